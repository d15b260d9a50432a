// Arrangements that no game reaches, by the three reasons that the article on gobb_analyzer gives.
#pragma once

#include <cstdint>

namespace kotai::gobblet {

struct ImpossibleCounts {
  std::uint64_t arrangements = 0;  ///< possible or not
  std::uint64_t ownLine = 0;       ///< the side to move has a line
  std::uint64_t onlyOwn = 0;       ///< only pieces of the side to move are on the board
  std::uint64_t onlyOther = 0;     ///< only pieces of the other side, and at least two
  std::uint64_t any = 0;           ///< for at least one of these reasons

  friend bool operator==(const ImpossibleCounts&, const ImpossibleCounts&) = default;
};

/// \p imagesOnce counts an arrangement and its images under the eight symmetries as one. Takes a tenth of a second.
ImpossibleCounts countImpossible(bool imagesOnce);

}  // namespace kotai::gobblet

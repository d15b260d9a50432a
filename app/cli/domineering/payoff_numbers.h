// The number of every stored position of a solved simultaneous game.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/simultaneous/position_list.h"

namespace kotai::cli {

/// Numbered from 0 in the order of the file: by covered squares, then ascending. Positions that are the same by symmetry have
/// one number. Only a solution knows which positions can be reached.
class PayoffNumbers {
 public:
  /// Throws SolutionError, as all functions here.
  explicit PayoffNumbers(SimultaneousSolutionPtr solution);

  struct Place {
    int covered = 0;
    std::uint64_t index = 0;  ///< among the positions with so many covered squares
  };
  std::uint64_t count() const { return m_firsts.back(); }
  std::uint64_t numberOf(Place place) const { return m_firsts[static_cast<std::size_t>(place.covered)] + place.index; }
  /// Precondition: number < count().
  Place at(std::uint64_t number) const;
  /// None: no game reaches the position.
  std::optional<Place> placeOf(const AnyPosition& position) const;
  /// As it is stored.
  AnyPosition positionAt(Place place) const { return {{entryAt(place).position, 0, 0, 0}}; }

 private:
  layout::PayoffEntry entryAt(Place place) const { return m_solution->entries(place.covered, place.index, 1).front(); }

  SimultaneousSolutionPtr m_solution;
  std::vector<std::uint64_t> m_firsts;  // by covered squares, then the total
};

}  // namespace kotai::cli

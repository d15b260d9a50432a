// Maps bits of a row to places in the index of the game.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/gobblet/index.h"
#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

/// Places of the counted bits of a row. A bit is counted if no symmetry of the row makes it smaller.
struct FoldPlaces {
  Row counted;
  /// Place relative to the first position of the row, indexed by the mover's set and the other set.
  std::array<std::array<std::int16_t, smallSetCount>, smallSetCount> place{};
  /// Indexed by place: 64 * number of the mover's set + number of the other set.
  std::vector<std::uint16_t> bits;
};

/// Immutable, computed once.
class Places {
 public:
  static const Places& get();
  const FoldPlaces& fold(int number) const { return m_folds[static_cast<std::size_t>(number)]; }

 private:
  Places();

  std::vector<FoldPlaces> m_folds;
};

}  // namespace kotai::gobblet::engine

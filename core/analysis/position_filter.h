// Filter of a position list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/game/position_kind.h"
#include "core/game/value.h"

namespace kotai {

struct PositionFilter {
  FindKind kind = FindKind::Zugzwang;
  std::optional<std::uint32_t> distancePlies;  ///< n, in rounds where the kind counts them; narrows other kinds to a distance
  std::optional<Outcome> outcome;              ///< narrows to positions of this value for the mover
  /// Narrows to a cell of an aggregated table; FindKind::Cell without one lists positions by value alone.
  struct Cell {
    std::string keyId;
    std::optional<int> mover;     ///< none: any
    std::optional<int> opponent;  ///< none: any
  };
  std::optional<Cell> cell;
};

}  // namespace kotai

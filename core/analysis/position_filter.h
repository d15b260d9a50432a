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
  /// The number n, in rounds if the kind counts rounds; narrows other kinds to a distance.
  std::optional<std::uint32_t> distancePlies;
  std::optional<Outcome> outcome;  ///< narrows to positions of this value for the mover
  /// Narrows to a cell of an aggregated table. FindKind::Cell without a cell lists positions by value alone.
  struct Cell {
    std::string keyId;
    std::optional<int> mover;     ///< missing if any value matches
    std::optional<int> opponent;  ///< missing if any value matches
  };
  std::optional<Cell> cell;
};

}  // namespace kotai

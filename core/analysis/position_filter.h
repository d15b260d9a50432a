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
  /// The n of the kind, in rounds if the kind counts rounds. For other kinds, the required distance.
  std::optional<std::uint32_t> distancePlies;
  std::optional<Outcome> outcome;  ///< required outcome for the side to move
  /// Required cell of an aggregated table. FindKind::Cell without a cell lists positions by value alone.
  struct Cell {
    std::string keyId;
    std::optional<int> mover;     ///< missing if any value matches
    std::optional<int> opponent;  ///< missing if any value matches
  };
  std::optional<Cell> cell;
};

}  // namespace kotai

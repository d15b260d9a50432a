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
  /// Required number n of the kind (for example, mate in n), in rounds if the kind counts rounds. For kinds without a
  /// number, the required distance in plies.
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

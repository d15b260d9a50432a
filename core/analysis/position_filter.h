// Filter for a list of positions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/game/position_kind.h"
#include "core/game/value.h"

namespace kotai {

struct PositionFilter {
  FindKind kind = FindKind::Zugzwang;
  /// Required number n of the kind (for example, mate in n), in rounds if the kind counts rounds. If the kind has
  /// no number, this member is the required distance in plies.
  std::optional<std::uint32_t> distancePlies;
  std::optional<Outcome> outcome;  ///< required outcome for the side to move
  /// Required cell of an aggregated table. FindKind::Cell without a cell lists positions by value alone.
  struct Cell {
    std::string keyId;
    std::optional<int> mover;     ///< value of the mover's key; missing if any value matches
    std::optional<int> opponent;  ///< value of the opponent's key; missing if any value matches
  };
  std::optional<Cell> cell;
};

}  // namespace kotai

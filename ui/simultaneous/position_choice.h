// Which positions of a solved board with simultaneous moves are listed.
#pragma once

#include <QMetaType>
#include <optional>

#include "ui/simultaneous/outcome_words.h"

namespace kotai::ui {

/// Positions that are not over, with everything that is set.
struct PositionChoice {
  std::optional<PositionClass> positionClass;
  std::optional<int> covered;          ///< number of covered cells
  std::optional<double> leastValue;    ///< payoff for Vertical ...
  std::optional<double> mostValue;
  friend bool operator==(const PositionChoice&, const PositionChoice&) = default;
};

}  // namespace kotai::ui

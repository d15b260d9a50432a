// A game that is over, turn by turn: what every position was worth, and what there is to say about each choice.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/simultaneous/position_values.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

/// A line of turns with all that is needed to judge it away from the window.
struct PlayedLine {
  SimultaneousVariantPtr variant;
  std::vector<PositionValuesPtr> values;  ///< whoever of them covers a position; none may be null
  std::vector<TurnTree::NodeId> nodes;    ///< the start first
  std::vector<AnyPosition> positions;     ///< by node
  std::vector<JointMove> turns;           ///< that led to the node; the first means nothing
};

struct JudgedTurn {
  TurnTree::NodeId node = TurnTree::root;  ///< that it led to
  JointMove turn;
  std::shared_ptr<const domineering::PositionGame> game;  ///< before it; null while its values are not known
  std::array<std::optional<ChoiceVerdict>, 2> verdicts;   ///< by Side

  bool isMistakeOf(Side side) const {
    const auto& verdict = verdicts[static_cast<std::size_t>(side)];
    return verdict && verdict->isMistake();
  }
};

struct JudgedGame {
  std::vector<JudgedTurn> turns;
  double result = 0;  ///< for the first side

  bool isKnown() const;  ///< the value of every position is
};

/// Slow; throws SolutionError. The line ends with a finished position.
JudgedGame judgeGame(const PlayedLine& line);

}  // namespace kotai::ui

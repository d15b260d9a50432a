// A finished game, turn by turn: the value of every position and a verdict on each choice.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/simultaneous/position_values.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

/// A line of turns with all data that a worker needs to judge it.
struct PlayedLine {
  SimultaneousVariantPtr variant;
  std::vector<PositionValuesPtr> values;  ///< the first that covers a position is used; none may be null
  std::vector<TurnTree::NodeId> nodes;    ///< positions, the start first
  std::vector<AnyPosition> positions;     ///< values by node
  std::vector<JointMove> turns;           ///< the turn that led to the node; the first is meaningless
};

struct JudgedTurn {
  TurnTree::NodeId node = TurnTree::root;  ///< the node after the turn
  JointMove turn;
  std::shared_ptr<const domineering::PositionGame> game;  ///< game before the turn; null while its values are unknown
  std::array<std::optional<ChoiceVerdict>, 2> verdicts;   ///< one verdict per Side

  AnyMove moveOf(Side side) const { return side == Side::First ? turn.first : turn.second; }
  const std::optional<ChoiceVerdict>& verdictOn(Side side) const { return verdicts[static_cast<std::size_t>(side)]; }
  bool isMistakeOf(Side side) const { return verdictOn(side) && verdictOn(side)->isMistake(); }
};

struct JudgedGame {
  std::vector<JudgedTurn> turns;
  double result = 0;  ///< value for the first side

  bool isKnown() const;  ///< true if the values of all positions are known
};

/// Slow; throws SolutionError. Precondition: the line ends with a finished position.
JudgedGame judgeGame(const PlayedLine& line);

}  // namespace kotai::ui

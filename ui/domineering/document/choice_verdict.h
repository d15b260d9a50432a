// Verdict on a choice once both are revealed, measured against the best mix.
#pragma once

#include <QString>

#include "solvers/domineering/exact/position_game.h"

namespace kotai::ui {

/// All from the point of view of the side that chose.
struct ChoiceVerdict {
  Side side = Side::First;
  double probability = 0;     ///< of the move in the best mix
  double guaranteedLess = 0;  ///< how much less than the best mix, if the other side knew the move
  double givenAway = 0;       ///< how much less against the other side's best mix: a mistake if positive
  double surest = 0;          ///< guarantee of the safest single move, whatever the other side knows
  double before = 0;          ///< value of the position ...
  double after = 0;           ///< ... and of the position after the turn

  bool lostSomething() const;  ///< by a mistake, or because the other side guessed well
  /// Another move guarantees the full value, and this one does not: taking a risk without need is a mistake.
  bool gaveUpSureValue() const;
  bool isMistake() const;  ///< whatever the other side chose
};

/// None if the game does not have the move.
std::optional<ChoiceVerdict> judgeChoice(const domineering::PositionGame& game, Side side, AnyMove move);
/// With the result of both choices together.
std::optional<ChoiceVerdict> judgeTurn(const domineering::PositionGame& game, Side side, JointMove turn);
QString verdictText(const ChoiceVerdict& verdict);  ///< "part of the best mix (33 %)"

}  // namespace kotai::ui

// Verdict on a choice once both are revealed, measured against the best mix.
#pragma once

#include <QString>

#include "solvers/domineering/exact/position_game.h"

namespace kotai::ui {

/// All from the point of view of the side that chose.
struct ChoiceVerdict {
  Side side = Side::First;
  double probability = 0;     ///< of the move in the best mix
  double guaranteedLess = 0;  ///< than the best mix, if the other side knew the move
  double givenAway = 0;       ///< against the other side's best mix: a mistake if positive
  double surest = 0;          ///< what the surest single move guarantees, whatever the other side knows
  double before = 0;          ///< value of the position ...
  double after = 0;           ///< ... and of the one that the turn led to

  bool lostSomething() const;  ///< by a mistake, or because the other side guessed well
  /// Another move makes sure of the full value, and this one does not: where nothing need be risked, it is a mistake to do so.
  bool gaveUpSureValue() const;
  bool isMistake() const;  ///< whatever the other side chose
};

/// None if the game does not have the move.
std::optional<ChoiceVerdict> judgeChoice(const domineering::PositionGame& game, Side side, AnyMove move);
/// With what both choices together have led to.
std::optional<ChoiceVerdict> judgeTurn(const domineering::PositionGame& game, Side side, JointMove turn);
QString verdictText(const ChoiceVerdict& verdict);  ///< "part of the best mix (33 %)"

}  // namespace kotai::ui

// Rates the quality of a move by the values of the positions before and after the move.
#pragma once

#include <optional>

#include "core/game/value.h"

namespace kotai {

/// Returns whether a move in a lost position lets the opponent win at once, although the best defence would have lasted at least
/// four plies longer. \p before is the value of the position for the mover, and \p after the value of the next position for the
/// other side.
bool losesAtOnce(Value before, Value after);

/// Returns the quality of a move, from 0 to 1. The quality is 0 if the move worsens the outcome or
/// losesAtOnce() returns true. Otherwise, the quality is 1 minus a penalty for wasted plies. Ten wasted plies
/// cost a quarter, and the penalty is at most a half. The arguments are those of losesAtOnce().
double moveAccuracy(Value before, Value after);

/// Returns a share as a rounded percentage for display. A share below 1 gives at most 99.
int accuracyPercent(double share);

/// Mean accuracy of the moves of one side in a game.
class AccuracyMean {
 public:
  void add(Value before, Value after);  ///< adds a move; the arguments are the same as for moveAccuracy()
  std::optional<double> value() const;  ///< mean accuracy, or nothing if there are no moves

 private:
  double m_sum = 0;
  int m_moves = 0;
};

}  // namespace kotai

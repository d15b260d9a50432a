// How well a move was chosen, as one number, from the values before and after it.
#pragma once

#include <optional>

#include "core/game/value.h"

namespace kotai {

/// From 0 to 1. A move that makes the outcome worse counts 0. One that keeps it counts 1, less for plies that it wastes: a win
/// made longer or a loss made shorter by 10 plies costs a quarter, however many never more than a half.
/// \p before: the value of the position for the mover; \p after: that of the next one, for the other side.
double moveAccuracy(Value before, Value after);

/// As people see it: rounded, but 100 only where nothing at all was lost.
int accuracyPercent(double share);

/// Accuracy of a side in a game: the mean over its moves.
class AccuracyMean {
 public:
  void add(Value before, Value after);  ///< as moveAccuracy() takes them
  std::optional<double> value() const;  ///< none without a move

 private:
  double m_sum = 0;
  int m_moves = 0;
};

}  // namespace kotai

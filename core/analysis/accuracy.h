// Quality of a move as one number, from the values before and after it.
#pragma once

#include <optional>

#include "core/game/value.h"

namespace kotai {

/// From 0 to 1. A move that makes the outcome worse counts 0. One that keeps it counts 1, minus a penalty for wasted plies:
/// 10 plies cost a quarter, and no number more than a half. \p before: the value of the position for the mover; \p after:
/// that of the next one, for the other side.
double moveAccuracy(Value before, Value after);

/// For display: rounded, but 100 only if nothing at all was lost.
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

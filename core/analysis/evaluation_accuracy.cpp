#include "core/analysis/evaluation_accuracy.h"

#include <cmath>

namespace kotai {

double SignCounts::share() const {
  if (positions() == 0) return 0;
  return (static_cast<double>(right) + static_cast<double>(even) / 2) / static_cast<double>(positions());
}

void EvaluationAccuracy::add(double evaluation, double value, std::uint32_t group) {
  // Welford's algorithm is accurate enough for a billion positions.
  const auto count = static_cast<double>(++m_positions);
  const double fromMean = evaluation - m_meanEvaluation;
  const double valueFromMean = value - m_meanValue;
  m_meanEvaluation += fromMean / count;
  m_meanValue += valueFromMean / count;
  m_evaluationSquares += fromMean * (evaluation - m_meanEvaluation);
  m_valueSquares += valueFromMean * (value - m_meanValue);
  m_products += fromMean * (value - m_meanValue);
  if (std::abs(value) != 1) return;
  SignCounts& signs = m_groups[group];
  if (evaluation == 0)
    ++signs.even;
  else if ((evaluation > 0) == (value > 0))
    ++signs.right;
  else
    ++signs.wrong;
}

double EvaluationAccuracy::correlation() const {
  const double squares = m_evaluationSquares * m_valueSquares;
  return squares > 0 ? m_products / std::sqrt(squares) : 0;
}

SignCounts EvaluationAccuracy::signs() const {
  SignCounts sum;
  for (const auto& [group, signs] : m_groups) {
    sum.right += signs.right;
    sum.wrong += signs.wrong;
    sum.even += signs.even;
  }
  return sum;
}

}  // namespace kotai

// Compares the evaluation of a game with the exact values.
#pragma once

#include <cstdint>
#include <map>

namespace kotai {

/// Numbers of won and lost positions, by whether the evaluation favours the side that wins.
struct SignCounts {
  std::uint64_t right = 0;  ///< number of positions in which the evaluation favours the winner
  std::uint64_t wrong = 0;  ///< number of positions in which the evaluation favours the loser
  std::uint64_t even = 0;   ///< number of positions in which the evaluation is zero
  std::uint64_t positions() const { return right + wrong + even; }
  double share() const;  ///< share of positions in which the sign is correct; an even evaluation counts half; 0 without positions
};

class EvaluationAccuracy {
 public:
  /// Adds a position. \p evaluation and \p value (-1 for a loss to 1 for a win) are for the same side. \p group: a key
  /// of groups().
  void add(double evaluation, double value, std::uint32_t group);

  std::uint64_t positions() const { return m_positions; }
  /// Returns Pearson's coefficient of evaluations and values, or 0 if all evaluations or all values are equal.
  double correlation() const;
  SignCounts signs() const;  ///< sum over all groups
  /// Returns the counts by group. Draws, and values between a loss and a win, count for the correlation only.
  const std::map<std::uint32_t, SignCounts>& groups() const { return m_groups; }

 private:
  std::uint64_t m_positions = 0;
  double m_meanEvaluation = 0;
  double m_meanValue = 0;
  double m_evaluationSquares = 0;  // sums of squares and products of the deviations from the means
  double m_valueSquares = 0;
  double m_products = 0;
  std::map<std::uint32_t, SignCounts> m_groups;
};

}  // namespace kotai

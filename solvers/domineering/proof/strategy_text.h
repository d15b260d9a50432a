// Writes a strategy as text, with one row for each of its positions.
#pragma once

#include <string>

#include "core/games/domineering/variant.h"
#include "core/simultaneous/strategy_file.h"

namespace kotai::domineering {

const char* nameOf(Side side);  ///< "vertical" or "horizontal"

/// Texts of a strategy's moves and positions, from the point of view of the strategy's side. Free cells in the
/// text are the cells that both sides can cover. Stores a reference to the strategy.
class StrategyText {
 public:
  explicit StrategyText(const Strategy& strategy) : m_strategy(strategy), m_board(strategy.columns, strategy.rows) {}
  std::string position(const Strategy::Entry& entry) const;
  std::string move(const Strategy::Entry& entry) const;  ///< "store" for a safe move
  /// Returns the whole strategy as CSV, with the columns of `kotai-cli export`.
  std::string csv() const;

 private:
  const Strategy& m_strategy;
  DomineeringVariant m_board;
};

}  // namespace kotai::domineering

#include "solvers/domineering/proof/strategy_text.h"

#include <fmt/format.h>

#include <iterator>

namespace kotai::domineering {

const char* nameOf(Side side) { return side == Side::First ? "vertical" : "horizontal"; }

std::string StrategyText::position(const Strategy::Entry& entry) const {
  return m_board.formatPosition(DomineeringVariant::positionOf(m_board.board().all & ~entry.contested));
}

std::string StrategyText::move(const Strategy::Entry& entry) const {
  if (entry.move == Strategy::fromStore) return "store";
  return fmt::format("{}{}", static_cast<char>('a' + entry.move % m_strategy.columns), entry.move / m_strategy.columns + 1);
}

std::string StrategyText::csv() const {
  std::string text = "side,payoff,position,own_store,other_store,move,in_bands\n";
  for (const Strategy::Entry& entry : m_strategy.entries)
    fmt::format_to(std::back_inserter(text), "{},{},{},{},{},{},{}\n", nameOf(m_strategy.side), m_strategy.payoff,
                   position(entry), entry.ownStore, entry.otherStore, move(entry), m_strategy.inBands ? 1 : 0);
  return text;
}

}  // namespace kotai::domineering

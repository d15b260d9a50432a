#include "ui/domineering/matrix/matrix_strategy.h"

#include <algorithm>

namespace kotai::ui {

std::vector<double> probabilitiesOf(const domineering::PositionGame& game, const ChosenStrategy& strategy) {
  const bool first = strategy.side == Side::First;
  const std::size_t count = first ? game.matrix.rows : game.matrix.columns;
  switch (strategy.kind) {
    case ChosenStrategy::Kind::BestMix: return first ? game.equilibrium.rowStrategy : game.equilibrium.columnStrategy;
    case ChosenStrategy::Kind::Uniform: return std::vector<double>(count, 1.0 / static_cast<double>(count));
    case ChosenStrategy::Kind::Move: break;
  }
  std::vector<double> single(count, 0.0);
  single[std::min(strategy.move, count - 1)] = 1;
  return single;
}

Exploitability exploitabilityOf(const domineering::PositionGame& game, const ChosenStrategy& strategy) {
  const bool first = strategy.side == Side::First;
  const std::vector<double> mix = probabilitiesOf(game, strategy);
  const std::size_t replies = first ? game.matrix.columns : game.matrix.rows;
  std::vector<double> payoffs(replies, 0.0);
  for (std::size_t reply = 0; reply < replies; ++reply)
    for (std::size_t move = 0; move < mix.size(); ++move)
      payoffs[reply] += mix[move] * (first ? game.matrix.at(move, reply) : -game.matrix.at(reply, move));
  const auto worst = std::min_element(payoffs.begin(), payoffs.end());
  const double value = first ? game.equilibrium.value : -game.equilibrium.value;
  return {*worst, std::max(value - *worst, 0.0), static_cast<std::size_t>(worst - payoffs.begin())};
}

}  // namespace kotai::ui

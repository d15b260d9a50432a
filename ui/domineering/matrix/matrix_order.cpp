#include "ui/domineering/matrix/matrix_order.h"

#include <algorithm>
#include <functional>
#include <numeric>

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

double shownProbability(const domineering::PositionGame& game, const std::optional<MatrixStage>& stage, Side side,
                        std::size_t move) {
  if (stage) return (side == Side::First ? stage->rowStrategy : stage->columnStrategy)[move];
  return (side == Side::First ? game.equilibrium.rowStrategy : game.equilibrium.columnStrategy)[move];
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

constexpr double same = 1e-9;

/// Returns for each move whether it is weakly dominated. `payoff(move, reply)` is the payoff of the moving
/// side.
static std::vector<bool> dominated(std::size_t moves, std::size_t replies,
                                   const std::function<double(std::size_t, std::size_t)>& payoff) {
  std::vector<bool> result(moves, false);
  for (std::size_t move = 0; move < moves; ++move)
    for (std::size_t other = 0; other < moves && !result[move]; ++other) {
      bool neverWorse = other != move;
      bool onceBetter = false;
      for (std::size_t reply = 0; reply < replies && neverWorse; ++reply) {
        const double difference = payoff(other, reply) - payoff(move, reply);
        neverWorse = difference > -same;
        onceBetter = onceBetter || difference > same;
      }
      result[move] = neverWorse && onceBetter;
    }
  return result;
}

/// Returns moves sorted by score, highest first. Moves with equal scores stay in the order of the board.
static std::vector<std::size_t> ordered(std::size_t count, const std::vector<bool>& hidden,
                                        const std::function<double(std::size_t)>& score) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::erase_if(order, [&](std::size_t move) { return hidden[move]; });
  if (score)
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return score(a) > score(b) + same; });
  return order;
}

static std::vector<bool> hiddenMoves(bool hide, std::vector<bool> dominatedMoves, const std::vector<double>& strategy) {
  for (std::size_t move = 0; move < dominatedMoves.size(); ++move)
    if (!hide || strategy[move] > same) dominatedMoves[move] = false;
  return dominatedMoves;
}

std::vector<bool> dominatedRows(const domineering::PositionGame& game) {
  return dominated(game.matrix.rows, game.matrix.columns,
                   [&](std::size_t move, std::size_t reply) { return game.matrix.at(move, reply); });
}

std::vector<bool> dominatedColumns(const domineering::PositionGame& game) {
  return dominated(game.matrix.columns, game.matrix.rows,
                   [&](std::size_t move, std::size_t reply) { return -game.matrix.at(reply, move); });
}

MatrixOrder orderOf(const domineering::PositionGame& game, MatrixSorting sorting, bool hideDominated) {
  const auto& equilibrium = game.equilibrium;
  std::function<double(std::size_t)> rowScore;
  std::function<double(std::size_t)> columnScore;
  if (sorting == MatrixSorting::Probability) {
    rowScore = [&](std::size_t row) { return equilibrium.rowStrategy[row]; };
    columnScore = [&](std::size_t column) { return equilibrium.columnStrategy[column]; };
  } else if (sorting == MatrixSorting::Guarantee) {
    rowScore = [&](std::size_t row) { return game.firstGuarantees[row]; };
    columnScore = [&](std::size_t column) { return -game.secondGuarantees[column]; };
  }
  const auto none = [](std::size_t count) { return std::vector<bool>(count, false); };
  return {
      ordered(game.matrix.rows,
              hiddenMoves(hideDominated, hideDominated ? dominatedRows(game) : none(game.matrix.rows), equilibrium.rowStrategy),
              rowScore),
      ordered(game.matrix.columns,
              hiddenMoves(hideDominated, hideDominated ? dominatedColumns(game) : none(game.matrix.columns),
                          equilibrium.columnStrategy),
              columnScore)};
}

}  // namespace kotai::ui

#include "ui/domineering/document/judged_game.h"

#include <algorithm>

namespace kotai::ui {

namespace {

std::shared_ptr<const domineering::PositionGame> gameAt(const PlayedLine& line, const AnyPosition& position) {
  for (const PositionValuesPtr& values : line.values)
    if (auto game = domineering::positionGame(*values, position))
      return std::make_shared<const domineering::PositionGame>(std::move(*game));
  return nullptr;
}

}  // namespace

bool JudgedGame::isKnown() const {
  return !turns.empty() && std::ranges::all_of(turns, [](const JudgedTurn& turn) { return turn.game != nullptr; });
}

JudgedGame judgeGame(const PlayedLine& line) {
  JudgedGame judged;
  for (std::size_t i = 1; i < line.nodes.size(); ++i) {
    JudgedTurn turn{line.nodes[i], line.turns[i], gameAt(line, line.positions[i - 1]), {}};
    for (const Side side : {Side::First, Side::Second})
      if (turn.game) turn.verdicts[static_cast<std::size_t>(side)] = judgeTurn(*turn.game, side, turn.turn);
    judged.turns.push_back(std::move(turn));
  }
  if (const auto payoff = line.variant->finished(line.positions.back())) judged.result = static_cast<double>(*payoff);
  return judged;
}

}  // namespace kotai::ui

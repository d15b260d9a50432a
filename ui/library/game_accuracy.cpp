#include "ui/library/game_accuracy.h"

#include <utility>

#include "core/analysis/accuracy.h"
#include "core/library/library_game.h"

namespace kotai::ui {

std::array<std::optional<double>, 2> gameAccuracy(const Solution& solution, const ReadGame& game) {
  std::array<AccuracyMean, 2> means;
  const std::vector<AnyPosition> line = mainLineOf({game});
  for (std::size_t ply = 0; ply + 1 < line.size(); ++ply) {
    const auto side = static_cast<std::size_t>(game.variant->sideToMove(line[ply]));
    means[side].add(solution.value(line[ply]), solution.value(line[ply + 1]));
  }
  return {means[0].value(), means[1].value()};
}

std::function<std::array<std::optional<double>, 2>(const SavedGame&)> accuracyJudge(SolutionPtr solution) {
  return
      [solution = std::move(solution)](const SavedGame& game) { return gameAccuracy(*solution, std::get<ReadGame>(game.game)); };
}

}  // namespace kotai::ui

#include "ui/library/game_accuracy.h"

#include "core/analysis/accuracy.h"
#include "core/library/library_game.h"

namespace kotai::ui {

std::array<std::optional<double>, 2> gameAccuracy(const Solution& solution, const ReadGame& game) {
  std::array<double, 2> sums{};
  std::array<int, 2> moves{};
  const std::vector<AnyPosition> line = mainLineOf({game});
  for (std::size_t ply = 0; ply + 1 < line.size(); ++ply) {
    const auto side = static_cast<std::size_t>(game.variant->sideToMove(line[ply]));
    sums[side] += moveAccuracy(solution.value(line[ply]), solution.value(line[ply + 1]));
    ++moves[side];
  }
  std::array<std::optional<double>, 2> means;
  for (std::size_t side = 0; side < means.size(); ++side)
    if (moves[side] > 0) means[side] = sums[side] / moves[side];
  return means;
}

}  // namespace kotai::ui

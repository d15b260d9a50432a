#include "ui/shell/game_picture.h"

#include <algorithm>
#include <vector>

#include "ui/board/board_scene.h"
#include "ui/games/presentation.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

/// Returns the turns that lead to a position of the game.
std::vector<JointMove> turnsTo(const SavedGame& saved, const AnyPosition& position) {
  const auto& moves = std::get<ReadTurnGame>(saved.game).moves;
  const std::vector<AnyPosition> positions = positionsOf(saved);
  std::vector<JointMove> turns;
  for (auto move = std::ranges::find(positions, position) - positions.begin(); move > 0;
       move = moves[static_cast<std::size_t>(move) - 1].parent)
    turns.push_back(moves[static_cast<std::size_t>(move) - 1].move);
  std::ranges::reverse(turns);
  return turns;
}

}  // namespace

LiveBoard::Paint pictureOf(const SavedGame& game, const AnyPosition& position) {
  if (const auto* turns = std::get_if<ReadTurnGame>(&game.game)) {
    return
        [variant = turns->variant, start = turns->start, led = turnsTo(game, position)](QPainter& painter, const QRectF& area) {
          presentationOf(variant->gameId()).simultaneous->paintTurns(painter, area, *variant, start, led);
        };
  }
  BoardScene scene;
  scene.variant = std::get<ReadGame>(game.game).variant;
  scene.position = position;
  scene.surroundings = false;
  return [scene](QPainter& painter, const QRectF& area) { paintBoardScene(painter, area, scene, Theme::instance().palette()); };
}

}  // namespace kotai::ui

#include "ui/shell/game_picture.h"

#include "ui/board/board_scene.h"
#include "ui/games/presentation.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

LiveBoard::Paint pictureOf(const SavedGame& game, const AnyPosition& position) {
  if (const auto* turns = std::get_if<ReadTurnGame>(&game.game)) {
    return [variant = turns->variant, position](QPainter& painter, const QRectF& area) {
      presentationOf(variant->gameId()).simultaneous->paintPosition(painter, area, *variant, position);
    };
  }
  BoardScene scene;
  scene.variant = std::get<ReadGame>(game.game).variant;
  scene.position = position;
  scene.surroundings = false;
  return [scene](QPainter& painter, const QRectF& area) { paintBoardScene(painter, area, scene, Theme::instance().palette()); };
}

}  // namespace kotai::ui

#include "ui/board/board_thumbnail.h"

#include <algorithm>
#include <cmath>

#include "core/game/registry.h"
#include "core/play/play.h"
#include "ui/board/board_moves.h"
#include "ui/board/board_painter.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

static BoardScene smallScene(VariantPtr variant, const AnyPosition& position) {
  BoardScene scene;
  scene.variant = std::move(variant);
  scene.position = position;
  scene.surroundings = false;
  return scene;
}

/// Returns a pointer for a short time, in which the caller keeps the variant alive.
static VariantPtr borrowed(const Variant& variant) {
  return {&variant, [](const Variant*) {}};
}

BoardScene smallScene(const std::string& variantId, const AnyPosition& position) {
  const auto variant = parseVariant(variantId);
  return variant ? smallScene(*variant, position)
                 : presentationOf(parsePlay(variantId).value()->gameId()).atOnce->scene(variantId, position);
}

QPixmap paintedPixmap(const QSize& size, qreal devicePixelRatio, const std::function<void(QPainter&, const QRectF&)>& paint) {
  QPixmap pixmap(QSizeF(QSizeF(size) * devicePixelRatio).toSize());
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, QRectF(QPointF(0, 0), QSizeF(size)));
  return pixmap;
}

QPixmap renderScene(const BoardScene& scene, const QSize& size, qreal devicePixelRatio) {
  return paintedPixmap(size, devicePixelRatio, paintOf(scene));
}

QPixmap renderPiece(const Variant& variant, Side owner, int kind, int sizePx, qreal devicePixelRatio) {
  return paintedPixmap(QSize(sizePx, sizePx), devicePixelRatio, [&](QPainter& painter, const QRectF& area) {
    boardPainterFor(variant).paintPiece(painter, area, {{}, owner, kind}, false, Theme::instance().palette());
  });
}

QPixmap renderBoardThumbnail(const Variant& variant, const AnyPosition& position, int sizePx, qreal devicePixelRatio) {
  return renderScene(smallScene(borrowed(variant), position), QSize(sizePx, sizePx), devicePixelRatio);
}

QPixmap renderBoardFigure(const Variant& variant, const AnyPosition& position, int widthPx, qreal devicePixelRatio,
                          std::optional<Square> held, std::shared_ptr<const BoardLayer> layer) {
  BoardScene scene = smallScene(borrowed(variant), position);
  if (layer) scene.layers.push_back(std::move(layer));
  scene.held = held;
  if (held)
    for (const AnyMove move : variant.legalMoves(position))
      if (const MoveSquares squares = variant.moveSquares(position, move); squares.from == *held)
        scene.targets.push_back(squares.to);
  scene.coordinates = false;
  scene.surroundings = std::ranges::any_of(scene.targets, [&variant](Square target) {
    return target.row >= variant.rows() ||
           target.column >= variant.columns();  // exit: the picture includes the surroundings of the board
  });
  for (const DecisiveMove& threat : threatsAgainstMover(variant, position))
    (threat.takes ? scene.attacked : scene.tries).push_back(threat.squares.to);
  const QSizeF cells = proportionsOf(scene);
  return renderScene(scene, QSize(widthPx, static_cast<int>(std::ceil(widthPx * cells.height() / cells.width()))),
                     devicePixelRatio);
}

QPixmap renderPositionText(const std::string& variantId, const std::string& position, int sizePx, qreal devicePixelRatio) {
  const auto play = parsePlay(variantId);
  const auto read = play ? (*play)->parsePosition(position) : tl::unexpected(play.error());
  return read ? renderScene(smallScene(variantId, *read), QSize(sizePx, sizePx), devicePixelRatio) : QPixmap();
}

}  // namespace kotai::ui

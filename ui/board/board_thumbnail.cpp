#include "ui/board/board_thumbnail.h"

#include <algorithm>
#include <cmath>

#include "core/game/registry.h"
#include "core/play/play.h"
#include "ui/board/board_moves.h"
#include "ui/board/board_painter.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

static BoardScene smallScene(const Variant& variant, const AnyPosition& position) {
  BoardScene scene;
  scene.variant = VariantPtr(&variant, [](const Variant*) {});  // the caller keeps the variant alive
  scene.position = position;
  scene.surroundings = false;
  return scene;
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
  return renderScene(smallScene(variant, position), QSize(sizePx, sizePx), devicePixelRatio);
}

QPixmap renderBoardFigure(const Variant& variant, const AnyPosition& position, int widthPx, qreal devicePixelRatio,
                          std::optional<Square> held, std::shared_ptr<const BoardLayer> layer) {
  BoardScene scene = smallScene(variant, position);
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

QPixmap renderPositionText(const std::string& variantId, const std::string& position, int widthPx, qreal devicePixelRatio,
                           const std::function<QPixmap(const Variant&, const AnyPosition&)>& render) {
  if (const auto variant = parseVariant(variantId)) {
    const auto read = (*variant)->parsePosition(position);
    return read ? render(**variant, *read) : QPixmap();
  }
  const auto play = parsePlay(variantId);
  const auto parts = play ? presentationOf((*play)->gameId()).atOnce : nullptr;
  if (!parts) return {};
  const auto read = (*play)->parsePosition(position);
  return read ? parts->thumbnail(variantId, *read, widthPx, devicePixelRatio) : QPixmap();
}

}  // namespace kotai::ui

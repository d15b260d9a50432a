// Small pictures of positions, for lists and cards.
#pragma once

#include <QPainter>
#include <QPixmap>
#include <functional>
#include <optional>
#include <string>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Returns a picture on a transparent background. \p size: in device-independent pixels.
QPixmap paintedPixmap(const QSize& size, qreal devicePixelRatio, const std::function<void(QPainter&, const QRectF&)>& paint);

/// Returns the scene of a position without surroundings, for a game of any kind. Precondition: the id is valid.
BoardScene smallScene(const std::string& variantId, const AnyPosition& position);

/// Returns a picture of a scene in the current theme. GUI thread only.
QPixmap renderScene(const BoardScene& scene, const QSize& size, qreal devicePixelRatio);

/// Returns a picture of a piece of the game in the current theme. GUI thread only.
QPixmap renderPiece(const Variant& variant, Side owner, int kind, int sizePx, qreal devicePixelRatio);

/// Returns a picture of a board in the current theme, on a transparent background. The picture has sizePx x
/// sizePx device-independent pixels. GUI thread only.
QPixmap renderBoardThumbnail(const Variant& variant, const AnyPosition& position, int sizePx, qreal devicePixelRatio);

/// Returns a picture of a position without surroundings, for use on pages. The picture is `widthPx` wide and as
/// high as necessary. Threatened pieces are marked. If a square is given, its piece is shown picked up, with
/// all its target squares. \p layer is added to the picture.
QPixmap renderBoardFigure(const Variant& variant, const AnyPosition& position, int widthPx, qreal devicePixelRatio,
                          std::optional<Square> held = {}, std::shared_ptr<const BoardLayer> layer = {});

/// Returns a picture of a position that is given as text. Returns null if a text cannot be parsed. GUI thread only.
QPixmap renderPositionText(const std::string& variantId, const std::string& position, int sizePx, qreal devicePixelRatio);

}  // namespace kotai::ui

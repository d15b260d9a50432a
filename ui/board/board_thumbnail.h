// Small pictures of positions, for lists and cards.
#pragma once

#include <QPixmap>
#include <optional>

#include "core/game/variant.h"

namespace kotai::ui {

/// A board of sizePx x sizePx device-independent pixels in the current theme, transparent around it. GUI thread only.
QPixmap renderBoardThumbnail(const Variant& variant, const AnyPosition& position, int sizePx, qreal devicePixelRatio);

/// The same without surroundings, `widthPx` wide and as high as necessary, with threatened pieces marked, for use on pages. If
/// a square is given, its piece is shown picked up, with all its target squares.
QPixmap renderBoardFigure(const Variant& variant, const AnyPosition& position, int widthPx, qreal devicePixelRatio,
                          std::optional<Square> held = {});

}  // namespace kotai::ui

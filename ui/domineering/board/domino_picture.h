// Pictures of positions with dominoes, for lists and cards.
#pragma once

#include <QPixmap>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/files/picture_file.h"

namespace kotai::ui {

/// A board of sizePx x sizePx device-independent pixels in the current theme, transparent around it. GUI thread only.
QPixmap renderDominoThumbnail(const SimultaneousVariant& variant, const AnyPosition& position, int sizePx,
                              qreal devicePixelRatio);
/// The same for any scene, without coordinates.
QPixmap renderDominoThumbnail(const DominoScene& scene, int sizePx, qreal devicePixelRatio);

/// The board for files, the clipboard and printing.
Picture pictureOf(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& scene);

}  // namespace kotai::ui

// Pictures of pieces from the resources, drawn once for each size and palette.
#pragma once

#include <QPainter>
#include <QString>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// Fills `box` with `:/kotai/pieces/NAME.svg`. Raster painters use a cached picture of the right resolution. Vector painters
/// (SVG, PDF) draw the shapes themselves. Any thread.
void paintPiecePicture(QPainter& painter, const QString& name, const QRectF& box, const ColourPalette& palette);

}  // namespace kotai::ui

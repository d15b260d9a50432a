// Pictures of pieces from the resources, drawn once for each size and palette.
#pragma once

#include <QPainter>
#include <QString>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// Fills `box` with `:/kotai/pieces/NAME.svg`. Raster painters get a cached picture made for their scale. Vector painters
/// (SVG, PDF) get the drawing itself. Any thread.
void paintPiecePicture(QPainter& painter, const QString& name, const QRectF& box, const ColourPalette& palette);

}  // namespace kotai::ui

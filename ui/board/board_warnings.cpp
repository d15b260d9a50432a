// Marks pieces that the player to move is about to lose.
#include "ui/board/board_overlay.h"

namespace kotai::ui {

namespace {

/// Glow around the piece, and a frame.
void paintAttacked(QPainter& painter, const QRectF& square, const ColourPalette& palette) {
  const double cell = square.width();
  const double reach = cell * 0.68;
  QRadialGradient glow(square.center(), reach);
  QColor colour = palette.danger;
  colour.setAlpha(200);
  glow.setColorAt(0.45, colour);
  colour.setAlpha(0);
  glow.setColorAt(1, colour);
  painter.setPen(Qt::NoPen);
  painter.setBrush(glow);
  painter.drawEllipse(square.center(), reach, reach);
  const double in = cell * 0.035;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.danger, cell * 0.04));
  painter.drawRoundedRect(square.adjusted(in, in, -in, -in), cell * 0.17, cell * 0.17);
}

void paintTry(QPainter& painter, const QRectF& square, const ColourPalette& palette) {
  const double cell = square.width();
  const double in = cell * 0.075;
  QPen dashes(palette.danger, cell * 0.026, Qt::CustomDashLine, Qt::RoundCap);
  dashes.setDashPattern({3.2, 3.0});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(square.adjusted(in, in, -in, -in), cell * 0.1, cell * 0.1);
}

}  // namespace

void paintThreats(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const Square square : scene.attacked) paintAttacked(painter, layout.squareRect(square), palette);
  for (const Square square : scene.tries) paintTry(painter, layout.squareRect(square), palette);
  painter.restore();
}

}  // namespace kotai::ui

#include "ui/board/board_overlay.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/board/board_mark_places.h"
#include "ui/board/board_painter.h"
#include "ui/strings/strings.h"
#include "ui/strings/waste_text.h"

namespace kotai::ui {

namespace {

constexpr double ringShare = 1.42;    ///< ring of a perfect move, relative to its mark
constexpr double mostOfCell = 0.2;    ///< largest share of a cell that a mark may cover, measured from its centre
constexpr double smallestMarkPx = 7;  ///< smallest radius in which a Japanese character is readable

void setPixelSize(QPainter& painter, double pixels, QFont::Weight weight) {
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
  font.setWeight(weight);
  painter.setFont(font);
}

QColor backgroundAt(const BoardScene& scene, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  if (!layout.contains(square)) return palette.window;
  return boardPainterFor(*scene.variant).squareColour(layout, square, palette);
}

void paintWaste(QPainter& painter, const QPointF& centre, double cell, const ValueMark& mark, const ColourPalette& palette) {
  const QString text = wasteText(mark.value.outcome, mark.wastedPlies);
  setPixelSize(painter, cell * 0.125, QFont::DemiBold);
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + cell * 0.1;
  QRectF pill(0, 0, std::max(width, cell * 0.22), cell * 0.18);
  pill.moveCenter(centre);
  painter.setPen(QPen(palette.border, cell * 0.01));
  painter.setBrush(palette.surface);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(palette.text);
  painter.drawText(pill, Qt::AlignCenter, text);
}

void paintValueMark(QPainter& painter, const BoardLayout& layout, const ValueMark& mark, const QColor& base,
                    const ColourPalette& palette) {
  const double cell = layout.cell;
  const double radius = cell * 0.285;
  const QPointF centre = badgeCentre(layout, mark.square);
  const double strength = valueStrength(mark.value);
  const QColor colour = palette.of(mark.value.outcome);
  const QColor fill = mixed(base, colour, (palette.dark ? 0.12 : 0.08) + 0.24 * strength);
  const QColor ring = mark.perfect ? colour : mixed(base, colour, 0.35 + 0.3 * strength);

  painter.setBrush(fill);
  if (mark.several) {
    painter.setPen(QPen(mixed(base, ring, 0.6), cell * 0.014));
    painter.drawEllipse(centre + QPointF(cell * 0.055, -cell * 0.045), radius, radius);
  }
  painter.setPen(QPen(ring, mark.perfect ? cell * 0.034 : cell * 0.013));
  painter.drawEllipse(centre, radius, radius);

  const QString text = badgeText(mark.value);
  const double pixels = cell * 0.18;
  setPixelSize(painter, pixels, mark.perfect ? QFont::Bold : QFont::DemiBold);
  const double room = radius * 1.55;
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
  if (width > room) setPixelSize(painter, pixels * room / width, mark.perfect ? QFont::Bold : QFont::DemiBold);
  painter.setPen(withContrast(palette.textOf(mark.value.outcome), fill, 4.5));
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter, text);
  if (mark.wastedPlies > 0) paintWaste(painter, centre + QPointF(cell * 0.2, cell * 0.25), cell, mark, palette);
}

/// On a piece, the value is shown on a band across its edge.
void paintValueBand(QPainter& painter, const BoardLayout& layout, const ValueMark& mark, double place,
                    const ColourPalette& palette) {
  const double cell = layout.cell;
  setPixelSize(painter, cell * 0.165, mark.perfect ? QFont::Bold : QFont::DemiBold);
  const QString text = badgeText(mark.value);
  const double width = std::max(QFontMetricsF(painter.font()).horizontalAdvance(text) + cell * 0.18, cell * 0.34);
  QRectF band(0, 0, width, cell * 0.25);
  band.moveCenter(layout.centre(mark.square) + QPointF(0, cell * place));
  const QColor fill = mixed(palette.surface, palette.of(mark.value.outcome), 0.1 + 0.14 * valueStrength(mark.value));
  const QColor colour = palette.of(mark.value.outcome);
  painter.setBrush(fill);
  if (mark.several) {
    painter.setPen(QPen(mixed(palette.surface, colour, 0.6), cell * 0.014));
    painter.drawRoundedRect(band.translated(cell * 0.055, -cell * 0.045), band.height() / 2, band.height() / 2);
  }
  painter.setPen(QPen(colour, cell * (mark.perfect ? 0.034 : 0.015)));
  painter.drawRoundedRect(band, band.height() / 2, band.height() / 2);
  painter.setPen(withContrast(palette.textOf(mark.value.outcome), fill, 4.5));
  painter.drawText(band, Qt::AlignCenter, text);
  if (mark.wastedPlies > 0) paintWaste(painter, band.topRight() + QPointF(cell * 0.04, -cell * 0.03), cell, mark, palette);
}

void paintTargetOnPiece(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  const double in = layout.cell * 0.045;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.accent, layout.cell * 0.045));
  painter.drawRoundedRect(layout.squareRect(square).adjusted(in, in, -in, -in), layout.cell * 0.16, layout.cell * 0.16);
}

}  // namespace

void paintFrame(QPainter& painter, const BoardLayout& layout, const QRectF& around, const QColor& colour) {
  const double gap = layout.cell * 0.035;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, layout.cell * 0.035));
  painter.drawRoundedRect(around.adjusted(-gap, -gap, gap, gap), gap * 2, gap * 2);
  painter.restore();
}

void paintHighlights(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const double inset = layout.cell * boardPainterFor(*scene.variant).squareInset();
  const double radius = layout.cell * 0.08;
  painter.save();
  painter.setPen(Qt::NoPen);
  if (scene.lastMove && boardPainterFor(*scene.variant).standsOnSquare(scene.lastMove->kindAfter)) {
    for (const Square square : {scene.lastMove->from, scene.lastMove->to}) {
      if (!layout.contains(square) && layout.handGap == 0) continue;
      const QColor base = backgroundAt(scene, layout, square, palette);
      painter.setBrush(mixed(base, palette.lastMove, palette.dark ? 0.36 : 0.42));
      painter.drawRoundedRect(layout.squareRect(square).adjusted(inset, inset, -inset, -inset), radius, radius);
    }
  }
  if (scene.pointed && !scene.held) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(palette.surface, palette.accent, 0.75), layout.cell * 0.022));
    painter.drawRoundedRect(placeRect(scene, layout, *scene.pointed).adjusted(inset, inset, -inset, -inset), radius, radius);
  }
  if (scene.held) {
    painter.setBrush(mixed(backgroundAt(scene, layout, *scene.held, palette), palette.accent, 0.22));
    painter.setPen(QPen(palette.accent, layout.cell * 0.026));
    const double in = inset + layout.cell * 0.018;
    painter.drawRoundedRect(placeRect(scene, layout, *scene.held).adjusted(in, in, -in, -in), radius, radius);
  }
  painter.restore();
}

void paintTargets(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const Square target : scene.targets) {
    if (hasValue(scene, target) || isOccupied(scene, target)) continue;
    QColor fill = palette.accent;
    fill.setAlpha(90);
    painter.setPen(QPen(palette.accent, layout.cell * 0.016));
    painter.setBrush(fill);
    const double radius = layout.cell * 0.12;
    painter.drawEllipse(badgeCentre(layout, target), radius, radius);
  }
  painter.restore();
}

void paintValueMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const ValueMark& mark : scene.valueMarks)
    if (!isOccupied(scene, mark.square))
      paintValueMark(painter, layout, mark, backgroundAt(scene, layout, mark.square, palette), palette);
  painter.restore();
}

void paintMarksOnPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const Square target : scene.targets)
    if (isOccupied(scene, target)) paintTargetOnPiece(painter, layout, target, palette);
  for (const ValueMark& mark : scene.valueMarks)
    if (isOccupied(scene, mark.square))
      paintValueBand(painter, layout, mark, boardPainterFor(*scene.variant).valueBandPlace(), palette);
  painter.restore();
}

void paintPieceMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  constexpr char16_t firstWordSign = 0x2e80;  // above this code point, characters have many strokes
  const double strokes = outcomeLetter(Outcome::Win).at(0) >= QChar(firstWordSign) ? 1.35 : 1.0;
  const double radius = std::max(layout.cell * 0.095, smallestMarkPx) * strokes;
  const bool covers = radius * ringShare > layout.cell * mostOfCell;
  if (covers && !scene.surroundings) return painter.restore();  // in a small picture the pieces matter more
  setPixelSize(painter, radius * 1.22, QFont::Bold);
  for (const PieceMark& mark : scene.pieceMarks) {
    // On a tile, the corner is free. A car leaves more room.
    const double inwards = layout.cell * (layout.handGap > 0 ? 0.12 : 0.16);
    const QPointF centre = layout.squareRect(mark.square).topRight() + QPointF(-inwards, inwards);
    if (mark.perfect) {
      painter.setBrush(palette.surface);
      painter.setPen(QPen(palette.textOf(mark.best), radius * 0.25));
      painter.drawEllipse(centre, radius * ringShare, radius * ringShare);
    }
    painter.setBrush(palette.textOf(mark.best));  // dark (or light) enough for a readable letter on it
    painter.setPen(QPen(palette.surface, radius * 0.19));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(palette.surface);
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                     outcomeLetter(mark.best));
  }
  painter.restore();
}

void paintCursor(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.cursor) return;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.text, layout.cell * 0.022, Qt::DashLine, Qt::RoundCap));
  const double in = layout.cell * 0.06;
  QRectF rect = placeRect(scene, layout, *scene.cursor);
  if (!layout.contains(*scene.cursor) && !isInHand(scene, *scene.cursor)) rect.moveCenter(badgeCentre(layout, *scene.cursor));
  painter.drawRoundedRect(rect.adjusted(in, in, -in, -in), layout.cell * 0.08, layout.cell * 0.08);
  painter.restore();
}

}  // namespace kotai::ui

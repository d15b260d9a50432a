#include "ui/board/board_overlay.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/board/board_painter.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Returns the centre of a badge. A badge outside the board is moved towards the board, so that it fits into the margin.
static QPointF badgeCentre(const BoardLayout& layout, Square square) {
  QPointF centre = layout.centre(square);
  const double shift = layout.cell * 0.14;
  if (square.row >= layout.rows) centre.ry() += layout.direction() * shift;
  if (square.row < 0) centre.ry() -= layout.direction() * shift;
  if (square.column >= layout.columns) centre.rx() -= layout.direction() * shift;
  if (square.column < 0) centre.rx() += layout.direction() * shift;
  return centre;
}

static QRectF placeRect(const BoardScene& scene, const BoardLayout& layout, Square square) {
  if (!layout.contains(square))
    for (const HandSlot& slot : handsOf(scene))
      if (slot.square == square) return painterOf(scene).handRect(layout, slot);
  return layout.squareRect(square);
}

static bool isInHand(const BoardScene& scene, Square square) {
  return std::ranges::any_of(handsOf(scene), [square](const HandSlot& slot) { return slot.square == square; });
}

static bool isOccupied(const BoardScene& scene, Square square) {
  const std::vector<PieceOnBoard> pieces = piecesOf(scene);
  const BoardPainter& game = painterOf(scene);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const PieceOnBoard& piece) { return piece.square == square && game.standsOnSquare(piece.kind); });
}

static bool hasValue(const BoardScene& scene, Square square) {
  return std::any_of(scene.valueMarks.begin(), scene.valueMarks.end(),
                     [square](const ValueMark& mark) { return mark.square == square; });
}

constexpr double ringShare = 1.42;     ///< radius of the ring around the mark of a perfect move, relative to the mark
constexpr double maxMarkRadius = 0.2;  ///< largest radius of a mark that leaves the piece visible, in cells
constexpr double smallestMarkPx = 7;   ///< smallest radius in which a Japanese character is readable

static void setPixelSize(QPainter& painter, double pixels, QFont::Weight weight) {
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
  font.setWeight(weight);
  painter.setFont(font);
}

static QColor backgroundAt(const BoardScene& scene, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  if (!layout.contains(square)) return palette.window;
  return painterOf(scene).squareColour(layout, square, palette);
}

static void paintWaste(QPainter& painter, const QPointF& centre, double cell, const ValueMark& mark,
                       const ColourPalette& palette) {
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

static void paintValueMark(QPainter& painter, const BoardLayout& layout, const ValueMark& mark, const QColor& base,
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

/// Paints the value on a band across the edge of a piece.
static void paintValueBand(QPainter& painter, const BoardLayout& layout, const ValueMark& mark, double place,
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

static void paintTargetOnPiece(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  const double in = layout.cell * 0.045;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.accent, layout.cell * 0.045));
  painter.drawRoundedRect(layout.squareRect(square).adjusted(in, in, -in, -in), layout.cell * 0.16, layout.cell * 0.16);
}

constexpr int arrowAlpha = 215;
/// Positions of a number on its arrow, best first: 1 is the start, 0 the end.
constexpr std::array numberPlaces{0.62, 0.4, 0.8, 0.2};
constexpr double numberRadius = 0.13;  ///< in cells

/// Paints the arrow of a move. If `stopsShort`, the arrow ends before the value on the target, which must stay
/// readable.
static void paintArrow(QPainter& painter, const BoardLayout& layout, const MoveSquares& move, bool stopsShort, QColor colour,
                       const ColourPalette& palette) {
  const double cell = layout.cell;
  QPointF from = layout.centre(move.from);
  QPointF to = move.leavesBoard ? badgeCentre(layout, move.to) : layout.centre(move.to);
  const QPointF delta = to - from;
  const double length = std::hypot(delta.x(), delta.y());
  if (length < 1) return;
  const QPointF unit = delta / length;
  const QPointF side(-unit.y(), unit.x());
  const double width = cell * 0.055;
  const double head = cell * (stopsShort ? 0.16 : 0.2);
  from += unit * cell * 0.2;
  to += unit * cell * (stopsShort ? -0.3 : 0.08);
  const QPointF neck = to - unit * head;
  QPainterPath path(from + side * width);
  path.lineTo(neck + side * width);
  path.lineTo(neck + side * head * 0.72);
  path.lineTo(to);
  path.lineTo(neck - side * head * 0.72);
  path.lineTo(neck - side * width);
  path.lineTo(from - side * width);
  path.closeSubpath();
  painter.setPen(QPen(palette.surface, cell * 0.02, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  colour.setAlpha(arrowAlpha);
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// Paints a piece that a move places between squares, at its target. An arrow across the board would show the
/// target less precisely.
static void paintPlaced(QPainter& painter, const BoardLayout& layout, const BoardPainter& game, const MoveSquares& move,
                        const QColor& frame, const ColourPalette& palette) {
  const PieceOnBoard piece{move.to, Side::First, move.kindAfter};
  const QRectF there = game.pieceRect(layout, piece);
  painter.setOpacity(0.8);
  game.paintPiece(painter, there, piece, layout.flipped, palette);
  painter.setOpacity(1);
  paintFrame(painter, layout, there, frame);
}

static void paintNumber(QPainter& painter, const BoardLayout& layout, const QPointF& centre, std::size_t number,
                        const ColourPalette& palette) {
  const double radius = layout.cell * numberRadius;
  painter.setPen(QPen(palette.surface, layout.cell * 0.02));
  painter.setBrush(palette.accent);
  painter.drawEllipse(centre, radius, radius);
  QFont font = painter.font();
  font.setPixelSize(std::max(1, static_cast<int>(radius * 1.5)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(withContrast(palette.surface, palette.accent, minTextContrast));
  painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                   QString::number(number));
}

/// Returns the place of a number on its arrow. Usually, the number is near the start of the arrow, where no other arrow ends. A
/// number moves on if it would cover an earlier one.
static QPointF numberPlace(const BoardLayout& layout, const MoveSquares& move, const std::vector<QPointF>& taken) {
  const QPointF from = layout.centre(move.from);
  const QPointF to = move.leavesBoard ? badgeCentre(layout, move.to) : layout.centre(move.to);
  const auto at = [&](double place) { return from * place + to * (1 - place); };
  const auto isFree = [&](double place) {
    return std::ranges::none_of(taken, [&](const QPointF& other) {
      const QPointF apart = at(place) - other;
      return std::hypot(apart.x(), apart.y()) < layout.cell * numberRadius * 1.8;
    });
  };
  const auto found = std::ranges::find_if(numberPlaces, isFree);
  return at(found == numberPlaces.end() ? numberPlaces.front() : *found);
}

/// Paints numbered arrows. The arrows of the replies are paler.
static void paintLine(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  for (std::size_t i = 0; i < scene.line.size(); ++i) {
    const MoveSquares& move = scene.line[i];
    if (game.standsOnSquare(move.kindAfter))
      paintArrow(painter, layout, move, false, i % 2 == 0 ? palette.text : palette.textMuted, palette);
    else
      paintPlaced(painter, layout, game, move, palette.accent, palette);
  }
  std::vector<QPointF> numbers;
  for (const MoveSquares& move : scene.line) {
    numbers.push_back(game.standsOnSquare(move.kindAfter)
                          ? numberPlace(layout, move, numbers)
                          : game.pieceRect(layout, {move.to, Side::First, move.kindAfter}).center());
    paintNumber(painter, layout, numbers.back(), numbers.size(), palette);
  }
}

/// Paints a cross, which is recognizable even without colour.
static void paintCross(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const ColourPalette& palette) {
  const double radius = layout.cell * 0.15;
  const double arm = radius * 0.48;
  painter.setPen(QPen(palette.surface, layout.cell * 0.025));
  painter.setBrush(palette.textOf(Outcome::Loss));
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(palette.surface, layout.cell * 0.045, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
  painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

/// Paints an arrow to the target of the move, or a frame around the piece that has arrived there.
static void paintWrongMove(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  const MoveSquares& move = *scene.wrongMove;
  const QColor& colour = palette.textOf(Outcome::Loss);
  if (!game.standsOnSquare(move.kindAfter)) {
    const QRectF there = game.pieceRect(layout, {move.to, Side::First, move.kindAfter});
    scene.wrongMade ? paintFrame(painter, layout, there, colour) : paintPlaced(painter, layout, game, move, colour, palette);
    return paintCross(painter, layout, there.center(), palette);
  }
  if (!scene.wrongMade)
    paintArrow(painter, layout, move, false, colour, palette);
  else if (!move.leavesBoard)
    paintFrame(painter, layout, layout.squareRect(move.to), colour);
  const QRectF square = layout.squareRect(move.to);
  const QPointF corner = square.topRight() + QPointF(-square.width(), square.height()) * 0.17;
  paintCross(painter, layout, move.leavesBoard ? badgeCentre(layout, move.to) : corner, palette);
}

/// Paints a glow around the piece, and a frame.
static void paintAttacked(QPainter& painter, const QRectF& square, const ColourPalette& palette) {
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

static void paintTry(QPainter& painter, const QRectF& square, const ColourPalette& palette) {
  const double cell = square.width();
  const double in = cell * 0.035;
  QPen dashes(palette.danger, cell * 0.05, Qt::CustomDashLine, Qt::FlatCap);
  dashes.setDashPattern({2.4, 1.4});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(square.adjusted(in, in, -in, -in), cell * 0.1, cell * 0.1);
}

void paintValuePill(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const ValueMark& mark, double smallestPx,
                    double widest, const ColourPalette& palette) {
  const QFont::Weight weight = mark.perfect ? QFont::Bold : QFont::DemiBold;
  const double pixels = std::max(smallestPx, layout.cell * 0.16);
  setPixelSize(painter, pixels, weight);
  QString text = badgeText(mark.value);
  if (mark.wastedPlies > 0) text += QStringLiteral(" ") + wasteText(mark.value.outcome, mark.wastedPlies);
  const auto pillSize = [&painter, &text] {
    const QFontMetricsF metrics(painter.font());
    return QSizeF(metrics.horizontalAdvance(text) + metrics.height() * 0.7, metrics.height() * 1.2);
  };
  // Shrinks the font for a long text. At the smallest size, the pill becomes wider instead, because an elided
  // value would be wrong.
  if (const double width = pillSize().width(); width > widest) setPixelSize(painter, std::floor(pixels * widest / width), weight);
  QRectF pill(QPointF(), pillSize());
  pill.moveCenter(centre);
  const QColor& colour = palette.of(mark.value.outcome);
  const QColor fill = mixed(palette.surface, colour, 0.12 + 0.14 * valueStrength(mark.value));
  painter.setBrush(fill);
  painter.setPen(QPen(colour, std::max(1.0, layout.cell * (mark.perfect ? 0.034 : 0.014))));
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(withContrast(palette.textOf(mark.value.outcome), fill, minTextContrast));
  painter.drawText(pill, Qt::AlignCenter, text);
}

void paintFrame(QPainter& painter, const BoardLayout& layout, const QRectF& around, const QColor& colour) {
  const double gap = layout.cell * 0.035;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, layout.cell * 0.035));
  painter.drawRoundedRect(around.adjusted(-gap, -gap, gap, gap), gap * 2, gap * 2);
  painter.restore();
}

void paintHighlights(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const double inset = layout.cell * painterOf(scene).squareInset();
  const double radius = layout.cell * 0.08;
  painter.save();
  painter.setPen(Qt::NoPen);
  if (scene.lastMove && painterOf(scene).standsOnSquare(scene.lastMove->kindAfter)) {
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
    if (isOccupied(scene, mark.square)) paintValueBand(painter, layout, mark, painterOf(scene).valueBandPlace(), palette);
  painter.restore();
}

void paintPieceMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  constexpr char16_t firstWordSign = 0x2e80;  // characters from here on (CJK) have many strokes
  const double strokes = outcomeLetter(Outcome::Win).at(0) >= QChar(firstWordSign) ? 1.35 : 1.0;
  const double radius = std::max(layout.cell * 0.095, smallestMarkPx) * strokes;
  const bool covers = radius * ringShare > layout.cell * maxMarkRadius;
  if (covers && !scene.surroundings) return painter.restore();  // pieces matter more than values in a small picture
  setPixelSize(painter, radius * 1.22, QFont::Bold);
  for (const PieceMark& mark : scene.pieceMarks) {
    // A tile has a free corner for a mark. A car leaves less space at the edge, so its mark is further inwards.
    const double inwards = layout.cell * (layout.handGap > 0 ? 0.12 : 0.16);
    const QPointF centre = layout.squareRect(mark.square).topRight() + QPointF(-inwards, inwards);
    if (mark.perfect) {
      painter.setBrush(palette.surface);
      painter.setPen(QPen(palette.textOf(mark.best), radius * 0.25));
      painter.drawEllipse(centre, radius * ringShare, radius * ringShare);
    }
    painter.setBrush(palette.textOf(mark.best));  // contrasts with the letter, which is painted in the surface colour
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

// The following functions paint the arrows of previewed moves and hints, and the cross on a wrong move.

void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  painter.save();
  for (const MoveSquares& move : scene.arrows) {
    if (game.standsOnSquare(move.kindAfter))
      paintArrow(painter, layout, move, hasValue(scene, move.to) && !isOccupied(scene, move.to), palette.text, palette);
    else
      paintPlaced(painter, layout, game, move, palette.accent, palette);
  }
  paintLine(painter, layout, scene, palette);
  if (scene.wrongMove) paintWrongMove(painter, layout, scene, palette);
  painter.restore();
}

// The following functions mark pieces that the player to move is about to lose, and squares on which the opponent would win.

void paintThreats(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const Square square : scene.attacked) paintAttacked(painter, layout.squareRect(square), palette);
  painter.restore();
}

void paintTries(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const Square square : scene.tries) paintTry(painter, layout.squareRect(square), palette);
  painter.restore();
}

}  // namespace kotai::ui

#include "ui/games/animalshogi/painter.h"

#include <QPainterPath>

#include "core/games/animalshogi/board.h"
#include "ui/board/piece_pictures.h"
#include "ui/games/animalshogi/strings.h"

namespace kotai::ui {

namespace {

using animalshogi::Kind;

constexpr double smallestWithDotsPx = 26;  ///< smaller tiles show only the picture
constexpr double unit = 100;               ///< pieces are drawn in a cell of this size

QString pictureName(Kind kind) {
  switch (kind) {
    case Kind::Giraffe: return QStringLiteral("animals/giraffe");
    case Kind::Elephant: return QStringLiteral("animals/elephant");
    case Kind::Chick: return QStringLiteral("animals/chick");
    case Kind::Hen: return QStringLiteral("animals/hen");
    case Kind::Lion: break;
  }
  return QStringLiteral("animals/lion");
}

QString character(Kind kind, PieceSet set) {
  const bool kanji = set == PieceSet::Kanji;
  switch (kind) {
    case Kind::Giraffe: return kanji ? QStringLiteral("麒") : QStringLiteral("G");
    case Kind::Elephant: return kanji ? QStringLiteral("象") : QStringLiteral("E");
    case Kind::Chick: return kanji ? QStringLiteral("ひ") : QStringLiteral("C");
    case Kind::Hen: return kanji ? QStringLiteral("鶏") : QStringLiteral("H");
    case Kind::Lion: break;
  }
  return kanji ? QStringLiteral("獅") : QStringLiteral("L");
}

/// A tile with an arched upper edge, which shows its direction even without its picture.
QPainterPath tileOutline() {
  constexpr double left = 8, right = 92, bottom = 93, shoulder = 17, crown = 6.5, corner = 13;
  QPainterPath path;
  path.moveTo(left + corner, bottom);
  path.quadTo(left, bottom, left, bottom - corner);
  path.lineTo(left, shoulder + corner);
  path.quadTo(left, shoulder - 2, left + corner, shoulder - 4.5);
  path.quadTo(unit / 2, crown - 4, right - corner, shoulder - 4.5);
  path.quadTo(right, shoulder - 2, right, shoulder + corner);
  path.lineTo(right, bottom - corner);
  path.quadTo(right, bottom, right - corner, bottom);
  path.closeSubpath();
  return path;
}

void paintTile(QPainter& painter, Side owner, const ColourPalette& palette) {
  static const QPainterPath outline = tileOutline();
  const QColor& fill = palette.tileOf(owner);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawPath(outline.translated(0, 2.6));
  QLinearGradient paint(0, 8, 0, 93);
  paint.setColorAt(0, mixed(fill, Qt::white, 0.28));
  paint.setColorAt(1, fill);
  painter.setBrush(paint);
  painter.setPen(QPen(mixed(fill, palette.of(owner), palette.dark ? 0.35 : 0.55), 1.8));
  painter.drawPath(outline);
}

/// A dot at the edge of the tile for each of the eight directions in which the piece may move.
void paintDots(QPainter& painter, Kind kind, const QColor& colour) {
  constexpr int middle = animalshogi::columnCount + 1;  // any square whose neighbours are all on the board
  constexpr double reach = 35.5, upOffset = 1.5, radius = 3.3;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  animalshogi::forEachSquare(animalshogi::movesFrom(Side::First, kind, middle), [&](int to) {
    const Square step{to % animalshogi::columnCount - 1, to / animalshogi::columnCount - 1};
    painter.drawEllipse(QPointF(unit / 2 + step.column * reach, unit / 2 + upOffset - step.row * reach), radius, radius);
  });
}

void paintCharacter(QPainter& painter, Kind kind, const ColourPalette& palette, double height) {
  const bool kanji = palette.pieceSet == PieceSet::Kanji;
  QFont font;
  if (kanji)
    font.setFamilies({QStringLiteral("Noto Serif CJK JP"), QStringLiteral("IPAexMincho"), QStringLiteral("Noto Sans CJK JP")});
  else
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans")});
  font.setPixelSize(100);
  font.setWeight(QFont::Bold);
  QPainterPath glyph;  // drawn as an outline, so that exported drawings need no font
  glyph.addText(0, 0, font, character(kind, palette.pieceSet));
  const QRectF box = glyph.boundingRect();
  if (box.isEmpty()) return;  // without any font
  const double scale = std::min(height / box.height(), height * 1.08 / box.width());
  painter.save();
  painter.translate(unit / 2, unit / 2 + 1.5);
  painter.scale(scale, scale);
  painter.translate(-box.center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(kind == Kind::Hen ? palette.promotedInk : palette.ink);
  painter.drawPath(glyph);
  painter.restore();
}

}  // namespace

QColor AnimalShogiPainter::squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const {
  const QColor plain = mixed(palette.squareLight, palette.squareDark, palette.dark ? 1.0 : 0.45);
  if (square.row > 0 && square.row < layout.rows - 1) return plain;
  return mixed(plain, palette.of(square.row == 0 ? Side::First : Side::Second), palette.dark ? 0.16 : 0.13);
}

void AnimalShogiPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                                    const ColourPalette& palette) const {
  const Kind kind = static_cast<Kind>(piece.kind);
  const bool dots = cell.width() >= smallestWithDotsPx;
  painter.save();
  painter.translate(cell.center());
  if ((piece.owner == Side::Second) != flipped) painter.rotate(180);
  painter.scale(cell.width() / unit, cell.height() / unit);
  painter.translate(-unit / 2, -unit / 2);
  paintTile(painter, piece.owner, palette);
  const double size = dots ? 62 : 78;
  const QRectF inner((unit - size) / 2, (unit - size) / 2 + 1.5, size, size);
  if (palette.pieceSet == PieceSet::Animals)
    paintPiecePicture(painter, pictureName(kind), inner, palette);
  else
    paintCharacter(painter, kind, palette, dots ? 46 : 60);
  if (dots)
    paintDots(painter, kind, mixed(palette.tileOf(piece.owner), palette.ink, palette.pieceSet == PieceSet::Animals ? 0.5 : 0.72));
  painter.restore();
}

QString AnimalShogiPainter::pieceName(const PieceOnBoard& piece) const {
  const bool first = piece.owner == Side::First;
  switch (static_cast<Kind>(piece.kind)) {
    case Kind::Giraffe:
      return first ? AnimalShogiStrings::tr("first player's giraffe") : AnimalShogiStrings::tr("second player's giraffe");
    case Kind::Elephant:
      return first ? AnimalShogiStrings::tr("first player's elephant") : AnimalShogiStrings::tr("second player's elephant");
    case Kind::Chick:
      return first ? AnimalShogiStrings::tr("first player's chick") : AnimalShogiStrings::tr("second player's chick");
    case Kind::Hen: return first ? AnimalShogiStrings::tr("first player's hen") : AnimalShogiStrings::tr("second player's hen");
    case Kind::Lion: break;
  }
  return first ? AnimalShogiStrings::tr("first player's lion") : AnimalShogiStrings::tr("second player's lion");
}

}  // namespace kotai::ui

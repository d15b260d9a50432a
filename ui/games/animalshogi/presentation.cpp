#include "ui/games/animalshogi/presentation.h"

#include <QCache>
#include <QFile>
#include <QImage>
#include <QMutex>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QString>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

#include "core/game/free_start.h"
#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/variant.h"
#include "ui/board/board_painter.h"
#include "ui/games/animalshogi/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr int cacheKiB = 24 * 1024;
constexpr int bytesPerPixel = 4;
constexpr double darkDimming = 0.06;  ///< share of black mixed into pictures in dark themes

/// Adapts a colour of a drawing to greyscale and dark palettes.
static QColor adapted(const QColor& colour, const ColourPalette& palette) {
  QColor result = colour;
  if (palette.greyscale) {
    const int grey = qGray(colour.rgb());
    result = QColor(grey, grey, grey);
  }
  return palette.dark ? mixed(result, Qt::black, darkDimming) : result;
}

static QByteArray readDrawing(const QString& name, const ColourPalette& palette) {
  QFile file(QStringLiteral(":/kotai/pieces/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QString svg = QString::fromUtf8(file.readAll());
  static const QRegularExpression colour(QStringLiteral("#[0-9a-f]{6}"));
  for (qsizetype at = 0; (at = svg.indexOf(colour, at)) >= 0; at += 7)
    svg.replace(at, 7, adapted(QColor(svg.mid(at, 7)), palette).name());
  return svg.toUtf8();
}

static QImage render(const QString& name, int pixels, const ColourPalette& palette) {
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  QSvgRenderer(readDrawing(name, palette)).render(&painter, QRectF(0, 0, pixels, pixels));
  return image;
}

static QImage cachedPicture(const QString& name, int pixels, const ColourPalette& palette) {
  static QMutex mutex;
  static QCache<QString, QImage> cache(cacheKiB);
  const QString key = QStringLiteral("%1:%2:%3%4").arg(name).arg(pixels).arg(palette.dark).arg(palette.greyscale);
  const QMutexLocker locker(&mutex);
  if (const QImage* known = cache.object(key)) return *known;
  QImage image = render(name, pixels, palette);
  cache.insert(key, new QImage(image), std::max(1, pixels * pixels * bytesPerPixel / 1024));
  return image;
}

static bool writesDrawings(const QPainter& painter) {
  const auto type = painter.paintEngine()->type();
  return type == QPaintEngine::SVG || type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

/// Fills `box` with `:/kotai/pieces/NAME.svg`. Raster painters use a cached picture of the right resolution.
/// Vector painters (SVG, PDF) draw the shapes themselves. Can be called on any thread.
static void paintPiecePicture(QPainter& painter, const QString& name, const QRectF& box, const ColourPalette& palette) {
  if (writesDrawings(painter)) {
    QSvgRenderer(readDrawing(name, palette)).render(&painter, box);
    return;
  }
  const QTransform transform = painter.deviceTransform();
  const double scale = std::hypot(transform.m11(), transform.m12());
  const int pixels = std::max(1, static_cast<int>(std::lround(box.width() * scale)));
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(box, cachedPicture(name, pixels, palette));
  painter.restore();
}

/// Painter of Animal Shogi. Paints tiles with animals, characters or letters, dots for the directions of moves,
/// and hands.
class AnimalShogiPainter : public BoardPainter {
 public:
  /// Returns the colour of a square. Tints the home rows, because a lion that reaches the far row may win.
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString columnName(int column) const override { return QString(QChar(u'A' + column)); }
  QString rowName(const BoardLayout& layout, int row) const override { return QString::number(layout.rows - row); }
  QString pieceName(const PieceOnBoard& piece) const override;
};

using animalshogi::Kind;

constexpr double smallestWithDotsPx = 26;  ///< minimum tile size for dots; smaller tiles show only the picture
constexpr double unit = 100;               ///< size of the cell in which pieces are drawn

static QString pictureName(Kind kind) {
  switch (kind) {
    case Kind::Giraffe: return QStringLiteral("animals/giraffe");
    case Kind::Elephant: return QStringLiteral("animals/elephant");
    case Kind::Chick: return QStringLiteral("animals/chick");
    case Kind::Hen: return QStringLiteral("animals/hen");
    case Kind::Lion: break;
  }
  return QStringLiteral("animals/lion");
}

static QString character(Kind kind, PieceSet set) {
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

/// Returns the outline of a tile. Its arched upper edge shows the direction even without the picture.
static QPainterPath tileOutline() {
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

static void paintTile(QPainter& painter, Side owner, const ColourPalette& palette) {
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

/// Paints a dot at the edge of the tile for each of the eight directions in which the piece may move.
static void paintDots(QPainter& painter, Kind kind, const QColor& colour) {
  constexpr int middle = animalshogi::columnCount + 1;  // index of a square whose neighbours are all on the board
  constexpr double reach = 35.5, upOffset = 1.5, radius = 3.3;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  animalshogi::forEachSquare(animalshogi::movesFrom(Side::First, kind, middle), [&](int to) {
    const Square step{to % animalshogi::columnCount - 1, to / animalshogi::columnCount - 1};
    painter.drawEllipse(QPointF(unit / 2 + step.column * reach, unit / 2 + upOffset - step.row * reach), radius, radius);
  });
}

static void paintCharacter(QPainter& painter, Kind kind, const ColourPalette& palette, double height) {
  const bool kanji = palette.pieceSet == PieceSet::Kanji;
  QFont font;
  if (kanji)
    font.setFamilies({QStringLiteral("Noto Serif CJK JP"), QStringLiteral("IPAexMincho"), QStringLiteral("Noto Sans CJK JP")});
  else
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans")});
  font.setPixelSize(100);
  font.setWeight(QFont::Bold);
  QPainterPath glyph;  // paints an outline, so that exported drawings need no font
  glyph.addText(0, 0, font, character(kind, palette.pieceSet));
  const QRectF box = glyph.boundingRect();
  if (box.isEmpty()) return;  // no font contains the character
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

static const animalshogi::Options& optionsOf(const Variant& variant) {
  return static_cast<const animalshogi::AnimalShogiVariant&>(variant).rules().options();
}

/// Returns a text about an unusual rule for drops. Empty for the usual rule.
static QString titleOfDrops(animalshogi::Drops drops) {
  switch (drops) {
    case animalshogi::Drops::NoFarChicks: return AnimalShogiStrings::tr("No chick drops on the far row");
    case animalshogi::Drops::None: return AnimalShogiStrings::tr("No drops: captured pieces stay out of play");
    default: return QString();
  }
}

static QString nameByDrops(animalshogi::Drops drops) {
  switch (drops) {
    case animalshogi::Drops::NoFarChicks:
      return AnimalShogiStrings::tr("Animal Shogi, no far-row drops",
                                    "short name of the variant without chick drops in the far row");
    case animalshogi::Drops::None: return AnimalShogiStrings::tr("Animal Shogi without drops");
    default: return QString();
  }
}

static QString nameOfStart(std::string_view startId) {
  if (startId == "chicks-before-giraffes") return AnimalShogiStrings::tr("Chicks in front of the giraffes");
  if (startId == "chicks-before-elephants") return AnimalShogiStrings::tr("Chicks in front of the elephants");
  return QString();
}

/// Returns the name or the notation of an unusual start position. Empty for the usual start position.
static QString ownStart(const Variant& variant) {
  const VariantPtr usual = usualVariant(variant);
  if (!usual) return QString();
  for (const NamedStart& start : usual->namedStarts())
    if (start.position == variant.start()) return nameOfStart(start.id);
  return QString::fromStdString(variant.formatPosition(variant.start()));
}

static QString titleOfRules(const Variant& variant) {
  const animalshogi::Options& options = optionsOf(variant);
  const QString drops = titleOfDrops(options.drops);
  if (options.tries == animalshogi::Tries::Win) return drops;
  const QString tries = AnimalShogiStrings::tr("No try: only capturing the lion wins");
  return drops.isEmpty() ? tries : AnimalShogiStrings::tr("%1. %2", "two rules of a variant").arg(drops, tries);
}

static QString shogiTitle(const Variant& variant) {
  const QString rules = titleOfRules(variant);
  if (ownStart(variant).isEmpty()) return rules;
  const QString start = AnimalShogiStrings::tr("Start: %1", "the set-up with which a game begins").arg(ownStart(variant));
  return rules.isEmpty() ? start : AnimalShogiStrings::tr("%1. %2", "two rules of a variant").arg(rules, start);
}

static QString nameByRules(const Variant& variant) {
  const animalshogi::Options& options = optionsOf(variant);
  const QString drops = nameByDrops(options.drops);
  if (options.tries == animalshogi::Tries::Win) return drops;
  return drops.isEmpty() ? AnimalShogiStrings::tr("Animal Shogi without the try")
                         : AnimalShogiStrings::tr("%1, no try", "name of a variant").arg(drops);
}

static QString shogiName(const Variant& variant) {
  const QString rules = nameByRules(variant);
  if (ownStart(variant).isEmpty()) return rules;
  return AnimalShogiStrings::tr("%1 (start: %2)", "name of a variant and the set-up with which a game begins")
      .arg(rules.isEmpty() ? AnimalShogiStrings::tr("Animal Shogi") : rules, ownStart(variant));
}

static void addAnimalShogiNames(Presentation& game) {
  game.name = [] { return AnimalShogiStrings::tr("Animal Shogi"); };
  game.sentence = [] {
    return AnimalShogiStrings::tr("Capture the lion, or get yours safely to the far row. Pieces you capture join your side.");
  };
  game.notationHint = [] {
    return AnimalShogiStrings::tr(
        "Rows from top to bottom, separated by /. L, G, E and C stand for lion, giraffe, elephant and chick, +C for a hen, and a "
        "digit for that many empty squares. Capital letters belong to the first player, small letters to the second. Then come b "
        "or w for the player to move, and the pieces in hand, or -.");
  };
  game.moveHint = [] {
    return AnimalShogiStrings::tr("Moves are written like this: B2B1 is a move from B2 to B1, and C*B2 drops a chick on B2.");
  };
  game.variantTitle = shogiTitle;
  game.variantName = shogiName;
  game.startName = nameOfStart;
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25bc"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
}

static void addWordsForMoves(Presentation& game) {
  game.markingStage = [] { return AnimalShogiStrings::tr("marking mates"); };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("c*b2"), AnimalShogiStrings::tr("Type a drop"),
                        AnimalShogiStrings::tr("Animal Shogi: a chick on B2")};
  };
  game.winAtOnce = [](const Variant& variant, bool takes) {
    if (takes) return AnimalShogiStrings::tr("The side to move can capture the lion at once.");
    if (!animalshogi::hasTries(variant)) return QString();
    return AnimalShogiStrings::tr("The side to move can bring its lion safely to the far row at once.");
  };
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "animalshogi";
  introduction.pictures = {
      {[] { return AnimalShogiStrings::tr("Catch the lion"); },
       [] {
         return AnimalShogiStrings::tr(
             "You sit at the bottom. A piece moves one square in the direction of one of its dots. Capture your opponent's lion "
             "to win.");
       },
       "gle/1c1/1C1/ELG b -", Square{1, 1}},
      {[] { return AnimalShogiStrings::tr("Drop captured pieces"); },
       [] {
         return AnimalShogiStrings::tr(
             "A piece you capture is yours. Instead of moving, you may drop it on any empty square, to attack or to defend.");
       },
       "1l1/g1C/1E1/1LG w Ce", std::nullopt},
      {[] { return AnimalShogiStrings::tr("Or reach the far row"); },
       [] {
         return AnimalShogiStrings::tr(
             "A lion that reaches the far row wins as well, unless it can be captured at once. A chick that gets there becomes a "
             "hen.");
       },
       "3/L1l/1c1/GE1 b Cge", Square{0, 2}},
  };
  return introduction;
}

Presentation animalShogiPresentation() {
  static const AnimalShogiPainter painter;
  Presentation game;
  game.gameId = "animalshogi";
  addAnimalShogiNames(game);
  addWordsForMoves(game);
  game.flipsForSecond = true;
  game.painter = &painter;
  game.showcase = {"animalshogi", "g1e/1l1/3/ELG b Cc"};
  addAnimalShogiWords(game);
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui

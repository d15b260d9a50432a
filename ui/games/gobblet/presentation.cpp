#include "ui/games/gobblet/presentation.h"

#include <QPainterPath>
#include <algorithm>

#include "core/games/gobblet/faults.h"
#include "core/games/gobblet/lists.h"
#include "ui/board/board_painter.h"
#include "ui/games/gobblet/stack_feature.h"

namespace kotai::ui {

/// Painter of Gobblet Gobblers. The pieces are hollow creatures in three sizes. Pieces of one side are round
/// and have ears. Pieces of the other side are square and have horns.
class GobbletPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant* variant, bool compact) const override;
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  /// Returns a position for values above the eyes, where pieces have room.
  double valueBandPlace() const override { return -0.35; }
  /// Returns orange for the first player and blue for the second player.
  QColor sideColour(Side side, const ColourPalette& palette) const override { return palette.of(other(side)); }
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  void paintCovered(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, int above,
                    const ColourPalette& palette) const override;
  void paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                     const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
  QString handName(Side owner) const override;
};

struct GobbletStrings {
  Q_DECLARE_TR_FUNCTIONS(GobbletStrings)
};

// Texts about the published work on the game: its figures, and notes on how the figures are counted.

static QString workName(std::string_view id) {
  if (id == "one-size") return GobbletStrings::tr("Ways to place the pieces of one size");
  if (id == "orange") return GobbletStrings::tr("orange pieces on the board");
  if (id == "blue") return GobbletStrings::tr("blue pieces on the board");
  if (id == "formulas") return GobbletStrings::tr("As formulas");
  if (id == "orange-blue-formula") return GobbletStrings::tr("orange and blue pieces, and the formula");
  if (id == "by-formula") return GobbletStrings::tr("Ways");
  if (id == "images") return GobbletStrings::tr("Images of a position");
  if (id == "own-images") return GobbletStrings::tr("Arrangements that are their own image");
  if (id == "turned-90") return GobbletStrings::tr("1. Turned by 90°");
  if (id == "turned-180") return GobbletStrings::tr("2. Turned by 180°");
  if (id == "turned-270") return GobbletStrings::tr("3. Turned by 270°");
  if (id == "mirrored") return GobbletStrings::tr("4. Mirrored, left to right");
  if (id == "mirrored-turned-90") return GobbletStrings::tr("5. Mirrored and turned by 90°: along a diagonal");
  if (id == "mirrored-turned-180") return GobbletStrings::tr("6. Mirrored and turned by 180°: top to bottom");
  if (id == "mirrored-turned-270") return GobbletStrings::tr("7. Mirrored and turned by 270°: along the other diagonal");
  if (id == "up-to-images") return GobbletStrings::tr("Arrangements left if all images count as one");
  if (id == "numbering") return GobbletStrings::tr("Positions that need a number");
  if (id == "any-pieces") return GobbletStrings::tr("Any pieces on any squares");
  if (id == "any-pieces-both-sides") return GobbletStrings::tr("Any pieces on any squares, with either side to move");
  if (id == "arrangements-both-sides") return GobbletStrings::tr("Arrangements of all sizes, with either side to move");
  if (id == "last-numbers-cut") return GobbletStrings::tr("Numbers that remain without the highest ones");
  if (id == "impossible") return GobbletStrings::tr("Positions that cannot arise");
  if (id == "own-line") return GobbletStrings::tr("The side to move has a line");
  if (id == "only-own") return GobbletStrings::tr("Only the mover's pieces are on the board", "of the side to move");
  if (id == "only-other") return GobbletStrings::tr("Only the other side's pieces are on the board, at least two");
  if (id == "any-reason") return GobbletStrings::tr("For at least one of these reasons");
  if (id == "left-over") return GobbletStrings::tr("All others");
  if (id == "ways-to-count") return GobbletStrings::tr("how arrangements are counted");
  if (id == "each-arrangement") return GobbletStrings::tr("All arrangements");
  if (id == "images-once") return GobbletStrings::tr("Up to symmetry", "turned and mirrored boards count as one");
  if (id == "winner") return GobbletStrings::tr("Who wins");
  if (id == "stalemates") return GobbletStrings::tr("Positions in which every move loses at once");
  return QString();
}

static QString workNote(std::string_view id) {
  if (id == "numbering")
    return GobbletStrings::tr(
        "The placements of one size are numbered 0 to 1,422, so a position has three such numbers. Symmetry turns every number "
        "above 776 into a smaller one, so positions whose first number is higher are not needed. This leaves 777 × 1,423 × 1,423 "
        "positions. The article counts 1,423 more.");
  if (id == "impossible")
    return GobbletStrings::tr(
        "The article names these three kinds and leaves them out, but gives no counts. There are also other positions that "
        "cannot arise. Among the positions without a line, 521,065 are unreachable, and 12,289 of these belong to the last two "
        "kinds.");
  if (id == "winner")
    return GobbletStrings::tr("The article does not state the answer. Its program computes it: the first player wins.");
  if (id == "stalemates") return GobbletStrings::tr("The article shows one such position. Click the number to list them all.");
  return QString();
}

// Reasons why a move of Gobblet Gobblers is illegal, with the names of pieces.

/// Explains why a piece of the mover cannot make the move. Returns an empty string if the general reason is
/// sufficient.
static QString whyNoGobbletMove(const Variant&, const AnyPosition&, const MoveSquares& move) {
  if (move.from == move.to) return GobbletStrings::tr("You must move a lifted piece to another square.");
  return GobbletStrings::tr("You can only cover a smaller piece.");
}

static QString liftReason(Side winner, std::optional<Side> person) {
  if (!person) return GobbletStrings::tr("a piece was lifted off the winner's line");
  return winner == person ? GobbletStrings::tr("your opponent lifted a piece off your line")
                          : GobbletStrings::tr("you lifted a piece off your opponent's line");
}

static QString endReason(const Variant&, const AnyPosition& position, Side winner, std::optional<Side> person) {
  if (gobblet::GobbletVariant::unpack(position).losingLift) return liftReason(winner, person);
  if (!person) return GobbletStrings::tr("three in a row");
  return winner == person ? GobbletStrings::tr("you have three in a row")
                          : GobbletStrings::tr("your opponent has three in a row");
}

static QString kindName(FindKind kind) {
  if (kind == gobblet::kind::stalemate) return GobbletStrings::tr("Stalemates");
  if (kind == gobblet::kind::losingLift) return GobbletStrings::tr("Losing lift");
  return {};
}

static QString kindExplanation(FindKind kind) {
  if (kind == gobblet::kind::stalemate)
    return GobbletStrings::tr(
        "Nothing can be placed, and every lift uncovers the opponent's line, so the player to move loses at once.");
  if (kind == gobblet::kind::losingLift)
    return GobbletStrings::tr(
        "A move seems to win, but lifting the piece uncovers the opponent's line. No other move wins at once.");
  return {};
}

static QString nameOfFigure(std::string_view id) {
  if (id == "start-outcome") return GobbletStrings::tr("Outcome of the start position");
  if (id == "arrangements-of-one-size") return GobbletStrings::tr("Arrangements of the pieces of one size");
  if (id == "arrangements") return GobbletStrings::tr("Arrangements of all pieces");
  if (id == "reachable") return GobbletStrings::tr("Reachable and not finished");
  if (id == "reachable-finished") return GobbletStrings::tr("Reachable and finished");
  if (id == "won-in-one") return GobbletStrings::tr("Won in one ply");
  if (id == "stalemate") return GobbletStrings::tr("Stalemates");
  if (id == "losing-lift") return GobbletStrings::tr("A lift spoils the win");
  if (id == "mutual-zugzwang") return GobbletStrings::tr("Mutual zugzwangs");
  if (id == "losing-lift-moves") return GobbletStrings::tr("Moves with a losing lift");
  if (id == "most-moves-without-losing-lifts") return GobbletStrings::tr("Most legal moves, not counting losing lifts");
  if (id == "unreachable") return GobbletStrings::tr("Not finished, but never reached");
  return QString();
}

static QString explanationOfFigure(std::string_view id) {
  if (id == "start-outcome") return GobbletStrings::tr("The outcome of the start position, for the player to move.");
  if (id == "arrangements-of-one-size")
    return GobbletStrings::tr("Up to two pieces of each colour on nine squares, at most one per square.");
  if (id == "arrangements")
    return GobbletStrings::tr(
        "All three sizes together, with the player to move always shown in the same colour. Positions with lines are included.");
  if (id == "reachable" || id == "reachable-finished")
    return GobbletStrings::tr(
        "Reachable from the start. Positions that differ only by rotation, reflection or swapped colours count once.");
  if (id == "won-in-one") return GobbletStrings::tr("Reachable positions in which a move completes a line.");
  if (id == "stalemate") return GobbletStrings::tr("Reachable positions in which nothing can be placed and every lift loses.");
  if (id == "losing-lift")
    return GobbletStrings::tr(
        "Reachable positions, not won in one ply, in which a move would complete a line but lifting the piece for it loses.");
  if (id == "mutual-zugzwang") return GobbletStrings::tr("Whichever side is to move loses. Each board counts once.");
  if (id == "losing-lift-moves") return GobbletStrings::tr("Summed over the reachable positions.");
  if (id == "unreachable") return GobbletStrings::tr("Arrangements without a line that never arise in a game.");
  return QString();
}

static QString keyName(const AggregateKey& key) {
  if (key.id == "pieces") return GobbletStrings::tr("by pieces on the board");
  if (key.id == "small") return GobbletStrings::tr("by small pieces on the board");
  if (key.id == "medium") return GobbletStrings::tr("by medium pieces on the board");
  return GobbletStrings::tr("by large pieces on the board");
}

static QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "pieces")
    return mover ? GobbletStrings::tr("Mover's pieces on the board") : GobbletStrings::tr("Opponent's pieces on the board");
  if (key.id == "small")
    return mover ? GobbletStrings::tr("Mover's small pieces") : GobbletStrings::tr("Opponent's small pieces");
  if (key.id == "medium")
    return mover ? GobbletStrings::tr("Mover's medium pieces") : GobbletStrings::tr("Opponent's medium pieces");
  return mover ? GobbletStrings::tr("Mover's large pieces") : GobbletStrings::tr("Opponent's large pieces");
}

static QString faultSentence(const TextError& error) {
  const auto p = [&error](std::size_t index) { return QString::fromStdString(error.params.at(index)); };
  if (error.own != &gobblet::fault::wrongStack) return {};
  return GobbletStrings::tr("On %3, “%2” cannot lie on “%1”: a piece can only cover smaller ones.").arg(p(0), p(1), p(2));
}

static QString expectedWords(const TextError& error) {
  const QString detail = QString::fromStdString(error.expectedDetail);
  const OwnText* const own = error.ownExpected;
  if (own == &gobblet::expected::cell)
    return GobbletStrings::tr("the pieces of a square from bottom to top (%1), or . for none").arg(detail);
  if (own == &gobblet::expected::emptyCellEnd) return GobbletStrings::tr("the end of the square (a comma, / or a space)");
  if (own == &gobblet::expected::cellEnd)
    return GobbletStrings::tr("a piece (%1), or the end of the square (a comma, / or a space)").arg(detail);
  if (own == &gobblet::expected::placingOrSquare)
    return GobbletStrings::tr("a piece and @ (%1), such as L@b2, or two squares, such as a1b2").arg(detail);
  return {};
}

static void addGobbletWords(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
  game.whyNot = whyNoGobbletMove;
  game.endReason = endReason;
  game.kindName = kindName;
  game.kindExplanation = kindExplanation;
  game.figureName = nameOfFigure;
  game.figureExplanation = explanationOfFigure;
  game.keyName = keyName;
  game.axisName = axisName;
  game.faultSentence = faultSentence;
  game.expectedWords = expectedWords;
}

using gobblet::Size;

constexpr double footPlace = 0.855;  ///< bottom of a piece, relative to the height of its cell
constexpr double rimPitch = 0.06;    ///< distance from the bottom of a piece to the rim of a covered piece, in cells
constexpr double smallestFacePx = 13;
constexpr double palePiece = 0.16;  ///< opacity of the places of pieces that have left a reserve

static double scaleOf(int kind) {
  switch (static_cast<Size>(kind)) {
    case Size::Small: return 0.44;
    case Size::Medium: return 0.64;
    case Size::Large: break;
  }
  return 0.86;
}

/// Returns the outline of a piece. All outlines have their bottom centre at (0, 0). All are 100 high and about
/// 84 wide.
static QPainterPath roundBody() {
  QPainterPath body;
  body.moveTo(-40, -3);
  body.cubicTo(-46, -50, -36, -84, 0, -84);
  body.cubicTo(36, -84, 46, -50, 40, -3);
  body.quadTo(0, 6, -40, -3);
  body.closeSubpath();
  return body;
}

static QPainterPath squareBody() {
  QPainterPath body;
  body.moveTo(-41, -3);
  body.lineTo(-37, -68);
  body.quadTo(-36, -80, -25, -80);
  body.lineTo(25, -80);
  body.quadTo(36, -80, 37, -68);
  body.lineTo(41, -3);
  body.quadTo(0, 5, -41, -3);
  body.closeSubpath();
  return body;
}

static QPainterPath earsOf(Side owner) {
  QPainterPath ears;
  for (const double side : {-1.0, 1.0}) {
    if (owner == Side::First) {
      ears.addEllipse(QPointF(side * 25, -78), 12, 12);
      continue;
    }
    ears.moveTo(side * 12, -78);
    ears.quadTo(side * 20, -92, side * 31, -99);
    ears.quadTo(side * 35, -86, side * 33, -72);
    ears.closeSubpath();
  }
  return ears;
}

static void paintRoundFace(QPainter& painter, const QColor& white, const QColor& ink) {
  painter.setPen(Qt::NoPen);
  for (const double side : {-1.0, 1.0}) {
    painter.setBrush(white);
    painter.drawEllipse(QPointF(side * 15, -52), 11.5, 13);
    painter.setBrush(ink);
    painter.drawEllipse(QPointF(side * 13.5, -50), 5.2, 6.2);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 4.6, Qt::SolidLine, Qt::RoundCap));
  QPainterPath smile;
  smile.moveTo(-16, -27);
  smile.quadTo(0, -13, 16, -27);
  painter.drawPath(smile);
}

static void paintSquareFace(QPainter& painter, const QColor& white, const QColor& ink) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(white);
  painter.drawRoundedRect(QRectF(-27, -63, 54, 22), 8, 8);
  painter.setBrush(ink);
  for (const double side : {-1.0, 1.0}) painter.drawRoundedRect(QRectF(side * 13 - 4.6, -58.5, 9.2, 13), 2.5, 2.5);
  painter.drawRoundedRect(QRectF(-19, -30, 38, 7), 2.5, 2.5);
  painter.setBrush(white);
  for (const double at : {-10.0, 6.0}) painter.drawRect(QRectF(at, -30, 5.5, 6));
}

BoardMargins GobbletPainter::margins(const Variant*, bool compact) const {
  if (compact) return {0.96, 0.1, 0.16, 0.74};
  return {1.46, 0.42, 0.45, 0.9};
}

QColor GobbletPainter::squareColour(const BoardLayout&, Square, const ColourPalette& palette) const {
  return mixed(palette.squareLight, palette.squareDark, palette.dark ? 0.9 : 0.4);
}

void GobbletPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool,
                                const ColourPalette& palette) const {
  static const QPainterPath round = roundBody();
  static const QPainterPath square = squareBody();
  const bool first = piece.owner == Side::First;
  const QColor colour = sideColour(piece.owner, palette);
  const QColor edge = mixed(colour, Qt::black, palette.dark ? 0.55 : 0.36);
  const double scale = scaleOf(piece.kind) * cell.height() / 100;
  painter.save();
  painter.translate(cell.center().x(), cell.top() + cell.height() * footPlace);
  painter.scale(scale, scale);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawEllipse(QPointF(0, 1), 44, 6);
  painter.setPen(QPen(edge, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(mixed(colour, Qt::black, 0.12));
  painter.drawPath(earsOf(piece.owner));
  QLinearGradient paint(-38, 0, 40, 0);
  paint.setColorAt(0, mixed(colour, Qt::white, 0.2));
  paint.setColorAt(0.5, colour);
  paint.setColorAt(1, mixed(colour, Qt::black, 0.16));
  painter.setBrush(paint);
  painter.drawPath(first ? round : square);
  if (cell.width() * scaleOf(piece.kind) >= smallestFacePx) {
    const QColor white = mixed(colour, Qt::white, 0.93);
    const QColor ink = mixed(colour, Qt::black, 0.8);
    if (first)
      paintRoundFace(painter, white, ink);
    else
      paintSquareFace(painter, white, ink);
  }
  painter.restore();
}

/// Paints the visible rim of a covered piece, below the covering piece. The rim of the second side is toothed.
void GobbletPainter::paintCovered(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, int above,
                                  const ColourPalette& palette) const {
  const QColor colour = sideColour(piece.owner, palette);
  const double width = cell.width() * scaleOf(piece.kind) * 0.84;
  const double height = cell.height() * 0.058;
  const double top = cell.top() + cell.height() * (footPlace + 0.005 + rimPitch * (above - 1));
  QRectF rim(cell.center().x() - width / 2, top, width, height);
  painter.save();
  painter.setPen(QPen(mixed(colour, Qt::black, palette.dark ? 0.55 : 0.36), std::max(0.7, cell.width() * 0.011)));
  painter.setBrush(colour);
  painter.drawRoundedRect(rim, height * 0.5, height * 0.5);
  if (piece.owner == Side::Second && height > 2.5) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colour, Qt::white, 0.9));
    const double tooth = height * 0.5;
    for (double x = rim.left() + tooth * 1.5; x < rim.right() - tooth * 1.6; x += tooth * 2.2)
      painter.drawRect(QRectF(x, rim.top() + height * 0.3, tooth, height * 0.4));
  }
  painter.restore();
}

/// Paints both pieces of a size side by side. Paints a missing piece faintly.
void GobbletPainter::paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                                   const ColourPalette& palette) const {
  const QRectF place = layout.squareRect(slot.square);
  const int places = slot.count == 0 ? 1 : std::max(slot.count, countAtStart);
  const double apart = place.width() * std::min(0.4, 0.2 + 0.22 * (1 - scaleOf(slot.kind)));
  const double in = place.width() * 0.07;
  const QRectF cell = place.adjusted(in, in, -in, -in);
  for (int i = places - 1; i >= 0; --i) {  // the first pieces are in front
    const double aside = (i - (places - 1) / 2.0) * apart;
    if (i >= slot.count) painter.setOpacity(palePiece);
    paintPiece(painter, cell.translated(aside, 0), {slot.square, slot.owner, slot.kind}, layout.flipped, palette);
    painter.setOpacity(1);
  }
}

QString GobbletPainter::pieceName(const PieceOnBoard& piece) const {
  const bool first = piece.owner == Side::First;
  switch (static_cast<Size>(piece.kind)) {
    case Size::Small: return first ? GobbletStrings::tr("small orange piece") : GobbletStrings::tr("small blue piece");
    case Size::Medium: return first ? GobbletStrings::tr("medium orange piece") : GobbletStrings::tr("medium blue piece");
    case Size::Large: break;
  }
  return first ? GobbletStrings::tr("large orange piece") : GobbletStrings::tr("large blue piece");
}

QString GobbletPainter::handName(Side owner) const {
  return owner == Side::First ? GobbletStrings::tr("first player's reserve") : GobbletStrings::tr("second player's reserve");
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "gobblet";
  introduction.pictures = {
      {[] { return GobbletStrings::tr("Three in a row"); },
       [] {
         return GobbletStrings::tr(
             "Seen from above, three of your pieces in a row, a column or a diagonal win. Here Orange needs one more, at the "
             "bottom right.");
       },
       "L,m,./.,M,./s,.,. o", std::nullopt},
      {[] { return GobbletStrings::tr("Big pieces swallow small ones"); },
       [] {
         return GobbletStrings::tr(
             "Put a piece from your reserve on an empty square or on any smaller piece, even your opponent's.");
       },
       ".,.,./.,mL,./S,.,. b", std::nullopt},
      {[] { return GobbletStrings::tr("Think before you lift"); },
       [] {
         return GobbletStrings::tr(
             "You may also move a piece that lies on top. This uncovers whatever is below. If you lift this one, Blue has three "
             "in a row.");
       },
       ".,L,./M,.,./m,m,sL o", Square{2, 0}},
  };
  return introduction;
}

static bool mayCover(const Variant& variant) {
  return static_cast<const gobblet::GobbletVariant&>(variant).rules().reveal() == gobblet::Reveal::Cover;
}

Presentation gobbletPresentation() {
  static const GobbletPainter painter;
  Presentation game;
  game.gameId = "gobblet";
  game.name = [] { return GobbletStrings::tr("Gobblet Gobblers"); };
  game.sentence = [] {
    return GobbletStrings::tr("Get three in a row. Big pieces swallow smaller ones – remember what is underneath!");
  };
  game.notationHint = [] {
    return GobbletStrings::tr(
        "Rows from top to bottom, separated by /, and squares separated by commas. A square lists its pieces from bottom to top: "
        "S, M, L for orange, s, m, l for blue, and a dot if it is empty. End with a space and the side to move, o or b.");
  };
  game.moveHint = [] {
    return GobbletStrings::tr(
        "Moves are written like this: L@b2 puts a large piece on b2 (M: medium, S: small), and a1b2 moves a piece from a1 to "
        "b2.");
  };
  game.variantTitle = [](const Variant& variant) {
    return mayCover(variant) ? GobbletStrings::tr("A lifted piece may cover the line that it uncovers") : QString();
  };
  game.variantName = [](const Variant& variant) {
    return mayCover(variant) ? GobbletStrings::tr("Gobblet Gobblers, lines may be covered") : QString();
  };
  game.colours = {SideColour::Orange, SideColour::Blue};
  game.typedExample = [] {
    return TypedExample{QStringLiteral("L@b2"), GobbletStrings::tr("Type a placement"),
                        GobbletStrings::tr("Gobblet Gobblers: a large piece to b2. S and M stand for small and medium")};
  };
  game.painter = &painter;
  addGobbletWords(game);
  game.boardFeature = [](BoardView& view) { return std::make_unique<StackFeature>(view); };
  game.stacks = true;
  game.showcase = {"gobblet", "M,.,./.,mL,./s,.,. b"};
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui

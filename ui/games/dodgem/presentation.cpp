#include "ui/games/dodgem/presentation.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cstdlib>

#include "core/games/dodgem/decided.h"
#include "core/games/dodgem/variant.h"
#include "ui/board/board_painter.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Painter of Dodgem. Paints cars seen from above, and chevrons at the exits.
class DodgemPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant* variant, bool compact) const override {
    return compact ? BoardPainter::margins(variant, true) : BoardMargins{0.66, 0.66};
  }
  /// Returns the distance of the labels from the squares. On a flipped board, the exits are below and on the
  /// left, so the labels are beyond the chevrons.
  double labelDistance(const BoardLayout& layout) const override { return layout.flipped ? 0.44 : 0.24; }
  void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
};

struct DodgemStrings {
  Q_DECLARE_TR_FUNCTIONS(DodgemStrings)
};

// Texts about the published work on the game: its figures, and notes on how the figures are counted.

/// Returns the name of a count with an id such as "patterns-3x3".
static QString nameOfCount(std::string_view id) {
  const std::size_t dash = id.rfind('-');
  if (dash == std::string_view::npos) return QString();
  const std::string_view what = id.substr(0, dash);
  QString size = QString::fromUtf8(id.data() + dash + 1, static_cast<qsizetype>(id.size() - dash - 1));
  size.replace(QLatin1Char('x'), QChar(0xd7));
  if (what == "board") return size;
  if (what == "patterns") return DodgemStrings::tr("%1: patterns of one side").arg(size);
  if (what == "subspaces") return DodgemStrings::tr("%1: subspaces").arg(size);
  if (what == "pairs") return DodgemStrings::tr("%1: pairs of subspaces").arg(size);
  if (what == "parent-subspaces")
    return DodgemStrings::tr("%1: largest number of subspaces with moves to one subspace").arg(size);
  if (what == "proof-positions") return DodgemStrings::tr("%1: positions that prove the outcome").arg(size);
  if (what == "all-positions") return DodgemStrings::tr("%1: all positions").arg(size);
  if (what == "proof-pairs") return DodgemStrings::tr("%1: pairs of subspaces with positions of the proof").arg(size);
  if (what == "all-pairs") return DodgemStrings::tr("%1: all pairs of subspaces").arg(size);
  return QString();
}

static QString workName(std::string_view id) {
  if (id == "figure-2") return DodgemStrings::tr("Subspaces by progress pattern, and how moves connect them");
  if (id == "section-8") return DodgemStrings::tr("Results");
  if (id == "pattern") return DodgemStrings::tr("Pattern of the position shown in section 3");
  if (id == "parents") return DodgemStrings::tr("Parents of the example position");
  if (id == "parent-pairs") return DodgemStrings::tr("Pairs of subspaces that contain the parents");
  if (id == "moved-back") return DodgemStrings::tr("Parent positions from which a car moved forward, and their pattern");
  if (id == "moved-sideways") return DodgemStrings::tr("Parent positions from which a car moved sideways, and their pattern");
  if (id == "back-onto-board") return DodgemStrings::tr("Parent positions from which a car left the board, and their pattern");
  if (id == "start-3x3") return DodgemStrings::tr("Start position on 3×3");
  if (id == "start-4x4") return DodgemStrings::tr("Start position on 4×4");
  if (id == "first-move-c1c2") return DodgemStrings::tr("3×3, first move c1c2");
  if (id == "first-move-b1b2") return DodgemStrings::tr("3×3, first move b1b2");
  if (id == "first-move-b1a1") return DodgemStrings::tr("3×3, first move b1a1");
  if (id == "example") return DodgemStrings::tr("The example position");
  if (id == "parent") return DodgemStrings::tr("A position before the example");
  if (id == "pictured-start") return DodgemStrings::tr("Start position on 4×4");
  if (id == "patterns") return DodgemStrings::tr("How many patterns and subspaces there are");
  if (id == "algorithm") return DodgemStrings::tr("The algorithm step by step");
  if (id == "remaining-steps") return DodgemStrings::tr("remaining steps of both sides");
  if (id == "numbers-of-marking") return DodgemStrings::tr("counts for the pairs of subspaces with this number of steps");
  if (id == "subspace-pairs") return DodgemStrings::tr("Pairs");
  if (id == "positions") return DodgemStrings::tr("Positions");
  if (id == "marked-before") return DodgemStrings::tr("Already marked", "positions; before it is the turn of their pair");
  if (id == "without-move") return DodgemStrings::tr("No move", "positions without a legal move");
  if (id == "passes") return DodgemStrings::tr("Passes");
  if (id == "most-passes") return DodgemStrings::tr("Most passes", "over one pair of subspaces");
  if (id == "steps-and-winner") return DodgemStrings::tr("Who wins with fewer remaining steps");
  if (id == "steps-of-mover") return DodgemStrings::tr("remaining steps of the side to move");
  if (id == "outcome-of-mover") return DodgemStrings::tr("result for the side to move");
  if (id == "fewer-steps") return DodgemStrings::tr("fewer than the other side");
  if (id == "equal-steps") return DodgemStrings::tr("as many as the other side");
  if (id == "more-steps") return DodgemStrings::tr("more than the other side");
  if (id == "won-share") return DodgemStrings::tr("Share of wins");
  if (id == "from-the-start") return DodgemStrings::tr("What it takes to solve only the start position");
  return nameOfCount(id);
}

static QString workNote(std::string_view id) {
  if (id == "figure-3" || id == "figure-4" || id == "figure-5-3x3" || id == "figure-5-4x4")
    return DodgemStrings::tr(
        "Counted as in the paper: positions where a side has no piece are left out, and positions with equal remaining steps but "
        "different patterns are counted twice. The Tables panel has the actual counts, and the rules page explains the "
        "difference.");
  if (id == "figure-2")
    return DodgemStrings::tr(
        "The graph shows the subspace of the example on 4×4 and its neighbours, as the paper describes its drawing: arrows point "
        "to "
        "the parents. Click a subspace to see its numbers, its positions and its own neighbours.");
  if (id == "patterns")
    return DodgemStrings::tr(
        "For k pieces, the paper gives the formula C(2k+1, k) for the patterns and its square for the subspaces. Here each "
        "formula stands beside a count. Two subspaces that lead to each other are a pair. Section 4 says that moves from at most "
        "k + 2 subspaces lead to the same subspace. In fact there are never more than k + 1. The graph has all subspaces of 3×3, "
        "with the start at the top.");
  if (id == "algorithm")
    return DodgemStrings::tr(
        "The algorithm takes the pairs one by one. First, positions without a move are won. Then two steps repeat until nothing "
        "changes: a position with a move to a loss is won, and a position whose moves all lead to wins is lost. One round of "
        "both steps is a pass. Many positions are marked while earlier pairs are processed. The paper does not give the order of "
        "pairs with the same number of steps, which affects the number of passes. Here these pairs come in the order of their "
        "patterns.");
  if (id == "steps-and-winner")
    return DodgemStrings::tr(
        "The paper says that the side with fewer remaining steps usually wins. With the same number, the side to move usually "
        "wins. The table adds up the cells of figures 3 and 4.");
  if (id == "from-the-start")
    return DodgemStrings::tr(
        "The paper leaves this for future work. A proof of a win contains every move of the loser and one move of the winner in "
        "each position. A draw needs a proof for each side.");
  return QString();
}

// Reasons why a move of Dodgem is illegal, with the names of pieces.

/// Explains why a car of the mover cannot make the move. Returns an empty string if the general reason is
/// sufficient.
static QString whyNoDodgemMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const bool first = variant.sideToMove(position) == Side::First;
  const int columns = move.to.column - move.from.column, rows = move.to.row - move.from.row;
  const int forward = first ? rows : columns, sideways = first ? columns : rows;
  const bool outside =
      move.to.column < 0 || move.to.column >= variant.columns() || move.to.row < 0 || move.to.row >= variant.rows();
  if (move.leavesBoard || outside)
    return DodgemStrings::tr("A car can only leave the board across the far edge, from a square next to that edge.");
  if (forward != 0 && std::abs(forward) == std::abs(sideways)) return DodgemStrings::tr("A car never moves diagonally.");
  if (forward < 0) return DodgemStrings::tr("A car never drives backwards.");
  if (std::abs(forward) + std::abs(sideways) > 1) return DodgemStrings::tr("A car moves one square at a time.");
  const auto pieces = variant.pieces(position);
  if (std::ranges::find(pieces, move.to, &PieceOnBoard::square) != pieces.end())
    return DodgemStrings::tr("There is a car in the way. Cars cannot capture.");
  return {};
}

/// Explains why a car cannot be picked up. Returns an empty string if there is no car, or if the car can be
/// picked up.
static QString whyNoDodgemCar(const Variant& variant, const AnyPosition& position, Square square) {
  const auto pieces = variant.pieces(position);
  const auto car = std::ranges::find(pieces, square, &PieceOnBoard::square);
  const Side mover = variant.sideToMove(position);
  if (car == pieces.end() || car->owner == mover) return {};
  return DodgemStrings::tr("This is the other side's car: %1 is to move.").arg(sideName(variant, mover));
}

const dodgem::Ending& endingOf(const Variant& variant) {
  return static_cast<const dodgem::DodgemVariant&>(variant).rules().ending();
}

static QString lastCarReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1's last car has left the board", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("your last car has left the board")
                          : DodgemStrings::tr("your opponent's last car has left the board");
}

static QString blockedReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1 cannot move, and so wins", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("you cannot move, and so you win")
                          : DodgemStrings::tr("your opponent cannot move, and so wins");
}

static QString blockedLoserReason(const Variant& variant, Side loser, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1 cannot move, and so loses", "a side").arg(sideWord(variant, loser));
  return loser == person ? DodgemStrings::tr("you cannot move, and so you lose")
                         : DodgemStrings::tr("your opponent cannot move, and so loses");
}

/// Returns the reason for the end of the game. By the usual rules, a side without moves or without cars wins.
static QString endReason(const Variant& variant, const AnyPosition& position, Side winner, std::optional<Side> person) {
  const auto pieces = variant.pieces(position);
  const auto hasLeft = [&pieces](Side side) {
    return std::ranges::none_of(pieces, [side](const PieceOnBoard& piece) { return piece.owner == side; });
  };
  const Side loser = other(winner);
  const bool misere = endingOf(variant) == dodgem::misereEnding;
  if (hasLeft(misere ? loser : winner)) return lastCarReason(variant, misere ? loser : winner, person);
  if (variant.sideToMove(position) == loser) return blockedLoserReason(variant, loser, person);
  return blockedReason(variant, winner, person);
}

/// Describes an unusual rule about the end of the game. Returns an empty string for the usual rules.
static QString unusualEnding(const Variant& variant) {
  const dodgem::Ending& ending = endingOf(variant);
  if (ending == dodgem::misereEnding) return DodgemStrings::tr("misère: if you cannot move, you lose", "a rule");
  if (ending.blocked == Outcome::Loss) return DodgemStrings::tr("a blocked player loses", "a rule");
  if (ending.blocked == Outcome::Draw) return DodgemStrings::tr("a blocked player draws", "a rule");
  return {};
}

static QString dodgemTitle(const Variant& variant) {
  const QString rule = unusualEnding(variant);
  if (rule.isEmpty()) return {};
  return DodgemStrings::tr("%1 \u00d7 %1, %2", "size of the board, a rule").arg(variant.columns()).arg(rule);
}

static QString dodgemName(const Variant& variant) {
  const QString rule = unusualEnding(variant);
  if (rule.isEmpty()) return {};
  return DodgemStrings::tr("Dodgem %1\u00d7%1, %2", "size of the board, a rule").arg(variant.columns()).arg(rule);
}

static QString keyName(const AggregateKey& key) {
  return key.id == "steps" ? DodgemStrings::tr("by remaining steps") : DodgemStrings::tr("by remaining cars");
}

static QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps")
    return mover ? DodgemStrings::tr("Mover's remaining steps") : DodgemStrings::tr("Opponent's remaining steps");
  return mover ? DodgemStrings::tr("Mover's remaining cars") : DodgemStrings::tr("Opponent's remaining cars");
}

static void addDodgemWords(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
  game.whyNot = whyNoDodgemMove;
  game.whyNotMovable = whyNoDodgemCar;
  game.endReason = endReason;
  game.variantTitle = dodgemTitle;
  game.variantName = dodgemName;
  game.keyName = keyName;
  game.axisName = axisName;
}

static void drawChevron(QPainter& painter, const QPointF& tip, double size, double degrees) {
  painter.save();
  painter.translate(tip);
  painter.rotate(degrees);
  const QPointF points[] = {{-size, size * 0.95}, {0, 0}, {size, size * 0.95}};
  painter.drawPolyline(points, 3);
  painter.restore();
}

/// Draws a car that faces up, in a cell of 100 x 100.
static void drawCar(QPainter& painter, const QColor& colour, const ColourPalette& palette) {
  const QColor edge = mixed(colour, Qt::black, palette.dark ? 0.45 : 0.3);
  const QColor glass = mixed(colour, Qt::white, palette.dark ? 0.72 : 0.86);
  const QRectF body(27, 11, 46, 78);

  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);  // a shadow, so that the car seems to float above the square
  painter.drawRoundedRect(body.adjusted(-1, 2.5, 1, 3.5), 17, 17);

  painter.setBrush(mixed(edge, Qt::black, 0.35));
  for (const double x : {23.5, 69.5})
    for (const double y : {23.0, 61.0}) painter.drawRoundedRect(QRectF(x, y, 7, 16), 3, 3);

  QLinearGradient paint(body.topLeft(), body.topRight());
  paint.setColorAt(0.0, mixed(colour, Qt::black, 0.07));
  paint.setColorAt(0.35, mixed(colour, Qt::white, 0.08));
  paint.setColorAt(1.0, mixed(colour, Qt::black, 0.10));
  painter.setBrush(paint);
  painter.setPen(QPen(edge, 1.2));
  painter.drawRoundedRect(body, 15, 15);

  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(colour, Qt::white, 0.16));  // paints the roof
  painter.drawRoundedRect(QRectF(33, 44, 34, 19), 5, 5);
  QPainterPath windscreen;
  windscreen.moveTo(32, 34);
  windscreen.quadTo(50, 28.5, 68, 34);
  windscreen.quadTo(67, 41, 64.5, 46);
  windscreen.quadTo(50, 43, 35.5, 46);
  windscreen.quadTo(33, 41, 32, 34);
  painter.setBrush(glass);
  painter.drawPath(windscreen);
  QPainterPath rear;
  rear.moveTo(35.5, 63);
  rear.quadTo(50, 65.5, 64.5, 63);
  rear.lineTo(66.5, 71.5);
  rear.quadTo(50, 75, 33.5, 71.5);
  rear.closeSubpath();
  painter.setBrush(mixed(colour, glass, 0.55));
  painter.drawPath(rear);

  painter.setBrush(palette.headlight);
  painter.drawEllipse(QPointF(33.5, 17.5), 3.0, 3.4);
  painter.drawEllipse(QPointF(66.5, 17.5), 3.0, 3.4);
  painter.setBrush(palette.tailLight);
  painter.drawRoundedRect(QRectF(31, 83.4, 9, 3), 1.5, 1.5);
  painter.drawRoundedRect(QRectF(60, 83.4, 9, 3), 1.5, 1.5);

  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(glass, 3.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  drawChevron(painter, QPointF(50, 16.5), 7.0, 0);
}

void DodgemPainter::paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  painter.save();
  painter.setBrush(Qt::NoBrush);
  const double size = layout.cell * 0.1;
  const double distance = layout.cell * 0.17;
  const double turn = layout.flipped ? 180 : 0;
  const auto pen = [&](Side side) {
    return QPen(mixed(palette.window, palette.of(side), 0.75), layout.cell * 0.024, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  };
  painter.setPen(pen(Side::First));
  for (int column = 0; column < layout.columns; ++column) {
    const QPointF edge = layout.centre({column, layout.rows - 1});
    drawChevron(painter, edge - QPointF(0, layout.direction() * (layout.cell * 0.5 + distance + size * 0.5)), size, turn);
  }
  painter.setPen(pen(Side::Second));
  for (int row = 0; row < layout.rows; ++row) {
    const QPointF edge = layout.centre({layout.columns - 1, row});
    drawChevron(painter, edge + QPointF(layout.direction() * (layout.cell * 0.5 + distance + size * 0.5), 0), size, turn + 90);
  }
  painter.restore();
}

void DodgemPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                               const ColourPalette& palette) const {
  painter.save();
  painter.translate(cell.center());
  painter.rotate((piece.owner == Side::First ? 0 : 90) + (flipped ? 180 : 0));
  painter.scale(cell.width() / 100.0, cell.height() / 100.0);
  painter.translate(-50, -50);
  drawCar(painter, palette.of(piece.owner), palette);
  painter.restore();
}

QString DodgemPainter::pieceName(const PieceOnBoard& piece) const {
  return piece.owner == Side::First ? DodgemStrings::tr("first player's car, heading up")
                                    : DodgemStrings::tr("second player's car, heading right");
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "dodgem:4x4";
  introduction.pictures = {
      {[] { return DodgemStrings::tr("Your cars go up"); },
       [] {
         return DodgemStrings::tr(
             "You are Blue. A car moves one square, up or sideways, never back. It leaves the board at the top.");
       },
       ">3/>3/>3/1^^^ ^", Square{2, 0}},
      {[] { return DodgemStrings::tr("Orange goes right"); },
       [] {
         return DodgemStrings::tr(
             "Orange cars move right, up or down, and leave the board on the right. There are no captures. Cars block each "
             "other.");
       },
       ">3/>3/>1^1/1^1^ >", Square{0, 1}},
      {[] { return DodgemStrings::tr("Get all your cars off to win"); },
       [] {
         return DodgemStrings::tr(
             "Be the first to drive all your cars off the board, and you win. Do not trap your opponent: a player who cannot "
             "move wins, too.");
       },
       "1^1>/4/>3/4 ^", Square{1, 3}},
  };
  introduction.start = "^2>/>3/1^2/4 ^";
  introduction.winningMove = "b2b3";
  introduction.drawingMove = "b2a2";
  introduction.losingMove = "a4b4";
  introduction.explanation = [] {
    return DodgemStrings::tr(
        "b2 to b3 wins: your car stands in the way of Orange. b2 to a2 only draws: it leaves the way clear for Orange. a4 to b4 "
        "loses: that car could have left the board.");
  };
  return introduction;
}

Presentation dodgemPresentation() {
  static const DodgemPainter painter;
  Presentation game;
  game.gameId = "dodgem";
  game.name = [] { return DodgemStrings::tr("Dodgem"); };
  game.sentence = [] {
    return DodgemStrings::tr(
        "Be the first to drive all your cars off the board. You go up, and your opponent goes right, across your path.");
  };
  game.notationHint = [] {
    return DodgemStrings::tr(
        "Rows from top to bottom, separated by /. A digit stands for that many empty squares, ^ and > for the cars. Then a space "
        "and the side to move.");
  };
  game.moveHint = [] {
    return DodgemStrings::tr(
        "Moves are written like this: b1b2 is a move from b1 to b2, and b3off drives the car on b3 off the board.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25b6"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
  game.typedExample = [] {
    return TypedExample{QStringLiteral("b1b2"), DodgemStrings::tr("Type a move"),
                        DodgemStrings::tr("Dodgem: b4off leaves the board")};
  };
  game.playedValue = dodgem::playedValue;
  game.painter = &painter;
  game.usualVariant = "dodgem:4x4";
  game.showcase = {"dodgem:4x4", "1>2/1>2/>1^^/1^2 ^"};
  game.introduction = makeIntroduction();
  addDodgemWords(game);
  return game;
}

}  // namespace kotai::ui

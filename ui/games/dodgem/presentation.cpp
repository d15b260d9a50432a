#include "ui/games/dodgem/presentation.h"

#include <QPainterPath>

#include "core/games/dodgem/decided.h"
#include "ui/board/board_painter.h"
#include "ui/games/dodgem/strings.h"

namespace kotai::ui {

/// Dodgem: cars seen from above, and chevrons at the exits.
class DodgemPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant& variant, bool compact) const override {
    return compact ? BoardPainter::margins(variant, true) : BoardMargins{0.66, 0.66};
  }
  /// On a flipped board the exits are below and on the left, and the labels are beyond their chevrons.
  double labelDistance(const BoardLayout& layout) const override { return layout.flipped ? 0.44 : 0.24; }
  void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
};

namespace {

void drawChevron(QPainter& painter, const QPointF& tip, double size, double degrees) {
  painter.save();
  painter.translate(tip);
  painter.rotate(degrees);
  const QPointF points[] = {{-size, size * 0.95}, {0, 0}, {size, size * 0.95}};
  painter.drawPolyline(points, 3);
  painter.restore();
}

/// A car that faces up, in a cell of 100 x 100.
void drawCar(QPainter& painter, const QColor& colour, const ColourPalette& palette) {
  const QColor edge = mixed(colour, Qt::black, palette.dark ? 0.45 : 0.3);
  const QColor glass = mixed(colour, Qt::white, palette.dark ? 0.72 : 0.86);
  const QRectF body(27, 11, 46, 78);

  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);  // keeps the car above the square
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
  painter.setBrush(mixed(colour, Qt::white, 0.16));  // roof
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

}  // namespace

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

namespace {

Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "dodgem:4x4";
  introduction.pictures = {
      {[] { return DodgemStrings::tr("Your cars go up"); },
       [] {
         return DodgemStrings::tr("You are Blue. A car moves one square, up or sideways, never back. It leaves at the top.");
       },
       ">3/>3/>3/1^^^ ^", Square{2, 0}},
      {[] { return DodgemStrings::tr("Orange goes right"); },
       [] {
         return DodgemStrings::tr(
             "Orange cars move right, up or down, and leave at the right. There are no captures: cars block each other.");
       },
       ">3/>3/>1^1/1^1^ >", Square{0, 1}},
      {[] { return DodgemStrings::tr("Clear the board to win"); },
       [] {
         return DodgemStrings::tr(
             "Drive all your cars off first, and you win. Do not trap your opponent: a player who cannot move wins, too.");
       },
       "1^1>/4/>3/4 ^", Square{1, 3}},
  };
  introduction.start = "^2>/>3/1^2/4 ^";
  introduction.winningMove = "b2b3";
  introduction.drawingMove = "b2a2";
  introduction.losingMove = "a4b4";
  introduction.explanation = [] {
    return DodgemStrings::tr(
        "b2 to b3 wins: your car stands in the way of Orange. b2 to a2 only draws: the way is free. a4 to b4 loses: that car "
        "could have left the board.");
  };
  return introduction;
}

}  // namespace

Presentation dodgemPresentation() {
  static const DodgemPainter painter;
  Presentation game;
  game.gameId = "dodgem";
  game.name = [] { return DodgemStrings::tr("Dodgem"); };
  game.sentence = [] {
    return DodgemStrings::tr(
        "Be first to drive all your cars off the board. You go up, your opponent goes right, across your way.");
  };
  game.notationHint = [] {
    return DodgemStrings::tr(
        "Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for the pieces. Then a space "
        "and the side to move.");
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

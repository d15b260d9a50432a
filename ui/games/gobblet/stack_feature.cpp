#include "ui/games/gobblet/stack_feature.h"

#include <QLineF>

#include "ui/board/board_painter.h"

namespace kotai::ui {

/// Paints a frame around the three squares of a line, behind the pieces.
static void frameLine(QPainter& painter, const BoardLayout& layout, const StackScene::Line& line, const QColor& colour,
                      Qt::PenStyle style) {
  const QPointF from = layout.centre(line.front());
  const QPointF to = layout.centre(line.back());
  const double radius = layout.cell * 0.43;
  const QLineF axis(from, to);
  painter.save();
  painter.translate(from);
  painter.rotate(-axis.angle());
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, layout.cell * 0.06, style, Qt::RoundCap, Qt::RoundJoin));
  painter.drawRoundedRect(QRectF(-radius, -radius, axis.length() + 2 * radius, 2 * radius), radius, radius);
  painter.restore();
}

/// Paints a triangle with an exclamation mark in a free corner of the square.
static void paintWarning(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  const double size = std::max(layout.cell * 0.2, 13.0);
  const QPointF corner = layout.squareRect(square).topLeft() + QPointF(layout.cell * 0.07, layout.cell * 0.07);
  QPolygonF triangle;
  triangle << corner + QPointF(size / 2, 0) << corner + QPointF(size, size * 0.88) << corner + QPointF(0, size * 0.88);
  painter.setPen(QPen(palette.surface, size * 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(palette.surface);
  painter.drawPolygon(triangle);
  painter.setPen(QPen(palette.danger, size * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(palette.danger);
  painter.drawPolygon(triangle);
  painter.setPen(QPen(palette.surface, size * 0.115, Qt::SolidLine, Qt::RoundCap));
  const QPointF middle = corner + QPointF(size / 2, 0);
  painter.drawLine(middle + QPointF(0, size * 0.32), middle + QPointF(0, size * 0.54));
  painter.drawPoint(middle + QPointF(0, size * 0.73));
}

static void paintLines(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const StackScene& stacks,
                       const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  const double inset = layout.cell * game.squareInset();
  const auto paint = [&](const std::vector<StackScene::Line>& lines, const QColor& colour, Qt::PenStyle style) {
    QColor tint = colour;
    tint.setAlphaF(palette.dark ? 0.34F : 0.24F);
    std::vector<Square> squares;
    for (const StackScene::Line& line : lines) squares.insert(squares.end(), line.begin(), line.end());
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    for (const Square square : squares)
      painter.drawRoundedRect(layout.squareRect(square).adjusted(inset, inset, -inset, -inset), layout.cell * 0.08,
                              layout.cell * 0.08);
    for (const StackScene::Line& line : lines) frameLine(painter, layout, line, colour, style);
  };
  painter.save();
  paint(stacks.revealed, palette.danger, Qt::DashLine);
  paint(stacks.won, game.sideColour(stacks.winner, palette), Qt::SolidLine);
  painter.restore();
}

static void paintOpenedStack(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, Square opened,
                             const ColourPalette& palette) {
  std::vector<PieceOnBoard> stack = piecesOf(scene);
  std::erase_if(stack, [opened](const PieceOnBoard& piece) { return piece.square != opened; });
  if (stack.size() < 2) return;
  painter.save();
  const double piece = layout.cell * 0.44;
  const double room = layout.cell * 0.05;
  QRectF strip(0, 0, piece * static_cast<double>(stack.size()) + room * static_cast<double>(stack.size() + 1), piece + 2 * room);
  const QRectF square = layout.squareRect(opened);
  const bool above = square.top() > layout.squares.top() + 1;
  strip.moveCenter(
      QPointF(square.center().x(), above ? square.top() - strip.height() * 0.46 : square.bottom() + strip.height() * 0.46));
  painter.setPen(QPen(palette.border, std::max(1.0, layout.cell * 0.012)));
  painter.setBrush(palette.surface);
  painter.drawRoundedRect(strip, layout.cell * 0.08, layout.cell * 0.08);
  const BoardPainter& game = painterOf(scene);
  double left = strip.left() + room;
  for (const PieceOnBoard& each : stack) {  // pieces from bottom to top
    game.paintPiece(painter, QRectF(left, strip.top() + room, piece, piece), each, layout.flipped, palette);
    left += piece + room;
  }
  painter.restore();
}

const gobblet::Rules& StackFeature::rules() const {
  return static_cast<const gobblet::GobbletVariant&>(*m_view.document().variant()).rules();
}

gobblet::Rules::Position StackFeature::position() const { return gobblet::GobbletVariant::unpack(m_view.document().position()); }

gobblet::SquareSet StackFeature::revealedBy(Square lifted) const {
  return gobblet::Rules::revealedByLift(position(), gobblet::indexOf(lifted));
}

std::shared_ptr<const BoardLayer> StackFeature::layer(BoardMoment moment) const {
  if (moment == BoardMoment::Moving) return nullptr;
  auto stacks = std::make_shared<StackScene>();
  stacks->won = linesOf(rules().winningLines(position()));
  if (const auto end = m_view.document().end(); end && end->winner) stacks->winner = *end->winner;
  if (!m_view.document().isFinished())
    for (int square = 0; square < gobblet::squareCount; ++square)
      if (revealedBy(gobblet::squareAt(square)) != 0) stacks->losingLifts.push_back(gobblet::squareAt(square));
  if (moment == BoardMoment::Live) addHand(*stacks);
  return stacks;
}

bool StackFeature::keyboardPoints() const { return m_view.hasFocus() && m_view.hand().keyboardUsed; }

/// Returns the square from which the user lifts or may lift a piece: the square of the held piece, otherwise
/// the square under the mouse or the cursor.
std::optional<Square> StackFeature::liftedSquare() const {
  const BoardHand& hand = m_view.hand();
  std::optional<Square> square = hand.held;
  if (!square && hand.hovered && movesFrom(m_view.document(), *hand.hovered) > 0) square = hand.hovered;
  if (!square && keyboardPoints()) square = hand.cursor;
  if (!square || !m_view.currentLayout().contains(*square)) return std::nullopt;
  return square;
}

void StackFeature::addHand(StackScene& stacks) const {
  if (const auto lifted = liftedSquare()) stacks.revealed = linesOf(revealedBy(*lifted));
  const BoardHand& hand = m_view.hand();
  if (hand.held) return;
  const BoardLayout layout = m_view.currentLayout();
  if (hand.hovered && layout.contains(*hand.hovered) && hand.hovered != m_resting)
    stacks.opened = hand.hovered;
  else if (keyboardPoints() && layout.contains(hand.cursor))
    stacks.opened = hand.cursor;
}

/// An opened stack covers a neighbouring square, so the stack of a move just made stays closed until the mouse leaves
/// the square.
bool StackFeature::point(const QPointF& point) {
  m_pointed = m_view.currentLayout().squareAt(point);
  if (m_pointed != m_resting) m_resting.reset();
  return false;
}

QString StackFeature::message() const {
  const auto lifted = liftedSquare();
  if (!lifted || revealedBy(*lifted) == 0) return {};
  if (!rules().mustNotLift(position(), gobblet::indexOf(*lifted)))
    return tr("Lifting this piece uncovers the opponent's line. Put the piece on that line, or you lose.");
  return tr("Lifting this piece uncovers the opponent's line. That loses at once, wherever the piece goes.");
}

QString StackFeature::describe(Square square) const {
  if (!m_view.currentLayout().contains(square) || revealedBy(square) == 0) return {};
  return rules().mustNotLift(position(), gobblet::indexOf(square)) ? tr("lifting it loses")
                                                                   : tr("lifting it uncovers the opponent's line");
}

void StackScene::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                       const ColourPalette& palette) const {
  if (level == BoardLevel::Ground) paintLines(painter, layout, scene, *this, palette);
  if (level == BoardLevel::Marks) {
    painter.save();
    for (const Square square : losingLifts) paintWarning(painter, layout, square, palette);
    painter.restore();
  }
  if (level == BoardLevel::Top && opened) paintOpenedStack(painter, layout, scene, *opened, palette);
}

std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares) {
  std::vector<StackScene::Line> lines;
  for (const gobblet::SquareSet line : gobblet::allLines) {
    if ((squares & line) != line) continue;
    StackScene::Line found{};
    std::size_t next = 0;
    gobblet::forEachSquare(line, [&](int square) { found[next++] = gobblet::squareAt(square); });
    lines.push_back(found);
  }
  return lines;
}

}  // namespace kotai::ui

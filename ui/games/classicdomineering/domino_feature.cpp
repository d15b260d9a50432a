#include "ui/games/classicdomineering/domino_feature.h"

#include <algorithm>
#include <ranges>

#include "ui/board/board_painter.h"
#include "ui/games/classicdomineering/domino_layer.h"
#include "ui/games/classicdomineering/strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

bool covers(const MoveSquares& domino, Square square) { return domino.from == square || domino.to == square; }

}  // namespace

MoveSquares DominoFeature::squaresOf(AnyMove move) const {
  return m_view.document().variant()->moveSquares(m_view.document().position(), move);
}

std::shared_ptr<const BoardLayer> DominoFeature::layer(BoardMoment moment) const {
  const GameDocument& document = m_view.document();
  const GameTree& tree = document.tree();
  auto dominoes = std::make_shared<DominoLayer>();
  for (GameTree::NodeId id = document.currentNode(); tree.node(id).parent >= 0; id = tree.node(id).parent)
    dominoes->placed.push_back(document.variant()->moveSquares(tree.node(tree.node(id).parent).position, tree.node(id).move));
  std::ranges::reverse(dominoes->placed);
  if (showsValues(moment) && m_view.valuesVisible())
    for (const MoveValue& each : document.moveValues())
      dominoes->values.push_back({squaresOf(each.move), each.value, each.perfect, each.wastedPlies});
  if (moment == BoardMoment::Live && m_pointed) dominoes->pointed = squaresOf(*m_pointed);
  return dominoes;
}

std::optional<AnyMove> DominoFeature::moveOn(Square square, int towards) const {
  std::optional<AnyMove> other;
  for (const AnyMove move : m_view.document().legalMoves()) {
    const MoveSquares domino = squaresOf(move);
    if (!covers(domino, square)) continue;
    if ((domino.from == square) == (towards > 0)) return move;
    other = move;
  }
  return other;
}

/// The half of the square that contains the point selects the neighbour.
std::optional<AnyMove> DominoFeature::moveAt(const QPointF& point) const {
  if (!takesMove()) return std::nullopt;
  const BoardLayout layout = m_view.currentLayout();
  const auto square = layout.squareAt(point);
  if (!square || !layout.contains(*square)) return std::nullopt;
  const QPointF from = point - layout.centre(*square);
  const double along = m_view.document().sideToMove() == Side::First ? -from.y() : from.x();
  return moveOn(*square, along * layout.direction() >= 0 ? 1 : -1);
}

void DominoFeature::pointAt(std::optional<AnyMove> move) {
  if (move == m_pointed) return;
  m_pointed = move;
  m_view.update();
}

bool DominoFeature::point(const QPointF& point) {
  pointAt(moveAt(point));
  return m_pointed.has_value();
}

/// \p square is the one to explain if there is no move.
void DominoFeature::place(std::optional<AnyMove> move, Square square) {
  if (move)
    m_view.playMove(move);
  else if (takesMove())
    m_view.refuse(whyNot(square));
}

bool DominoFeature::press(const QPointF& point) {
  const BoardLayout layout = m_view.currentLayout();
  const auto square = layout.squareAt(point);
  if (!square || !layout.contains(*square)) return false;
  m_view.setCursorSquare(*square);
  const auto move = moveAt(point);
  m_pointed.reset();
  place(move, *square);
  return true;
}

/// Enter places the domino that begins on the square of the cursor, or else the one that ends there.
bool DominoFeature::act() {
  const Square square = m_view.cursorSquare();
  place(takesMove() ? moveOn(square, 1) : std::nullopt, square);
  return true;
}

QString DominoFeature::whyNot(Square square) const {
  const GameDocument& document = m_view.document();
  const QString name = boardPainterFor(*document.variant()).squareName(m_view.currentLayout(), square);
  const auto pieces = document.variant()->pieces(document.position());
  if (std::ranges::find(pieces, square, &PieceOnBoard::square) != pieces.end())
    return ClassicDomineeringStrings::tr("%1 is covered.", "a square").arg(name);
  return document.sideToMove() == Side::First
             ? ClassicDomineeringStrings::tr("No square above or below %1 is free.", "a square").arg(name)
             : ClassicDomineeringStrings::tr("No square beside %1 is free.", "a square").arg(name);
}

/// The domino that Enter would place here, and its value if values are shown.
QString DominoFeature::describe(Square square) const {
  const GameDocument& document = m_view.document();
  const auto move = takesMove() ? moveOn(square, 1) : std::nullopt;
  if (!move) return {};
  const QString name = QString::fromStdString(document.variant()->formatMove(document.position(), *move));
  if (m_view.valuesVisible())
    for (const MoveValue& each : document.moveValues())
      if (each.move == *move)
        return ClassicDomineeringStrings::tr("domino %1: %2", "a move, its value").arg(name, valueText(each.value));
  return ClassicDomineeringStrings::tr("domino %1", "a move").arg(name);
}

}  // namespace kotai::ui

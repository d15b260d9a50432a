// Describes the board in words: squares, things between and beside them, messages.
#include "ui/board/board_moves.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

std::vector<Square> BoardView::squaresBeside() const {
  std::vector<Square> all;
  for (const auto& feature : m_features)
    for (const Square square : feature->squares()) all.push_back(square);
  return all;
}

std::vector<Square> BoardView::squares() const {
  std::vector<Square> all;
  if (!m_document->hasGame()) return all;
  all = PaintedBoard::squares();
  const std::vector<Square> beside = squaresBeside();
  all.insert(all.end(), beside.begin(), beside.end());
  return all;
}

std::vector<DescribedThing> BoardView::things() const {
  std::vector<DescribedThing> all;
  for (const auto& feature : m_features)
    for (DescribedThing& thing : feature->things()) all.push_back(std::move(thing));
  return all;
}

std::optional<Square> BoardView::squareNumber(int place) const {
  const std::vector<Square> all = squares();
  const auto number = static_cast<std::size_t>(place);
  return number < all.size() ? std::optional(all[number]) : std::nullopt;
}

int BoardView::describedPlaceCount() const { return static_cast<int>(squares().size() + things().size()); }

QString BoardView::describedPlace(int place) const {
  const auto square = squareNumber(place);
  return square ? describeSquare(*square) : things().at(static_cast<std::size_t>(place) - squares().size()).words;
}

QRect BoardView::describedPlaceRect(int place) const {
  const auto square = squareNumber(place);
  const QRectF area =
      square ? currentLayout().squareRect(*square) : things().at(static_cast<std::size_t>(place) - squares().size()).area;
  return area.toAlignedRect();
}

QString BoardView::describedCursor() const {
  if (!hasBoard()) return {};
  const QString inHand = firstWords([](const BoardFeature& feature) { return feature.describeHand(); });
  return inHand.isEmpty() ? describeSquare(m_hand.cursor) : inHand;
}

QString BoardView::boardMessage() const {
  return firstWords([](const BoardFeature& feature) { return feature.message(); });
}

QString BoardView::legend() const {
  return firstWords([](const BoardFeature& feature) { return feature.legend(); });
}

/// Returns for example "b2, large blue piece, on small orange piece, 3 moves".
QString BoardView::describeSquare(Square square) const {
  const Variant& variant = *m_document->variant();
  const BoardPainter& game = boardPainterFor(variant);
  QStringList parts;
  for (const PieceOnBoard& piece : variant.pieces(m_document->position()))
    if (piece.square == square && game.standsOnSquare(piece.kind)) {
      if (!parts.isEmpty()) parts.front() = tr("on %1", "a piece that covers another").arg(parts.front());
      parts.prepend(game.pieceName(piece));
    }
  const QString name = firstWords([square](const BoardFeature& feature) { return feature.squareName(square); });
  if (parts.isEmpty() && name.isEmpty()) parts << tr("empty");
  parts.prepend(name.isEmpty() ? game.squareName(currentLayout(), square) : name);
  for (const auto& feature : m_features)
    if (const QString added = feature->describe(square); !added.isEmpty()) parts << added;
  if (m_hand.held == square) parts << tr("held");
  if (isMovable(square)) parts << tr("%n moves", nullptr, movesFrom(*m_document, square));
  if (valuesVisible())
    for (const ValueMark& mark : valueMarks(m_hand.held))
      if (mark.square == square) parts << tr("moving here: %1").arg(valueText(mark.value));
  return parts.join(QStringLiteral(", "));
}

QString BoardView::describedBoard() const {
  if (!m_document->hasGame()) return {};
  const Variant& variant = *m_document->variant();
  QStringList parts{QString::fromStdString(variant.formatPosition(m_document->position())),
                    tr("%1 to move").arg(sideName(variant, m_document->sideToMove()))};
  if (valuesVisible()) {
    const AnyPosition& position = m_document->position();
    const Value value = *m_document->value();
    parts << (m_settings->playLayout() ? playedSentence(variant, m_document->sideToMove(), playedValue(variant, position, value))
                                       : standingSentence(variant, position, value));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace kotai::ui

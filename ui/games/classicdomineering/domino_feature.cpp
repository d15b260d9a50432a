#include "ui/games/classicdomineering/domino_feature.h"

#include <algorithm>

#include "ui/board/board_overlay.h"
#include "ui/games/classicdomineering/covered_board_painter.h"
#include "ui/games/classicdomineering/strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr double smallestValuePx = 8;
constexpr double widestValue = 0.96;  ///< maximum width of a value, in cells
constexpr double pointedOpacity = 0.62;

/// Returns the opacity of a domino, which increases while the domino appears.
static double opacityOf(const MoveSquares& domino, const BoardScene& scene) {
  if (!scene.transition || scene.progress >= 1) return 1;
  const bool arrives = std::ranges::any_of(scene.transition->steps, [&](const Transition::Step& step) {
    return step.kind == Transition::Kind::Appeared && step.to == domino.to;
  });
  return arrives ? scene.progress : 1;
}

void DominoLayer::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                        const ColourPalette& palette) const {
  painter.save();
  if (level == BoardLevel::Pieces) {
    for (const MoveSquares& domino : placed) {
      painter.setOpacity(opacityOf(domino, scene));
      paintPlacedDomino(painter, rectOfDomino(layout, domino), sideOfDomino(domino), domino.to == placed.back().to, palette);
    }
  } else if (level == BoardLevel::Marks) {
    if (pointed) {
      painter.setOpacity(pointedOpacity);
      paintPlacedDomino(painter, rectOfDomino(layout, *pointed), sideOfDomino(*pointed), true, palette);
      painter.setOpacity(1);
    }
    for (const DominoValue& mark : values)
      paintValuePill(painter, layout, rectOfDomino(layout, mark.domino).center(),
                     {{}, mark.value, mark.perfect, mark.wastedPlies}, smallestValuePx, layout.cell * widestValue, palette);
  }
  painter.restore();
}

MoveSquares DominoFeature::squaresOf(AnyMove move) const {
  return m_view.document().variant()->moveSquares(m_view.document().position(), move);
}

std::shared_ptr<const BoardLayer> DominoFeature::layer(BoardMoment moment) const {
  const GameDocument& document = m_view.document();
  auto dominoes = std::make_shared<DominoLayer>();
  const std::vector<GameTree::NodeId> path = document.tree().pathTo(document.currentNode());
  for (std::size_t i = 1; i < path.size(); ++i)
    dominoes->placed.push_back(
        document.variant()->moveSquares(document.tree().node(path[i - 1]).position, document.tree().node(path[i]).move));
  if (showsValues(moment) && m_view.valuesVisible())
    for (const MoveValue& each : document.moveValues())
      dominoes->values.push_back({squaresOf(each.move), each.value, each.perfect, each.wastedPlies});
  if (moment == BoardMoment::Live && m_pointed) dominoes->pointed = squaresOf(*m_pointed);
  return dominoes;
}

DominoMoves DominoFeature::moves() const {
  DominoMoves moves{m_view.document().sideToMove(), {}};
  if (!acceptsMove()) return moves;
  for (const AnyMove move : m_view.document().legalMoves()) {
    const MoveSquares domino = squaresOf(move);
    moves.all.push_back({move, {domino.from, domino.to}});
  }
  return moves;
}

void DominoFeature::pointAt(std::optional<AnyMove> move) {
  if (move == m_pointed) return;
  m_pointed = move;
  m_view.update();
}

bool DominoFeature::point(const QPointF& point) {
  pointAt(moves().at(m_view.currentLayout(), point));
  return m_pointed.has_value();
}

/// Places a domino. If \p move is empty, explains why no domino fits on \p square.
void DominoFeature::place(std::optional<AnyMove> move, Square square) {
  if (move)
    m_view.playMove(move);
  else if (acceptsMove())
    emit m_view.moveRefused(whyNot(square));
}

bool DominoFeature::press(const QPointF& point) {
  const BoardLayout layout = m_view.currentLayout();
  const auto square = layout.squareAt(point);
  if (!square || !layout.contains(*square)) return false;
  m_view.hand().cursor = *square;
  const auto move = moves().at(layout, point);
  m_pointed.reset();
  place(move, *square);
  return true;
}

/// Places the domino at the cursor. Prefers a domino that begins on the square to a domino that ends there.
bool DominoFeature::act() {
  const Square square = m_view.cursorSquare();
  place(moves().on(square), square);
  return true;
}

QString DominoFeature::whyNot(Square square) const {
  const GameDocument& document = m_view.document();
  if (const QString covered = coveredText(*document.variant(), document.position(), square); !covered.isEmpty()) return covered;
  return (document.sideToMove() == Side::First ? ClassicDomineeringStrings::tr("No square above or below %1 is free.", "a square")
                                               : ClassicDomineeringStrings::tr("No square beside %1 is free.", "a square"))
      .arg(squareText(square));
}

/// Describes the domino that Enter would place on a square, and its value if values are shown.
QString DominoFeature::describe(Square square) const {
  const GameDocument& document = m_view.document();
  const auto move = moves().on(square);
  if (!move) return {};
  const QString name = QString::fromStdString(document.variant()->formatMove(document.position(), *move));
  if (m_view.valuesVisible())
    for (const MoveValue& each : document.moveValues())
      if (each.move == *move)
        return ClassicDomineeringStrings::tr("domino %1: %2", "a move, its value").arg(name, valueText(each.value));
  return ClassicDomineeringStrings::tr("domino %1", "a move").arg(name);
}

}  // namespace kotai::ui

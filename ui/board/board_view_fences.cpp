// The board's part for games with fences: pointing at gaps, placing, why not, values of fences, words for them.
#include <QAccessible>
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/games/quoridor/fence_strings.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr double gapReachCells = 0.19;  ///< so near to a gap the mouse points at it, else at a square
constexpr double leastReachPx = 6;
constexpr double anywhereCells = 1;  ///< a fence that is held finds the nearest gap from everywhere
constexpr double grooveReachCells = 0.07;

quoridor::Rules::Position unpacked(const AnyPosition& position) { return quoridor::QuoridorVariant::unpack(position); }

}  // namespace

/// Whether pointing at gaps means anything now.
bool BoardView::canPlaceFences() const {
  return m_document->hasGame() && hasFences(*m_document->variant()) && m_inputEnabled && !m_document->isFinished();
}

bool BoardView::holdsFence() const { return m_held && hasFences(*m_document->variant()) && !currentLayout().contains(*m_held); }

std::vector<FencePlace> BoardView::placedFences() const {
  std::vector<FencePlace> placed;
  for (const PieceOnBoard& piece : m_document->variant()->pieces(m_document->position()))
    if (const auto fence = fenceOf(*m_document->variant(), piece)) placed.push_back(*fence);
  return placed;
}

/// While a pawn is held, squares are meant. Who has no fences left points at a gap only by clicking right into it.
std::optional<FencePlace> BoardView::fencePointedAt(const QPointF& point) const {
  if (!canPlaceFences() || (m_held && !holdsFence())) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const bool left = unpacked(m_document->position()).hand(m_document->sideToMove()) > 0;
  double reach = left ? std::max(gapReachCells, leastReachPx / layout.cell) : grooveReachCells;
  if (holdsFence()) reach = anywhereCells;
  const auto fence = fenceAt(layout, point, reach);
  if (!fence || holdsFence()) return fence;
  const std::vector<FencePlace> placed = placedFences();
  return std::find(placed.begin(), placed.end(), *fence) == placed.end() ? fence : std::nullopt;
}

std::optional<FencePlace> BoardView::fenceInHand() const { return m_carriedFence ? m_carriedFence : m_pointedFence; }

void BoardView::pointAt(std::optional<FencePlace> fence) {
  // Whoever has no fences left sees no ghosts, only learns why when clicking.
  if (fence && unpacked(m_document->position()).hand(m_document->sideToMove()) == 0) fence.reset();
  if (fence == m_pointedFence) return;
  m_pointedFence = fence;
  update();
}

std::optional<AnyMove> BoardView::moveOf(FencePlace fence) const {
  for (const AnyMove move : m_document->legalMoves())
    if (fenceOf(*m_document->variant(), m_document->variant()->moveSquares(m_document->position(), move)) == fence) return move;
  return std::nullopt;
}

bool BoardView::placeFence(FencePlace fence) {
  if (const auto move = moveOf(fence)) return playMove(move);
  const Variant& variant = *m_document->variant();
  const auto fault = quoridorOf(variant)->rules().whyNot(unpacked(m_document->position()), fenceIn(variant, fence));
  if (fault) emit moveRefused(fenceText(variant, fence) + QStringLiteral(": ") + whyNotText(variant, *fault));
  return false;
}

GhostFence BoardView::ghostOf(FencePlace fence) const {
  const Variant& variant = *m_document->variant();
  GhostFence ghost{fence, m_document->sideToMove(), true, {}, {}};
  const auto fault = quoridorOf(variant)->rules().whyNot(unpacked(m_document->position()), fenceIn(variant, fence));
  if (!fault) return ghost;
  ghost.legal = false;
  if (fault->other) ghost.inTheWay = placeOf(variant, *fault->other);
  ghost.closedOff = fault->closedOff;
  return ghost;
}

QString BoardView::fenceMessage() const {
  const auto fence = m_document->hasGame() ? fenceInHand() : std::nullopt;
  if (!fence) return {};
  const Variant& variant = *m_document->variant();
  const auto fault = quoridorOf(variant)->rules().whyNot(unpacked(m_document->position()), fenceIn(variant, *fence));
  return fault ? whyNotText(variant, *fault) : QString();
}

FenceScene BoardView::fenceScene() const {
  FenceScene fences;
  if (valuesVisible()) fences.marks = fenceMarks();
  if (m_settings->pathsShown())
    for (const Side side : {Side::First, Side::Second})
      fences.paths[static_cast<std::size_t>(side)] =
          quoridorOf(*m_document->variant())->rules().shortestPath(unpacked(m_document->position()), side);
  return fences;
}

std::vector<FenceMark> BoardView::fenceMarks() const {
  std::vector<FenceMark> marks;
  const Variant& variant = *m_document->variant();
  for (const MoveValue& move : m_document->moveValues())
    if (const auto fence = fenceOf(variant, variant.moveSquares(m_document->position(), move.move)))
      marks.push_back({*fence, move.value, move.perfect, move.wastedPlies});
  return marks;
}

void BoardView::takeOrTurnFence() {
  if (!canPlaceFences()) return;
  m_keyboardUsed = true;
  setFocus();
  if (unpacked(m_document->position()).hand(m_document->sideToMove()) == 0) {
    emit moveRefused(whyNotText(*m_document->variant(), {quoridor::FenceFault::Reason::NoneLeft, {}, {}}));
    return;
  }
  if (m_carriedFence) {
    m_carriedFence->vertical = !m_carriedFence->vertical;
  } else {
    hold(std::nullopt);
    m_pointedFence.reset();
    const Variant& variant = *m_document->variant();
    m_carriedFence =
        FencePlace{{std::clamp(m_cursor.column, 0, variant.columns() - 2), std::clamp(m_cursor.row, 0, variant.rows() - 2)}};
  }
  announce(describeFence(*m_carriedFence));
  update();
}

void BoardView::carryFence(int columns, int rows) {
  Square& corner = m_carriedFence->corner;
  corner.column = std::clamp(corner.column + columns, 0, m_document->variant()->columns() - 2);
  corner.row = std::clamp(corner.row + rows, 0, m_document->variant()->rows() - 2);
  m_cursor = corner;
  announce(describeFence(*m_carriedFence));
  update();
}

void BoardView::announce(const QString& text) {
  QAccessibleValueChangeEvent moved(this, text);
  QAccessible::updateAccessibility(&moved);
}

std::vector<BoardPlace> BoardView::places() const {
  std::vector<BoardPlace> all;
  for (const Square square : squares()) all.push_back({square, {}});
  if (m_document->hasGame())
    for (const FencePlace fence : placedFences()) all.push_back({fence.corner, fence});
  return all;
}

QString BoardView::describePlace(const BoardPlace& place) const {
  return place.fence ? fenceName(*m_document->variant(), *place.fence) : describeSquare(place.square);
}

QString BoardView::describeFence(FencePlace fence) const {
  const Variant& variant = *m_document->variant();
  QStringList parts{fenceName(variant, fence)};
  const auto fault = quoridorOf(variant)->rules().whyNot(unpacked(m_document->position()), fenceIn(variant, fence));
  if (fault) parts << tr("not possible: %1", "%1: a sentence that says why").arg(whyNotText(variant, *fault));
  if (valuesVisible())
    for (const FenceMark& mark : fenceMarks())
      if (mark.fence == fence) parts << tr("placing it: %1").arg(valueText(mark.value));
  return parts.join(QStringLiteral(", "));
}

/// Both fences of the corner, the one that is pointed at first.
QString BoardView::fenceTip(FencePlace pointed) const {
  const Variant& variant = *m_document->variant();
  const std::vector<FenceMark> marks = valuesVisible() ? fenceMarks() : std::vector<FenceMark>();
  QStringList lines;
  for (const FencePlace fence : {pointed, FencePlace{pointed.corner, !pointed.vertical}}) {
    const QString name = QStringLiteral("<b>%1</b>").arg(fenceText(variant, fence));
    const auto fault = quoridorOf(variant)->rules().whyNot(unpacked(m_document->position()), fenceIn(variant, fence));
    const auto mark = std::find_if(marks.begin(), marks.end(), [fence](const FenceMark& each) { return each.fence == fence; });
    if (fault) {
      lines << name + QStringLiteral(": ") + whyNotText(variant, *fault).toHtmlEscaped();
    } else if (mark != marks.end()) {
      QString value = valueText(mark->value);
      if (mark->perfect) value += QStringLiteral(" · ") + tr("best");
      const int plies = static_cast<int>(mark->wastedPlies);
      const bool lost = mark->value.outcome == Outcome::Loss;
      if (plies > 0)
        value +=
            QStringLiteral(" · ") + (lost ? tr("loses %n plies sooner", nullptr, plies) : tr("%n plies wasted", nullptr, plies));
      lines << name + QStringLiteral(": ") + value;
    } else {
      lines << name;
    }
  }
  return lines.join(QStringLiteral("<br>"));
}

QString BoardView::wallsAround(Square square) const {
  bool above = false, below = false, left = false, right = false;
  for (const FencePlace& fence : m_document->hasGame() ? placedFences() : std::vector<FencePlace>()) {
    const int columns = square.column - fence.corner.column;
    const int rows = square.row - fence.corner.row;
    if (columns < 0 || columns > 1 || rows < 0 || rows > 1) continue;
    if (fence.vertical)
      (columns == 0 ? right : left) = true;
    else
      (rows == 0 ? above : below) = true;
  }
  QStringList walls;
  if (above) walls << tr("fence above");
  if (right) walls << tr("fence to the right");
  if (below) walls << tr("fence below");
  if (left) walls << tr("fence to the left");
  return walls.join(QStringLiteral(", "));
}

}  // namespace kotai::ui

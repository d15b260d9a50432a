#include "ui/games/quoridor/editor_fences.h"

namespace kotai::ui {

constexpr double emptyHandReachCells = 0.17;

bool EditorFences::holdsFence() const {
  if (m_board.fromStock()) return fenceOf(*m_board.fromStock()).has_value();
  const auto piece = m_board.held() ? m_board.position().pieceAt(*m_board.held()) : std::nullopt;
  return piece && fenceOf(*piece);
}

bool EditorFences::hasFence(FencePlace fence) const {
  const auto piece = m_board.position().pieceAt({fence.corner, true});
  return piece && piece->kind == fenceKind(fence.vertical);
}

/// Returns the gap at a point. If a fence is held, finds the nearest gap at any distance. Otherwise finds only
/// a gap near the pointer, and only if fences are left.
std::optional<FencePlace> EditorFences::gapAt(const QPointF& point) const {
  if (holdsFence()) return fenceAt(m_board.currentLayout(), point, maxGapDistance);
  const StockItem* fences = m_board.position().stockOf(fenceKind(false));
  if (m_board.held() || m_board.fromStock() || !fences || m_board.position().available(*fences, Side::First) <= 0)
    return std::nullopt;
  const auto place = m_board.placeAt(point);
  if (place && place->corner) return std::nullopt;  // the pointer is at a fence, which a click picks up
  const auto gap = fenceAt(m_board.currentLayout(), point, emptyHandReachCells);
  return gap && !hasFence(*gap) ? gap : std::nullopt;
}

void EditorFences::put(FencePlace fence) {
  m_board.setCursorSquare(fence.corner);
  const int kind = fenceKind(fence.vertical);
  const EditPlace there(fence.corner, true);
  EditedPosition& position = m_board.position();
  if (m_board.held()) {
    const EditPlace from = *m_board.held();
    m_board.hold(std::nullopt);
    if (from == there && hasFence(fence)) return;  // the fence returns to its gap
    return m_board.change([&] { return position.moveToCorner(from, kind, fence.corner); });
  }
  m_board.change([&] { return position.take(Side::First, kind, there); });
}

bool EditorFences::press(const QPointF& point) {
  const auto gap = gapAt(point);
  if (gap) put(*gap);
  return gap.has_value();
}

void EditorFences::point(const QPointF& point) {
  const auto gap = gapAt(point);
  if (gap == m_pointed) return;
  m_pointed = gap;
  m_carried.reset();
  m_board.update();
}

bool EditorFences::release(const QPointF& point) {
  const auto gap = gapAt(point);
  if (!gap) return false;
  put(*gap);
  m_pointed.reset();
  return true;
}

std::optional<EditTarget> EditorFences::dropTarget(int kind, const QPointF& point) const {
  if (kind == quoridor::Pawn) return std::nullopt;
  const auto gap = fenceAt(m_board.currentLayout(), point, maxGapDistance);
  if (!gap) return std::nullopt;
  return EditTarget{EditPlace(gap->corner, true), fenceKind(gap->vertical)};
}

bool EditorFences::key(int key) {
  if (key == Qt::Key_W) {
    rotateOrLift();
    return true;
  }
  return m_carried && (carry(key) || changeCarried(key));
}

void EditorFences::rotateOrLift() {
  if (m_carried)
    m_carried->vertical = !m_carried->vertical;
  else
    m_carried = FencePlace{nearestCorner(variant(), m_board.cursorSquare())};
  m_pointed.reset();
  m_board.update();
}

bool EditorFences::carry(int key) {
  const auto step = arrowStep(key, m_board.isFlipped());
  if (!step) return false;
  const Square from = m_carried->corner;
  m_carried->corner = nearestCorner(variant(), {from.column + step->columns, from.row + step->rows});
  m_board.setCursorSquare(m_carried->corner);
  m_board.update();
  return true;
}

/// Places the held fence, or turns or removes the fence at the cursor. Returns whether the key was handled.
bool EditorFences::changeCarried(int key) {
  const EditPlace there(m_carried->corner, true);
  EditedPosition& position = m_board.position();
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: put(*m_carried); return true;
    case Qt::Key_Space:
      if (position.pieceAt(there)) m_board.change([&] { return position.cycle(there); });
      return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (position.pieceAt(there)) m_board.change([&] { return position.remove(there); });
      return true;
    default: return false;
  }
}

std::shared_ptr<const BoardLayer> EditorFences::layer() const {
  const auto fence = fenceInHand();
  if (!fence) return nullptr;
  auto fences = std::make_shared<FenceScene>();
  fences->ghost = ghostOf(*fence);
  return fences;
}

GhostFence EditorFences::ghostOf(FencePlace fence) const {
  quoridor::FenceSet others;
  const SetUp& setUp = m_board.position().setUp();
  const auto& held = m_board.held();
  for (const PieceOnBoard& piece : setUp.pieces) {
    const auto placed = fenceOf(piece);
    if (!placed || placed->corner == fence.corner || (held && held->corner && held->square == placed->corner)) continue;
    (placed->vertical ? others.vertical : others.horizontal) |= 1ULL << fenceIn(variant(), *placed).corner;
  }
  GhostFence ghost{fence, setUp.toMove, true, {}, {}};
  ghost.legal = quoridorOf(variant())->rules().board().fits(others, fenceIn(variant(), fence));
  return ghost;
}

}  // namespace kotai::ui

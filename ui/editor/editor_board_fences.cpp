// The editor's board in games with fences: pointing at gaps, putting, turning and taking away.
#include <algorithm>

#include "ui/editor/editor_board.h"
#include "ui/games/quoridor/fence_strings.h"

namespace kotai::ui {

namespace {
constexpr double gapReachCells = 0.17;
constexpr double anywhereCells = 1;
}  // namespace

bool EditorBoard::holdsFence() const {
  const Variant& variant = *m_position->variant();
  if (m_fromStock) return liesOnCorner(variant, m_fromStock->kind);
  const auto piece = m_held ? m_position->pieceAt(*m_held) : std::nullopt;
  return piece && liesOnCorner(variant, piece->kind);
}

bool EditorBoard::hasFence(FencePlace fence) const {
  const auto piece = m_position->pieceAt({fence.corner, true});
  return piece && piece->kind == fenceKind(fence.vertical);
}

/// With a fence in the hand the nearest gap of all; with nothing in the hand a gap that is near, if there are fences left.
std::optional<FencePlace> EditorBoard::gapAt(const QPointF& point) const {
  if (!hasFences(*m_position->variant())) return std::nullopt;
  if (holdsFence()) return fenceAt(currentLayout(), point, anywhereCells);
  const StockItem* fences = m_position->stockOf(fenceKind(false));
  if (m_held || m_fromStock || !fences || m_position->available(*fences, Side::First) <= 0) return std::nullopt;
  const auto place = placeAt(point);
  if (place && place->corner) return std::nullopt;  // a fence is there to be taken up
  const auto gap = fenceAt(currentLayout(), point, gapReachCells);
  return gap && !hasFence(*gap) ? gap : std::nullopt;
}

void EditorBoard::putFence(FencePlace fence) {
  m_cursor = fence.corner;
  const int kind = fenceKind(fence.vertical);
  const EditPlace there(fence.corner, true);
  if (m_held) {
    const EditPlace from = *m_held;
    hold(std::nullopt);
    if (from == there && hasFence(fence)) return;  // put back
    return change([&] { return m_position->moveFence(from, kind, fence.corner); });
  }
  change([&] { return m_position->take(Side::First, kind, there); });
}

void EditorBoard::point(const QPointF& at) {
  const auto gap = gapAt(at);
  if (gap == m_pointed) return;
  m_pointed = gap;
  m_carried.reset();
  update();
}

/// W takes a fence, and turns it; then the arrow keys carry it. True if the key was meant for it.
bool EditorBoard::carryKey(int key) {
  if (!hasFences(*m_position->variant())) return false;
  const Variant& variant = *m_position->variant();
  if (key == Qt::Key_W) {
    if (m_carried)
      m_carried->vertical = !m_carried->vertical;
    else
      m_carried =
          FencePlace{{std::clamp(m_cursor.column, 0, variant.columns() - 2), std::clamp(m_cursor.row, 0, variant.rows() - 2)}};
    m_pointed.reset();
    update();
    return true;
  }
  if (!m_carried) return false;
  const EditPlace there(m_carried->corner, true);
  const int step = m_flipped ? -1 : 1;
  const auto carry = [&](int columns, int rows) {
    m_carried->corner = {std::clamp(m_carried->corner.column + columns, 0, variant.columns() - 2),
                         std::clamp(m_carried->corner.row + rows, 0, variant.rows() - 2)};
    m_cursor = m_carried->corner;
    update();
  };
  switch (key) {
    case Qt::Key_Left: carry(-step, 0); return true;
    case Qt::Key_Right: carry(step, 0); return true;
    case Qt::Key_Up: carry(0, step); return true;
    case Qt::Key_Down: carry(0, -step); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: putFence(*m_carried); return true;
    case Qt::Key_Space:
      if (m_position->pieceAt(there)) change([&] { return m_position->cycle(there); });
      return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (m_position->pieceAt(there)) change([&] { return m_position->remove(there); });
      return true;
    default: return false;
  }
}

GhostFence EditorBoard::ghostOf(FencePlace fence) const {
  const Variant& variant = *m_position->variant();
  quoridor::FenceSet others;
  for (const PieceOnBoard& piece : m_position->setUp().pieces) {
    const auto placed = fenceOf(variant, piece);
    if (!placed || placed->corner == fence.corner || (m_held && m_held->corner && m_held->square == placed->corner)) continue;
    (placed->vertical ? others.vertical : others.horizontal) |= 1ULL << fenceIn(variant, *placed).corner;
  }
  GhostFence ghost{fence, m_position->setUp().toMove, true, {}, {}};
  ghost.legal = quoridorOf(variant)->rules().board().fits(others, fenceIn(variant, fence));
  return ghost;
}

}  // namespace kotai::ui

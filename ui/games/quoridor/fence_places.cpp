#include "ui/games/quoridor/fence_places.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/games/quoridor/rules.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr double thicknessCells = 0.115;
constexpr double nearEdgeCells = 0.3;  ///< maximum distance of a point from the board

struct FenceStrings {
  Q_DECLARE_TR_FUNCTIONS(FenceStrings)
};

int fenceKind(bool vertical) { return vertical ? quoridor::VerticalFence : quoridor::HorizontalFence; }

std::optional<FencePlace> fenceOf(const PieceOnBoard& piece) {
  if (piece.kind == quoridor::Pawn) return std::nullopt;
  return FencePlace{piece.square, piece.kind == quoridor::VerticalFence};
}

std::optional<FencePlace> fenceOf(const MoveSquares& move) { return fenceOf(PieceOnBoard{move.to, Side::First, move.kindAfter}); }

QPointF cornerPoint(const BoardLayout& layout, Square corner) {
  return (layout.centre(corner) + layout.centre({corner.column + 1, corner.row + 1})) / 2;
}

double fenceThickness(const BoardLayout& layout) { return layout.cell * thicknessCells; }

double fenceLength(const BoardLayout& layout) { return layout.cell * (2 - thicknessCells * 0.9); }

QRectF fenceRect(const BoardLayout& layout, FencePlace fence) {
  QRectF rect(0, 0, fenceLength(layout), fenceThickness(layout));
  if (fence.vertical) rect = QRectF(0, 0, rect.height(), rect.width());
  rect.moveCenter(cornerPoint(layout, fence.corner));
  return rect;
}

Square nearestCorner(const Variant& variant, Square square) {
  return {std::clamp(square.column, 0, variant.columns() - 2), std::clamp(square.row, 0, variant.rows() - 2)};
}

bool isCorner(const BoardLayout& layout, Square corner) {
  return corner.column >= 0 && corner.column < layout.columns - 1 && corner.row >= 0 && corner.row < layout.rows - 1;
}

std::optional<FencePlace> fenceAt(const BoardLayout& layout, const QPointF& point, double reach) {
  if (layout.columns < 2 || layout.rows < 2) return std::nullopt;
  double x = (point.x() - layout.squares.left()) / layout.cell;
  double y = (layout.squares.bottom() - point.y()) / layout.cell;
  if (layout.flipped) {
    x = layout.columns - x;
    y = layout.rows - y;
  }
  if (x < -nearEdgeCells || y < -nearEdgeCells || x > layout.columns + nearEdgeCells || y > layout.rows + nearEdgeCells)
    return std::nullopt;
  const Square corner{std::clamp(static_cast<int>(std::lround(x)), 1, layout.columns - 1) - 1,
                      std::clamp(static_cast<int>(std::lround(y)), 1, layout.rows - 1) - 1};
  const double besideUpright = std::abs(x - (corner.column + 1));
  const double besideAcross = std::abs(y - (corner.row + 1));
  if (std::min(besideUpright, besideAcross) > reach) return std::nullopt;
  return FencePlace{corner, besideUpright < besideAcross};
}

const quoridor::QuoridorVariant* quoridorOf(const Variant& variant) {
  return dynamic_cast<const quoridor::QuoridorVariant*>(&variant);
}

quoridor::Fence fenceIn(const Variant& variant, FencePlace fence) {
  return {fence.corner.row * (variant.columns() - 1) + fence.corner.column, fence.vertical};
}

FencePlace placeOf(const Variant& variant, quoridor::Fence fence) {
  const int width = variant.columns() - 1;
  return {{fence.corner % width, fence.corner / width}, fence.vertical};
}

QString fenceText(FencePlace fence) { return squareText(fence.corner) + (fence.vertical ? QLatin1Char('v') : QLatin1Char('h')); }

QString fenceName(FencePlace fence) {
  const Square corner = fence.corner;
  if (fence.vertical)
    return FenceStrings::tr("vertical fence %1, right of %2 and %3")
        .arg(fenceText(fence), squareText(corner), squareText({corner.column, corner.row + 1}));
  return FenceStrings::tr("horizontal fence %1, above %2 and %3")
      .arg(fenceText(fence), squareText(corner), squareText({corner.column + 1, corner.row}));
}

QString whyNotText(const Variant& variant, const quoridor::FenceFault& fault) {
  using Reason = quoridor::FenceFault::Reason;
  const QString inTheWay = fault.other ? fenceText(placeOf(variant, *fault.other)) : QString();
  switch (fault.reason) {
    case Reason::NoneLeft: return FenceStrings::tr("You have no fences left.");
    case Reason::OffBoard: return FenceStrings::tr("A fence needs two squares on each side of it.");
    case Reason::Crosses: return FenceStrings::tr("This fence would cross the fence %1.").arg(inTheWay);
    case Reason::Overlaps: return FenceStrings::tr("This fence would overlap the fence %1.").arg(inTheWay);
    case Reason::ClosesPath: break;
  }
  const bool toTop = fault.shutIn == Side::First;
  return (toTop ? FenceStrings::tr("This fence would shut in %1's pawn. A path to the top row must stay open.", "a side")
                : FenceStrings::tr("This fence would shut in %1's pawn. A path to the bottom row must stay open.", "a side"))
      .arg(sideWord(variant, toTop ? Side::First : Side::Second));
}

}  // namespace kotai::ui

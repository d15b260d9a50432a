// Geometry of fences on the screen, and the one under the pointer. GUI independent except for the geometry types.
#pragma once

#include <QPointF>
#include <QRectF>
#include <compare>
#include <optional>

#include "core/game/variant.h"
#include "ui/board/board_layout.h"

namespace kotai::ui {

/// A fence by the inner corner it is centred on, named by that corner's lower left square.
struct FencePlace {
  Square corner;
  bool vertical = false;
  friend constexpr auto operator<=>(const FencePlace&, const FencePlace&) = default;
};

/// The fence a piece is, or a move places; none for pawns.
std::optional<FencePlace> fenceOf(const PieceOnBoard& piece);
std::optional<FencePlace> fenceOf(const MoveSquares& move);
int fenceKind(bool vertical);

/// The point where the four squares around a corner meet.
QPointF cornerPoint(const BoardLayout& layout, Square corner);
double fenceLength(const BoardLayout& layout);
double fenceThickness(const BoardLayout& layout);
QRectF fenceRect(const BoardLayout& layout, FencePlace fence);
/// The corner that a square names, or the last one beside it.
Square nearestCorner(const Variant& variant, Square square);
bool isCorner(const BoardLayout& layout, Square corner);

/// As far as a fence reaches that is held: it finds the nearest gap from everywhere.
inline constexpr double anywhereCells = 1;
/// The fence whose gap is nearest to a point: the gap says which way it lies, the point's place along the gap which of the two
/// corners. None further than `reach` cells from every gap, or outside the squares.
std::optional<FencePlace> fenceAt(const BoardLayout& layout, const QPointF& point, double reach);

}  // namespace kotai::ui

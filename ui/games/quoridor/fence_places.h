// Geometry of fences on the screen. Uses only geometry types of Qt.
#pragma once

#include <QString>
#include <compare>

#include "core/game/variant.h"
#include "core/games/quoridor/variant.h"
#include "ui/board/board_layout.h"

namespace kotai::ui {

/// Fence, identified by its direction and the inner corner at its centre. A corner has the name of its lower
/// left square.
struct FencePlace {
  Square corner;
  bool vertical = false;
  friend constexpr auto operator<=>(const FencePlace&, const FencePlace&) = default;
};

/// Returns the fence of a piece. Empty for pawns.
std::optional<FencePlace> fenceOf(const PieceOnBoard& piece);
std::optional<FencePlace> fenceOf(const MoveSquares& move);
int fenceKind(bool vertical);

/// Returns the point where the four squares around a corner meet.
QPointF cornerPoint(const BoardLayout& layout, Square corner);
double fenceLength(const BoardLayout& layout);
double fenceThickness(const BoardLayout& layout);
QRectF fenceRect(const BoardLayout& layout, FencePlace fence);
/// Returns the corner named after a square, or the nearest corner if the square names none.
Square nearestCorner(const Variant& variant, Square square);
bool isCorner(const BoardLayout& layout, Square corner);

/// Value of \p reach with which fenceAt() finds the nearest gap from any point on the board.
inline constexpr double maxGapDistance = 1;
/// Returns the fence whose gap is nearest to a point. The gap determines the direction of the fence. The
/// position of the point along the gap selects one of the two corners. Empty if every gap is more than \p reach
/// cells away, or if the point is outside the board.
std::optional<FencePlace> fenceAt(const BoardLayout& layout, const QPointF& point, double reach);

/// Returns the variant cast to a variant of Quoridor. Null for games without fences.
const quoridor::QuoridorVariant* quoridorOf(const Variant& variant);
quoridor::Fence fenceIn(const Variant& variant, FencePlace fence);
FencePlace placeOf(const Variant& variant, quoridor::Fence fence);

QString fenceText(FencePlace fence);                                            ///< name such as "b2h"
QString fenceName(FencePlace fence);                                            ///< such as "horizontal fence b2h, above b2"
QString whyNotText(const Variant& variant, const quoridor::FenceFault& fault);  ///< explains why a fence is illegal

}  // namespace kotai::ui

#include "ui/games/quoridor/fence_strings.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {

struct FenceStrings {
  Q_DECLARE_TR_FUNCTIONS(FenceStrings)
};

QString squareText(Square square) { return QString(QChar(u'a' + square.column)) + QString::number(square.row + 1); }

}  // namespace

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
    case Reason::NoneLeft: return FenceStrings::tr("No fences are left in your stock.");
    case Reason::OffBoard: return FenceStrings::tr("A fence needs two squares on each side of it.");
    case Reason::Crosses: return FenceStrings::tr("It would cross the fence %1.").arg(inTheWay);
    case Reason::Overlaps: return FenceStrings::tr("It would overlap the fence %1.").arg(inTheWay);
    case Reason::ClosesPath: break;
  }
  return fault.shutIn == Side::First
             ? FenceStrings::tr("It would shut in the first player's pawn: a path to the top row must stay open.")
             : FenceStrings::tr("It would shut in the second player's pawn: a path to the bottom row must stay open.");
}

}  // namespace kotai::ui

#include "ui/games/classicdomineering/strings.h"

#include <algorithm>

#include "ui/strings/strings.h"

namespace kotai::ui {

QString coveredText(const Variant& variant, const AnyPosition& position, Square square) {
  const auto pieces = variant.pieces(position);
  if (std::ranges::find(pieces, square, &PieceOnBoard::square) == pieces.end()) return {};
  return ClassicDomineeringStrings::tr("%1 is covered.", "a square").arg(squareText(square));
}

}  // namespace kotai::ui

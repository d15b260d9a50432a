#include "ui/games/animalshogi/why_not.h"

#include <algorithm>

#include "core/games/animalshogi/board.h"
#include "ui/games/animalshogi/strings.h"

namespace kotai::ui {

namespace {

QString stepsOf(animalshogi::Kind kind) {
  switch (kind) {
    case animalshogi::Kind::Giraffe: return AnimalShogiStrings::tr("A giraffe moves one square forward, backward or sideways.");
    case animalshogi::Kind::Elephant: return AnimalShogiStrings::tr("An elephant moves one square diagonally.");
    case animalshogi::Kind::Chick: return AnimalShogiStrings::tr("A chick moves one square straight forward.");
    case animalshogi::Kind::Hen: return AnimalShogiStrings::tr("A hen moves one square, but not diagonally backward.");
    case animalshogi::Kind::Lion: break;
  }
  return AnimalShogiStrings::tr("A lion moves one square in any direction.");
}

}  // namespace

QString whyNoAnimalShogiMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const auto pieces = variant.pieces(position);
  const auto there = std::ranges::find(pieces, move.to, &PieceOnBoard::square);
  const auto piece = std::ranges::find(pieces, move.from, &PieceOnBoard::square);
  if (piece == pieces.end())
    return there == pieces.end() ? AnimalShogiStrings::tr("In this variant no chick may be dropped in the far row.")
                                 : AnimalShogiStrings::tr("A piece from the hand goes to an empty square.");
  if (there != pieces.end() && there->owner == piece->owner) return {};
  return stepsOf(static_cast<animalshogi::Kind>(piece->kind));
}

}  // namespace kotai::ui

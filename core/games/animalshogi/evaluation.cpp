#include <algorithm>
#include <array>

#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

namespace {

using Position = Rules::Position;

/// Values of pieces on the board, in moves, indexed by kind. The lion has no value, because its capture ends
/// the game.
constexpr std::array<double, kindCount> onBoard{3, 2.6, 1, 3, 0};
using HandWorth = std::array<double, handKindCount>;
constexpr HandWorth droppable{3.2, 2.8, 1.2};
constexpr HandWorth outOfPlay{};            ///< values of pieces in hand if drops are not allowed
constexpr double tempo = 0.3;               ///< advantage of the side to move
constexpr double attackedBesideLion = 0.3;  ///< cost of each attacked square next to a lion
constexpr double lionStep = 0.25;           ///< value of each row that a lion has advanced, if tries win
constexpr double threatened = 0.3;          ///< share of a threatened loss that still counts for the side to move

double worth(Kind kind) { return onBoard[static_cast<std::size_t>(kind)]; }

double material(const Position& position, Side side, const HandWorth& inHand) {
  double sum = 0;
  for (int kind = 0; kind < kindCount; ++kind)
    sum += worth(static_cast<Kind>(kind)) * std::popcount(position.pieces(side, static_cast<Kind>(kind)));
  for (int kind = 0; kind < handKindCount; ++kind)
    sum += inHand[static_cast<std::size_t>(kind)] * position.inHand(side, static_cast<Kind>(kind));
  return sum;
}

/// Returns the gain from a capture: the value of the captured piece on the board plus its value in the captor's
/// hand.
double captureGain(Kind kind, const HandWorth& inHand) {
  return worth(kind) + inHand[static_cast<std::size_t>(kind == Kind::Hen ? Kind::Chick : kind)];
}

/// Returns the cost of a recapture if a side captures on a square with its cheapest attacker. The lion costs
/// far more than any other piece.
double cheapestAttacker(const Position& position, Side side, int target, const HandWorth& inHand) {
  constexpr double asLast = 100;
  double cheapest = asLast;
  for (int kind = 0; kind < handKindCount + 1; ++kind)
    forEachSquare(position.pieces(side, static_cast<Kind>(kind)), [&](int from) {
      if ((movesFrom(side, static_cast<Kind>(kind), from) & squareBit(target)) != 0)
        cheapest = std::min(cheapest, captureGain(static_cast<Kind>(kind), inHand));
    });
  return cheapest;
}

/// Returns the best gain of a side from one capture, after a possible recapture on the same square.
double bestCapture(const Position& position, Side side, const HandWorth& inHand) {
  const SquareSet own = Rules::attacks(position, side);
  const SquareSet guarded = Rules::attacks(position, other(side));
  double best = 0;
  for (int number = 0; number < kindCount - 1; ++number) {
    const auto kind = static_cast<Kind>(number);
    forEachSquare(static_cast<SquareSet>(position.pieces(other(side), kind) & own), [&](int square) {
      const double back = (guarded & squareBit(square)) != 0 ? cheapestAttacker(position, side, square, inHand) : 0;
      best = std::max(best, captureGain(kind, inHand) - back);
    });
  }
  return best;
}

double lionSafety(const Position& position, Side side, Tries tries) {
  const SquareSet lion = position.pieces(side, Kind::Lion);
  if (lion == 0) return 0;
  const int square = std::countr_zero(static_cast<unsigned>(lion));
  const SquareSet around = movesFrom(side, Kind::Lion, square);
  const int row = square / columnCount;
  const int steps = tries == Tries::Nothing ? 0 : side == Side::First ? row : rowCount - 1 - row;
  const int attacked = std::popcount(static_cast<SquareSet>(around & Rules::attacks(position, other(side))));
  return lionStep * steps - attackedBesideLion * attacked;
}

double evaluate(const Variant& variant, const AnyPosition& packed) {
  const Position position = Rules::unpack(packed);
  const Side own = position.toMove;
  const Side enemy = other(own);
  const Options& options = static_cast<const AnimalShogiVariant&>(variant).rules().options();
  const HandWorth& inHand = options.drops != Drops::None ? droppable : outOfPlay;
  const double standing = material(position, own, inHand) - material(position, enemy, inHand);
  const double safety = lionSafety(position, own, options.tries) - lionSafety(position, enemy, options.tries);
  return standing + safety + bestCapture(position, own, inHand) - threatened * bestCapture(position, enemy, inHand) + tempo;
}

/// Returns the strengths of the levels. In 1200 games from balanced start positions of animalshogi, each level
/// scores 71 to 78 per cent against the next lower level. Other variants use the same strengths, untested.
std::vector<LevelStrength> levels() {
  return {{2, 6}, {3.9, 0.2}, {7.6, 0.2}, {9.1, 0.2}, {12.3, 0.2}, {15, 0.2}, {17.9, 0.2}, {21, 0.2}, {25.2, 0.2}};
}

}  // namespace

Judgement judgement() { return {evaluate, nullptr, levels()}; }

}  // namespace kotai::animalshogi

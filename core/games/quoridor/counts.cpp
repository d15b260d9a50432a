#include "core/games/quoridor/counts.h"

#include "core/game/variant.h"

namespace kotai::quoridor {

std::uint64_t legalArrangements(const Tiers& tiers, int fences) {
  const Board& board = tiers.board();
  const std::uint64_t sets = tiers.placements().count(fences);
  if (sets == 0) return 0;
  return withBitsFor(board, [&](auto bits) {
    using Bits = decltype(bits);
    const Bits top = rowBits<Bits>(board, board.rows - 1);
    const Bits bottom = rowBits<Bits>(board, 0);
    const auto pairs = [](Bits ones, Bits others) {
      return static_cast<std::uint64_t>(countBits(ones)) * static_cast<std::uint64_t>(countBits(others)) -
             static_cast<std::uint64_t>(countBits(static_cast<Bits>(ones & others)));
    };
    std::uint64_t sum = 0;
    tiers.placements().forRange(0, sets, fences, [&](const FenceSet& set) {
      const LegalSquares<Bits> where = legalSquares(board, passages<Bits>(board, set));
      sum += 2 * pairs(where.first, where.second) + pairs(top, where.second) + pairs(where.first, bottom);
    });
    return sum;
  });
}

std::uint64_t legalPositions(const Tiers& tiers, int fences) {
  std::uint64_t divisions = 0;
  for (const Hands& hands : tiers.handsWith(fences))
    if (tiers.areHands(hands.mover, hands.opponent)) ++divisions;
  return legalArrangements(tiers, fences) * divisions;
}

CountsByNumber legalPositionsByFences(const Variant& variant) {
  constexpr std::uint64_t mostSets = 15'000'000;  // maximum number of fence sets to count, in about three seconds
  CountsByNumber result{
      .label = "legal positions",
      .key = "legalPositions",
      .definition =
          "no symmetry folded, both players to move, a finished one once, for the side that lost; by fences on the board",
      .byKey = "byFences",
      .counts = {},
      .notCounted = {}};
  const auto& tiers = static_cast<const Tiers&>(variant.tierGraph());
  std::uint64_t sets = 0;
  for (int fences = 0; fences <= tiers.allFences(); ++fences) {
    sets += tiers.placements().count(fences);
    if (sets > mostSets) {
      result.notCounted = "more fences";
      break;
    }
    result.counts.push_back(legalPositions(tiers, fences));
  }
  return result;
}

}  // namespace kotai::quoridor

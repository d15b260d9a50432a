// The number of positions of Dodgem that are reachable from the start position.
#pragma once

#include <cstdint>
#include <vector>

#include "core/games/dodgem/rules.h"

namespace kotai::test {

/// Returns the number of positions reachable from the start position, with either side to move. A game ends when the last piece
/// of a side has left the board. Stores two bits for each position of the board with each side to move.
inline std::uint64_t reachablePositions(const dodgem::Rules& rules) {
  using Position = dodgem::Rules::Position;
  const dodgem::Tiers& tiers = rules.tiers();
  std::vector<std::uint64_t> first(tiers.tierCount() + 1);  // number of positions before each tier
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
    first[tier + 1] = first[tier];
    for (int part = 0; part < tiers.partCount(TierId{tier}); ++part) first[tier + 1] += tiers.partPositions(TierId{tier}, part);
  }
  std::vector<bool> reached(2 * first.back());
  std::vector<bool> expanded(2 * first.back());
  // The number of a position is the number of its canonical image, which has `^` to move, and one bit for the side.
  const auto numberOf = [&](const Position& position) {
    const Position canonical = rules.canonical(position);
    return 2 * (first[rules.tierOf(canonical).value] + rules.rank(canonical).value) + (position.toMove == Side::First ? 0 : 1);
  };
  const auto positionOf = [&](TierId tier, std::uint64_t number) {
    Position position = rules.unrank(tier, PositionIndex{number / 2 - first[tier.value]});
    if (number % 2 == 0) return position;
    position.toMove = Side::Second;
    position = rules.canonical(position);
    position.toMove = Side::Second;
    return position;
  };
  reached[numberOf(rules.start())] = true;
  std::uint64_t count = 0;
  for (int layer = tiers.layerCount() - 1; layer >= 0; --layer) {
    for (const TierId tier : tiers.tiersInLayer(layer)) {
      for (bool more = true; more;) {  // moves to the side stay in the same tier
        more = false;
        for (std::uint64_t number = 2 * first[tier.value]; number < 2 * first[tier.value + 1]; ++number) {
          if (!reached[number] || expanded[number]) continue;
          expanded[number] = true;
          ++count;
          const Position position = positionOf(tier, number);
          if (position.first == 0 || position.second == 0) continue;
          rules.forEachMove(position, [&](dodgem::Rules::Move move) {
            const std::uint64_t after = numberOf(rules.play(position, move));
            if (reached[after]) return;
            reached[after] = true;
            more = true;
          });
        }
      }
    }
  }
  return count;
}

}  // namespace kotai::test

// Counts of each part of a tier, made while solving, so that tables and lists need no full scan.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/game/value.h"

namespace kotai {

/// Notable positions counted while solving. All values are from the mover's point of view. "Passing" means the same
/// board with the other side to move.
enum class NotableKind : std::uint8_t {
  ZugzwangLossToWin,   ///< the mover loses, and would win by passing
  ZugzwangLossToDraw,  ///< the mover loses, and would draw by passing
  ZugzwangDrawToWin,   ///< the mover draws, and would win by passing
  MutualZugzwang,      ///< either side to move loses; counted once per board
  OnlyMoveWins,        ///< at least two legal moves, of which exactly one wins
  OnlyMoveDraws,       ///< at least two legal moves, of which exactly one draws and the others lose
};
inline constexpr int notableKindCount = 6;

/// Counts of wins, draws, losses and notable positions in one part. The histogram's keys are (outcome, distance).
struct PartSummary {
  struct Entry {
    Value value;
    std::uint64_t count = 0;
  };
  std::vector<Entry> histogram;  ///< ascending by outcome, then distance; no zero counts
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;  ///< number of legal moves, summed over the positions of the part
  std::uint32_t maxLegalMoves = 0;

  std::uint64_t count(Outcome outcome) const;
  std::uint64_t positions() const;
};

/// Numbers of positions by (outcome, mover's key, opponent's key) for a key that varies inside the parts
/// (AggregateKey::withinParts).
struct CountTable {
  std::string key;  ///< AggregateKey::id
  struct Entry {
    std::uint32_t mover = 0;
    std::uint32_t opponent = 0;
    std::array<std::uint64_t, 3> outcomes{};  ///< numbers of positions, indexed by Outcome
  };
  std::vector<Entry> entries;  ///< no two entries have the same cell
};

struct TierSummary {
  std::vector<PartSummary> parts;
  /// Pairs of a name and a count that the game defines, such as "reachable".
  std::vector<std::pair<std::string, std::uint64_t>> statistics = {};
  std::vector<CountTable> tables = {};
};

}  // namespace kotai

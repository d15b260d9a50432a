// Counts of each part of a tier, made while it is solved, so that tables and lists never need a full scan.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/value.h"

namespace kotai {

/// Notable positions counted while solving. All values are the mover's. "Passing" means the same board with the other side to
/// move.
enum class NotableKind : std::uint8_t {
  ZugzwangLossToWin,   ///< the mover loses but would win by passing: either side to move loses
  ZugzwangLossToDraw,  ///< the mover loses, and would draw by passing
  ZugzwangDrawToWin,   ///< the mover draws, and would win by passing
  MutualZugzwang,      ///< either side to move loses; each board once
  OnlyMoveWins,        ///< at least two legal moves, exactly one of them wins
  OnlyMoveDraws,       ///< at least two legal moves, exactly one of them draws, the others lose
};
inline constexpr int notableKindCount = 6;

/// Win, draw, loss and notable counts of one part. The histogram's keys are (outcome, distance).
struct PartSummary {
  struct Entry {
    Value value;
    std::uint64_t count = 0;
  };
  std::vector<Entry> histogram;  ///< ascending by outcome, then distance; no zero counts
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;  ///< summed over the positions of the part
  std::uint32_t mostLegalMoves = 0;

  std::uint64_t count(Outcome outcome) const;
  std::uint64_t positions() const;
};

/// Positions by (outcome, mover's key, opponent's key) for a key that varies inside the parts (AggregateKey::withinParts).
struct CountTable {
  std::string key;  ///< AggregateKey::id
  struct Entry {
    std::uint32_t mover = 0;
    std::uint32_t opponent = 0;
    std::array<std::uint64_t, 3> outcomes{};  ///< indexed by Outcome
  };
  std::vector<Entry> entries;  ///< no two entries have the same cell
};

struct TierSummary {
  std::vector<PartSummary> parts;
  /// Counts that only this game has, by name, such as "reachable".
  std::vector<std::pair<std::string, std::uint64_t>> statistics = {};
  std::vector<CountTable> tables = {};
};

}  // namespace kotai

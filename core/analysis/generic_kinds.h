// The kinds of notable positions that mean something in every game.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai {

/// All of them: what a game offers that lists none of its own.
const std::vector<PositionKind>& genericKinds();

/// One of them, for a game that lists its own beside it.
const PositionKind& genericKind(FindKind kind);

/// Tests by value that kinds of games share.
bool isWonInPlies(Value value, const LongestPlies& longest);  ///< and not over
bool isWon(Value value, const LongestPlies& longest);
bool isNotWon(Value value, const LongestPlies& longest);
bool isLost(Value value, const LongestPlies& longest);
bool isNotLost(Value value, const LongestPlies& longest);

/// Counts of a part by NotableKind, for kinds that a game reads from flags, too.
std::uint64_t zugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t mutualZugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t onlyMovesIn(const PartSummary& part, std::optional<Outcome> outcome);

}  // namespace kotai

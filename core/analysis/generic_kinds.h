// The kinds of notable positions that apply to every game.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai {

/// Returns all these kinds, for a game that does not list its own.
const std::vector<PositionKind>& genericKinds();

/// Returns one of these kinds, for a game that lists its own.
const PositionKind& genericKind(FindKind kind);

/// Conditions on a value, used by the kinds of several games.
bool isWonInPlies(Value value, const LongestPlies& longest);  ///< also requires that the game is not over
bool isWon(Value value, const LongestPlies& longest);
bool isNotWon(Value value, const LongestPlies& longest);
bool isLost(Value value, const LongestPlies& longest);
bool isNotLost(Value value, const LongestPlies& longest);

/// Return the number of such positions in a part, also for kinds that a game reads from flags.
std::uint64_t zugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t mutualZugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t onlyMovesIn(const PartSummary& part, std::optional<Outcome> outcome);

}  // namespace kotai

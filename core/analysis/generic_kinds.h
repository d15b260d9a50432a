// The kinds of notable positions that apply to every game.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai {

/// Returns all generic kinds, for games that define no kinds.
const std::vector<PositionKind>& genericKinds();

/// Returns one generic kind, for a game with its own list.
const PositionKind& genericKind(FindKind kind);

/// Conditions on a value that the kinds of several games use.
bool isWonInPlies(Value value, const LongestPlies& longest);  ///< also requires that the game is not over
bool isWon(Value value, const LongestPlies& longest);
bool isNotWon(Value value, const LongestPlies& longest);
bool isLost(Value value, const LongestPlies& longest);
bool isNotLost(Value value, const LongestPlies& longest);

/// Return the number of zugzwangs (or mutual zugzwangs) in a part, even if the game stores them as flags.
std::uint64_t zugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t mutualZugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome);
std::uint64_t onlyMovesIn(const PartSummary& part, std::optional<Outcome> outcome);

}  // namespace kotai

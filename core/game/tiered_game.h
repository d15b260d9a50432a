// Interface of a game for solvers: a template concept without virtual calls or allocations per position.
#pragma once

#include <concepts>
#include <optional>

#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// The contract of a game with alternating moves that can be split into tiers. Functions are const and thread-safe, and required
/// unless marked optional. Their arguments come from start(), play(), passed(), unrank(), canonical() or forEachPredecessor().
/// tests/core/contract checks every game.
///
/// * forEachMove(p, visit)         visits every legal move once, and none if and only if finishedValue(p) is set.
/// * moveCount(p)                  optional: number of legal moves, if that is faster to compute.
/// * play(p, m)                    m must be a move of p; otherwise undefined.
/// * forEachPredecessor(p, visit)  visits every position from which a legal move leads to p, and no other; duplicates and
///                                 symmetric positions are allowed.
/// * finishedValue(p)              the value, distance 0, exactly for the positions where the game is over.
/// * passed(p)                     the same board with the other side to move; none if that makes no sense. If stored, in the
///                                 tier of p or in one of its children.
/// * canonical(p)                  representative; same value as p and, if stored, same place. The first side is to move, unless
///                                 the sides cannot be exchanged because of different men or the shape of the board. (Only a
///                                 game with its own engine may store several images at different places.)
/// * images(p)                     optional (default: only p): p, then its images under the other symmetries that keep
///                                 the sides, in the same order for all positions. Same value, same number of moves.
/// * isStored(p)                   optional (default: all are). False only where the value follows from two plies of moves
///                                 through positions that are not stored either: finished, won in one or lost in two.
/// * tierOf(p), rank(p)            place of a stored position; otherwise undefined.
/// * locate(p)                     optional: tier and rank together, if that is faster.
/// * unrank(tier, index)           the canonical position at a place; rank(unrank(t, i)) == i if stored. Places are dense:
///                                 0 .. tiers().positionCount(tier)-1. Some places may belong to unstored positions.
/// * tiers()                       the partial order: a move stays in its tier or leads to a child in a lower layer.
template <class G>
concept TieredGame = requires(const G& game, const typename G::Position& position, const typename G::Move& move, TierId tier,
                              PositionIndex index, void (*visitMove)(typename G::Move),
                              void (*visitPosition)(typename G::Position)) {
  { game.start() } -> std::same_as<typename G::Position>;
  game.forEachMove(position, visitMove);
  game.forEachPredecessor(position, visitPosition);
  { game.play(position, move) } -> std::same_as<typename G::Position>;
  { game.finishedValue(position) } -> std::same_as<std::optional<Value>>;
  { game.passed(position) } -> std::same_as<std::optional<typename G::Position>>;
  { game.canonical(position) } -> std::same_as<typename G::Position>;
  { game.tierOf(position) } -> std::same_as<TierId>;
  { game.rank(position) } -> std::same_as<PositionIndex>;
  { game.unrank(tier, index) } -> std::same_as<typename G::Position>;
  { game.tiers() } -> std::convertible_to<const TierGraph&>;
};

template <TieredGame G>
bool isStored(const G& game, const typename G::Position& position) {
  if constexpr (requires { game.isStored(position); })
    return game.isStored(position);
  else
    return true;
}

}  // namespace kotai

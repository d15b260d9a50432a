// The face of a game that solvers see: a concept, used as a template, without virtual calls or allocation per position.
#pragma once

#include <concepts>
#include <optional>

#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// The contract of a game with alternating moves that can be split into tiers. All hooks are required, const and
/// thread-safe; positions given to them come from start(), play(), unrank(), canonical() or forEachPredecessor().
///
/// * forEachMove(p, visit)         visits every legal move once; none if finishedValue(p) is set.
/// * play(p, m)                    m must be a move of p; otherwise undefined.
/// * forEachPredecessor(p, visit)  visits every position from which a legal move leads to p, once each.
/// * finishedValue(p)              the value, distance 0, exactly for the positions where the game is over.
/// * canonical(p)                 representative with the first side to move; same value, tier and rank as p.
/// * tierOf(p), rank(p)            place of p; dense inside the tier: 0 .. tiers().positionCount(tier)-1.
/// * unrank(tier, index)           the canonical position there; rank(unrank(t, i)) == i.
/// * tiers()                       the partial order: a move from a tier stays in it or leads to a child of a lower layer.
template <class G>
concept TieredGame = requires(const G& game, const typename G::Position& position, const typename G::Move& move, TierId tier,
                              PositionIndex index, void (*visitMove)(typename G::Move),
                              void (*visitPosition)(typename G::Position)) {
  { game.start() } -> std::same_as<typename G::Position>;
  game.forEachMove(position, visitMove);
  game.forEachPredecessor(position, visitPosition);
  { game.play(position, move) } -> std::same_as<typename G::Position>;
  { game.finishedValue(position) } -> std::same_as<std::optional<Value>>;
  { game.canonical(position) } -> std::same_as<typename G::Position>;
  { game.tierOf(position) } -> std::same_as<TierId>;
  { game.rank(position) } -> std::same_as<PositionIndex>;
  { game.unrank(tier, index) } -> std::same_as<typename G::Position>;
  { game.tiers() } -> std::convertible_to<const TierGraph&>;
};

}  // namespace kotai

// Positions of a game as numbers, derived from its rules.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "core/game/position_graph.h"
#include "core/game/tiered_game.h"

namespace kotai {

/// Plies after which the value of an unstored position must be known.
inline constexpr int knownWithinPlies = 2;

/// Returns the value that a search of \p plies plies through unstored positions finds, or nothing.
template <TieredGame Rules>
std::optional<Value> valueFromMoves(const Rules& rules, const typename Rules::Position& position, int plies = knownWithinPlies) {
  if (auto finished = rules.finishedValue(position); finished || plies == 0) return finished;
  std::optional<Value> best;
  bool allKnown = true;
  rules.forEachMove(position, [&](typename Rules::Move move) {
    const auto after = rules.play(position, move);
    const auto value = isStored(rules, after) ? rules.finishedValue(after) : valueFromMoves(rules, after, plies - 1);
    allKnown = allKnown && value;
    if (value && (!best || preference(valueForMover(*value), *best) > 0)) best = valueForMover(*value);
  });
  // A win in one is optimal, whatever the other values are.
  return allKnown || best == Value::win(1) ? best : std::nullopt;
}

/// Positions of `Rules` as numbers. The rules must outlive the graph.
template <TieredGame Rules>
class RulesGraph final : public PositionGraph {
 public:
  explicit RulesGraph(const Rules& rules) : m_rules(rules) {}

  const TierGraph& tiers() const override { return m_rules.tiers(); }

  std::optional<Value> expand(Location place, std::vector<Reached>& moves) const override {
    moves.clear();
    const Position position = m_rules.unrank(place.tier, place.index);
    m_rules.forEachMove(position, [&](typename Rules::Move move) { moves.push_back(reached(m_rules.play(position, move))); });
    return knownValue(position);
  }

  void predecessors(Location place, std::vector<PositionIndex>& before) const override {
    before.clear();
    m_rules.forEachPredecessor(m_rules.unrank(place.tier, place.index), [&](const Position& position) {
      if (isStored(m_rules, position) && m_rules.tierOf(position) == place.tier) before.push_back(m_rules.rank(position));
    });
    std::sort(before.begin(), before.end());  // images of a position share a place
    before.erase(std::unique(before.begin(), before.end()), before.end());
  }

  std::optional<Reached> passed(Location place) const override {
    const auto after = m_rules.passed(m_rules.unrank(place.tier, place.index));
    if (!after) return std::nullopt;
    if (!isStored(m_rules, *after)) return Reached{place, knownValue(*after)};
    return Reached{{m_rules.tierOf(*after), m_rules.rank(*after)}, knownValue(*after)};
  }

 private:
  using Position = typename Rules::Position;

  std::optional<Value> knownValue(const Position& position) const {
    if (auto finished = m_rules.finishedValue(position); finished || isStored(m_rules, position)) return finished;
    auto value = valueFromMoves(m_rules, position);
    if (!value) throw std::logic_error("the value of a position that is not stored does not follow from its moves");
    return value;
  }
  Reached reached(const Position& position) const {
    if (auto known = knownValue(position)) return {{}, known};
    return {{m_rules.tierOf(position), m_rules.rank(position)}, std::nullopt};
  }

  const Rules& m_rules;
};

}  // namespace kotai

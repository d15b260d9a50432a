#include "app/cli/domineering/proved_values.h"

#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/exact/solved_rest.h"

namespace kotai::cli {

using Standing = domineering::StrategyPlay::Standing;

const std::vector<domineering::StrategyPlay>& ProvedValues::plays() const {
  if (!m_plays) {
    m_plays.emplace();
    for (Strategy& strategy : provedStrategies(m_context, m_variant, m_stop))
      m_plays->emplace_back(m_variant, std::move(strategy));
  }
  return *m_plays;
}

const PositionValues* ProvedValues::rest(const AnyPosition& position) const {
  const auto [place, isNew] = m_rests.try_emplace(m_variant->canonical(position).position);
  if (isNew) place->second = domineering::solveRest(m_variant, position, restPositions);
  return place->second.get();
}

/// With few free cells, solving the rest is faster than reading a strategy.
const PositionValues* ProvedValues::smallRest(const AnyPosition& position) const {
  const std::size_t free =
      static_cast<std::size_t>(m_variant->columns() * m_variant->rows()) - m_variant->covered(position).size();
  return free <= domineering::largestExactCells ? rest(position) : nullptr;
}

/// The proved outcome of the start needs no strategy.
std::optional<GameValue> ProvedValues::startValue() const {
  const auto proved = usableOutcome(m_context.dataDirectory(), *m_variant);
  if (!proved || !proved->outcome()) return std::nullopt;
  const auto payoff = static_cast<std::int8_t>(*proved->outcome());
  return GameValue{static_cast<double>(payoff), payoff, payoff};
}

std::optional<GameValue> ProvedValues::value(const AnyPosition& position) const {
  if (position == m_variant->start())
    if (const auto known = startValue()) return known;
  if (const PositionValues* const exact = smallRest(position)) return exact->value(position);
  GameValue bounds{0, -1, 1};
  for (const domineering::StrategyPlay& play : plays()) {
    const Standing standing = play.at(position).standing;
    if (standing != Standing::Moves && standing != Standing::Safe) continue;
    const auto payoff = static_cast<std::int8_t>(play.strategy().payoff);
    if (play.strategy().side == Side::First)
      bounds.firstSecure = payoff;
    else
      bounds.secondSecure = static_cast<std::int8_t>(-payoff);
  }
  bounds.value = bounds.firstSecure;
  if (bounds.isPure()) return bounds;
  const PositionValues* const exact = rest(position);
  return exact ? exact->value(position) : std::nullopt;
}

std::optional<TurnStrategies> ProvedValues::strategies(const AnyPosition& position) const {
  if (const PositionValues* const exact = smallRest(position)) return strategiesOf(*exact, position);
  TurnStrategies found;
  for (const domineering::StrategyPlay& play : plays()) {
    const auto move = play.at(position).move;
    if (!move) continue;
    found.moves[static_cast<std::size_t>(play.strategy().side)] = {*move};
    found.chances[static_cast<std::size_t>(play.strategy().side)] = {1.0};
  }
  if (!found.moves[0].empty() && !found.moves[1].empty()) return found;
  if (const PositionValues* const exact = rest(position)) return strategiesOf(*exact, position);
  if (found.moves[0].empty() && found.moves[1].empty()) return std::nullopt;
  return found;
}

std::optional<TurnStrategies> strategiesOf(const PositionValues& values, const AnyPosition& position) {
  if (const auto* const proved = dynamic_cast<const ProvedValues*>(&values)) return proved->strategies(position);
  if (values.variant()->finished(position)) return std::nullopt;
  auto game = domineering::positionGame(values, position);
  if (!game) return std::nullopt;
  return TurnStrategies{{std::move(game->firstMoves), std::move(game->secondMoves)},
                        {std::move(game->equilibrium.rowStrategy), std::move(game->equilibrium.columnStrategy)}};
}

}  // namespace kotai::cli

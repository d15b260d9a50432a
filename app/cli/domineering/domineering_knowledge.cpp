#include "app/cli/domineering/domineering_knowledge.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/proved_values.h"
#include "core/explain/explain_turn.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/exact/solved_rest.h"
#include "solvers/domineering/players/motifs.h"

namespace kotai::cli {

namespace {

PositionValuesPtr wholeValues(const Context& context, const SimultaneousVariantPtr& variant, const std::stop_token& stop) {
  if (SimultaneousSolution::exists(context.dataDirectory(), *variant)) return domineeringSolution(context, variant);
  if (isOnlyProved(context, *variant)) return std::make_shared<ProvedValues>(context, variant, stop);
  return nullptr;
}

const domineering::DomineeringVariant& boardOf(const SimultaneousVariant& variant) {
  return dynamic_cast<const domineering::DomineeringVariant&>(variant);
}

/// The first of the most likely moves.
std::size_t likeliest(const std::vector<double>& chances) {
  constexpr double same = 1e-9;
  const double most = *std::ranges::max_element(chances);
  return static_cast<std::size_t>(std::ranges::find_if(chances, [most](double chance) { return chance >= most - same; }) -
                                  chances.begin());
}

}  // namespace

DomineeringKnowledge::DomineeringKnowledge(const Context& context, SimultaneousVariantPtr variant, std::stop_token stop)
    : m_context(context),
      m_variant(std::move(variant)),
      m_stop(std::move(stop)),
      m_whole(wholeValues(context, m_variant, m_stop)) {}

const PositionValues& DomineeringKnowledge::valuesAt(const AnyPosition& position) const {
  if (m_whole) return *m_whole;
  if (m_rest && m_rest->value(position)) return *m_rest;
  m_rest = domineering::solveRest(m_variant, position, restPositions, m_stop);
  if (m_rest) return *m_rest;
  if (m_stop.stop_requested()) throw Interrupted();
  if (m_variant->columns() * m_variant->rows() <= domineering::largestSolvableCells)
    domineeringSolution(m_context, m_variant);  // reports a missing solution
  throw Failure(
      fmt::format("more than {} positions can follow position '{}': {} is too large to be solved, try one with fewer free cells",
                  grouped(restPositions), m_variant->formatPosition(position), m_variant->id()));
}

Worth DomineeringKnowledge::worth(const AnyPosition& position) const { return knownValue(valuesAt(position), position); }

std::vector<ChoiceList> DomineeringKnowledge::choices(const AnyPosition& position) const {
  const TurnStrategies both = strategiesOf(valuesAt(position), position).value_or(TurnStrategies{});
  std::vector<ChoiceList> lists;
  for (const Side side : {Side::First, Side::Second}) {
    const auto which = static_cast<std::size_t>(side);
    ChoiceList& list = lists.emplace_back(ChoiceList{std::string(m_variant->sideWord(side)), {}});
    for (std::size_t number = 0; number < both.moves[which].size(); ++number)
      list.choices.push_back(
          {.text = m_variant->formatMove(side, both.moves[which][number]), .chance = both.chances[which][number]});
  }
  return lists;
}

std::vector<Fact> DomineeringKnowledge::facts(const AnyPosition& position) const {
  return explainTurn(valuesAt(position), position, domineering::motifs(boardOf(*m_variant), position));
}

std::vector<Fact> DomineeringKnowledge::facts(const AnyPosition& position, SideMove move) const {
  return explainTurn(valuesAt(position), position, move.side, move.move,
                     domineering::motifs(boardOf(*m_variant), position, move.side, move.move));
}

PlayLine DomineeringKnowledge::line(const AnyPosition& start, std::size_t mostTurns, LineTies) const {
  const PositionValues& values = valuesAt(start);
  AnyPosition position = start;
  PlayLine line;
  while (!m_variant->finished(position) && line.turns.size() < mostTurns) {
    const auto both = strategiesOf(values, position);
    if (!both || both->moves[0].empty() || both->moves[1].empty()) break;  // the proof ends here
    const std::size_t row = likeliest(both->chances[0]);
    const std::size_t column = likeliest(both->chances[1]);
    const JointMove turn{both->moves[0][row], both->moves[1][column]};
    position = m_variant->play(position, turn);
    line.turns.push_back({m_variant->formatTurn(turn), position, {both->chances[0][row], both->chances[1][column]}});
  }
  line.cut = !m_variant->finished(position);
  return line;
}

GameValue knownValue(const PositionValues& values, const AnyPosition& position) {
  const SimultaneousVariant& variant = *values.variant();
  if (const auto value = values.value(position)) return *value;
  if (dynamic_cast<const ProvedValues*>(&values))
    throw Failure(fmt::format("the proof of {} does not settle position '{}', and more than {} positions can follow it",
                              variant.id(), variant.formatPosition(position), grouped(restPositions)));
  throw Failure(
      fmt::format("position '{}' cannot be reached from the start of {}", variant.formatPosition(position), variant.id()));
}

}  // namespace kotai::cli

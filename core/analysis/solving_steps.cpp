#include "core/analysis/solving_steps.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace kotai {

static ParentEffect effectOf(Value here, const KnownParent& parent) {
  const bool isWin = parent.value.outcome == Outcome::Win;
  switch (here.outcome) {
    case Outcome::Loss: return parent.value == Value::win(here.distancePlies + 1) ? ParentEffect::Wins : ParentEffect::None;
    case Outcome::Win:
      if (isWin && parent.value.distancePlies <= here.distancePlies) return ParentEffect::None;
      return parent.undecided == 0 ? ParentEffect::Loses : ParentEffect::Counts;
    case Outcome::Draw: break;
  }
  return isWin ? ParentEffect::None : ParentEffect::Undecided;
}

/// Numbers of positions, indexed by Outcome, then by distance.
using Counts = std::array<std::vector<std::uint64_t>, 3>;

static void add(Counts& counts, std::span<const Value> values) {
  for (const Value value : values) {
    std::vector<std::uint64_t>& each = counts[static_cast<std::size_t>(value.outcome)];
    if (value.distancePlies >= each.size()) each.resize(value.distancePlies + 1);
    ++each[value.distancePlies];
  }
}

static std::shared_ptr<const Totals> totalsOf(const Counts& counts) {
  auto totals = std::make_shared<Totals>();
  for (std::size_t outcome = 0; outcome < counts.size(); ++outcome)
    for (std::size_t distance = 0; distance < counts[outcome].size(); ++distance) {
      if (counts[outcome][distance] == 0) continue;
      totals->outcomes[outcome] += counts[outcome][distance];
      totals->distances[outcome][static_cast<std::uint32_t>(distance)] = counts[outcome][distance];
    }
  return totals;
}

SolvingSteps::SolvingSteps(SolutionPtr solution, const std::stop_token& stop) : m_solution(std::move(solution)) {
  const TierGraph& graph = m_solution->variant()->tierGraph();
  m_values.reserve(m_solution->positions());
  Counts all;
  for (int layer = 0; layer < graph.layerCount(); ++layer) {
    for (const TierId tier : graph.tiersInLayer(layer)) {
      if (stop.stop_requested()) return;
      const std::size_t first = m_values.size();
      for (int part = 0; part < graph.partCount(tier); ++part) {
        const std::vector<Value> values = m_solution->partValues(tier, part);
        m_values.insert(m_values.end(), values.begin(), values.end());
      }
      if (m_values.size() == first) continue;
      const std::span<const Value> values = std::span(m_values).subspan(first);
      Counts counts;
      add(counts, values);
      add(all, values);
      m_tiers.push_back({tier, layer, first, m_values.size(), totalsOf(counts)});
    }
  }
  m_counts = totalsOf(all);
  const auto& wins = all[static_cast<std::size_t>(Outcome::Win)];
  const auto& losses = all[static_cast<std::size_t>(Outcome::Loss)];
  m_inStep.resize(std::max({m_inStep.size(), wins.size(), losses.size()}));
  for (std::size_t step = 0; step < m_inStep.size(); ++step)
    m_inStep[step] = {step < wins.size() ? wins[step] : 0, step < losses.size() ? losses[step] : 0};
}

KnownCounts SolvingSteps::after(std::uint32_t step) const {
  KnownCounts known;
  for (std::uint32_t each = 0; each <= std::min(step, lastStep()); ++each) {
    known.wins += m_inStep[each].wins;
    known.losses += m_inStep[each].losses;
  }
  return known;
}

std::size_t SolvingSteps::tierOf(std::size_t number) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(m_tiers, number, {}, &Tier::end) - m_tiers.begin());
}

AnyPosition SolvingSteps::positionAt(std::size_t number) const {
  const Tier& tier = m_tiers[tierOf(number)];
  return m_solution->variant()->positionAt({tier.id, {number - tier.first}});
}

std::optional<std::size_t> SolvingSteps::numberOf(const AnyPosition& position) const {
  if (!m_solution->variant()->isStored(position)) return std::nullopt;
  const Location place = m_solution->variant()->locate(position);
  const auto tier = std::ranges::find(m_tiers, place.tier.value, [](const Tier& each) { return each.id.value; });
  if (tier == m_tiers.end()) return std::nullopt;
  return tier->first + place.index.value;
}

KnownReason SolvingSteps::reasonOf(const AnyPosition& position) const {
  KnownReason reason{.value = m_solution->value(position)};
  if (m_solution->variant()->finishedValue(position)) return reason;
  reason.moves = moveValues(*m_solution, position);
  const std::uint32_t step = reason.value.distancePlies;
  const auto isKnownBefore = [&](const MoveValue& each) {  // the value of a move counts the move itself
    return reason.value.outcome != Outcome::Draw && isKnown(each.value, step);
  };
  reason.knownBefore = static_cast<std::size_t>(std::ranges::count_if(reason.moves, isKnownBefore));
  if (reason.value.outcome == Outcome::Win) reason.toLoss = reason.moves.front();
  return reason;
}

std::vector<KnownParent> SolvingSteps::parentsOf(const AnyPosition& position) const {
  const Value here = m_solution->value(position);
  std::vector<KnownParent> parents;
  for (const Parent& parent : kotai::parentsOf(*m_solution->variant(), position)) {
    const std::vector<AnyPosition> successors = m_solution->variant()->successors(parent.position);
    KnownParent known{parent, m_solution->value(parent.position)};
    known.moves = successors.size();
    known.undecided = static_cast<std::size_t>(std::ranges::count_if(successors, [&](const AnyPosition& each) {
      const Value after = m_solution->value(each);
      return after.outcome != Outcome::Win || !isKnown(after, here.distancePlies);
    }));
    known.effect = effectOf(here, known);
    parents.push_back(std::move(known));
  }
  return parents;
}

}  // namespace kotai

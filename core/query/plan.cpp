#include "core/query/plan.h"

#include <algorithm>

#include "core/query/expression.h"

namespace kotai::query {

struct Wanted {
  const StandsOn* stands = nullptr;
  bool is = true;
};

template <class Asked>
static bool differ(const std::optional<Asked>& left, const std::optional<Asked>& right) {
  return left && right && *left != *right;
}

static bool isOwned(const StandsOn& stands) { return stands.owner || stands.whose; }
static bool isEmpty(const StandsOn& stands) { return !isOwned(stands) && !stands.kind; }

static bool agree(const Wanted& left, const Wanted& right) {
  const StandsOn& one = *left.stands;
  const StandsOn& two = *right.stands;
  if (one.square != two.square || (!left.is && !right.is)) return true;
  if (left.is != right.is) return one.kind != two.kind || one.owner != two.owner || one.whose != two.whose;
  if (isEmpty(one) || isEmpty(two)) return !isOwned(one) && !isOwned(two);
  if (!isOwned(one) || !isOwned(two)) return true;
  return !differ(one.kind, two.kind) && !differ(one.owner, two.owner) && !differ(one.whose, two.whose);
}

/// Collects the conditions on squares that every match must meet.
static void collect(const Expression& expression, bool is, std::vector<Wanted>& wanted) {
  using Join = Expression::Join;
  if (expression.join == Join::None) {
    if (const auto* stands = std::get_if<StandsOn>(&expression.condition)) wanted.push_back({stands, is});
  } else if (expression.join == Join::Not) {
    collect(expression.parts.front(), !is, wanted);
  } else if (expression.join == (is ? Join::And : Join::Or)) {
    for (const Expression& part : expression.parts) collect(part, is, wanted);
  }
}

static bool allAgree(const std::vector<Wanted>& wanted) {
  for (auto one = wanted.begin(); one != wanted.end(); ++one)
    if (!std::all_of(one + 1, wanted.end(), [&](const Wanted& two) { return agree(*one, two); })) return false;
  return true;
}

/// Returns false if the conditions on squares contradict each other. Pieces without an owner, such as fences, may share a square.
static bool squaresAgree(const Expression& expression) {
  if (expression.join == Expression::Join::Or) return std::ranges::any_of(expression.parts, squaresAgree);
  std::vector<Wanted> wanted;
  collect(expression, true, wanted);
  if (!allAgree(wanted)) return false;
  return expression.join != Expression::Join::And || std::ranges::all_of(expression.parts, squaresAgree);
}

bool PartTask::isCounted() const {
  return std::ranges::none_of(values, [](const Judged& each) { return each.truth == Truth::Maybe; });
}

std::uint64_t PartTask::maxHits() const {
  std::uint64_t sum = 0;
  for (const Judged& each : values) sum += each.count;
  return sum;
}

void PartTasks::read(TierId tier) {
  if (m_tier == tier) return;
  m_tier.reset();
  m_values = m_prepared.solution().tierSummary(tier);
  m_planes.resize(static_cast<std::size_t>(m_prepared.variant().tierGraph().planeCount()) + 1);
  for (const std::uint16_t plane : m_prepared.planes()) m_planes[plane] = m_prepared.solution().planeSummary(tier, plane);
  m_tier = tier;
}

int PartTasks::partCount(TierId tier) {
  read(tier);
  return static_cast<int>(m_values.parts.size());
}

std::optional<PartTask> PartTasks::of(TierId tier, int part) {
  read(tier);
  PartTask task{.tier = tier, .part = part};
  task.facts = m_prepared.factsOfPart(tier, part, m_values, m_planes);
  Facts facts = task.facts;
  for (const PartSummary::Entry& entry : m_values.parts[static_cast<std::size_t>(part)].histogram) {
    if (m_filter && !m_filter(entry.value)) continue;
    m_prepared.addValue(facts, task.facts, entry.value);
    const Truth truth = m_prepared.evaluate(facts);
    if (truth != Truth::False) task.values.push_back({entry.value, entry.count, truth});
  }
  if (task.values.empty()) return std::nullopt;
  return task;
}

Plan::Plan(const Prepared& prepared, ValueFilter filter)
    : m_tasks(prepared, std::move(filter)), m_tierCount(prepared.variant().tierGraph().tierCount()) {
  if (!squaresAgree(prepared.query().root)) m_tier.value = m_tierCount;
}

std::optional<PartTask> Plan::next() {
  for (; m_tier.value < m_tierCount; ++m_tier.value, m_part = m_partCount = 0) {
    m_partCount = m_tasks.partCount(m_tier);
    while (m_part < m_partCount)
      if (auto task = m_tasks.of(m_tier, m_part++)) return task;
  }
  return std::nullopt;
}

double Plan::share() const {
  const double inTier = m_partCount > 0 ? static_cast<double>(m_part) / static_cast<double>(m_partCount) : 0;
  return std::min(1.0, (static_cast<double>(m_tier.value) + inTier) / static_cast<double>(m_tierCount));
}

}  // namespace kotai::query

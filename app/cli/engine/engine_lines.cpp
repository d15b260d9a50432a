#include "app/cli/engine/engine_lines.h"

#include <algorithm>
#include <unordered_set>

namespace kotai::cli {

namespace {

constexpr std::size_t mostPositions = 2000;  ///< maximum number examined for one distance
constexpr std::size_t longestLine = 200;     ///< limit for a line that does not end
constexpr std::uint32_t earlierByPlies = 2;

}  // namespace

EngineLines::EngineLines(SolutionPtr solution, EngineNotationPtr notation)
    : m_solution(std::move(solution)), m_notation(std::move(notation)) {}

std::vector<EngineLine> EngineLines::best(const AnyPosition& position, const std::vector<AnyMove>& moves, std::size_t count) {
  m_endsEarly.clear();
  std::vector<std::pair<EngineLine, Step>> rows;
  for (const Step& step : steps(position, moves))
    rows.push_back({{valueForMover(theirs(step.after, m_solution->value(step.after))), {step.move}}, step});
  std::ranges::stable_sort(rows, [](const auto& left, const auto& right) {
    if (left.first.value != right.first.value) return preference(left.first.value, right.first.value) > 0;
    return preference(left.second.value, right.second.value) > 0;
  });
  if (rows.size() > count) rows.resize(count);
  std::vector<EngineLine> lines;
  for (auto& [line, step] : rows) {
    follow(line, step.after, m_solution->value(step.after));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<EngineLines::Step> EngineLines::steps(const AnyPosition& position, const std::vector<AnyMove>& moves) const {
  std::vector<Step> result;
  for (const AnyMove move : moves) {
    const AnyPosition after = m_solution->variant()->play(position, move);
    result.push_back({move, after, valueForMover(m_solution->value(after))});
  }
  return result;
}

Value EngineLines::theirs(const AnyPosition& position, Value value) {
  if (m_notation->endsElsewhere() && endsEarly(position, value)) value.distancePlies -= earlierByPlies;
  return value;
}

bool EngineLines::endsEarly(const AnyPosition& position, Value value) {
  if (value.outcome == Outcome::Draw || value.distancePlies < earlierByPlies) return false;
  if (const auto known = m_endsEarly.find(position); known != m_endsEarly.end()) return known->second;
  if (m_endsEarly.size() >= mostPositions) return false;
  const bool result = findEndsEarly(position, value);
  m_endsEarly.emplace(position, result);
  return result;
}

bool EngineLines::findEndsEarly(const AnyPosition& position, Value value) {
  const std::vector<AnyMove> moves = m_notation->sharedMoves(position);
  if (moves.empty()) return value.distancePlies == earlierByPlies;
  bool anyEarly = false;
  for (const Step& step : steps(position, moves)) {
    if (step.value != value) continue;
    const bool early = endsEarly(step.after, {opposite(value.outcome), value.distancePlies - 1});
    if (early && value.outcome == Outcome::Win) return true;
    if (!early && value.outcome == Outcome::Loss) return false;
    anyEarly = anyEarly || early;
  }
  return anyEarly;
}

void EngineLines::follow(EngineLine& line, AnyPosition position, Value value) {
  std::unordered_set<AnyPosition> seen{position};
  while (line.moves.size() < longestLine) {
    const bool early = m_notation->endsElsewhere() && endsEarly(position, value);
    std::vector<Step> good = steps(position, m_notation->sharedMoves(position));
    std::erase_if(good, [&](const Step& step) { return step.value != value || seen.contains(step.after); });
    if (good.empty()) return;
    const Value next{opposite(value.outcome), value.distancePlies - (value.outcome == Outcome::Draw ? 0 : 1)};
    const auto same = std::ranges::find_if(
        good, [&](const Step& step) { return !m_notation->endsElsewhere() || endsEarly(step.after, next) == early; });
    const Step& chosen = same == good.end() ? good.front() : *same;
    line.moves.push_back(chosen.move);
    position = chosen.after;
    value = next;
    seen.insert(position);
  }
}

}  // namespace kotai::cli

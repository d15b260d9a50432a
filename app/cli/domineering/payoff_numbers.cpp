#include "app/cli/domineering/payoff_numbers.h"

#include <algorithm>

#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"

namespace kotai::cli {

PayoffNumbers::PayoffNumbers(SimultaneousSolutionPtr solution) : m_solution(std::move(solution)), m_firsts{0} {
  for (int covered = 0; covered < m_solution->tierCount(); ++covered)
    m_firsts.push_back(m_firsts.back() + m_solution->tierPositions(covered));
}

Numbering::Place PayoffNumbers::at(std::uint64_t number) const {
  const auto next = std::ranges::upper_bound(m_firsts, number);
  const auto covered = static_cast<std::size_t>(next - m_firsts.begin() - 1);
  const std::uint64_t index = number - m_firsts[covered];
  return {number, {{m_solution->entries(static_cast<int>(covered), index, 1).front().position, 0, 0, 0}}, covered, index};
}

std::optional<Numbering::Place> PayoffNumbers::placeOf(const AnyPosition& position) const {
  const AnyPosition wanted = m_solution->variant()->canonical(position).position;
  const std::size_t covered = m_solution->variant()->covered(wanted).size();
  std::uint64_t low = m_firsts[covered];
  for (std::uint64_t end = m_firsts[covered + 1]; low < end;) {
    const std::uint64_t middle = low + (end - low) / 2;
    const Place place = at(middle);
    if (place.position == wanted) return place;
    if (place.position < wanted)
      low = middle + 1;
    else
      end = middle;
  }
  return std::nullopt;
}

std::unique_ptr<Numbering> domineeringNumbering(Context& context, const Play& play) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, play.id());
  requireValues(context, *variant);
  return std::make_unique<PayoffNumbers>(domineeringSolution(context, variant));
}

}  // namespace kotai::cli

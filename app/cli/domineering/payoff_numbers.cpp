#include "app/cli/domineering/payoff_numbers.h"

#include <algorithm>

namespace kotai::cli {

PayoffNumbers::PayoffNumbers(SimultaneousSolutionPtr solution) : m_solution(std::move(solution)), m_firsts{0} {
  for (int covered = 0; covered < m_solution->tierCount(); ++covered)
    m_firsts.push_back(m_firsts.back() + m_solution->tierPositions(covered));
}

PayoffNumbers::Place PayoffNumbers::at(std::uint64_t number) const {
  const auto next = std::ranges::upper_bound(m_firsts, number);
  const auto covered = next - m_firsts.begin() - 1;
  return {static_cast<int>(covered), number - m_firsts[static_cast<std::size_t>(covered)]};
}

std::optional<PayoffNumbers::Place> PayoffNumbers::placeOf(const AnyPosition& position) const {
  const AnyPosition wanted = m_solution->variant()->canonical(position).position;
  Place low{.covered = static_cast<int>(m_solution->variant()->covered(wanted).size())};
  for (std::uint64_t end = m_solution->tierPositions(low.covered); low.index < end;) {
    const Place middle{low.covered, low.index + (end - low.index) / 2};
    const std::uint64_t found = entryAt(middle).position;
    if (found == wanted.words[0]) return middle;
    if (found < wanted.words[0])
      low.index = middle.index + 1;
    else
      end = middle.index;
  }
  return std::nullopt;
}

}  // namespace kotai::cli

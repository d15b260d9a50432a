#include "core/simultaneous/position_list.h"

#include <algorithm>

#include "core/simultaneous/orientations.h"

namespace kotai {

/// Number of entries in a block of the file.
constexpr std::uint64_t pieceEntries = 1U << 12;
/// Tolerance of comparisons. Values are accurate to 1e-9, so "at least 1/3" must include 1/3.
constexpr double tolerance = 1e-9;

SimultaneousPositionList::SimultaneousPositionList(SimultaneousSolutionPtr solution, SimultaneousFilter filter,
                                                   const std::stop_token& stop)
    : m_solution(std::move(solution)), m_filter(std::move(filter)) {
  std::uint64_t hits = 0;
  for (int covered = 0; covered < m_solution->tierCount(); ++covered) {
    if (m_filter.covered && *m_filter.covered != covered) continue;
    const std::uint64_t positions = m_solution->tierPositions(covered);
    for (std::uint64_t first = 0; first < positions; first += pieceEntries) {
      if (stop.stop_requested()) {
        m_blocks.clear();
        return;
      }
      const auto entries = m_solution->entries(covered, first, std::min(pieceEntries, positions - first));
      const std::uint64_t before = hits;
      for (const auto& entry : entries) visitWanted(entry, covered, [&hits](const ListedGamePosition&) { ++hits; });
      if (hits == before) continue;
      m_blocks.push_back({covered, first, hits});
    }
  }
}

std::vector<ListedGamePosition> SimultaneousPositionList::page(std::uint64_t first, std::size_t limit,
                                                               const std::stop_token& stop) const {
  std::vector<ListedGamePosition> result;
  auto block = std::ranges::upper_bound(m_blocks, first, {}, &Block::end);
  std::uint64_t number = block == m_blocks.begin() ? 0 : std::prev(block)->end;
  for (; block != m_blocks.end() && result.size() < limit && !stop.stop_requested(); ++block) {
    const std::uint64_t positions = m_solution->tierPositions(block->covered);
    for (const auto& entry :
         m_solution->entries(block->covered, block->firstEntry, std::min(pieceEntries, positions - block->firstEntry))) {
      if (result.size() == limit) break;
      visitWanted(entry, block->covered, [&](const ListedGamePosition& listed) {
        if (number++ >= first && result.size() < limit) result.push_back(listed);
      });
    }
  }
  return result;
}

template <class Visit>
void SimultaneousPositionList::visitWanted(const layout::PayoffEntry& entry, int covered, Visit&& visit) const {
  forEachOrientation(*m_solution->variant(), entry, [&](const AnyPosition& position, const GameValue& value) {
    if (const ListedGamePosition listed{position, value, covered}; isWanted(listed)) visit(listed);
  });
}

bool SimultaneousPositionList::isWanted(const ListedGamePosition& listed) const {
  if (m_filter.leastValue && listed.value.value < *m_filter.leastValue - tolerance) return false;
  if (m_filter.mostValue && listed.value.value > *m_filter.mostValue + tolerance) return false;
  if (m_filter.positionClass && positionClassOf(listed.value) != *m_filter.positionClass) return false;
  if (!m_filter.withFinished && m_solution->variant()->finished(listed.position)) return false;
  return !m_filter.where || m_filter.where(listed);
}

}  // namespace kotai

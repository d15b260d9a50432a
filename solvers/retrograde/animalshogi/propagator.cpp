#include "solvers/retrograde/animalshogi/propagator.h"

#include <algorithm>

#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

namespace {

constexpr std::size_t listRoom = 1U << 14;

}  // namespace

Propagator::Propagator(const BlockKernel& kernel, retrograde::ValueBytes& values, int tables, WorkerPool& pool, unsigned threads,
                       std::stop_token stop)
    : m_kernel(kernel),
      m_values(values),
      m_tables(tables),
      m_pool(pool),
      m_threads(threads),
      m_stop(std::move(stop)),
      m_order(largestFirst<lionGroupCount>(lionGroups())),
      m_touched(blockCount, 1),
      m_nextTouched(blockCount, 0) {
  for (auto* lists : {&m_lists, &m_nextLists})
    for (ListsByGroup& byGroup : *lists)
      for (std::size_t group = 0; group < lionGroupCount; ++group) byGroup.emplace_back(listRoom);
}

std::optional<std::uint64_t> Propagator::propagate(std::uint8_t level, Rules rules) {
  std::fill(m_nextTouched.begin(), m_nextTouched.end(), std::uint8_t{0});
  for (ListsByGroup& byGroup : m_nextLists)
    for (EntryList& list : byGroup) list.clear();
  std::array<Propagate, lionGroupCount> propagates;
  std::array<bool, lionGroupCount> finished{};
  runInOrder(m_pool, m_threads, lionGroupCount, [&](std::size_t number) {
    const std::size_t group = m_order[number];
    Propagate& propagate = propagates[group];
    propagate = {
        m_values.data(), m_tables, rules.undecided, rules.fromLost, m_nextTouched.data(), m_nextLists[group].data(), level, 0, 0};
    finished[group] = propagateGroup(group, propagate);
  });
  std::uint64_t decided = 0;
  for (const Propagate& each : propagates) {
    decided += each.decidedCount;
    m_unmoves += each.moves;
  }
  if (!std::all_of(finished.begin(), finished.end(), [](bool each) { return each; })) return std::nullopt;
  m_touched.swap(m_nextTouched);
  m_lists.swap(m_nextLists);
  m_useLists = true;
  for (const ListsByGroup& byGroup : m_lists)
    for (const EntryList& list : byGroup) m_useLists = m_useLists && !list.overflown;
  return decided;
}

bool Propagator::propagateGroup(std::size_t group, Propagate& propagate) const {
  if (m_useLists) {
    for (const ListsByGroup& bySource : m_lists) {
      if (m_stop.stop_requested()) return false;
      m_kernel.propagateList(bySource[group], propagate);
    }
    return true;
  }
  std::vector<std::uint32_t> blocks;
  for (std::uint32_t block = 0; block < blockCount; ++block)
    if (m_touched[block] != 0 && lionGroups()[block % lionPairCount] == group) blocks.push_back(block);
  return m_kernel.propagateBlocks(blocks, propagate, m_stop);
}

}  // namespace kotai::animalshogi::engine

#include "solvers/retrograde/animalshogi/propagator.h"

#include <algorithm>

#include "solvers/retrograde/animalshogi/group_shares.h"
#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

constexpr std::size_t listRoom = 1U << 14;

Propagator::Propagator(const BlockKernel& kernel, retrograde::ValueBytes& values, int tables, WorkerPool& pool, unsigned threads,
                       std::stop_token stop)
    : m_kernel(kernel),
      m_values(values),
      m_tables(tables),
      m_pool(pool),
      m_threads(threads),
      m_stop(std::move(stop)),
      m_order(largestFirst<groupsOfLions>(
          std::span(kernel.space().lionGroups()).first(static_cast<std::size_t>(kernel.space().pairCount())))),
      m_touched(kernel.space().blockCount(), 1),
      m_nextTouched(kernel.space().blockCount(), 0) {
  for (auto* lists : {&m_lists, &m_nextLists})
    for (ListsByGroup& byGroup : *lists)
      for (std::size_t group = 0; group < groupsOfLions; ++group) byGroup.emplace_back(listRoom);
}

std::optional<std::uint64_t> Propagator::propagate(std::uint8_t level, Rules rules) {
  std::fill(m_nextTouched.begin(), m_nextTouched.end(), std::uint8_t{0});
  for (ListsByGroup& byGroup : m_nextLists)
    for (EntryList& list : byGroup) list.clear();
  Propagations propagations;
  for (std::size_t group = 0; group < groupsOfLions; ++group)
    propagations[group] = {
        m_values.data(), m_tables, rules.undecided, rules.fromLost, m_nextTouched.data(), m_nextLists[group].data(), level, 0, 0};
  if (m_useLists)
    propagateLists(propagations);
  else
    propagateBlocks(propagations);
  std::uint64_t decided = 0;
  for (const Propagation& each : propagations) {
    decided += each.decidedCount;
    m_unmoves += each.moves;
  }
  if (m_stop.stop_requested()) return std::nullopt;
  m_touched.swap(m_nextTouched);
  m_lists.swap(m_nextLists);
  m_useLists = true;
  for (const ListsByGroup& byGroup : m_lists)
    for (const EntryList& list : byGroup) m_useLists = m_useLists && !list.overflown;
  return decided;
}

void Propagator::propagateLists(Propagations& propagations) {
  runInOrder(m_pool, m_threads, groupsOfLions, [&](std::size_t number) {
    const std::size_t group = m_order[number];
    for (const ListsByGroup& bySource : m_lists)
      if (!m_stop.stop_requested()) m_kernel.propagateList(bySource[group], propagations[group]);
  });
}

void Propagator::propagateBlocks(Propagations& propagations) {
  GroupShares shares(m_kernel.space(), m_touched);
  m_pool.forEach(m_threads, [&](std::size_t) {
    while (const auto share = shares.take()) {
      m_kernel.propagateBlocks(share->blocks, propagations[share->group], m_stop);
      shares.giveBack(share->group);
    }
  });
}

}  // namespace kotai::animalshogi::engine

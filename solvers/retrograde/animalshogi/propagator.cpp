#include "solvers/retrograde/animalshogi/propagator.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <span>
#include <utility>

#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

/// Source blocks of each lion group. A free thread continues with the largest remaining group.
class GroupShares {
 public:
  /// \p touched is indexed by block number.
  GroupShares(const Space& space, const std::vector<std::uint8_t>& touched) : m_space(space) {
    for (std::uint32_t block = 0; block < space.blockCount(); ++block) {
      if (touched[block] == 0) continue;
      Group& group = m_groups[space.lionGroups()[static_cast<std::size_t>(space.blockAt(block).pair)]];
      group.blocks.push_back(block);
      group.positionsLeft += positionsIn(block);
    }
  }

  struct Share {
    std::size_t group = 0;
    std::span<const std::uint32_t> blocks;
  };
  /// Returns the next work of a thread. Returns nothing if no free group has work left. Other threads then finish
  /// the groups in progress. Call giveBack() after the work.
  std::optional<Share> take() {
    const std::lock_guard lock(m_mutex);
    Group* most = nullptr;
    for (Group& group : m_groups)
      if (!group.taken && group.positionsLeft > (most != nullptr ? most->positionsLeft : 0)) most = &group;
    if (most == nullptr) return std::nullopt;
    most->taken = true;
    const std::size_t first = most->next;
    std::uint64_t positions = 0;
    for (; most->next < most->blocks.size() && positions < sharePositions; ++most->next)
      positions += positionsIn(most->blocks[most->next]);
    most->positionsLeft -= positions;
    return Share{static_cast<std::size_t>(most - m_groups.data()),
                 std::span(std::as_const(most->blocks)).subspan(first, most->next - first)};
  }
  void giveBack(std::size_t group) {
    const std::lock_guard lock(m_mutex);
    m_groups[group].taken = false;
  }

 private:
  static constexpr std::uint64_t sharePositions = std::uint64_t{1} << 23;
  std::uint64_t positionsIn(std::uint32_t block) const { return m_space.index().blockSize(m_space.blockAt(block).materialClass); }

  struct Group {
    std::vector<std::uint32_t> blocks;
    std::size_t next = 0;
    std::uint64_t positionsLeft = 0;
    bool taken = false;
  };
  const Space& m_space;
  std::mutex m_mutex;
  std::array<Group, groupsOfLions> m_groups;
};

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

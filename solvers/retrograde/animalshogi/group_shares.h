// Distributes work by group, such that only one thread works on a group at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solvers/retrograde/animalshogi/block_kernel.h"

namespace kotai::animalshogi::engine {

/// The source blocks by lion group. A free thread continues with the largest remaining group.
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
  /// Returns the next work of a thread, or nothing if no free group has work left (other threads finish the groups in progress).
  /// Call giveBack() afterwards.
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

}  // namespace kotai::animalshogi::engine

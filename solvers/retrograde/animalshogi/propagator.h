// Propagates values over all positions, level by level, on several threads.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::animalshogi::engine {

/// Propagates one level at a time. Scans blocks with decided positions if a level is large, and uses lists of
/// positions if a level is small. Two lion groups never write to the same place, so groups can be processed in
/// parallel.
class Propagator {
 public:
  /// \p values contains \p tables bytes per position (Propagation::tables).
  Propagator(const BlockKernel& kernel, retrograde::ValueBytes& values, int tables, WorkerPool& pool, unsigned threads,
             std::stop_token stop);

  struct Rules {
    std::uint8_t undecided = code::undecided;
    bool fromLost = true;
  };
  /// Propagates from all positions of a level. Returns the number of newly decided positions, or nothing if stopped.
  std::optional<std::uint64_t> propagate(std::uint8_t level, Rules rules);
  /// Returns whether the last call decided so many positions that the next call scans all touched blocks instead
  /// of using lists.
  bool nextNeedsBlocks() const { return !m_useLists; }
  std::uint64_t unmoves() const { return m_unmoves; }

 private:
  using ListsByGroup = std::vector<EntryList>;
  using Propagations = std::array<Propagation, groupsOfLions>;
  void propagateLists(Propagations& propagations);
  void propagateBlocks(Propagations& propagations);

  const BlockKernel& m_kernel;
  retrograde::ValueBytes& m_values;
  int m_tables;
  WorkerPool& m_pool;
  unsigned m_threads;
  std::stop_token m_stop;
  std::array<std::size_t, groupsOfLions> m_order;  // numbers of the groups, largest first
  std::vector<std::uint8_t> m_touched;             // indexed by block: 1 if positions of the level may exist
  std::vector<std::uint8_t> m_nextTouched;
  // Positions of the level, indexed by source group, then by group of the position.
  std::array<ListsByGroup, groupsOfLions> m_lists;
  std::array<ListsByGroup, groupsOfLions> m_nextLists;
  bool m_useLists = false;
  std::uint64_t m_unmoves = 0;
};

}  // namespace kotai::animalshogi::engine

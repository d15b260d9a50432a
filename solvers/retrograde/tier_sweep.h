// Finds the values of a tier of any game, ply by ply. Each position has a state of four bytes, and each
// distance needs a sweep.
//
// Uses the plain method (Thompson 1986, Kotani section 6). A position is open until a move is known to win, or
// all moves are known to lose. When the ply of a value is swept, the value propagates to the predecessors.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/game/position_graph.h"
#include "solvers/base/huge_pages.h"
#include "solvers/retrograde/checkpoint.h"

namespace kotai::retrograde {

class TierSweep {
 public:
  /// Returns the value of a position in a child tier.
  using ChildValue = std::function<Value(Location)>;
  static constexpr std::size_t bytesPerPosition = sizeof(std::uint32_t);

  /// Sweeps one tier. `loop` may use several threads and skip work after a stop request.
  TierSweep(const PositionGraph& graph, TierId tier, ChildValue childValue, ParallelLoop loop, std::stop_token stop);

  /// Sets the state of each position before propagation inside the tier. Returns false if stopped.
  bool begin();
  /// Continues from the states of a checkpoint that was saved before propagate(plies).
  void resume(std::uint32_t plies);
  /// Returns whether no position has this or a longer distance.
  bool isOver(std::uint32_t plies) const { return plies > m_last; }
  /// Propagates the positions of one distance. Must be called with 0, 1, ... in this order. Returns false if stopped.
  bool propagate(std::uint32_t plies);

  /// Returns the number of positions with a final value.
  std::uint64_t decided() const { return m_decided; }
  /// Returns the value of a position when all plies are done. Open positions are draws.
  Value valueAt(std::uint64_t index) const;
  std::span<std::byte> asBytes() { return std::as_writable_bytes(std::span(m_states)); }

 private:
  void beginAt(std::uint64_t index, std::vector<Reached>& moves, std::vector<std::uint64_t>& inside);
  void propagateFrom(std::uint64_t index, bool lost, std::uint32_t plies, std::vector<PositionIndex>& before);
  void win(std::uint64_t index, std::uint32_t plies);
  void loseOneReply(std::uint64_t index, std::uint32_t plies);
  void expect(std::uint32_t plies);
  bool forEachChunk(const std::function<void(std::uint64_t first, std::uint64_t end)>& work);

  const PositionGraph& m_graph;
  TierId m_tier;
  ChildValue m_childValue;
  ParallelLoop m_loop;
  std::stop_token m_stop;
  std::vector<std::uint32_t, HugePageAllocator<std::uint32_t>> m_states;
  std::atomic<std::uint64_t> m_decided{0};
  std::atomic<std::uint32_t> m_last{0};  // longest known distance so far
};

}  // namespace kotai::retrograde

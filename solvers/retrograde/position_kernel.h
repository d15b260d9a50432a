// Solves a tier of any game position by position. Used for games without a faster kernel, and as the reference for faster
// kernels, which must store the same bytes.
#pragma once

#include <memory>
#include <optional>

#include "core/base/page_pool.h"
#include "core/game/position_graph.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Values of a tier, indexed by position.
struct PositionTable final : WorkingTable {
  explicit PositionTable(ValueCoding ofCodes) : coding(ofCodes) {}
  Value at(std::uint64_t index) const { return decodeValue(coding, codes[index]); }
  std::uint64_t bytes() const override { return codes.size() * sizeof codes[0]; }

  ValueCoding coding;
  PageVector<std::uint16_t> codes;
};

/// Kernel for any game. A tier in progress needs bytesPerPosition bytes for each of its positions, and two
/// bytes for each position of its children.
class PositionKernel final : public TierKernel {
 public:
  explicit PositionKernel(std::shared_ptr<const PositionGraph> graph, ValueCoding coding = ValueCoding::Explicit)
      : m_graph(std::move(graph)), m_coding(coding) {}

  ValueCoding coding() const override { return m_coding; }
  std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const override;
  WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const override;
  /// Returns the memory needs. Visits every tier, which takes a few microseconds per tier.
  MemoryNeeds memoryNeeds() const override;

 private:
  std::shared_ptr<const PositionGraph> m_graph;
  ValueCoding m_coding;
};

}  // namespace kotai::retrograde

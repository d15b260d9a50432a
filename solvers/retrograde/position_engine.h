// Solves any single-tier game of up to some hundred million positions, position by position, with checkpoints.
#pragma once

#include <chrono>

#include "core/game/variant.h"
#include "solvers/retrograde/whole_tier_engine.h"

namespace kotai::retrograde {

class PositionEngine final : public WholeTierEngine {
 public:
  static constexpr std::chrono::milliseconds defaultCheckpointInterval{8000};

  explicit PositionEngine(VariantPtr variant, std::chrono::milliseconds checkpointInterval = defaultCheckpointInterval)
      : m_variant(std::move(variant)), m_checkpointInterval(checkpointInterval) {}

  ValueCoding coding() const override { return ValueCoding::Explicit; }
  WholeTierReport solve(const WholeTierRun& run) const override;
  double memoryBytes() const override;
  double estimateSeconds(unsigned threads) const override;

 private:
  VariantPtr m_variant;
  std::chrono::milliseconds m_checkpointInterval;
};

/// Returns the seconds for solving a variant position by position on one thread, extrapolated from some milliseconds of work.
/// Assumes the usual number of distances for games of this kind.
double measurePositionSeconds(const PositionGraph& graph);

}  // namespace kotai::retrograde

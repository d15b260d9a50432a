// Solves Gobblet Gobblers in three stages: the values (ply by ply, over whole rows), the reachable positions,
// and the counts and marks.
#pragma once

#include <chrono>
#include <memory>

#include "core/games/gobblet/variant.h"
#include "solvers/retrograde/whole_tier_engine.h"

namespace kotai::retrograde {

class GobbletEngine final : public WholeTierEngine {
 public:
  /// Minimum time between checkpoints. A solve takes seconds, so solving a part again costs less than frequent
  /// checkpoints.
  static constexpr std::chrono::milliseconds defaultCheckpointInterval{8000};

  explicit GobbletEngine(std::shared_ptr<const kotai::gobblet::GobbletVariant> variant,
                         std::chrono::milliseconds checkpointInterval = defaultCheckpointInterval)
      : m_variant(std::move(variant)), m_checkpointInterval(checkpointInterval) {}

  ValueCoding coding() const override { return ValueCoding::Explicit; }
  WholeTierReport solve(const WholeTierRun& run) const override;
  double memoryBytes() const override;
  double estimateSeconds(unsigned threads) const override;

 private:
  std::shared_ptr<const kotai::gobblet::GobbletVariant> m_variant;
  std::chrono::milliseconds m_checkpointInterval;
};

}  // namespace kotai::retrograde

// Solves Animal Shogi: first the values, by propagation, then the reachable positions, then the mate tables. Each stage writes a
// record.
#pragma once

#include <chrono>
#include <memory>

#include "core/games/animalshogi/variant.h"
#include "solvers/retrograde/whole_tier_engine.h"

namespace kotai::retrograde {

class AnimalShogiEngine final : public WholeTierEngine {
 public:
  /// Minimum time between checkpoints. Values take seconds, so repeated work costs less than frequent checkpoints.
  static constexpr std::chrono::milliseconds defaultCheckpointInterval{30000};

  explicit AnimalShogiEngine(std::shared_ptr<const animalshogi::AnimalShogiVariant> variant,
                             std::chrono::milliseconds checkpointInterval = defaultCheckpointInterval)
      : m_variant(std::move(variant)), m_checkpointInterval(checkpointInterval) {}

  ValueCoding coding() const override { return ValueCoding::OddWins; }
  WholeTierReport solve(const WholeTierRun& run) const override;
  double memoryBytes() const override;
  double estimateSeconds(unsigned threads) const override;

 private:
  std::shared_ptr<const animalshogi::AnimalShogiVariant> m_variant;
  std::chrono::milliseconds m_checkpointInterval;
};

}  // namespace kotai::retrograde

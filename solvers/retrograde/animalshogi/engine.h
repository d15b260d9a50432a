// Solves Animal Shogi: first the values, by propagation, then the reachable positions, then the mate tables. Each stage writes a
// record.
#pragma once

#include <memory>

#include "core/games/animalshogi/variant.h"
#include "solvers/retrograde/whole_tier.h"

namespace kotai::retrograde {

class AnimalShogiEngine final : public WholeTierEngine {
 public:
  explicit AnimalShogiEngine(std::shared_ptr<const animalshogi::AnimalShogiVariant> variant) : m_variant(std::move(variant)) {}

  ValueCoding coding() const override { return ValueCoding::OddWins; }
  WholeTierReport solve(const WholeTierRun& run) const override;
  double memoryBytes() const override;
  double estimateSeconds(unsigned threads) const override;

 private:
  std::shared_ptr<const animalshogi::AnimalShogiVariant> m_variant;
};

}  // namespace kotai::retrograde

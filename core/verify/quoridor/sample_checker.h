// Verifies random parts of a solution of Quoridor, and holds only the necessary data in memory.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/verify/checker.h"
#include "core/verify/quoridor/layer.h"

namespace kotai::verify {

/// A work unit is a set of fences, with all positions of the set and of its rotated image. To draw a unit, the
/// checker draws a tier uniformly, then a set of the tier. All tiers have about equally many positions. The
/// checker reads only the values of the set and of the sets with one more fence.
class QuoridorSampleChecker : public Checker {
 public:
  QuoridorSampleChecker(const quoridor::Rulebook& rules, double aboutPositions, const VerifySample& sample);

  std::uint64_t tierCount() const override { return m_rules.allTiers(); }
  std::uint64_t positionCount() const override { return m_aboutPositions; }
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  struct Draw {
    std::uint64_t tier = 0;
    std::uint64_t number = 0;  ///< random number; modulo the number of sets, the index of the set in its tier
  };
  std::unique_ptr<quoridor::Layer> layerWith(int placed);

  quoridor::Rulebook m_rules;
  std::uint64_t m_aboutPositions;  ///< approximate number of positions to check
  std::vector<Draw> m_draws;       ///< the drawn units, ordered by tier
  std::size_t m_firstDraw = 0;     // index of the first draw of the stage
  std::size_t m_endDraw = 0;
  int m_placed;                   // number of fences on the board in the stage
  std::uint64_t m_firstTier = 0;  // first tier of the stage's layer
  std::unique_ptr<quoridor::Layer> m_layer;
  std::unique_ptr<quoridor::Layer> m_below;  // layer with one more fence; null for the first layer
};

}  // namespace kotai::verify

// Checker for games without independent rules. Derives every value from the values of the successors.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/verify/checker.h"

namespace kotai::verify {

/// Shares the moves and the storage order with the solver, so it finds wrong values but not wrong rules. Reads
/// the values of a layer, then derives them. Stores only the layers in use, with two bytes per position.
class NaiveChecker final : public Checker {
 public:
  explicit NaiveChecker(const Variant& variant);

  std::uint64_t tierCount() const override;
  std::uint64_t positionCount() const override;
  double workPositions() const override;
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  bool isShareable() const override { return m_deriving; }
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  struct Stretch {
    TierId tier;
    std::uint64_t first = 0;
    std::uint64_t end = 0;
  };
  using Codes = std::vector<std::uint16_t>;

  void beginLayer(int layer);
  void load(const Stretch& stretch, const Solution& solution, UnitSteps& steps);
  void derive(const Stretch& stretch, UnitSteps& steps, UnitResult& result) const;
  Value valueOf(const AnyPosition& position) const;
  Value fromMoves(const AnyPosition& position) const;

  const Variant& m_variant;
  const TierGraph& m_tiers;
  bool m_deriving = false;
  std::unordered_map<std::uint64_t, Codes> m_codes;  // indexed by tier, for the layers in use
  std::vector<Stretch> m_stretches;                  // work units of the current layer
};

}  // namespace kotai::verify

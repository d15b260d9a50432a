// Computes keys of positions, compiled for each kind of processor. `Machine` is a type that is local to the
// including source file, so that the linker does not merge code for different processors.
#pragma once

#include "core/base/bits.h"
#include "solvers/domineering/exact/position_namer.h"
#include "solvers/domineering/exact/region_forms.h"

namespace kotai::domineering {

template <class Machine>
class PositionNamerOf final : public PositionNamer {
 public:
  explicit PositionNamerOf(const Board<std::uint64_t>& board) : m_settled(board), m_forms(board) {}

  PositionName name(const BothOrders& covered) const override {
    if (const auto payoff = m_settled.payoff<Machine>(covered)) return {true, static_cast<std::int8_t>(*payoff), {}};
    return {false, 0, m_forms.of(covered.rows)};
  }
  RegionForm form(std::uint64_t covered) const override { return m_forms.of(covered); }

 private:
  SettledPositions m_settled;
  RegionForms<Machine> m_forms;
};

}  // namespace kotai::domineering

// Dialog for stepping through a strategy on the board: its move, and every answer of the other side.
#pragma once

#include "solvers/domineering/proof/strategy_play.h"
#include "ui/trees/proof_walk.h"

namespace kotai::ui {

class StrategyWalk final : public ProofWalk {
 public:
  explicit StrategyWalk(domineering::StrategyPlay play);

  QString title() const override;
  QString about() const override;
  ProofPlace place() const override;
  void take(std::size_t step) override;
  void back() override;
  const std::vector<QString>& path() const override { return m_path; }

 private:
  using Advice = domineering::StrategyPlay::Advice;
  Side side() const { return m_play.strategy().side; }
  JointMove turnOf(AnyMove own, AnyMove answer) const;
  QString standingText(const AnyPosition& position, const Advice& advice) const;
  ProofStep stepOf(AnyMove own, AnyMove answer) const;

  domineering::StrategyPlay m_play;
  std::vector<AnyPosition> m_positions;
  std::vector<QString> m_path;
};

}  // namespace kotai::ui

// The moves with which each side secures the proved result of a board, as sentences.
#pragma once

#include <QStringList>
#include <filesystem>
#include <vector>

#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/proof/strategy_play.h"

namespace kotai::ui {

/// Immutable. Empty if the strategies have not been extracted from the proof.
class ProvedMoves {
 public:
  ProvedMoves() = default;
  /// Reads the strategies of a board. Takes up to a second. Throws SolutionError.
  ProvedMoves(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder);

  /// Returns whether there is a strategy for each side that can force a result.
  bool covers(const ProvedOutcome& outcome) const;
  /// Returns a sentence for each side with a strategy: its move here, or why it needs none.
  QStringList sentences(const AnyPosition& position) const;

 private:
  QString sentence(const domineering::StrategyPlay& play, const AnyPosition& position) const;

  std::vector<domineering::StrategyPlay> m_plays;
};

/// Returns whether a strategy can exist: one of the sides can force more than a loss.
bool hasStrategy(const ProvedOutcome& outcome);

}  // namespace kotai::ui

// Finds the moves with which each side secures the proved result of a board.
#pragma once

#include <QString>
#include <filesystem>
#include <stop_token>
#include <vector>

#include "solvers/domineering/proof/forced_play.h"

namespace kotai::ui {

/// Side that can force a result, and its move in a position.
struct ProvedMove {
  Side side = Side::First;
  int payoff = 0;  ///< result that the side can force: 0 for a draw, 1 for a win
  domineering::StrategyPlay::Advice advice;
};

struct ProvedMoves {
  std::vector<ProvedMove> moves;  ///< proved moves; empty if no file contains any
  QString failure;                ///< reason why the files cannot be read; otherwise empty
};

/// Reads the proved moves of a position from the strategies or the proof. Takes up to a few seconds. Can be
/// called on any thread.
ProvedMoves provedMoves(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder, const ProvedOutcome& outcome,
                        const AnyPosition& position, const std::stop_token& stop = {});
/// Returns a sentence that names the move, or that explains why there is none.
QString provedMoveSentence(const SimultaneousVariant& variant, const ProvedMove& move);

/// Returns whether a strategy can exist. One of the sides must be able to force more than a loss.
bool hasStrategy(const ProvedOutcome& outcome);

}  // namespace kotai::ui

// Report on a finished game: the winner and the reason, the accuracy, the turning points.
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "ui/charts/value_series.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

/// Moves to review after a game.
struct ReviewedMoves {
  std::vector<GameTree::NodeId> moves;  ///< in the order of the game
  bool changedHands = false;            ///< they made the outcome worse; otherwise they kept it and wasted the most plies
};

/// A plain value with no look-ups left.
struct GameReport {
  GameEnd end;
  std::optional<Side> person;                     ///< who played against the computer
  QString winner;                                 ///< "You won"
  QString reason;                                 ///< "you captured the lion"; may be empty
  QString length;                                 ///< "14 moves" of either side; an unpaired last move counts too
  std::array<std::optional<double>, 2> accuracy;  ///< by side, 0 to 1; none while values are missing or without a move
  std::vector<ValuePoint> values;                 ///< one per position from the start on; empty while values are missing
  ReviewedMoves review;                           ///< of the person, otherwise of both sides

  std::optional<double> accuracyOf(Side side) const { return accuracy[static_cast<std::size_t>(side)]; }
};

/// The moves up to \p last that made the outcome worse, for one side or both. If there are none, the few that made a win much
/// longer or a loss much shorter.
ReviewedMoves movesToReview(const GameDocument& document, GameTree::NodeId last, std::optional<Side> side);

/// None unless the game ends with this node.
std::optional<GameReport> reportOf(const GameDocument& document, GameTree::NodeId last, std::optional<Side> person);

}  // namespace kotai::ui

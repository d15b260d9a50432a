// Report on a finished game: winner, reason, accuracy, and the decisive moves.
#pragma once

#include <array>

#include "ui/charts/value_series.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

/// Moves to review after a game.
struct ReviewedMoves {
  std::vector<GameTree::NodeId> moves;  ///< moves in the order of the game
  bool areMistakes = false;             ///< otherwise the moves wasted the most plies
};

/// A plain value without references to other objects.
struct GameReport {
  GameEnd end;
  std::optional<Side> person;  ///< side of the user who played against the computer
  QString winner;              ///< such as "You won"
  QString reason;              ///< such as "you captured the lion"; may be empty
  QString length;              ///< such as "14 moves" of each side; an unpaired last move counts too
  /// Indexed by Side, from 0 to 1; empty while values are missing or without a move.
  std::array<std::optional<double>, 2> accuracy;
  std::array<QString, 2> sides;    ///< names of the sides, if there is an accuracy
  std::vector<ValuePoint> values;  ///< values of the positions, from the start; empty while values are missing
  ReviewedMoves review;            ///< mistakes of the user; without a user, mistakes of both sides

  std::optional<double> accuracyOf(Side side) const { return accuracy[static_cast<std::size_t>(side)]; }
};

/// Returns the mistakes up to \p last of one side or both: moves with a mistakeMark(). If there are none, returns the few that
/// made a win much longer or a loss much shorter.
ReviewedMoves movesToReview(const GameDocument& document, GameTree::NodeId last, std::optional<Side> side);

/// Returns the report on a finished game. Returns nothing unless the game ends with this node.
std::optional<GameReport> reportOf(const GameDocument& document, GameTree::NodeId last, std::optional<Side> person);

}  // namespace kotai::ui

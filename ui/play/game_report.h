// Report on a finished game: winner, reason, accuracy, and the decisive moves.
#pragma once

#include <array>

#include "ui/charts/value_graph.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

/// Moves to review after a game.
struct ReviewedMoves {
  std::vector<GameTree::NodeId> moves;       ///< nodes of the moves, in the order of the game
  bool areMistakes = false;                  ///< false for the moves that wasted the most plies
  std::vector<GameTree::NodeId> slips = {};  ///< moves that gave a piece away; they come after the mistakes
  bool isEmpty() const { return moves.empty() && slips.empty(); }
};

/// Mistake that decided a game.
struct TurningPoint {
  int node = 0;  ///< node of the move
  Side side = Side::First;
  QString lead;  ///< such as "Turning point, move 6 (B4C3):"
};

/// Report on a finished game. Plain data without references to other objects.
struct GameReport {
  GameEnd end;
  std::optional<Side> person;  ///< side of the user in a game against the computer
  QString winner;              ///< such as "You won"
  QString reason;              ///< such as "you captured the lion"; may be empty
  QString length;              ///< such as "7 moves each"
  /// Accuracy by Side, from 0 to 1. Empty while values are missing, and for a side without moves.
  std::array<std::optional<double>, 2> accuracy;
  std::array<QString, 2> sides;    ///< names of the sides, if there is an accuracy
  std::vector<ValuePoint> values;  ///< values of the positions, from the start; empty while values are missing
  GraphStrings graph;              ///< texts of a graph of the values
  std::optional<TurningPoint> turningPoint;
  QString remark;              ///< tells a user who lost without a mistake that the start was lost; otherwise empty
  ReviewedMoves review;        ///< mistakes and slips of the user; in a game without a user, of both sides
  bool canBeReviewed = false;  ///< whether `values` and `review` are known or follow in a moment

  std::optional<double> accuracyOf(Side side) const { return accuracy[static_cast<std::size_t>(side)]; }
};

/// Returns the mistakes of one side or both sides up to \p last: moves with a mistakeMark(). Also returns the slips: giveaways
/// that are no mistakes (core/analysis/giveaway.h). Without mistakes and slips, returns the few moves that made a win much longer
/// or a loss much shorter.
ReviewedMoves movesToReview(const GameDocument& document, GameTree::NodeId last, std::optional<Side> side);

/// Returns the report on a finished game. Returns nothing unless the game ends at this node.
std::optional<GameReport> reportOf(const GameDocument& document, GameTree::NodeId last, std::optional<Side> person);

}  // namespace kotai::ui

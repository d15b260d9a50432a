// Type-erased interface of games with alternating moves. All code above the solvers uses only this interface.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/position_graph.h"
#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

struct Game;

/// Squares of a move: the user picks up the piece on `from` and puts it on `to`.
struct MoveSquares {
  Square from;
  Square to;
  bool leavesBoard = false;  ///< whether `to` is just outside the board
  int kindAfter = 0;         ///< kind of the placed piece, if not given by the squares (Quoridor: fence direction)
};

struct NamedStart {
  std::string id;  ///< id such as "standard"; the user interface has a text for each id
  AnyPosition position;
};

/// Variant of a game with alternating moves. Immutable, thread-safe and shared. Every position argument must
/// belong to the same variant.
class Variant {
 public:
  virtual ~Variant() = default;

  /// Returns a string such as "dodgem:4x4", as on the command line and in files.
  virtual const std::string& id() const = 0;
  virtual const Game& game() const = 0;
  /// Returns an id such as "dodgem".
  std::string_view gameId() const;
  virtual int columns() const = 0;
  virtual int rows() const = 0;

  virtual AnyPosition start() const = 0;
  virtual Side sideToMove(const AnyPosition& position) const = 0;
  /// Returns all legal moves, ordered by their notation. Returns no moves if the game is over.
  virtual std::vector<AnyMove> legalMoves(const AnyPosition& position) const = 0;
  /// Returns the positions after all legal moves, in no particular order. Faster than legalMoves().
  virtual std::vector<AnyPosition> successors(const AnyPosition& position) const = 0;
  /// Returns all positions, reachable or not, that have a legal move to \p position. May contain duplicates and
  /// symmetric positions.
  virtual std::vector<AnyPosition> predecessors(const AnyPosition& position) const = 0;
  /// Returns the number of legal moves. Faster than generating the moves.
  virtual std::size_t moveCount(const AnyPosition& position) const = 0;
  /// Returns the position after a move. Precondition: the move is legal.
  virtual AnyPosition play(const AnyPosition& position, AnyMove move) const = 0;
  /// Returns the value (distance 0) if the game is over, otherwise nothing.
  virtual std::optional<Value> finishedValue(const AnyPosition& position) const = 0;
  /// Returns the same board with the other side to move, or nothing if passing is meaningless, for example because the
  /// game is over.
  virtual std::optional<AnyPosition> passed(const AnyPosition& position) const = 0;
  /// Returns the representative of the position under the symmetries of the variant. Swapping the sides is
  /// usually one of them.
  virtual AnyPosition canonical(const AnyPosition& position) const = 0;
  /// Returns the position, followed by its images under the other symmetries of the board that keep the sides.
  /// All positions have these images in the same order.
  virtual std::vector<AnyPosition> images(const AnyPosition& position) const = 0;

  virtual std::string formatPosition(const AnyPosition& position) const = 0;
  virtual tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const = 0;
  virtual std::string formatMove(const AnyPosition& position, AnyMove move) const = 0;
  /// Returns the squares of a move in the game's notation, whether legal or not. Returns nothing if the text is
  /// not a move.
  virtual std::optional<MoveSquares> squaresOfText(const AnyPosition& position, std::string_view moveText) const = 0;
  virtual tl::expected<AnyMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const = 0;

  virtual std::vector<PieceOnBoard> pieces(const AnyPosition& position) const = 0;
  virtual MoveSquares moveSquares(const AnyPosition& position, AnyMove move) const = 0;
  virtual Transition transition(const AnyPosition& position, AnyMove move) const = 0;

  /// Returns all places for pieces in hand, including empty places. Returns nothing for games without hands.
  virtual std::vector<HandSlot> hands(const AnyPosition& position) const = 0;
  virtual std::vector<StockItem> stock() const = 0;
  /// Builds a position from a set-up. The column of a fault is 0.
  virtual tl::expected<AnyPosition, TextError> compose(const SetUp& setUp) const = 0;
  /// Returns well-known start positions, the standard one first.
  virtual std::vector<NamedStart> namedStarts() const = 0;

  virtual const TierGraph& tierGraph() const = 0;
  /// Returns the graph of positions. Generic solvers use it to solve the variant.
  virtual const PositionGraph& positionGraph() const = 0;
  /// Returns whether the position has a place in a solution. A position without a place is finished, or won or
  /// lost within two plies. A short search finds its value.
  virtual bool isStored(const AnyPosition& position) const = 0;
  /// Returns the place of a position. Precondition: isStored().
  virtual Location locate(const AnyPosition& position) const = 0;
  /// Returns the canonical position at a place. This function is the inverse of locate() on canonical positions.
  virtual AnyPosition positionAt(Location location) const = 0;
};

using VariantPtr = std::shared_ptr<const Variant>;

}  // namespace kotai

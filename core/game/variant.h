// The only type-erased interface of an alternating game, used by all code above the solvers.
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
  int kindAfter = 0;         ///< kind of the placed piece if not determined by the squares (Quoridor: the direction of a fence)
};

struct NamedStart {
  std::string id;  ///< id such as "standard", for which the user interface has a text
  AnyPosition position;
};

/// A variant of an alternating game. Immutable, thread-safe and shared. Every position argument must come from
/// the same variant (start, play, parse, unrank).
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
  /// Returns all positions, reachable or not, with a legal move to \p position. May contain duplicates and symmetric positions.
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
  /// Returns the representative under the symmetries of the variant, which usually include swapping the sides.
  virtual AnyPosition canonical(const AnyPosition& position) const = 0;

  virtual std::string formatPosition(const AnyPosition& position) const = 0;
  virtual tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const = 0;
  virtual std::string formatMove(const AnyPosition& position, AnyMove move) const = 0;
  /// Returns the squares of a move, legal or not, in the game's notation. Returns nothing for any other text.
  virtual std::optional<MoveSquares> squaresOfText(const AnyPosition& position, std::string_view moveText) const = 0;
  virtual tl::expected<AnyMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const = 0;

  virtual std::vector<PieceOnBoard> pieces(const AnyPosition& position) const = 0;
  virtual MoveSquares moveSquares(const AnyPosition& position, AnyMove move) const = 0;
  virtual Transition transition(const AnyPosition& position, AnyMove move) const = 0;

  /// Returns all places for pieces in hand, including empty places. Returns no places in games without hands.
  virtual std::vector<HandSlot> hands(const AnyPosition& position) const = 0;
  virtual std::vector<StockItem> stock() const = 0;
  /// Builds a position from a set-up. A fault has column 0.
  virtual tl::expected<AnyPosition, TextError> compose(const SetUp& setUp) const = 0;
  /// Returns well-known start positions, the standard one first.
  virtual std::vector<NamedStart> namedStarts() const = 0;

  virtual const TierGraph& tierGraph() const = 0;
  /// Returns the graph of positions, from which generic solvers solve the variant.
  virtual const PositionGraph& positionGraph() const = 0;
  /// Returns false for positions without a place in a solution. Such a position is finished, or won or lost
  /// within two plies, so a short search finds its value.
  virtual bool isStored(const AnyPosition& position) const = 0;
  /// Returns the place of a position. Precondition: isStored().
  virtual Location locate(const AnyPosition& position) const = 0;
  /// Returns the canonical position at a place. This function is the inverse of locate() on canonical positions.
  virtual AnyPosition positionAt(Location location) const = 0;
};

using VariantPtr = std::shared_ptr<const Variant>;

}  // namespace kotai

// The rules of Gobblet Gobblers as templates and plain functions over a small position (RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/single_tier.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/games/gobblet/board.h"
#include "core/games/gobblet/index.h"
#include "core/games/gobblet/marks.h"

namespace kotai::gobblet {

/// Tier graph with a single tier, in which Index numbers the positions. A part contains all arrangements whose
/// small layers are symmetric images of one another.
class Tiers final : public SingleTier {
 public:
  Tiers();

  std::uint64_t totalPositions() const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  /// Returns the keys `pieces` (all sizes), `small`, `medium` and `large`. Each key counts the mover's and the
  /// opponent's pieces on the board, including covered pieces.
  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  AggregateCell cellOf(Location location, const AggregateKey& key) const override;
  /// Returns the cells of all positions of a part. Takes a few nanoseconds per position.
  std::vector<CellPlace> partCells(TierId tier, int part, const AggregateKey& key) const override;
  int planeCount() const override { return marksPlaneCount; }

 private:
  std::vector<AggregateKey> m_keys;
};

/// Rules of a variant. Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe. Functions used
/// by solvers do not allocate.
class Rules {
 public:
  /// Move by squares (bit indices). For a piece from the reserve, the origin is squareCount + size.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
    bool isPlacing() const { return from >= squareCount; }
    Size placed() const { return static_cast<Size>(from - squareCount); }
  };
  /// All pieces on the board, including covered pieces. All other pieces are in reserve.
  struct Position {
    std::array<std::array<SquareSet, sizeCount>, 2> board{};  ///< squares of the pieces, indexed by side and size
    Side toMove = Side::First;
    /// Losing lift that ended the game, if any. The lifted piece has been placed, and the side to move has won.
    std::optional<Move> losingLift = {};
    friend constexpr bool operator==(const Position&, const Position&) = default;

    SquareSet& pieces(Side side, Size size) { return board[static_cast<std::size_t>(side)][static_cast<std::size_t>(size)]; }
    SquareSet pieces(Side side, Size size) const { return board[static_cast<std::size_t>(side)][static_cast<std::size_t>(size)]; }
    /// Returns the squares on which either side has a piece of this size.
    SquareSet of(Size size) const { return static_cast<SquareSet>(pieces(Side::First, size) | pieces(Side::Second, size)); }
    int inReserve(Side side, Size size) const { return piecesPerSize - std::popcount(pieces(side, size)); }
  };
  struct Piece {
    Side owner = Side::First;
    Size size = Size::Small;
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
  };

  static AnyPosition pack(const Position& position);
  static Position unpack(const AnyPosition& position);

  explicit Rules(Reveal reveal = Reveal::Loses) : m_reveal(reveal) {}

  Reveal reveal() const { return m_reveal; }
  const Tiers& tiers() const { return m_tiers; }
  std::string variantId() const { return m_reveal == Reveal::Cover ? "gobblet:reveal=cover" : "gobblet"; }

  Position start() const { return {}; }
  /// Calls visit(Move) for every legal move: first placements, then moves on the board, including losing lifts.
  /// Makes no call if the game is over. In every other position, there is a legal move.
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  std::size_t moveCount(const Position& position) const;
  /// Returns the position after a move. After a losing lift, the piece is placed, `losingLift` is set, and the
  /// game is over.
  Position play(const Position& position, Move move) const;
  /// Calls visit(Position) for every position from which a legal move leads to \p position.
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  /// Returns `loss 0` if the other side has a line. Returns `win 0` if the other side has just made a losing
  /// lift, or if the side to move has a line (unreachable, but indexed). Otherwise returns nothing.
  std::optional<Value> finishedValue(const Position& position) const;
  /// Returns the same board with the other side to move, or nothing if the game is over.
  std::optional<Position> passed(const Position& position) const;
  /// Returns the position with the sides exchanged if necessary, so that the first side is to move, in the image
  /// with the smallest index.
  Position canonical(const Position& position) const;
  /// Returns the images of a position under all symmetries of the board, indexed by symmetry (board.h).
  static std::array<Position, symmetryCount> images(const Position& position);

  // Queries for views and figures.

  /// Returns the squares whose topmost piece belongs to a side.
  static SquareSet visible(const Position& position, Side side);
  static std::optional<Piece> top(const Position& position, int square);
  static std::vector<Piece> stack(const Position& position, int square);
  /// Returns the squares of the other side's lines that appear when the side to move lifts its top piece from a
  /// square. Returns 0 if no line appears, or if the side to move has no top piece on the square.
  static SquareSet revealedByLift(const Position& position, int from);
  /// Returns whether the move loses at once. The lift then reveals a line of the other side, and neither the
  /// rules nor the move allow the piece to cover that line.
  bool isLosingLift(const Position& position, Move move) const {
    return !move.isPlacing() && loses(revealedByLift(position, move.from), move.to);
  }
  /// Returns whether the top piece on a square can move, but every such move is a losing lift.
  bool mustNotLift(const Position& position, int from) const;
  /// Returns the squares of the winner's lines in a finished position. After a losing lift, these are the
  /// revealed lines. Returns 0 if the game is not over.
  SquareSet winningLines(const Position& position) const;
  /// Returns whether the position is a stalemate (`loss 1`): the game is not over, no piece can be placed, and
  /// every lift loses.
  bool isStalemate(const Position& position) const;
  /// Returns whether a move completes a line at once (`win 1`).
  bool isWonInOne(const Position& position) const;

  /// Returns whether the game is not over.
  bool isStored(const Position& position) const { return !isOver(position); }
  TierId tierOf(const Position&) const { return {0}; }
  PositionIndex rank(const Position& position) const { return {Index::get().rank(arrangement(position))}; }
  Position unrank(TierId tier, PositionIndex index) const;
  /// Returns the arrangement, as seen by the side to move.
  static Arrangement arrangement(const Position& position);
  /// Returns the position with this arrangement, in which the first side is to move.
  static Position positionOf(const Arrangement& arrangement);

  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  std::string formatMove(Move move) const;
  /// Parses a move without the position. The caller checks whether the move is legal.
  tl::expected<Move, TextError> parseMove(std::string_view text) const;

  /// Returns all pieces on the board, including covered pieces, square by square. The pieces of a square are
  /// ordered from bottom to top.
  std::vector<PieceOnBoard> pieces(const Position& position) const;
  /// Returns the places of all sizes in both reserves, including empty places: the first side's reserve is to the right of the
  /// board, the second side's to the left.
  std::vector<HandSlot> hands(const Position& position) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;
  /// Returns the stock: two pieces of each size for each side.
  std::vector<StockItem> stock() const;
  /// Builds a position from a set-up. All other pieces are in reserve. The column of a fault is 0.
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;

 private:
  /// Returns whether a lift loses if the piece then moves to \p to. \p revealed: squares of the lines that the
  /// lift reveals.
  bool loses(SquareSet revealed, int to) const {
    return m_reveal == Reveal::Cover ? hasLine(revealed & ~squareBit(to)) : revealed != 0;
  }
  static bool isOver(const Position& position) {
    return position.losingLift || hasLine(visible(position, Side::First)) || hasLine(visible(position, Side::Second));
  }
  /// Returns the squares on which a piece of this size can be placed. Such a square is empty, or its top piece is
  /// smaller.
  static SquareSet open(const Position& position, Size size);
  /// Returns the squares whose topmost piece belongs to this side and has this size.
  static SquareSet liftable(const Position& position, Side side, Size size);
  static void put(Position& position, Side side, Size size, int square) {
    SquareSet& set = position.pieces(side, size);
    set = static_cast<SquareSet>(set | squareBit(square));
  }
  static void take(Position& position, Side side, Size size, int square) {
    SquareSet& set = position.pieces(side, size);
    set = static_cast<SquareSet>(set & ~squareBit(square));
  }

  Reveal m_reveal;
  Tiers m_tiers;
};

/// Returns a name such as "b2", as in moves.
std::string squareText(int square);
/// Returns the fault of a position in which the side to move has a line although the other side has not made a
/// losing lift. Returns nothing for other positions.
std::optional<TextError> lineFault(const Rules::Position& position, std::size_t column);

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  if (isOver(position)) return;
  const auto to = [&](int from, SquareSet targets) {
    forEachSquare(targets, [&](int square) { visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(square)}); });
  };
  for (const Size size : allSizes)
    if (position.inReserve(position.toMove, size) > 0) to(squareCount + static_cast<int>(size), open(position, size));
  // A lifted piece may not return to its square. Returning would not be a move.
  for (const Size size : allSizes)
    forEachSquare(liftable(position, position.toMove, size), [&](int from) { to(from, open(position, size)); });
}

template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side side = other(position.toMove);  // the side that made the move
  const auto isRunning = [](const Position& before) {
    return !hasLine(visible(before, Side::First)) && !hasLine(visible(before, Side::Second));
  };
  for (const Size size : allSizes)
    forEachSquare(liftable(position, side, size), [&](int to) {
      if (position.losingLift && position.losingLift->to != to) return;
      Position before = position;
      before.toMove = side;
      before.losingLift.reset();
      take(before, side, size, to);
      const bool isLost = loses(linesIn(visible(before, position.toMove)), to);
      const SquareSet origins = static_cast<SquareSet>(open(before, size) & ~squareBit(to));
      if (!position.losingLift && isRunning(before)) visit(before);
      if (isLost != position.losingLift.has_value()) return;
      forEachSquare(origins, [&](int from) {
        if (position.losingLift && position.losingLift->from != from) return;
        put(before, side, size, from);
        if (isRunning(before)) visit(before);
        take(before, side, size, from);
      });
    });
}

}  // namespace kotai::gobblet

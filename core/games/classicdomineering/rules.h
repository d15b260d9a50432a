// The rules of Domineering, with alternating moves, as templates and plain functions (RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/base/errors.h"
#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"

namespace kotai::classicdomineering {

/// Tiers of a variant. In tier d, d dark and d light squares are covered. In part 0, the first side is to move.
/// In part 1, the second side is to move. Square boards have no part 1. Every move leads from tier d to tier d
/// + 1.
class Tiers final : public TierGraph {
 public:
  Tiers(int darkSquares, int lightSquares, bool sidesExchange);

  /// Returns the number of sets of squares with this number of dark squares and as many light squares.
  std::uint64_t boards(int dominoes) const { return m_boards[static_cast<std::size_t>(dominoes)]; }

  std::uint64_t tierCount() const override { return m_boards.size(); }
  std::uint64_t totalPositions() const override;
  int layerCount() const override { return static_cast<int>(m_boards.size()); }
  int layerOf(TierId tier) const override { return static_cast<int>(m_boards.size() - 1 - tier.value); }
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override { return {{m_boards.size() - 1 - static_cast<std::size_t>(layer)}}; }
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  int partCount(TierId) const override { return m_parts; }
  std::uint64_t partPositions(TierId tier, int) const override { return m_boards[tier.value]; }

 private:
  int m_parts;
  std::vector<std::uint64_t> m_boards;  // numbers of sets of covered squares, indexed by number of dominoes
};

/// Ranks sets of equal size among up to 32 squares (core/base/combinations.h), with tables for up to 18 squares.
class SetNumbers {
 public:
  explicit SetNumbers(int squares);

  std::uint32_t count(int elements) const;
  std::uint32_t rank(std::uint32_t set) const;
  std::uint32_t set(std::uint32_t rank, int elements) const;

 private:
  int m_squares;
  std::vector<std::uint32_t> m_ranks;              // ranks, indexed by set; empty without tables
  std::vector<std::vector<std::uint32_t>> m_sets;  // sets, indexed by size and rank
};

/// Chessboard colours of the squares of a board. Square (column, row) is dark if column + row is even. The dark
/// squares are numbered in bit order, and the light squares, too. Precondition: at most 64 squares.
class Colours {
 public:
  Colours(int columns, int rows);

  int darkSquares() const { return m_darkSquares; }
  int lightSquares() const { return m_lightSquares; }
  std::uint64_t dark() const { return m_dark; }

  /// Dark and light squares of a set, each as a bit set. A bit is the number of the square within its colour.
  struct Sets {
    std::uint32_t dark = 0;
    std::uint32_t light = 0;
  };
  Sets split(std::uint64_t squares) const;
  std::uint64_t joined(Sets sets) const;

 private:
  template <class Value>
  using ByBytes = std::array<std::array<Value, 256>, 8>;

  int m_darkSquares = 0;
  int m_lightSquares = 0;
  std::uint64_t m_dark = 0;
  ByBytes<Sets> m_split{};                           // squares by colour, indexed by the bytes of a set of squares
  std::array<ByBytes<std::uint64_t>, 2> m_joined{};  // indexed by colour and by byte of its set; only four bytes are used
};

inline constexpr int minSide = 2;
inline constexpr int maxSide = 8;

/// Kinds of pieces. The board has only covered squares. A move places an upright or a flat domino.
enum PieceKind : int { CoveredSquare = 0, UprightDomino = 1, FlatDomino = 2 };

/// params: covered dark squares, covered light squares
inline constexpr OwnText unevenColours{
    "{0} dark and {1} light squares of the chessboard are covered, but a domino covers one of each"};

/// Rules of a variant. Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe. Functions used
/// by solvers do not allocate.
///
/// The first side is Vertical, the second Horizontal. Either may begin, so every board exists with either side
/// to move.
class Rules {
 public:
  /// The covered squares: square (column, row) is bit row * columns + column.
  struct Position {
    std::uint64_t covered = 0;
    Side toMove = Side::First;
    friend constexpr bool operator==(const Position&, const Position&) = default;
  };
  /// Squares of a domino. `from` is the lower or left square.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };

  Rules(int columns, int rows);

  static AnyPosition pack(const Position& position) {
    return {{position.covered, static_cast<std::uint64_t>(position.toMove), 0, 0}};
  }
  static Position unpack(const AnyPosition& packed) { return {packed.words[0], static_cast<Side>(packed.words[1])}; }

  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  const Tiers& tiers() const { return m_tiers; }
  std::string variantId() const;

  Position start() const { return {}; }
  /// Returns the other start position, `horizontal`, in which the board is empty and Horizontal is to move.
  std::vector<std::pair<std::string, Position>> otherStarts() const;

  /// Calls visit(Move) for every legal move.
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const {
    const int step = stepOf(position.toMove);
    forEachBit(places(position.covered, position.toMove), [&](int from) {
      visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from + step)});
    });
  }
  std::size_t moveCount(const Position& position) const {
    return static_cast<std::size_t>(countBits(places(position.covered, position.toMove)));
  }
  Position play(const Position& position, Move move) const {
    return {position.covered | bit(move.from) | bit(move.to), other(position.toMove)};
  }
  /// Calls visit(Position) for every position from which a legal move leads to \p position.
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const {
    const Side mover = other(position.toMove);
    forEachBit(places(~position.covered, mover), [&](int from) {
      visit(Position{position.covered & ~(bit(from) | bit(from + stepOf(mover))), mover});
    });
  }
  /// Returns a loss if the side to move has no legal move. Otherwise returns nothing.
  std::optional<Value> finishedValue(const Position& position) const {
    return places(position.covered, position.toMove) == 0 ? std::optional(Value::loss(0)) : std::nullopt;
  }
  /// Returns the same board with the other side to move. Returns nothing if the game is over.
  std::optional<Position> passed(const Position& position) const {
    if (moveCount(position) == 0) return std::nullopt;
    return Position{position.covered, other(position.toMove)};
  }
  /// Returns the position, transposed if the board is square and Horizontal is to move.
  Position canonical(const Position& position) const;

  TierId tierOf(const Position& position) const;
  PositionIndex rank(const Position& position) const;
  Position unrank(TierId tier, PositionIndex index) const;

  /// Returns the dominoes that a side can place, each as the bit of its lower or left square.
  std::uint64_t places(std::uint64_t covered, Side side) const {
    const std::uint64_t open = m_all & ~covered;
    return side == Side::First ? open & (open >> m_columns) : open & (open >> 1) & m_notLastColumn;
  }

  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  /// Returns the two squares of the domino, as in `a1a2` or `a1b1`.
  std::string formatMove(Move move) const;
  /// Parses a move without the position. The caller checks whether the move is legal.
  tl::expected<Move, TextError> parseMove(std::string_view text) const;

  /// Returns the covered squares, each as a piece without an owner.
  std::vector<PieceOnBoard> pieces(const Position& position) const;
  std::vector<StockItem> stock() const { return {{{CoveredSquare}, m_columns * m_rows, false}}; }
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;

 private:
  static constexpr std::uint64_t bit(int square) { return std::uint64_t{1} << square; }
  int stepOf(Side side) const { return side == Side::First ? m_columns : 1; }
  Square squareAt(int square) const { return {square % m_columns, square / m_columns}; }
  bool sidesExchange() const { return m_columns == m_rows; }
  std::uint64_t transposed(std::uint64_t squares) const;
  /// Returns the position if equally many dark and light squares are covered. Otherwise returns a fault at \p
  /// column.
  tl::expected<Position, TextError> checked(const Position& position, std::size_t column) const;

  int m_columns;
  int m_rows;
  std::uint64_t m_all = 0;
  std::uint64_t m_notLastColumn = 0;
  Colours m_colours;
  SetNumbers m_darkSets;
  SetNumbers m_lightSets;
  Tiers m_tiers;
};

}  // namespace kotai::classicdomineering

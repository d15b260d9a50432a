// The rules of Animal Shogi (どうぶつしょうぎ) as templates and plain functions over a small position (RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/tiers.h"

namespace kotai::animalshogi {

/// Rules of a variant. Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe. Functions used
/// by solvers do not allocate.
class Rules {
 public:
  /// The board and the hands, always seen from the first side.
  struct Position {
    std::array<std::array<SquareSet, kindCount>, 2> board{};        ///< squares of pieces, indexed by side and kind
    std::array<std::array<std::uint8_t, handKindCount>, 2> hand{};  ///< numbers of pieces, indexed by side and kind
    Side toMove = Side::First;
    friend constexpr bool operator==(const Position&, const Position&) = default;

    SquareSet& pieces(Side side, Kind kind) { return board[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)]; }
    SquareSet pieces(Side side, Kind kind) const { return board[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)]; }
    std::uint8_t& inHand(Side side, Kind kind) { return hand[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)]; }
    std::uint8_t inHand(Side side, Kind kind) const {
      return hand[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)];
    }
    SquareSet allOf(Side side) const;
    SquareSet occupied() const { return static_cast<SquareSet>(allOf(Side::First) | allOf(Side::Second)); }
  };
  /// Move by square numbers (bit indices). For a drop, the origin is squareCount + kind.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
    bool isDrop() const { return from >= squareCount; }
    Kind dropped() const { return static_cast<Kind>(from - squareCount); }
  };

  static AnyPosition pack(const Position& position);
  static Position unpack(const AnyPosition& position);

  /// Precondition: startFault(\p start) returns nothing, if \p start is given.
  explicit Rules(Options options = {}, const std::optional<Position>& start = std::nullopt)
      : m_options(options), m_tiers(options.tries), m_start(start) {}

  const Options& options() const { return m_options; }
  const Tiers& tiers() const { return m_tiers; }
  std::string variantId() const;

  static Position usualStart();
  Position start() const { return m_start.value_or(usualStart()); }
  bool hasUsualStart() const { return !m_start; }
  /// Returns the reason why no game can begin with this position, or nothing. The column of the fault is 0.
  std::optional<TextError> startFault(const Position& position) const;
  /// Reads a start position as in variant ids: `gle_1c1_1C1_ELG_b_-`. The text may omit empty hands at the end,
  /// and then also the side to move if the first side is to move.
  tl::expected<Position, TextError> parseStart(std::string_view text) const;
  /// Returns the shortest text that parseStart() accepts.
  std::string formatStart(const Position& position) const;
  /// Calls visit(Move) for every legal move: board moves, then drops. Makes no call if the game is over.
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  Position play(const Position& position, Move move) const;
  /// Calls visit(Position) for every position from which a legal move leads to \p position.
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  /// Returns a loss if the mover's lion was captured, if the enemy's lion has made a try, or if the mover has no
  /// legal move. If tries win, the mover has no move only in two unreachable positions. Returns nothing for other
  /// positions.
  std::optional<Value> finishedValue(const Position& position) const;
  std::optional<Position> passed(const Position& position) const;
  /// Returns the position rotated so that the first side is to move, in the mirror image with the smaller rank.
  Position canonical(const Position& position) const;
  /// Returns the position and its mirror image.
  static std::array<Position, 2> images(const Position& position) { return {position, mirrorImage(position)}; }

  /// Returns whether the side to move can capture the enemy's lion (class W0 in RULES.md).
  bool canCaptureLion(const Position& position) const;
  static SquareSet attacks(const Position& position, Side side);

  /// Returns whether the table contains the position. The table omits positions that the lions alone decide, and
  /// positions after a try. The values of omitted positions follow from their moves.
  bool isStored(const Position& position) const;
  TierId tierOf(const Position&) const { return {0}; }
  /// Returns the index of a position. This function is the inverse of unrank() up to mirroring and rotation.
  /// Precondition: isStored().
  PositionIndex rank(const Position& position) const;
  Position unrank(TierId tier, PositionIndex index) const;

  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  std::string formatMove(Move move) const;
  /// Parses a move without the position. The caller checks whether the move is legal.
  tl::expected<Move, TextError> parseMove(std::string_view text) const;

  std::vector<PieceOnBoard> pieces(const Position& position) const;
  /// Returns the places of all kinds in both hands, including empty places: the first side's hand is to the right of the board,
  /// the second side's to the left.
  std::vector<HandSlot> hands(const Position& position) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;
  /// Returns one lion per side, and two giraffes, two elephants and two chicks for the board and the hands.
  std::vector<StockItem> stock() const;
  /// Returns the start positions in which the chicks are in front of the giraffes or of the elephants instead of
  /// the lions. Returns no positions if the user has chosen the start position.
  std::vector<std::pair<std::string, Position>> otherStarts() const;
  /// Returns the kind of a side's piece on a square. Empty if the side has no piece there.
  static std::optional<Kind> kindAt(const Position& position, Side side, int square);
  /// Builds a position from a set-up. The column of a fault is 0.
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;

 private:
  static MoverPosition moverPosition(const Position& position);
  const Index& index() const { return Index::get(m_options.tries); }
  static Position mirrorImage(const Position& position);
  bool isOver(const Position& position) const { return finishedValue(position).has_value(); }
  bool hasMove(const Position& position) const;
  SquareSet dropTargets(const Position& position, Kind kind) const;

  Options m_options;
  Tiers m_tiers;
  std::optional<Position> m_start;  ///< start position; missing for the usual start position
};

/// Returns a name such as "B3", as in moves and positions.
std::string squareText(int square);
/// Returns the letter of a piece, such as "G", or "+C" for a hen. The letter is in lower case for the second
/// side.
std::string pieceText(Side side, Kind kind);
/// Returns the number of pieces of a kind on the board and in both hands. Chicks and hens are one kind.
int countOf(const Rules::Position& position, Kind kind);
/// Returns the fault of a position in which a lion is missing or surplus, or another kind has the wrong number
/// of pieces. Returns nothing if there is no fault.
std::optional<TextError> stockFault(const Rules::Position& position);

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  if (isOver(position)) return;
  const Side side = position.toMove;
  const SquareSet own = position.allOf(side);
  for (int kind = 0; kind < kindCount; ++kind)
    forEachSquare(position.pieces(side, static_cast<Kind>(kind)), [&](int from) {
      forEachSquare(static_cast<SquareSet>(movesFrom(side, static_cast<Kind>(kind), from) & ~own), [&](int to) {
        visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
      });
    });
  for (int kind = 0; kind < handKindCount; ++kind)
    forEachSquare(dropTargets(position, static_cast<Kind>(kind)), [&](int to) {
      visit(Move{static_cast<std::uint8_t>(squareCount + kind), static_cast<std::uint8_t>(to)});
    });
}

template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side side = other(position.toMove);  // the side that made the move
  const auto empty = static_cast<SquareSet>(allSquares & ~position.occupied());
  const auto offer = [&](const Position& before) {
    if (!isOver(before)) visit(before);
  };
  // The piece on `to` was a `kindBefore` on `from`. Before the move, `to` was empty or had an enemy piece.
  const auto moved = [&](Kind kindNow, int to, Kind kindBefore, int from) {
    Position before = position;
    before.toMove = side;
    before.pieces(side, kindNow) = static_cast<SquareSet>(before.pieces(side, kindNow) & ~squareBit(to));
    before.pieces(side, kindBefore) = static_cast<SquareSet>(before.pieces(side, kindBefore) | squareBit(from));
    const auto with = [&](Kind taken) {
      Position capture = before;
      SquareSet& enemy = capture.pieces(position.toMove, taken);
      enemy = static_cast<SquareSet>(enemy | squareBit(to));
      if (taken != Kind::Lion) --capture.inHand(side, taken == Kind::Hen ? Kind::Chick : taken);
      offer(capture);
    };
    if (position.pieces(position.toMove, Kind::Lion) == 0) return with(Kind::Lion);
    offer(before);
    for (int taken = 0; taken < handKindCount; ++taken)
      if (position.inHand(side, static_cast<Kind>(taken)) > 0) with(static_cast<Kind>(taken));
    if (position.inHand(side, Kind::Chick) > 0) with(Kind::Hen);
  };
  for (int number = 0; number < kindCount; ++number) {
    const auto kind = static_cast<Kind>(number);
    forEachSquare(position.pieces(side, kind), [&](int to) {
      const bool far = (squareBit(to) & farRow(side)) != 0;
      // The squares from which a piece can move to a square are the squares to which an enemy piece could move from
      // there.
      const auto origins = [&](Kind each) { return static_cast<SquareSet>(movesFrom(position.toMove, each, to) & empty); };
      if (kind != Kind::Chick || !far) forEachSquare(origins(kind), [&](int from) { moved(kind, to, kind, from); });
      if (kind == Kind::Hen && far) forEachSquare(origins(Kind::Chick), [&](int from) { moved(kind, to, Kind::Chick, from); });
      if (number >= handKindCount || position.pieces(position.toMove, Kind::Lion) == 0) return;
      if ((dropSquares(m_options.drops, side, kind) & squareBit(to)) == 0) return;
      Position before = position;
      before.toMove = side;
      before.pieces(side, kind) = static_cast<SquareSet>(before.pieces(side, kind) & ~squareBit(to));
      ++before.inHand(side, kind);
      offer(before);
    });
  }
}

}  // namespace kotai::animalshogi

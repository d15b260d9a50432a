// The rules of Quoridor on any board of 2..9 x 3..9 as templates and plain functions over a small position (RULES.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/games/quoridor/board.h"
#include "core/games/quoridor/tiers.h"

namespace kotai {
class TextCursor;
}

namespace kotai::quoridor {

struct Options {
  Board board;
  int firstFences = 1;  ///< number of the first player's fences at the start
  int secondFences = 1;
  bool diagonal = false;  ///< whether the second player starts one column further right; only for boards of even width
};

/// Kinds of pieces for pictures and editors. Fences on the board have no owner. Their PieceOnBoard::owner is
/// always Side::First. The square of a fence is the lower left of the four squares around its centre.
enum PieceKind : int { Pawn = 0, HorizontalFence = 1, VerticalFence = 2 };

/// The reason why a fence may not be placed.
struct FenceFault {
  enum class Reason : std::uint8_t { NoneLeft, OffBoard, Crosses, Overlaps, ClosesPath };
  Reason reason = Reason::NoneLeft;
  std::optional<Fence> other;          ///< the fence that is crossed or overlapped
  std::optional<Side> shutIn;          ///< ClosesPath: the side whose pawn could no longer reach its goal
  std::vector<Square> closedOff = {};  ///< ClosesPath: every square that this pawn could still reach
};

/// Rules of a variant. Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe.
class Rules {
 public:
  struct Position {
    FenceSet fences;
    std::uint8_t first = 0;  ///< square of the first player's pawn
    std::uint8_t second = 0;
    std::uint8_t firstHand = 0;  ///< first player's fences in hand
    std::uint8_t secondHand = 0;
    Side toMove = Side::First;
    friend constexpr bool operator==(const Position&, const Position&) = default;

    int pawn(Side side) const { return side == Side::First ? first : second; }
    int hand(Side side) const { return side == Side::First ? firstHand : secondHand; }
  };
  struct Move {
    enum class Kind : std::uint8_t { Pawn, Horizontal, Vertical };
    Kind kind = Kind::Pawn;
    std::uint8_t place = 0;  ///< square of the pawn's destination, or corner of the fence
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };

  static AnyPosition pack(const Position& position);
  static Position unpack(const AnyPosition& position);

  explicit Rules(const Options& options);

  const Options& options() const { return m_options; }
  const Board& board() const { return m_options.board; }
  const Tiers& tiers() const { return *m_tiers; }
  std::string variantId() const;

  Position start() const;
  /// Calls visit(Move) for every legal move: pawn moves first, then fences by corner.
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  std::size_t moveCount(const Position& position) const;
  Position play(const Position& position, Move move) const;
  /// Calls visit(Position) once for every position of this variant from which a legal move leads to \p position.
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  /// Returns a loss if the other pawn is on its goal row, otherwise nothing.
  std::optional<Value> finishedValue(const Position& position) const;
  std::optional<Position> passed(const Position& position) const;
  Position canonical(const Position& position) const;
  /// Returns the position and its mirror image.
  std::array<Position, 2> images(const Position& position) const;
  bool isStored(const Position& position) const { return tiers().areNumbered() && !finishedValue(position); }

  TierId tierOf(const Position& position) const;
  PositionIndex rank(const Position& position) const { return locate(position).index; }
  Location locate(const Position& position) const;
  Position unrank(TierId tier, PositionIndex index) const;

  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  std::string formatMove(Move move) const;
  tl::expected<Move, TextError> parseMove(std::string_view text) const;
  std::string formatFence(Fence fence) const;
  void appendFences(std::string& text, const FenceSet& fences) const;

  std::vector<PieceOnBoard> pieces(const Position& position) const;
  std::vector<HandSlot> hands(const Position& position) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;
  std::vector<StockItem> stock() const;
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;

  /// Returns the target squares of the pawn of the side to move.
  Bits128 pawnTargets(const Position& position) const;
  /// Returns the target squares of the jumps over the other pawn, straight or to the side.
  Bits128 jumpTargets(const Position& position) const;
  /// Returns the reason why the side to move may not place the fence, or nothing if the fence is legal.
  std::optional<FenceFault> whyNot(const Position& position, Fence fence) const;
  /// Returns the shortest path of a side's pawn to its goal in single steps, as if the other pawn were not there.
  /// The path begins with the square of the pawn.
  std::vector<Square> shortestPath(const Position& position, Side side) const;

 private:
  bool isGoal(int square, Side side) const { return board().rowOf(square) == (side == Side::First ? board().rows - 1 : 0); }
  /// Returns the fences that the side to move may place.
  FenceSet legalFences(const Position& position) const;
  Square squareOf(int index) const { return {board().columnOf(index), board().rowOf(index)}; }
  Square cornerSquare(int corner) const { return {corner % board().cornerColumns(), corner / board().cornerColumns()}; }
  Square handSquare(Side side) const;
  /// Returns the first fault in the pawns and fences of a position, or nothing if there is none.
  std::optional<TextError> positionFault(const Position& position) const;
  std::optional<TextError> fenceFault(const FenceSet& set, Fence fence) const;
  void readFences(TextCursor& cursor, FenceSet& set) const;

  Options m_options;
  std::unique_ptr<Tiers> m_tiers;
};

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  if (finishedValue(position)) return;
  forEachBit(pawnTargets(position), [&](int square) { visit(Move{Move::Kind::Pawn, static_cast<std::uint8_t>(square)}); });
  const FenceSet fences = legalFences(position);
  forEachBit(fences.horizontal | fences.vertical, [&](int corner) {
    const auto place = static_cast<std::uint8_t>(corner);
    if (((fences.horizontal >> corner) & 1U) != 0) visit(Move{Move::Kind::Horizontal, place});
    if (((fences.vertical >> corner) & 1U) != 0) visit(Move{Move::Kind::Vertical, place});
  });
}

template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side mover = other(position.toMove);
  if (isGoal(position.pawn(position.toMove), position.toMove)) return;  // the game had already ended
  Position before = position;
  before.toMove = mover;
  std::uint8_t& pawn = mover == Side::First ? before.first : before.second;
  const int now = pawn;
  for (int square = 0; square < board().squares(); ++square) {
    pawn = static_cast<std::uint8_t>(square);
    if (before.first == before.second || square == now || isGoal(square, mover)) continue;
    if (((pawnTargets(before) >> now) & 1U) != 0) visit(before);
  }
  pawn = static_cast<std::uint8_t>(now);
  if (isGoal(now, mover)) return;  // a fence move does not end the game
  std::uint8_t& hand = mover == Side::First ? before.firstHand : before.secondHand;
  ++hand;
  if (!m_tiers->allowsHands({before.firstHand, before.secondHand})) return;
  const auto without = [&](std::uint64_t FenceSet::*kind) {
    forEachBit(position.fences.*kind, [&](int corner) {
      before.fences = position.fences;
      before.fences.*kind &= ~(1ULL << corner);
      visit(before);
    });
  };
  without(&FenceSet::horizontal);
  without(&FenceSet::vertical);
}

}  // namespace kotai::quoridor

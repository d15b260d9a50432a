// The rules of Hexapawn (M. Gardner 1962) on boards of 3 to 5 columns and rows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/bits.h"
#include "core/game/plain_board.h"
#include "core/game/tiered_game.h"
#include "core/game/variant.h"
#include "examples/hexapawn/index.h"

namespace kotai::hexapawn {

inline constexpr int minSize = 3;
inline constexpr int maxSize = 5;

/// Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe.
///
/// Pawns step forward to an empty square or capture diagonally forward. A side with a pawn on the far row has won, and a side
/// that cannot move has lost. All positions without a pawn on the far row are stored.
class Rules : public PlainBoardRules {
 public:
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };

  Rules(int columnCount, int rowCount);

  const TiersByPieceCount& tiers() const { return m_index.tiers(); }
  std::string variantId() const;

  Position start() const;
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  Position play(const Position& position, Move move) const;
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  std::optional<Value> finishedValue(const Position& position) const;
  std::optional<Position> passed(const Position& position) const;
  /// Returns the position with the first side to move: turns the board and exchanges the sides if necessary.
  Position canonical(const Position& position) const;

  bool isStored(const Position& position) const { return !hasArrived(position); }
  TierId tierOf(const Position& position) const { return tiers().tierOf(countBits(position.own()), countBits(position.enemy())); }
  PositionIndex rank(const Position& position) const { return m_index.rank(canonical(position)); }
  Position unrank(TierId tier, PositionIndex index) const { return m_index.unrank(tier, index); }

  /// Returns `a2a3` for a step, `a2b3` for a capture.
  std::string formatMove(Move move) const { return squareText(move.from) + squareText(move.to); }
  tl::expected<Move, TextError> parseMove(std::string_view text) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;

 private:
  int rowOf(int square) const { return square / columns(); }
  int forward(Side side) const { return side == Side::First ? columns() : -columns(); }
  bool isLastRow(int square, Side side) const { return rowOf(square) == (side == Side::First ? rows() - 1 : 0); }
  bool hasArrived(const Position& position, Side side) const;
  bool hasArrived(const Position& position) const {
    return hasArrived(position, Side::First) || hasArrived(position, Side::Second);
  }
  bool hasMove(const Position& position) const;
  /// Returns the squares that a pawn of this side on \p square attacks.
  std::uint64_t attacked(int square, Side side) const;

  Index m_index;
};

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  if (hasArrived(position)) return;
  const Side side = position.toMove;
  forEachBit(position.own(), [&](int from) {
    const auto go = [&](int to) { visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}); };
    if ((position.occupied() & bit(from + forward(side))) == 0) go(from + forward(side));
    forEachBit(attacked(from, side) & position.enemy(), go);
  });
}

/// Undoes moves. A step must have come from an empty square. A diagonal move restores a captured pawn.
template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side mover = other(position.toMove);
  const auto offer = [&](int to, int from, bool takes) {
    Position before = position;
    before.toMove = mover;
    before.of(mover) ^= bit(to) | bit(from);
    if (takes) before.of(position.toMove) |= bit(to);
    if (!hasArrived(before) && countBits(before.enemy()) <= columns()) visit(before);
  };
  forEachBit(position.of(mover), [&](int to) {
    if (isLastRow(to, position.toMove)) return;  // no move leads to the first row
    const int behind = to - forward(mover);
    if ((position.occupied() & bit(behind)) == 0) offer(to, behind, false);
    forEachBit(attacked(to, position.toMove) & ~position.occupied(), [&](int from) { offer(to, from, true); });
  });
}

}  // namespace kotai::hexapawn

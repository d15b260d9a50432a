// The rules of Three Men's Morris: each side places three men in turn, then moves them along the eight lines of the board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bits.h"
#include "core/game/plain_board.h"
#include "core/game/single_tier.h"
#include "core/game/tiered_game.h"
#include "core/game/variant.h"

namespace kotai::threemensmorris {

inline constexpr int boardSize = 3;
inline constexpr int squareCount = boardSize * boardSize;
inline constexpr int menPerSide = 3;

/// params: men of the side to move, men of the other side
inline constexpr OwnText unevenMen{"{0} men against {1}: who is to move has as many as the other side, or one fewer"};

/// Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe.
///
/// A side with three men in a row has won, and a side that cannot move has lost. The side to move has as many men on the board as
/// the other side, or one fewer. Unfinished positions are stored with the first side to move, as the smallest of eight images.
class Rules : public PlainBoardRules {
 public:
  /// For a placed man, `from` is squareCount.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
    bool isPlacing() const { return from == squareCount; }
  };

  Rules();

  const SingleTier& tiers() const { return m_tiers; }
  std::string variantId() const { return "threemensmorris"; }

  Position start() const { return {}; }
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  Position play(const Position& position, Move move) const;
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  std::optional<Value> finishedValue(const Position& position) const;
  static bool hasLine(std::uint64_t men);
  /// Returns nothing while men are placed, because passing would change the numbers of men.
  std::optional<Position> passed(const Position& position) const;
  Position canonical(const Position& position) const;
  /// Returns the position, its rotations and their mirror images.
  static std::vector<Position> images(const Position& position);

  bool isStored(const Position& position) const { return !finishedValue(position); }
  TierId tierOf(const Position&) const { return {0}; }
  PositionIndex rank(const Position& position) const;
  Position unrank(TierId, PositionIndex index) const { return m_places[index.value]; }

  tl::expected<Position, TextError> parse(std::string_view text) const;
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;
  /// Returns `b2` for placing a man, `b2c3` for moving one.
  std::string formatMove(Move move) const;
  tl::expected<Move, TextError> parseMove(std::string_view text) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;
  /// Returns the men not placed yet: to the right of the board for the first side, to the left for the second.
  std::vector<HandSlot> hands(const Position& position) const;

 private:
  static std::uint64_t neighbours(int square);
  static bool hasMove(const Position& position);
  static bool areMenRight(const Position& position);
  /// Returns the position if its numbers of men are possible, otherwise an error.
  static tl::expected<Position, TextError> checked(tl::expected<Position, TextError> position, std::size_t column);

  std::vector<Position> m_places;  // in ascending order; the index of a position is its place here
  SingleTier m_tiers;
};

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  if (hasLine(position.own()) || hasLine(position.enemy())) return;
  const std::uint64_t empty = (bit(squareCount) - 1) & ~position.occupied();
  const auto from = [&](int origin, std::uint64_t targets) {
    forEachBit(targets, [&](int to) { visit(Move{static_cast<std::uint8_t>(origin), static_cast<std::uint8_t>(to)}); });
  };
  if (countBits(position.own()) < menPerSide) return from(squareCount, empty);
  forEachBit(position.own(), [&](int man) { from(man, neighbours(man) & empty); });
}

template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side mover = other(position.toMove);
  const auto offer = [&](std::uint64_t men) {
    Position before = position;
    before.toMove = mover;
    before.of(mover) = men;
    if (areMenRight(before) && isStored(before)) visit(before);
  };
  forEachBit(position.of(mover), [&](int man) {
    const std::uint64_t others = position.of(mover) & ~bit(man);
    offer(others);
    if (countBits(others) < menPerSide - 1) return;
    forEachBit(neighbours(man) & ~position.occupied(), [&](int from) { offer(others | bit(from)); });
  });
}

}  // namespace kotai::threemensmorris

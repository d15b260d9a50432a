// Rules of Dodgem on an n x n board, with n-1 pieces for each side, as templates and plain functions over a
// small position (RULES.md).
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
#include "core/game/plain_board.h"
#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/games/dodgem/board.h"
#include "core/games/dodgem/ending.h"
#include "core/games/dodgem/subspace.h"
#include "core/games/dodgem/tiers.h"

namespace kotai::dodgem {

/// Rules of a variant. Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe. Functions used
/// by solvers do not allocate.
///
/// The first side is `^`, which moves up, the second `>`, which moves right.
class Rules : public PlainBoardRules {
 public:
  /// Move given by its squares (bit indices). `to` is `offBoard` if the piece leaves the board.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  static constexpr std::uint8_t offBoard = 255;

  explicit Rules(int size, Ending ending = usualEnding);

  int size() const { return m_size; }
  const Ending& ending() const { return m_ending; }
  const Tiers& tiers() const { return m_tiers; }
  std::string variantId() const;

  Position start() const;
  /// Calls visit(Move) for every legal move. O(pieces).
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  Position play(const Position& position, Move move) const;
  /// Calls visit(Position) once for every position from which a legal move leads to \p position. O(pieces + n).
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  bool hasMove(const Position& position) const;
  std::size_t moveCount(const Position& position) const;
  /// Returns the value according to ending() if the side to move has no legal move. Otherwise returns nothing.
  std::optional<Value> finishedValue(const Position& position) const;
  std::optional<Position> passed(const Position& position) const;
  /// Returns the position if `^` is to move. Otherwise, transposes the board and swaps the sides.
  Position canonical(const Position& position) const;

  TierId tierOf(const Position& position) const;
  /// Returns the index of a position in its tier. This function is the inverse of unrank() on canonical
  /// positions.
  PositionIndex rank(const Position& position) const;
  Position unrank(TierId tier, PositionIndex index) const;

  std::string formatMove(Move move) const;
  /// Parses a move without the position. The caller checks whether the move is legal.
  tl::expected<Move, TextError> parseMove(std::string_view text) const;

  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;

 private:
  struct Directions {
    int forward;
    int sideways;
  };
  /// Returns the distance of a square from the starting edge in a side's direction of travel, from 0 to n-1. The next function
  /// returns the distance across.
  int progress(int square, Side side) const { return side == Side::First ? square / m_size : square % m_size; }
  int across(int square, Side side) const { return side == Side::First ? square % m_size : square / m_size; }
  Directions directions(Side side) const { return side == Side::First ? Directions{m_size, 1} : Directions{1, m_size}; }
  MoverPosition moverPosition(const Position& position) const;
  /// Returns the pieces that can leave the board, then the target squares in each of the three directions.
  std::array<std::uint64_t, 4> moveSets(const Position& position) const;

  int m_size;
  Ending m_ending;
  Tiers m_tiers;
};

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  const Side side = position.toMove;
  const Directions step = directions(side);
  const std::uint64_t taken = position.occupied();
  forEachBit(position.of(side), [&](int from) {
    const auto to = [&](int target) {
      if ((taken & bit(target)) == 0) visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(target)});
    };
    if (progress(from, side) == m_size - 1)
      visit(Move{static_cast<std::uint8_t>(from), offBoard});
    else
      to(from + step.forward);
    if (across(from, side) > 0) to(from - step.sideways);
    if (across(from, side) < m_size - 1) to(from + step.sideways);
  });
}

template <class Visit>
void Rules::forEachPredecessor(const Position& position, Visit&& visit) const {
  const Side side = other(position.toMove);  // the side that made the move
  const Directions step = directions(side);
  const std::uint64_t taken = position.occupied();
  const std::uint64_t own = position.of(side);
  const auto visitWith = [&](std::uint64_t before) {
    Position each = position;
    each.of(side) = before;
    each.toMove = side;
    visit(each);
  };
  forEachBit(own, [&](int to) {
    const auto from = [&](int origin) {
      if ((taken & bit(origin)) == 0) visitWith((own & ~bit(to)) | bit(origin));
    };
    if (progress(to, side) > 0) from(to - step.forward);
    if (across(to, side) > 0) from(to - step.sideways);
    if (across(to, side) < m_size - 1) from(to + step.sideways);
  });
  if (std::popcount(own) == m_size - 1) return;
  for (int line = 0; line < m_size; ++line) {  // lines in which a piece returns from the far edge
    const int origin = (m_size - 1) * step.forward + line * step.sideways;
    if ((taken & bit(origin)) == 0) visitWith(own | bit(origin));
  }
}

}  // namespace kotai::dodgem

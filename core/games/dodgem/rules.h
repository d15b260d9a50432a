// The rules of Dodgem, n x n with n-1 pieces each, as templates and plain functions over a small position (RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/games/dodgem/board.h"
#include "core/games/dodgem/subspace.h"
#include "core/games/dodgem/tiers.h"

namespace kotai::dodgem {

/// Models TieredGame (core/game/tiered_game.h). Immutable and thread-safe; no function of the solver's face allocates.
class Rules {
 public:
  /// Both arrangements on the board (bit row * n + column, row 0 below), whoever is to move.
  struct Position {
    std::uint64_t up = 0;     ///< `^`, the first side
    std::uint64_t right = 0;  ///< `>`, the second side
    Side toMove = Side::First;
    friend constexpr bool operator==(const Position&, const Position&) = default;
  };
  /// Squares as bit indices; `to` is `offBoard` when the piece leaves.
  struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  static constexpr std::uint8_t offBoard = 255;

  static AnyPosition pack(const Position& position) {
    return {{position.up, position.right, static_cast<std::uint64_t>(position.toMove), 0}};
  }
  static Position unpack(const AnyPosition& position) {
    return {position.words[0], position.words[1], static_cast<Side>(position.words[2])};
  }

  explicit Rules(int size);

  int size() const { return m_size; }
  const Tiers& tiers() const { return m_tiers; }
  std::string variantId() const;

  Position start() const;
  /// Calls visit(Move) for every legal move. O(pieces).
  template <class Visit>
  void forEachMove(const Position& position, Visit&& visit) const;
  Position play(const Position& position, Move move) const;
  /// Calls visit(Position) for every position from which a legal move leads here; none twice. O(pieces + n).
  template <class Visit>
  void forEachPredecessor(const Position& position, Visit&& visit) const;
  bool hasMove(const Position& position) const;
  /// A player to move who has no legal move wins.
  std::optional<Value> finishedValue(const Position& position) const;
  std::optional<Position> passed(const Position& position) const;
  /// The transposed board with the sides exchanged if `>` is to move.
  Position canonical(const Position& position) const;

  TierId tierOf(const Position& position) const;
  /// Index inside its tier. Inverse of unrank() on canonical positions.
  PositionIndex rank(const Position& position) const;
  Position unrank(TierId tier, PositionIndex index) const;

  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  std::string formatMove(Move move) const;
  /// Reads the notation only; whether the move is legal is for the caller.
  tl::expected<Move, TextError> parseMove(std::string_view text) const;

  std::vector<PieceOnBoard> pieces(const Position& position) const;
  MoveSquares moveSquares(const Position& position, Move move) const;
  Transition transition(const Position& position, Move move) const;
  std::vector<StockItem> stock() const { return {{{0}, m_size - 1, true, false}}; }
  /// A position from a set-up; a fault has column 0.
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;

 private:
  struct Directions {
    int forward;
    int sideways;
  };
  static constexpr std::uint64_t bit(int square) { return 1ULL << square; }
  /// How far along (0 .. n-1) and how far across (0 .. n-1) a square lies for a side.
  int progress(int square, Side side) const { return side == Side::First ? square / m_size : square % m_size; }
  int across(int square, Side side) const { return side == Side::First ? square % m_size : square / m_size; }
  Directions directions(Side side) const { return side == Side::First ? Directions{m_size, 1} : Directions{1, m_size}; }
  Square squareAt(int index) const { return {index % m_size, index / m_size}; }
  Turned turned(const Position& position) const;

  int m_size;
  Tiers m_tiers;
};

template <class Visit>
void Rules::forEachMove(const Position& position, Visit&& visit) const {
  const Side side = position.toMove;
  const Directions step = directions(side);
  const std::uint64_t taken = position.up | position.right;
  forEachBit(side == Side::First ? position.up : position.right, [&](int from) {
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
  const Side side = other(position.toMove);  // who made the move
  const Directions step = directions(side);
  const std::uint64_t taken = position.up | position.right;
  const std::uint64_t own = side == Side::First ? position.up : position.right;
  const auto visitWith = [&](std::uint64_t before) {
    visit(side == Side::First ? Position{before, position.right, side} : Position{position.up, before, side});
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
  for (int line = 0; line < m_size; ++line) {  // a piece comes back to the far edge
    const int origin = (m_size - 1) * step.forward + line * step.sideways;
    if ((taken & bit(origin)) == 0) visitWith(own | bit(origin));
  }
}

}  // namespace kotai::dodgem

// Board from one player's point of view. The cells have two orders: along this player's dominoes, and along
// the other player's.
#pragma once

#include <array>
#include <cstdint>

#include "core/base/bits.h"
#include "core/game/types.h"
#include "core/games/domineering/lines.h"

namespace kotai::domineering {

/// Covered cells, in both orders.
template <class Bits>
struct Covered {
  Bits own = 0;
  Bits others = 0;
  friend constexpr Covered operator|(Covered one, Covered two) { return {one.own | two.own, one.others | two.others}; }
  friend constexpr bool operator==(Covered, Covered) = default;
};

/// Board from one player's point of view. The first cell of a domino identifies a move, in the order of the
/// player who moves.
template <class Bits>
class Field {
 public:
  static constexpr int maxCells = sizeof(Bits) * 8 < 100 ? 64 : 100;

  Field(int columns, int rows, Side side, int dominoCells = usualDominoCells)
      : own(side == Side::Second ? columns : rows, side == Side::Second ? rows : columns, dominoCells),
        others(own.count, own.length, dominoCells) {
    for (int cell = 0; cell < columns * rows; ++cell) {
      const int across = cell % own.length * own.count + cell / own.length;
      // The cells of the board are numbered in the order of the horizontal lines.
      m_toBoard[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(side == Side::Second ? cell : across);
      m_inOwn[static_cast<std::size_t>(across)] = static_cast<std::uint8_t>(cell);
      m_inOthers[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(across);
    }
    for (int cell = 0; cell < columns * rows; ++cell) {
      const auto place = static_cast<std::size_t>(cell);
      m_ownDominoes[place] = {shape(1) << cell, shape(others.length) << m_inOthers[place]};
      m_othersDominoes[place] = {shape(own.length) << m_inOwn[place], shape(1) << cell};
    }
  }

  /// Converts a set of cells in the order of positions and moves, row by row, to both orders.
  Covered<Bits> covered(Bits128 boardCells) const {
    Covered<Bits> result;
    for (int cell = 0; cell < own.length * own.count; ++cell) {
      const auto place = static_cast<std::size_t>(cell);
      if (((boardCells >> m_toBoard[place]) & 1U) == 0) continue;
      result.own |= Bits{1} << cell;
      result.others |= Bits{1} << m_inOthers[place];
    }
    return result;
  }
  Covered<Bits> ownDomino(int cell) const { return m_ownDominoes[static_cast<std::size_t>(cell)]; }
  Covered<Bits> othersDomino(int cell) const { return m_othersDominoes[static_cast<std::size_t>(cell)]; }
  AnyMove ownMove(int cell) const { return {m_toBoard[static_cast<std::size_t>(cell)]}; }

  Lines<Bits> own;
  Lines<Bits> others;

 private:
  /// Returns the cells of a domino that begins at cell 0 and whose cells are \p step apart.
  Bits shape(int step) const {
    Bits result = 0;
    for (int cell = 0; cell < own.dominoCells; ++cell) result |= Bits{1} << (cell * step);
    return result;
  }

  std::array<Covered<Bits>, maxCells> m_ownDominoes{};
  std::array<Covered<Bits>, maxCells> m_othersDominoes{};
  std::array<std::uint8_t, maxCells> m_toBoard{};   ///< cells of the board, indexed by cell in this player's order
  std::array<std::uint8_t, maxCells> m_inOwn{};     ///< this player's cells, by cell in the other player's order
  std::array<std::uint8_t, maxCells> m_inOthers{};  ///< the other player's cells, by cell in this player's order
};

}  // namespace kotai::domineering

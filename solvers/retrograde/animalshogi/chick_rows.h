// The places of a row by the contents of each of its free squares.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/retrograde/animalshogi/class_layout.h"
#include "solvers/retrograde/animalshogi/row_bits.h"

namespace kotai::animalshogi::engine {

/// Tables shared by all rows that hold the same chicks on equally many free squares. The squares that lions, giraffes and
/// elephants leave free are numbered upwards.
///
/// If a piece of the row itself goes from one square to another, the free squares change by one, and all that lie in between keep
/// their order. So the places at which its new square is free stand in the same order as, in the row after the move, those at
/// which its old square is free; and the same holds for moves and drops of chicks, and for chicks that are taken. A move of a
/// whole row is a gathering of bits in one mask and a scattering in another.
struct ChickRow {
  static constexpr std::size_t mostFree = 10;
  static constexpr std::size_t mostPlaces = 90;
  static constexpr std::uint8_t none = 15;
  struct Numbers {
    std::uint8_t first = none;  ///< free squares of the two chicks, by group; of one group, upwards
    std::uint8_t second = none;
  };

  RowBits all;
  std::array<RowBits, mostFree> free{};                  ///< by square: no chick stands there
  std::array<std::array<RowBits, mostFree>, 4> has{};    ///< by group (from OwnChicks on), by square
  std::array<Numbers, mostPlaces> numbers{};             ///< by place
  std::array<std::array<std::uint8_t, 16>, 16> place{};  ///< by the two numbers; of one group, in either order
};

/// By class; made once.
class ChickRows {
 public:
  static const ChickRows& get();
  const ChickRow& operator[](int materialClass) const { return m_rows[m_ofClass[static_cast<std::size_t>(materialClass)]]; }
  /// A row without places.
  const ChickRow& nothing() const { return m_rows.front(); }

 private:
  ChickRows();
  std::vector<ChickRow> m_rows;
  std::array<std::uint8_t, classCount> m_ofClass{};
};

}  // namespace kotai::animalshogi::engine

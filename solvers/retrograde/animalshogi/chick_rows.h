// Places of a row, with masks for the contents of each free square.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/retrograde/animalshogi/class_layout.h"
#include "solvers/retrograde/animalshogi/row_bits.h"

namespace kotai::animalshogi::engine {

/// Tables shared by all rows with the same chicks and the same number of free squares. Free squares (without lions, giraffes and
/// elephants) are numbered upwards.
///
/// If a giraffe or elephant moves, the set of free squares changes by one square, and the squares in between keep their order.
/// So the places with a free target square have the same order as the places of the new row with a free origin square. The same
/// holds for moves, drops and captures of chicks. A move of a whole row thus gathers the bits of one mask and scatters them into
/// another mask.
struct ChickRow {
  static constexpr std::size_t maxFree = 10;
  static constexpr std::size_t maxPlaceCount = 90;
  static constexpr std::uint8_t none = 15;
  struct Numbers {
    std::uint8_t first = none;  ///< square numbers of the chicks, by group; ascending if both chicks are in one group
    std::uint8_t second = none;
  };

  RowBits all;
  std::array<RowBits, maxFree> free{};                ///< indexed by square: places without a chick on the square
  std::array<std::array<RowBits, maxFree>, 4> has{};  ///< indexed by group (from OwnChicks on) and by square
  std::array<Numbers, maxPlaceCount> numbers{};       ///< numbers of the chicks' squares, indexed by place
  /// Place for each pair of square numbers, in either order if both chicks are in one group.
  std::array<std::array<std::uint8_t, 16>, 16> place{};
};

/// All ChickRows, by material class, computed once.
class ChickRows {
 public:
  static const ChickRows& get();
  const ChickRow& operator[](int materialClass) const { return m_rows[m_ofClass[static_cast<std::size_t>(materialClass)]]; }
  const ChickRow& nothing() const { return m_rows.front(); }

 private:
  ChickRows();
  std::vector<ChickRow> m_rows;
  std::array<std::uint8_t, classCount> m_ofClass{};
};

}  // namespace kotai::animalshogi::engine

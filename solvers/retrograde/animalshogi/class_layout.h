// How the positions of a material class lie in its blocks, and which classes its moves lead to and come from.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/animalshogi/index.h"

namespace kotai::animalshogi::engine {

/// Change of material by a move: captures 0 .. 4 (nothing, giraffe, elephant, chick, hen), plus 5 with a promotion; then the
/// drops of giraffe, elephant and chick.
inline constexpr int promotion = 5;
inline constexpr int dropChange = 10;
inline constexpr std::size_t changeCount = 13;

/// Squares of the chicks of a row, among those that lions, giraffes and elephants leave free.
struct ChickPlaces {
  SquareSet first = 0;   ///< of the group `chickGroups[0]`
  SquareSet second = 0;  ///< of `chickGroups[1]`
};

/// Squares of the giraffes and elephants of a row, each group among those that lions and earlier groups leave free.
using RowPlaces = std::array<SquareSet, 4>;

/// A block (one class, one pair of lions) is `rows` rows of `rowLength` positions: a row has its giraffes and elephants
/// fixed, and all rows of a class hold the same places of chicks.
struct ClassLayout {
  int number = 0;
  std::uint32_t first = 0;
  std::uint32_t blockSize = 0;
  /// The same in bitmaps, where every block begins a new word: bits of a block, and words of one block of all classes before.
  std::uint32_t blockWords = 0;
  std::uint64_t wordsBefore = 0;
  std::uint32_t rowLength = 0;
  std::uint32_t rows = 0;
  std::array<std::uint32_t, groupCount> weights{};
  std::array<std::uint16_t, groupCount> partWeights{};  ///< in the number of a row, or in the place of a row
  Material material;
  std::array<std::uint8_t, groupCount> present{};  ///< the groups with pieces on the board, `presentCount` of them
  std::uint8_t presentCount = 0;
  std::array<std::uint8_t, 2> chickGroups{4, 4};  ///< groups the places belong to
  const ChickPlaces* chicks = nullptr;            ///< rowLength of them
  const RowPlaces* rowPlaces = nullptr;           ///< `rows` of them
  /// Class of the position before a move, from the mover's point of view; -1: impossible.
  std::array<std::int16_t, changeCount> before{};
  /// Class of the position after a move, from the point of view of the next side to move.
  std::array<std::int16_t, changeCount> after{};
};

/// All classes; made once.
class Layouts {
 public:
  static const Layouts& get();
  const ClassLayout& operator[](int number) const { return m_layouts[static_cast<std::size_t>(number)]; }
  /// Words of one block of every class.
  std::uint64_t wordsPerPair() const { return m_layouts.back().wordsBefore + m_layouts.back().blockWords; }

 private:
  Layouts();
  void placeRows(ClassLayout& layout);
  void placeChicks(ClassLayout& layout);

  std::vector<ClassLayout> m_layouts;
  std::array<std::vector<RowPlaces>, classesPerBoardKind * classesPerBoardKind> m_rows;  // by class of giraffes and elephants
  std::array<std::vector<ChickPlaces>, chickClasses*(squareCount + 1)> m_places;         // by chick class and free squares
};

}  // namespace kotai::animalshogi::engine

// Layout of each material class: the order of its positions in blocks, and the classes before and after a move.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/animalshogi/index.h"

namespace kotai::animalshogi::engine {

/// Number added to a capture with promotion. Changes of material are numbered from 0: captures of nothing,
/// giraffe, elephant, chick and hen, the same captures with a promotion, then drops of giraffe, elephant and
/// chick.
inline constexpr int promotion = 5;
inline constexpr int dropChange = 10;
inline constexpr std::size_t changeCount = 13;

/// Squares of the chicks of a row, among the squares without lions, giraffes and elephants.
struct ChickPlaces {
  SquareSet first = 0;   ///< squares of the group `chickGroups[0]`
  SquareSet second = 0;  ///< squares of the group `chickGroups[1]`
};

/// Squares of the giraffes and elephants of a row. Each group uses the squares not occupied by lions and earlier groups.
using RowPlaces = std::array<SquareSet, 4>;

/// A block (one class, one pair of lions) has `rows` rows of `rowLength` positions. In a row, giraffes and elephants are fixed.
/// All rows of a class have the same places for chicks.
struct ClassLayout {
  int number = 0;
  std::uint32_t blockSize = 0;
  /// Number of words of a block in a bitmap, where every block starts a new word. `wordsBefore` is the sum over
  /// all earlier classes.
  std::uint32_t blockWords = 0;
  std::uint64_t wordsBefore = 0;
  std::uint32_t rowLength = 0;
  std::uint32_t rows = 0;
  bool shortRows = false;  ///< whether rows have at most 64 positions, also in the classes after a move
  std::array<std::uint32_t, groupCount> weights{};
  std::array<std::uint16_t, groupCount>
      partWeights{};  ///< factors of the groups' ranks in the number of a row, or in the place in a row
  Material material;
  std::array<std::uint8_t, groupCount> present{};  ///< groups on the board, in the first `presentCount` elements
  std::uint8_t presentCount = 0;
  std::array<std::uint8_t, 2> chickGroups{4, 4};  ///< groups of `ChickPlaces::first` and `second`
  const ChickPlaces* chicks = nullptr;            ///< array of `rowLength` elements
  const RowPlaces* rowPlaces = nullptr;           ///< array of `rows` elements
  /// Class of the position before a move, from the mover's point of view, or -1 if impossible. Indexed by change
  /// of material.
  std::array<std::int16_t, changeCount> before{};
  /// Class of the position after a move, from the next side's point of view. Indexed by change of material.
  std::array<std::int16_t, changeCount> after{};
};

/// Layouts of all classes, computed once.
class Layouts {
 public:
  static const Layouts& get();
  const ClassLayout& operator[](int number) const { return m_layouts[static_cast<std::size_t>(number)]; }
  /// Returns the number of words for a pair of lions: one block of every class.
  std::uint64_t wordsPerPair() const { return m_layouts.back().wordsBefore + m_layouts.back().blockWords; }

 private:
  Layouts();
  void placeRows(ClassLayout& layout);
  void placeChicks(ClassLayout& layout);

  std::vector<ClassLayout> m_layouts;
  // Indexed by class of giraffes and elephants.
  std::array<std::vector<RowPlaces>, classesPerBoardKind * classesPerBoardKind> m_rows;
  // Indexed by class of chicks and number of free squares.
  std::array<std::vector<ChickPlaces>, chickClasses*(squareCount + 1)> m_places;
};

}  // namespace kotai::animalshogi::engine

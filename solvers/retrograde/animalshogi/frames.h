// Data shared by all moves from or to the positions of one block, computed once per block.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/retrograde/animalshogi/class_layout.h"
#include "solvers/retrograde/animalshogi/geometry.h"

namespace kotai::animalshogi::engine {

/// A set of positions with the same material class and the same lions.
struct BlockId {
  int materialClass = 0;
  int pair = 0;
};
inline constexpr std::uint32_t blockCount = classCount * lionPairCount;
constexpr std::uint32_t numberOf(BlockId block) {
  return static_cast<std::uint32_t>(block.materialClass * lionPairCount + block.pair);
}
constexpr BlockId blockAt(std::uint32_t number) {
  return {static_cast<int>(number / lionPairCount), static_cast<int>(number % lionPairCount)};
}
[[gnu::always_inline]] inline std::uint32_t firstOf(BlockId block) {
  const ClassLayout& layout = Layouts::get()[block.materialClass];
  return layout.first + static_cast<std::uint32_t>(block.pair) * layout.blockSize;
}
/// A position as a block and a rank in it.
struct BlockPlace {
  const ClassLayout* layout = nullptr;
  BlockId block;
  std::uint32_t rank = 0;
};
BlockPlace placeOf(std::uint32_t index);

/// Whether both lions are in the middle column. Such a block contains the mirror image of each of its positions.
inline bool isSymmetric(const LionPair& lions) { return lions.own % columnCount == 1 && lions.enemy % columnCount == 1; }
inline bool isSymmetricPair(int pair) { return isSymmetric(Index::get().pair(pair)); }

/// A step of the mover's lion to another square.
struct LionStep {
  enum class Target : std::uint8_t {
    Stored,    ///< the pair of lions is stored
    Adjacent,  ///< adjacent to the other lion
    Tried,     ///< on the far row and not adjacent
  };
  int square = 0;  ///< after mirroring if `mirror`
  Target target = Target::Stored;
  int pair = -1;            ///< after mirroring if `mirror`; a number of OutsidePairs unless stored
  bool mirror = false;      ///< the position is stored mirrored; for other targets, the board of the side that moved is mirrored
  bool bothImages = false;  ///< the target pair is symmetric and this one is not, so the mirror image is reached, too
};

/// Pairs of lions outside the table that a move can lead to, seen by the side that moved: adjacent lions, or its own lion on
/// its far row. Mirror images are folded as for stored pairs.
class OutsidePairs {
 public:
  static const OutsidePairs& get();
  int count() const { return m_count; }
  /// The lions of pair `number`.
  const LionPair& lions(int number) const { return m_lions[static_cast<std::size_t>(number)]; }
  static bool areAdjacent(const LionPair& lions) {
    return (movesFrom(Side::First, Kind::Lion, lions.own) & squareBit(lions.enemy)) != 0;
  }
  /// Number of the pair, or -1 if it is not one of these pairs in this orientation.
  int number(int ownLion, int enemyLion) const {
    return m_numbers[static_cast<std::size_t>(ownLion)][static_cast<std::size_t>(enemyLion)];
  }

 private:
  OutsidePairs();
  int m_count = 0;
  std::vector<LionPair> m_lions;
  std::array<std::array<std::int16_t, squareCount>, squareCount> m_numbers{};
};

/// The board turned to the other side. Also mirrored if the turned lions are stored that way.
struct TurnedBlock {
  const SetTable* turn = nullptr;
  int ownLion = 0;
  int enemyLion = 0;
  int pair = 0;
  bool symmetric = false;
  unsigned freeOfLions = 0;
  std::array<LionStep, 8> steps{};
  int plainSteps = 0;  ///< these come first; the other steps lead to positions that are stored mirrored
  int stepCount = 0;
};

/// Relation of a step of turnedForSuccessors() to the turned board, as the mover sees it, and to the stored position.
struct SeenStep {
  int square = 0;  ///< target square of the lion, as the mover sees it
  const SetTable* toStored = nullptr;
  const SetTable* toImage = nullptr;  ///< maps to the mirror image of the stored position
  unsigned freeOfLions = 0;           ///< free squares of the lions in the stored position
};
SeenStep seenByMover(const TurnedBlock& turned, const LionStep& step);

/// The turned block for backward moves: the own lion belongs to the side that moved, and steps lead back to its origin. Computed
/// once for all classes.
const TurnedBlock& turnedForPredecessors(BlockId block);
/// The turned block for moves: the enemy lion belongs to the mover, and steps lead to its target. Computed once for all
/// classes.
const TurnedBlock& turnedForSuccessors(BlockId block);

}  // namespace kotai::animalshogi::engine

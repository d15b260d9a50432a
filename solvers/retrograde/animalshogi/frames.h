// Data shared by all moves from, or to, the positions of one block: made once per block.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/retrograde/animalshogi/class_layout.h"
#include "solvers/retrograde/animalshogi/geometry.h"

namespace kotai::animalshogi::engine {

/// A set of positions that share material class and lions.
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
/// Place of a position: its block, and its rank in it.
struct BlockPlace {
  const ClassLayout* layout = nullptr;
  BlockId block;
  std::uint32_t rank = 0;
};
BlockPlace placeOf(std::uint32_t index);

/// Both lions in the middle column: each position is stored beside its mirror image.
inline bool isSymmetric(const LionPair& lions) { return lions.own % columnCount == 1 && lions.enemy % columnCount == 1; }
inline bool isSymmetricPair(int pair) { return isSymmetric(Index::get().pair(pair)); }

/// Another place for the lion of the player who moves.
struct LionStep {
  enum class Target : std::uint8_t {
    Stored,    ///< the pair is stored
    Adjacent,  ///< beside the other lion
    Tried,     ///< on the far row, not adjacent
  };
  int square = 0;  ///< mirrored already if `mirror`
  Target target = Target::Stored;
  int pair = -1;            ///< after mirroring if `mirror`; a number of OutsidePairs unless stored
  bool mirror = false;      ///< the position is stored mirrored; unless stored, the board of who moved is
  bool bothImages = false;  ///< symmetric there but not here: it is reached together with its mirror image
};

/// Pairs of lions outside the table that a move can lead to, seen by who made it: adjacent, or the own one on its far row.
/// Folded like the stored ones.
class OutsidePairs {
 public:
  static const OutsidePairs& get();
  int count() const { return m_count; }
  /// As they stand in position `number`.
  const LionPair& lions(int number) const { return m_lions[static_cast<std::size_t>(number)]; }
  static bool areAdjacent(const LionPair& lions) {
    return (movesFrom(Side::First, Kind::Lion, lions.own) & squareBit(lions.enemy)) != 0;
  }
  /// -1 if not of this kind as it stands.
  int number(int ownLion, int enemyLion) const {
    return m_numbers[static_cast<std::size_t>(ownLion)][static_cast<std::size_t>(enemyLion)];
  }

 private:
  OutsidePairs();
  int m_count = 0;
  std::vector<LionPair> m_lions;
  std::array<std::array<std::int16_t, squareCount>, squareCount> m_numbers{};
};

/// The board turned to the other side to move; mirrored as well if the turned lions are stored that way.
struct TurnedBlock {
  const SetTable* turn = nullptr;
  int ownLion = 0;
  int enemyLion = 0;
  int pair = 0;
  bool symmetric = false;
  unsigned freeOfLions = 0;
  std::array<LionStep, 8> steps{};
  int plainSteps = 0;  ///< these come first: the others lead to positions that are stored mirrored
  int stepCount = 0;
};

/// How a step of turnedForSuccessors() stands to the board that was turned: seen by who moves, and into the stored position.
struct SeenStep {
  int square = 0;  ///< where the lion goes, seen by who moves
  const SetTable* toStored = nullptr;
  const SetTable* toImage = nullptr;  ///< to the mirror image of that
  unsigned freeOfLions = 0;           ///< in the stored position
};
SeenStep seenByMover(const TurnedBlock& turned, const LionStep& step);

// The same for all classes; made once.

/// For moves back: the own lion is that of who made the move; steps lead back to where it came from.
const TurnedBlock& turnedForPredecessors(BlockId block);
/// For moves: the enemy's lion is that of who moves; steps lead to where it goes.
const TurnedBlock& turnedForSuccessors(BlockId block);

}  // namespace kotai::animalshogi::engine

// Data shared by all moves from or to the positions of a block.
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
/// A position as a block and a rank in it.
struct BlockPlace {
  const ClassLayout* layout = nullptr;
  BlockId block;
  std::uint32_t rank = 0;
};

/// Returns whether both lions are in the middle column. Such a block contains the mirror image of each of its positions.
inline bool isSymmetric(const LionPair& lions) { return lions.own % columnCount == 1 && lions.enemy % columnCount == 1; }

/// A step of the mover's lion to another square.
struct LionStep {
  enum class Target : std::uint8_t {
    Stored,    ///< the pair of lions is stored
    Adjacent,  ///< the two lions are adjacent
    Tried,     ///< a try: on the far row and not adjacent, if tries win
  };
  int square = 0;  ///< target square of the lion, after mirroring if `mirror`
  Target target = Target::Stored;
  int pair = -1;            ///< target pair, after mirroring if `mirror`; its number in OutsidePairs if not stored
  bool mirror = false;      ///< the stored target position is mirrored; for OutsidePairs, the mover's board is mirrored
  bool bothImages = false;  ///< whether the mirror image is also reached, because only the target pair is symmetric
};

/// Pairs of lions that are not stored, as the side that moved sees them. The lions are adjacent, or the lion of
/// the side that moved is on its far row (if tries win). Two mirror images share a pair, as for stored pairs.
class OutsidePairs {
 public:
  explicit OutsidePairs(Tries tries);
  int count() const { return m_count; }
  const LionPair& lions(int number) const { return m_lions[static_cast<std::size_t>(number)]; }
  static bool areAdjacent(const LionPair& lions) {
    return (movesFrom(Side::First, Kind::Lion, lions.own) & squareBit(lions.enemy)) != 0;
  }
  /// Returns the number of the pair, or -1 if there is no such pair in this orientation.
  int number(int ownLion, int enemyLion) const {
    return m_numbers[static_cast<std::size_t>(ownLion)][static_cast<std::size_t>(enemyLion)];
  }

 private:
  int m_count = 0;
  std::vector<LionPair> m_lions;
  std::array<std::array<std::int16_t, squareCount>, squareCount> m_numbers{};
};

/// The board turned to the other side, and mirrored if the turned pair of lions is stored mirrored.
struct TurnedBlock {
  const SetTable* turn = nullptr;
  int ownLion = 0;
  int enemyLion = 0;
  int pair = 0;
  bool symmetric = false;
  unsigned freeOfLions = 0;
  std::array<LionStep, 8> steps{};
  int plainSteps = 0;  ///< number of steps at the beginning that lead to positions stored without mirroring
  int stepCount = 0;
};

/// Data of a step of turnedForSuccessors(), as the mover sees the board, with the maps to the stored position.
struct SeenStep {
  int square = 0;  ///< target square of the lion, as the mover sees it
  const SetTable* toStored = nullptr;
  const SetTable* toImage = nullptr;  ///< maps to the mirror image of the stored position
  unsigned freeOfLions = 0;           ///< squares without lions in the stored position
};
SeenStep seenByMover(const TurnedBlock& turned, const LionStep& step);

/// Blocks in storage order. There are two objects, one for all variants with tries and one for all variants
/// without tries. Both objects are computed once.
class Space {
 public:
  static const Space& get(Tries tries);

  bool triesWin() const { return m_triesWin; }
  const Index& index() const { return m_index; }
  int pairCount() const { return m_index.pairCount(); }
  std::uint32_t blockCount() const { return static_cast<std::uint32_t>(classCount * pairCount()); }
  const LionPair& lions(BlockId block) const { return m_index.pair(block.pair); }
  bool isSymmetric(BlockId block) const { return engine::isSymmetric(lions(block)); }

  [[gnu::always_inline]] std::uint32_t numberOf(BlockId block) const {
    return static_cast<std::uint32_t>(block.materialClass * pairCount() + block.pair);
  }
  [[gnu::always_inline]] BlockId blockAt(std::uint32_t number) const {
    return {static_cast<int>(number) / pairCount(), static_cast<int>(number) % pairCount()};
  }
  [[gnu::always_inline]] std::uint32_t firstOf(BlockId block) const {
    return m_index.classFirst(block.materialClass) +
           static_cast<std::uint32_t>(block.pair) * m_index.blockSize(block.materialClass);
  }
  BlockPlace placeOf(std::uint32_t index) const;
  /// Returns the index of the mirror image. The result is \p index itself if both images share the index.
  std::uint32_t imageOf(std::uint32_t index) const;

  const OutsidePairs& outsidePairs() const { return m_outsidePairs; }
  /// Returns the turned block for backward moves. `ownLion` belongs to the side that moved, and steps lead back to the
  /// lion's origin.
  const TurnedBlock& turnedForPredecessors(BlockId block) const { return m_backward[static_cast<std::size_t>(block.pair)]; }
  /// Returns the turned block for moves. `enemyLion` belongs to the mover, and steps lead to the lion's target.
  const TurnedBlock& turnedForSuccessors(BlockId block) const { return m_forward[static_cast<std::size_t>(block.pair)]; }
  /// Groups of blocks by the square of the mover's lion, indexed by pair of lions. Backward moves from two different groups never
  /// reach the same position.
  const std::array<std::uint8_t, maxLionPairs>& lionGroups() const { return m_lionGroups; }
  /// Groups of blocks by the square of the other lion, indexed by pair of lions. Moves from two different groups never lead to
  /// the same block.
  const std::array<std::uint8_t, maxLionPairs>& surveyGroups() const { return m_surveyGroups; }

 private:
  explicit Space(Tries tries);

  bool m_triesWin;
  const Index& m_index;
  OutsidePairs m_outsidePairs;
  std::array<TurnedBlock, maxLionPairs> m_backward{};  // indexed by pair of lions, like the members below
  std::array<TurnedBlock, maxLionPairs> m_forward{};
  std::array<std::uint8_t, maxLionPairs> m_lionGroups{};
  std::array<std::uint8_t, maxLionPairs> m_surveyGroups{};
};

/// Maximum number of groups in Space::lionGroups() and surveyGroups(). If tries win, some groups are empty.
inline constexpr std::size_t groupsOfLions = 8;

/// The blocks of a variant, and the drops that its rules allow.
struct BlockRules {
  const Space& space;
  Drops drops = Drops::Everywhere;

  static BlockRules of(const Options& options) { return {Space::get(options.tries), options.drops}; }
};

}  // namespace kotai::animalshogi::engine

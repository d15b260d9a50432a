// Index of a position in the table of Animal Shogi: material class, lions, then groups of other pieces.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/games/animalshogi/board.h"

namespace kotai::animalshogi {

/// Groups of equal pieces except the lions, in the order in which the index ranks them.
enum class Group : std::uint8_t {
  OwnGiraffes,
  EnemyGiraffes,
  OwnElephants,
  EnemyElephants,
  OwnChicks,
  OwnHens,
  EnemyChicks,
  EnemyHens
};
inline constexpr std::size_t groupCount = 8;

/// A position rotated so that the side to move moves up.
struct MoverPosition {
  int ownLion = 0;
  int enemyLion = 0;
  std::array<SquareSet, groupCount> groups{};
  int materialClass = 0;
  friend constexpr bool operator==(const MoverPosition&, const MoverPosition&) = default;
};

/// Distribution of the six pieces over board and hands. Each kind has two pieces, each in one of several states. Pairs
/// of states (low <= high) are numbered in lexicographic order. Class = (giraffes * 10 + elephants) * 21 + chicks.
///   giraffes, elephants: 0 own board, 1 enemy board, 2 own hand, 3 enemy hand
///   chicks: 0 own chick, 1 own hen, 2 enemy chick, 3 enemy hen, 4 own hand, 5 enemy hand
struct Material {
  std::array<std::uint8_t, groupCount> onBoard{};
  std::array<std::uint8_t, handKindCount> ownHand{};
  std::array<std::uint8_t, handKindCount> enemyHand{};
  friend constexpr bool operator==(const Material&, const Material&) = default;

  int ownHandCount() const { return ownHand[0] + ownHand[1] + ownHand[2]; }
  int enemyHandCount() const { return enemyHand[0] + enemyHand[1] + enemyHand[2]; }
  /// Returns the number of the mover's pieces on the board and in hand, without the lion.
  int ownPieces() const;
};

inline constexpr int classesPerBoardKind = 10;
inline constexpr int chickClasses = 21;
inline constexpr int classCount = classesPerBoardKind * classesPerBoardKind * chickClasses;

/// Squares of the two lions of a stored position. The lions are not adjacent. If tries win, neither lion is on
/// its far row. Only one of two mirrored pairs is stored: own lion in column A, or own lion in column B and
/// enemy lion in column A or B. If both lions are in column B, a position and its mirror image are both stored.
struct LionPair {
  int own = 0;
  int enemy = 0;
};
inline constexpr int maxLionPairs = 40;  ///< number of pairs if tries do not win; only 21 pairs exist if tries win

/// Numbers the stored positions of the variants with or without tries. Index = classFirst + pair * classSize + rank of the
/// groups. All functions are pure. The tables are computed once.
class Index {
 public:
  static const Index& get(Tries tries);

  int pairCount() const { return m_pairCount; }
  std::uint32_t positionCount() const { return m_classFirst[classCount]; }
  std::uint32_t classFirst(int materialClass) const { return m_classFirst[static_cast<std::size_t>(materialClass)]; }
  /// Returns the number of positions of a class for one pair of lions.
  std::uint32_t blockSize(int materialClass) const { return m_blockSize[static_cast<std::size_t>(materialClass)]; }
  const Material& material(int materialClass) const { return m_materials[static_cast<std::size_t>(materialClass)]; }
  /// Returns the class of a distribution. This function is the inverse of material(). Precondition: there are two
  /// pieces of each kind.
  int classOf(const Material& material) const;
  int swappedClass(int materialClass) const { return m_swappedClass[static_cast<std::size_t>(materialClass)]; }
  const LionPair& pair(int number) const { return m_pairs[static_cast<std::size_t>(number)]; }
  /// Returns the number of a pair of lions. Returns -1 if only the mirror image of the pair is stored, or
  /// neither.
  int pairNumber(int ownLion, int enemyLion) const {
    return m_pairNumbers[static_cast<std::size_t>(ownLion)][static_cast<std::size_t>(enemyLion)];
  }
  /// Returns the factor by which each group's rank is multiplied in the index inside a block.
  const std::array<std::uint32_t, groupCount>& weights(int materialClass) const {
    return m_weights[static_cast<std::size_t>(materialClass)];
  }

  /// Returns whether the pair of lions or its mirror image is stored.
  bool isStored(int ownLion, int enemyLion) const {
    return pairNumber(ownLion, enemyLion) >= 0 || pairNumber(mirrored(ownLion), mirrored(enemyLion)) >= 0;
  }
  /// Returns the place of a position, mirrored first if necessary. Precondition: isStored().
  std::uint32_t rank(const MoverPosition& position) const;
  /// Returns the position at a place. This function is the inverse of rank() for positions whose pair of lions is
  /// stored without mirroring.
  MoverPosition unrank(std::uint32_t index) const;
  int classAt(std::uint32_t index) const;

 private:
  explicit Index(Tries tries);
  void numberPairs(Tries tries);

  std::array<Material, classCount> m_materials{};
  std::array<std::uint32_t, classCount + 1> m_classFirst{};
  std::array<std::uint32_t, classCount> m_blockSize{};
  std::array<std::array<std::uint32_t, groupCount>, classCount> m_weights{};
  std::array<std::int16_t, classCount> m_swappedClass{};
  int m_pairCount = 0;
  std::array<LionPair, maxLionPairs> m_pairs{};
  std::array<std::array<std::int8_t, squareCount>, squareCount> m_pairNumbers{};
};

/// Moves the bits of `squares` that `among` selects to the low end, like the instruction `pext`.
constexpr unsigned compressed(SquareSet squares, SquareSet among) {
  unsigned result = 0;
  for (unsigned rest = squares; rest != 0; rest &= rest - 1) result |= 1U << std::popcount(among & ((rest & -rest) - 1));
  return result;
}

/// Returns the set that compressed() maps to \p bits, like the instruction `pdep`.
constexpr SquareSet expanded(unsigned bits, SquareSet among) {
  unsigned result = 0;
  for (unsigned rest = among; rest != 0 && bits != 0; rest &= rest - 1, bits >>= 1)
    if ((bits & 1U) != 0) result |= rest & -rest;
  return static_cast<SquareSet>(result);
}

/// Returns the rank of a set of at most two bits among the sets of the same size. In the combinatorial number
/// system, the rank is lower + higher * (higher - 1) / 2 for two bits, the bit number for one bit, and 0 for
/// the empty set.
constexpr std::uint32_t rankOfBits(unsigned bits) {
  if (bits == 0) return 0;
  const auto low = static_cast<std::uint32_t>(std::countr_zero(bits));
  const unsigned rest = bits & (bits - 1);
  if (rest == 0) return low;
  const auto high = static_cast<std::uint32_t>(std::countr_zero(rest));
  return low + high * (high - 1) / 2;
}

/// Returns the set of `pieces` bits with this rank, as the inverse of rankOfBits().
unsigned bitsOfRank(std::uint32_t rank, int pieces);

}  // namespace kotai::animalshogi

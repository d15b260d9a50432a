// Table with the scores of all sets of fences of a tier in the form that parents read. Also converts between
// scores and stored codes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "core/games/quoridor/pairs.h"
#include "core/games/quoridor/tiers.h"
#include "solvers/retrograde/quoridor/set_solver.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde::quoridor_engine {

/// Tables are ordered by canonical set, then by hands, then by side to move (0: the player moving up), then by
/// TableShape. Hands are in the order of the tier's parts, by fences of the player moving up.
class GroupTable final : public WorkingTable {
 public:
  GroupTable(std::shared_ptr<const quoridor::GroupIndex> index, std::size_t setBytes)
      : m_index(std::move(index)), m_setBytes(setBytes), m_bytes(m_index->sets > 0 ? m_index->sets * setBytes + margin : 0) {
    std::fill(m_bytes.end() - (m_bytes.empty() ? 0 : margin), m_bytes.end(), std::uint8_t{0});
  }
  std::uint64_t bytes() const override {
    return sizeof *this + m_index->bytes() + PageAllocator<std::uint8_t>::bytesFor(m_bytes.size());
  }
  const quoridor::GroupIndex& index() const { return *m_index; }
  static constexpr std::size_t margin = 64;  ///< vectors may read beyond the last table
  std::uint8_t* set(std::uint64_t number) { return m_bytes.data() + number * m_setBytes; }
  const std::uint8_t* set(std::uint64_t number) const { return m_bytes.data() + number * m_setBytes; }

 private:
  std::shared_ptr<const quoridor::GroupIndex> m_index;
  std::size_t m_setBytes;
  UnsetPageVector<std::uint8_t> m_bytes;  // filled set by set
};

/// A canonical set of fences and its rotated image, with their entries in the tier's index.
struct SetPlace {
  SetPlace(const quoridor::Tiers& tiers, const quoridor::FenceSet& which);

  quoridor::FenceSet set;
  quoridor::FenceSet image;  ///< the rotated set, or its mirror image if that is smaller
  quoridor::Passages<quoridor::Bits128> open;
  quoridor::LegalSquares<quoridor::Bits128> legalSquares;
  bool symmetric = false;                           ///< whether the set is its own mirror image
  bool rotatedMirrored = false;                     ///< whether the mirror image of the rotated set is counted
  bool rotatesToItself = false;                     ///< whether the rotated image equals the set
  quoridor::Pairs<quoridor::Bits128> pairs;         ///< pairs with the first player to move, on the set
  quoridor::Pairs<quoridor::Bits128> rotatedPairs;  ///< pairs on the rotated image
  std::uint64_t pairCount = 0;

  /// Returns the pair of pawns from the second player's point of view, with the pawns swapped.
  quoridor::Pairs<quoridor::Bits128>::Pair turned(const quoridor::Board& board, int first, int second) const;
};

/// Calls visit(set, index) for the canonical sets of a tier. `index` counts these sets.
template <class Visit>
void forEachOwnSet(const quoridor::Tiers& tiers, TierId tier, const quoridor::GroupIndex& group, Visit&& visit) {
  std::uint64_t number = 0;
  std::uint64_t own = 0;
  tiers.placements().forRange(group.firstNumber, group.numbers, tiers.fencesOf(tier), [&](const quoridor::FenceSet& set) {
    if (group.isOwn(number++)) visit(set, own++);
  });
}

/// Copies between the tables of sets and the codes of a tier, set by set.
class CodePacker {
 public:
  CodePacker(const quoridor::Tiers& tiers, TierId tier, const quoridor::GroupIndex& group, const SetSolver& tables);

  std::size_t codeCount() const { return m_positions * m_parts; }
  /// Writes the codes of the next set into every part.
  void pack(const SetPlace& place, const std::uint8_t* tables, std::byte* codes);
  /// Inverse of pack().
  void unpack(const SetPlace& place, const std::byte* codes, std::uint8_t* tables);

 private:
  const std::uint8_t* faceUp(const SetPlace& place, const std::uint8_t* table);
  void read(const SetPlace& place, const quoridor::Pairs<quoridor::Bits128>& pairs, const std::byte* codes, std::uint8_t* table);

  const SetSolver& m_tables;
  TableShape m_shape;
  std::size_t m_positions;  // number of positions in each part
  std::size_t m_parts;
  std::size_t m_next = 0;  // index of the next position in each part
  ScratchTable m_scratch, m_other;
};

}  // namespace kotai::retrograde::quoridor_engine

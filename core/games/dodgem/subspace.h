// The positions in which the mover has one progress pattern and the opponent another, ranked without gaps.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/games/dodgem/board.h"
#include "core/games/dodgem/completions.h"
#include "core/games/dodgem/patterns.h"

namespace kotai::dodgem {

/// Returns all arrangements of one pattern in their own orientation, in lexicographic order: row 0 is the most significant digit,
/// and each row's columns are ordered by their bit mask.
std::vector<std::uint64_t> arrangementsOf(const PatternSet& patterns, int pattern);

/// Ranks positions inside one subspace. The opponent's arrangement is the major key, the mover's the minor one. Only pairs
/// without a shared square are counted. Immutable. Memory: 16 bytes per arrangement of the opponent, but very many arrangements
/// are counted instead of stored (Completions).
class Subspace {
 public:
  Subspace(const PatternSet& patterns, int moverPattern, int opponentPattern);

  std::uint64_t size() const { return m_completions ? m_completions->total() : m_offsets.back(); }
  /// Returns the rank of a position. Precondition: the patterns match and no square is shared. O(n).
  std::uint64_t rank(const Turned& position) const;
  /// Inverse of rank(). O(n + log arrangements).
  Turned unrank(std::uint64_t index) const;

 private:
  std::uint64_t opponentNumber(std::uint64_t opponent) const;

  int m_size;
  Pattern m_mover;
  Pattern m_opponent;
  std::optional<Completions> m_completions;  // replaces the other members if there are very many arrangements
  std::vector<std::uint64_t> m_opponents;    // indexed by the number of the opponent's arrangement
  std::vector<std::uint64_t> m_offsets;      // first index of each opponent's arrangement, then the total
};

/// Returns the number of positions of a subspace, without storing its offsets.
std::uint64_t subspaceSize(const PatternSet& patterns, int moverPattern, int opponentPattern);

}  // namespace kotai::dodgem

// Ranks the positions with given progress patterns of the mover and the opponent, without gaps.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/games/dodgem/board.h"
#include "core/games/dodgem/completions.h"
#include "core/games/dodgem/patterns.h"

namespace kotai::dodgem {

/// Returns all arrangements of a pattern in its own orientation, in lexicographic order of their rows' bit masks, row 0 first.
std::vector<std::uint64_t> arrangementsOf(const PatternSet& patterns, int pattern);

/// Ranks positions inside one subspace, by the opponent's arrangement and then the mover's. Skips pairs with a shared square.
/// Immutable. Memory: 16 bytes per arrangement of the opponent, unless Completions replaces the stored arrangements.
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
  std::vector<std::uint64_t> m_opponents;    // arrangements of the opponent, by number
  std::vector<std::uint64_t> m_offsets;      // first index of each opponent's arrangement, then the total
};

/// Returns the number of positions of a subspace, without storing its offsets.
std::uint64_t subspaceSize(const PatternSet& patterns, int moverPattern, int opponentPattern);

}  // namespace kotai::dodgem

// Derives the values and counts of a tier of Quoridor for the verifier.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/tables/tier_summary.h"
#include "core/verify/checker.h"
#include "core/verify/quoridor/layer.h"

namespace kotai::verify::quoridor {

/// Counts of the positions in one part of a tier.
struct PartCounts {
  std::array<std::uint64_t, 256> ratings{};
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;
  std::uint32_t maxLegalMoves = 0;
};

struct TierCounts {
  static constexpr std::size_t stepsEnd = maxSquares;

  explicit TierCounts(std::size_t parts) : byPart(parts), steps(stepsEnd * stepsEnd * 3) {}
  std::uint64_t& stepsCell(std::size_t mover, std::size_t opponent, Outcome outcome) {
    return steps[(mover * stepsEnd + opponent) * 3 + static_cast<std::size_t>(outcome)];
  }

  std::vector<PartCounts> byPart;
  std::uint64_t wonByFenceOnly = 0;
  std::uint64_t wonByJumpOnly = 0;
  std::vector<std::uint64_t> steps;  ///< numbers by the mover's path, the opponent's path, and the outcome
};

/// Compares the counts in a file with the derived counts. Adds to \p result a mismatch without a position for
/// every difference.
void compareCounts(const TierSummary& stored, TierCounts& derived, TierId tier, UnitResult& result);

/// Checks every position of a tier. All tables are indexed by the squares of the mover's and the other pawn, from the mover's
/// point of view.
class TierCheck {
 public:
  /// Returns the values of a set with one more fence.
  using FindBelow = std::function<SetValues(const Spelling&)>;

  /// \p placed: number of fences on the board. \p below reads a set with one more fence. \p tier and \p solution
  /// must outlive this object.
  TierCheck(const Rulebook& rules, int placed, const TierValues& tier, FindBelow below, TierId id, const Solution& solution);

  /// Derives the values of all sets, then the counts.
  void run(const UnitControl& control, UnitResult& result);
  /// Derives the values of a set of the tier and of its rotated image.
  void checkSet(const OwnSet& set, UnitResult& result);

 private:
  /// Table lengths are padded to a multiple of this number, so that loops process only whole chunks.
  static constexpr std::size_t chunk = 64;
  static constexpr std::size_t tableBytes = (std::size_t{maxSquares} * maxSquares + chunk - 1) / chunk * chunk;
  using Table = std::array<std::uint8_t, tableBytes>;

  /// Ratings of the positions of one set after a move, from the next player's point of view.
  struct Child {
    const Rating* ratings;  ///< ratings of the positions of the first part
    std::uint64_t partStride;
    LegalSquares legalSquares;
    bool mirrored;  ///< whether the board is also mirrored, not only rotated
  };
  /// Set of fences being checked: a canonical set of the tier, or the rotated image of a canonical set.
  struct Frame {
    Fences fences;
    std::uint64_t first;  ///< index of the first pair on this set in each part of the tier
    NeighbourTable neighbours;
    Steps toTop;
    Steps toBottom;
    std::uint64_t acrossFirst;  ///< like `first`, with the other player to move
  };
  /// Tables by position: the best move's rating, and the numbers of moves, of wins and of draws.
  struct Moves {
    Table best, count, wins, draws;
  };

  void checkFrame(const Frame& frame, UnitResult& result);
  void checkPart(const Frame& frame, const LegalSquares& legalSquares, const Child& across, std::size_t part, UnitResult& result);
  void findFenceChildren(const Frame& frame);
  void spread(const Child& child, std::size_t part, Table& table) const;
  void clear(Moves& moves) const;
  void addFences(Hands hands);
  void addSteps(const Frame& frame);
  void addJumps(const Frame& frame);
  void numberPairs(const Child& across);
  std::size_t at(int mover, int opponent) const { return static_cast<std::size_t>(mover * m_squares + opponent); }
  std::uint8_t fromAcross(const Child& child, int square) const {
    return child.mirrored ? m_field.mirrored(m_field.turned(square)) : m_field.turned(square);
  }

  const Field& m_field;
  std::vector<Hands> m_hands;
  std::vector<Hands> m_handsBelow;
  FindBelow m_below;
  const TierValues& m_tier;
  TierId m_id;
  const Solution& m_solution;
  int m_squares;
  std::size_t m_usedBytes;
  TierCounts m_counts;
  std::vector<Child> m_fenceChildren;
  Moves m_fences;
  Moves m_steps;  // the moves of the pawn; `wins` without jumps
  Table m_jumpWins;
  Table m_child;
  std::vector<std::uint16_t> m_pairNumbers;  // numbers of the same pairs of pawns with the other player to move
};

}  // namespace kotai::verify::quoridor

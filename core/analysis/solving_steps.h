// Derives the steps in which a variant was solved from its solution alone. A position won or lost in n plies
// became known in step n.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/analysis/parents.h"
#include "core/tables/solution.h"

namespace kotai {

/// Numbers of known positions by outcome.
struct KnownCounts {
  std::uint64_t wins = 0;
  std::uint64_t losses = 0;

  std::uint64_t sum() const { return wins + losses; }
  friend bool operator==(const KnownCounts&, const KnownCounts&) = default;
};

/// The reason why a position became known in its step, as a win or a loss of the side to move.
struct KnownReason {
  Value value;
  std::vector<MoveValue> moves = {};     ///< moves of the position, best first; empty if the game is over
  std::size_t knownBefore = 0;           ///< number of moves to positions known one step earlier
  std::optional<MoveValue> toLoss = {};  ///< for a win: a move to a position that became known as lost one step earlier
};

/// The effect of a position on one of its parents.
enum class ParentEffect {
  Wins,       ///< the parent becomes known as a win one step later
  Loses,      ///< the parent becomes known as a loss one step later, because no undecided move is left
  Counts,     ///< some moves of the parent are still undecided
  None,       ///< the parent was already won by another move
  Undecided,  ///< both positions are draws
};

/// A parent of a position, and the effect of the position on its parent.
struct KnownParent {
  Parent parent;
  Value value;  ///< value for the side to move in the parent
  ParentEffect effect = ParentEffect::None;
  std::size_t moves = 0;      ///< number of legal moves of the parent
  std::size_t undecided = 0;  ///< number of the parent's moves that are still undecided after the child's step
};

/// All stored positions of a variant, numbered in the order in which their tiers are solved. Immutable and
/// thread-safe.
class SolvingSteps {
 public:
  /// Maximum number of positions. The limit exists because all values are read and shown at once.
  static constexpr std::uint64_t maxPositions = 1'500'000;
  static bool isPossible(const Solution& solution) { return solution.hasValues() && solution.positions() <= maxPositions; }

  struct Tier {
    TierId id;
    int layer = 0;
    std::size_t first = 0;  ///< number of the tier's first position
    std::size_t end = 0;
    std::shared_ptr<const Totals> counts = {};  ///< numbers of the tier's positions by outcome and distance
  };

  /// Reads every value. Stops early on request. Throws SolutionError.
  explicit SolvingSteps(SolutionPtr solution, const std::stop_token& stop = {});

  const SolutionPtr& solution() const { return m_solution; }
  const std::vector<Tier>& tiers() const { return m_tiers; }
  const std::vector<Value>& values() const { return m_values; }
  const std::shared_ptr<const Totals>& counts() const { return m_counts; }  ///< all positions by outcome and distance
  /// Returns the last step in which a position becomes known. Unknown positions are draws.
  std::uint32_t lastStep() const { return static_cast<std::uint32_t>(m_inStep.size()) - 1; }
  KnownCounts inStep(std::uint32_t step) const { return m_inStep[step]; }
  KnownCounts after(std::uint32_t step) const;  ///< numbers of all positions known after the step
  static bool isKnown(Value value, std::uint32_t step) { return value.outcome != Outcome::Draw && value.distancePlies <= step; }

  AnyPosition positionAt(std::size_t number) const;
  /// Returns the number of a position, or nothing if it is not stored.
  std::optional<std::size_t> numberOf(const AnyPosition& position) const;
  std::size_t tierOf(std::size_t number) const;  ///< returns an index into tiers()
  KnownReason reasonOf(const AnyPosition& position) const;
  /// Returns the positions of kotai::parentsOf() in the same order, each with the effect of \p position on that parent.
  std::vector<KnownParent> parentsOf(const AnyPosition& position) const;

 private:
  SolutionPtr m_solution;
  std::vector<Tier> m_tiers;
  std::vector<Value> m_values;
  std::shared_ptr<const Totals> m_counts;
  std::vector<KnownCounts> m_inStep{KnownCounts{}};
};

}  // namespace kotai

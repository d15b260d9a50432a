// The independent checker of solutions of simultaneous games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/verify/verify.h"

namespace kotai {

struct DomineeringMismatch {
  enum class Kind : std::uint8_t {
    Value,        ///< the children give another value, or other secure payoffs
    Order,        ///< positions do not ascend, or one is not a canonical position of its tier
    Missing,      ///< reachable but not stored; `stored` is meaningless
    Unreachable,  ///< stored but not a successor; `derived` is meaningless
    Count,        ///< a count in a tier's summary
  };
  Kind kind = Kind::Value;
  std::string position;  ///< for a count: its name and tier
  GameValue stored;
  GameValue derived;
  std::uint64_t storedCount = 0;
  std::uint64_t derivedCount = 0;
};

/// Expected positions are the reachable ones.
struct DomineeringVerifyReport : VerifyCounts {
  std::uint64_t matrices = 0;                   ///< number of values that needed mixed strategies
  std::vector<DomineeringMismatch> mismatches;  ///< the mismatches found first, the same for any number of threads
};

/// Checks every checksum, then for every stored position with rules, numbering and symmetry of its own:
///   - it is canonical, and its tier ascends;
///   - every turn leads to a stored position (so everything that can be reached is stored, the start being there), and it
///     follows a stored position itself or is the start (so nothing else is);
///   - a strategy of each player, found by another program and checked here, proves the value from the values that follow to
///     1e-9, and the pure guarantees are the greatest and least ones of those that follow.
/// The counts of the summaries are made again as well. By induction from the last turns to the start all values are right.
/// Throws SolutionError: a damaged file, a game without a checker (NotSolvable).
DomineeringVerifyReport verifyDomineering(const SimultaneousSolution& solution, const VerifyOptions& options = {});

}  // namespace kotai

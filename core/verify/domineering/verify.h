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
    Value,        ///< the children imply a different value or different secure payoffs
    Order,        ///< a stored position breaks the ascending order, or is not canonical in its tier
    Missing,      ///< a reachable position is not stored; `stored` is meaningless
    Unreachable,  ///< a stored position is not a successor; `derived` is meaningless
    Count,        ///< a count in a tier's summary is wrong
  };
  Kind kind = Kind::Value;
  std::string position;  ///< for a count: the name of the count and the tier
  GameValue stored;
  GameValue derived;
  std::uint64_t storedCount = 0;
  std::uint64_t derivedCount = 0;
};

/// Report of verifyDomineering(). `positionsExpected` is the number of reachable positions.
struct DomineeringVerifyReport : VerifyCounts {
  std::uint64_t matrices = 0;                   ///< number of values whose proof needed mixed strategies
  std::vector<DomineeringMismatch> mismatches;  ///< the first mismatches, independent of the number of threads
};

/// Checks all checksums. Then checks every stored position with independent rules, numbering and symmetries:
///   - The position is canonical, and the positions of its tier are in ascending order.
///   - Every turn leads to a stored position. The position is the start position or a successor of a stored
///     position. So exactly the reachable positions are stored.
///   - Strategies of both players prove the value to within 1e-9 from the values of the children. GLPK finds
///     the strategies, and this code checks them.
///   - The secure payoffs follow from those of the children.
/// Also derives the counts of the summaries. By induction from the last turns to the start, all values are
/// correct. Throws SolutionError if the file is damaged or the game has no checker (NotSolvable).
DomineeringVerifyReport verifyDomineering(const SimultaneousSolution& solution, const VerifyOptions& options = {});

}  // namespace kotai

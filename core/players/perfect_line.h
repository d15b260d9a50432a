// Choice of a perfect line among equally good moves.
#pragma once

#include "core/analysis/moves.h"

namespace kotai {

enum class LineTies {
  Hardest,  ///< as the perfect player: after it the fewest replies are right; of those the one that looks best
  Natural,  ///< the one that looks best to the game's evaluation
  First     ///< the first by its text
};

/// Equal by the rule: the first by text. The solution must outlive the rule.
TieRule tieRule(const Solution& solution, LineTies ties);

}  // namespace kotai

// Choice of a perfect line among equally good moves.
#pragma once

#include "core/analysis/moves.h"

namespace kotai {

enum class LineTies {
  Hardest,  ///< like the perfect player: fewest correct replies, then the best evaluation
  Natural,  ///< the move with the best evaluation
  First     ///< the first move in alphabetical order
};

/// Returns the rule for \p ties, which breaks remaining ties by text. The solution must outlive the rule.
TieRule tieRule(const Solution& solution, LineTies ties);

}  // namespace kotai

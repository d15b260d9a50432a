// Choice of a perfect line among equally good moves.
#pragma once

#include "core/analysis/moves.h"

namespace kotai {

enum class LineTies {
  Hardest,  ///< like the perfect player: with the fewest right replies; among these the best-looking one
  Natural,  ///< the one with the best evaluation
  First     ///< the first by its text
};

/// Ties are broken by text. The solution must outlive the rule.
TieRule tieRule(const Solution& solution, LineTies ties);

}  // namespace kotai

// A number that tells whether two programs, or two runs, have come to the same figures of a variant.
#pragma once

#include <string>

#include "core/analysis/aggregate.h"

namespace kotai {

/// XXH3-64, as 16 hexadecimal digits, of what totals say, a line each: outcome, distance and positions by outcome (loss, draw,
/// win), then by distance; the notable kinds by number; the legal moves and the most of them. docs/known-results.md has an
/// example.
std::string figuresChecksum(const Totals& totals);

}  // namespace kotai

// A number that tells whether two programs, or two runs, have come to the same figures of a variant.
#pragma once

#include <string>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/simultaneous/distribution.h"

namespace kotai {

/// XXH3-64, as 16 hexadecimal digits, of what totals say, a line each: outcome, distance and positions by outcome (loss, draw,
/// win), then by distance; the notable kinds by number; the legal moves and the most of them. docs/known-results.md has an
/// example.
std::string figuresChecksum(const Totals& totals);

/// The same of a game with simultaneous moves: a line for each number of covered squares, with the stored positions of each class
/// and the finished ones.
std::string figuresChecksum(const std::vector<CoveredCounts>& rows);

}  // namespace kotai

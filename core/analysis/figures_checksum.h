// Checksum for comparing the figures of a variant between two programs or runs.
#pragma once

#include <string>
#include <string_view>

#include "core/analysis/aggregate.h"

namespace kotai {

/// Returns the XXH3-64 hash, as 16 hexadecimal digits, of a text that lists the totals. The first lines contain
/// outcome, distance and number of positions, ordered by outcome (loss, draw, win) and distance. The other
/// lines contain the notable kinds by number, and the sum and the maximum of legal moves. docs/known-results.md
/// has an example.
std::string figuresChecksum(const Totals& totals);

std::string figuresChecksum(std::string_view lines);

}  // namespace kotai

// Checksum for comparing the figures of a variant between two programs or runs.
#pragma once

#include <string>
#include <string_view>

#include "core/analysis/aggregate.h"

namespace kotai {

/// Returns the XXH3-64, as 16 hexadecimal digits, of lines with the totals: outcome, distance and positions by outcome (loss,
/// draw, win), then by distance; notable kinds by number; sum and maximum of legal moves. docs/known-results.md has an example.
std::string figuresChecksum(const Totals& totals);

std::string figuresChecksum(std::string_view lines);

}  // namespace kotai

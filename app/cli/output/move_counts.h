// The rows of `move`.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

using MoveCount = std::pair<std::string, std::uint64_t>;

/// The most frequent move comes first. Ties are ordered by text.
std::vector<MoveCount> mostFrequentFirst(const std::map<std::string, std::uint64_t>& chosen);

/// Prints `move<TAB>count` lines or one object.
void printMoveCounts(const Context& context, const MoveArguments& arguments, const std::string& position,
                     const std::vector<MoveCount>& counts);

}  // namespace kotai::cli

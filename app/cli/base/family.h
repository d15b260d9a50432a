// Families of variants: a text with ranges of numbers, such as "quoridor:5x5,fences=0..3".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai::cli {

/// Every text that one number of each range makes, the last range counting fastest; the text itself without ranges. Throws
/// UsageError for a range that descends, and for too many texts.
std::vector<std::string> familyMembers(std::string_view family);

}  // namespace kotai::cli

// Families of variants: a text with ranges of numbers, such as "quoridor:5x5,fences=0..3".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai::cli {

/// All texts with one number from each range, the last range varying fastest. Without ranges, only the text itself. Throws
/// UsageError for a descending range and for too many texts.
std::vector<std::string> familyMembers(std::string_view family);

}  // namespace kotai::cli

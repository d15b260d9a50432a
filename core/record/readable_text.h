// Converts arbitrary bytes of a file to UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record/damage.h"

namespace kotai {

/// Removes a UTF-8 byte order mark.
std::string_view withoutByteOrderMark(std::string_view text);
/// Replaces invalid UTF-8 with replacement characters. \p places receives the place of the first replacement in each affected
/// line. Omits a byte order mark.
std::string readableText(std::string_view bytes, std::vector<TextPlace>& places);

}  // namespace kotai

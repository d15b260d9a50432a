// Makes UTF-8 of any bytes in a file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record/damage.h"

namespace kotai {

/// A byte order mark only says that the text is UTF-8.
std::string_view withoutByteOrderMark(std::string_view text);
/// Invalid UTF-8 becomes replacement characters. \p places gets the first one of each affected line. Omits a byte order mark.
std::string readableText(std::string_view bytes, std::vector<TextPlace>& places);

}  // namespace kotai

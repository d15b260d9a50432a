// Makes UTF-8 of whatever bytes a file has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record/damage.h"

namespace kotai {

/// A byte order mark says only that the text is UTF-8.
std::string_view withoutByteOrderMark(std::string_view text);
/// Bytes that are no UTF-8 become replacement characters; of each line that has some, \p places gets the first. A byte order
/// mark is left out.
std::string readableText(std::string_view bytes, std::vector<TextPlace>& places);

}  // namespace kotai

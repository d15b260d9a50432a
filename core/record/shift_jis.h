// Japanese texts from before UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kotai {

/// The text of these bytes in UTF-8; none if they are no Shift_JIS (with the letters that Windows adds), or if the system's C
/// library does not know it.
std::optional<std::string> fromShiftJis(std::string_view bytes);

}  // namespace kotai

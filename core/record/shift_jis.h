// Japanese texts from before UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kotai {

/// Converts these bytes to UTF-8. Returns nothing if they are not Shift_JIS (with the Windows extensions), or if the system's C
/// library does not support it.
std::optional<std::string> fromShiftJis(std::string_view bytes);

}  // namespace kotai

// The rule options of Dodgem in variant ids.
#pragma once

#include <string_view>

#include "core/base/text_cursor.h"
#include "core/games/dodgem/ending.h"

namespace kotai::dodgem {

/// Returns the option with a comma before it, such as ",misere=yes", or an empty string for the usual rules.
std::string_view endingText(const Ending& ending);
/// Reads the options after the size up to the end.
Ending readEnding(TextCursor& cursor);

}  // namespace kotai::dodgem

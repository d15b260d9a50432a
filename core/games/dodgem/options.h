// The switchable rules of Dodgem in the text of a variant.
#pragma once

#include <string_view>

#include "core/base/text_cursor.h"
#include "core/games/dodgem/ending.h"

namespace kotai::dodgem {

/// Returns the options in the text of a variant, each after a comma, or an empty text for the usual rules.
std::string_view endingText(const Ending& ending);
/// Reads the options after the size up to the end.
Ending readEnding(TextCursor& cursor);

}  // namespace kotai::dodgem

// The rules of Dodgem that can be switched, as the text of a variant names them.
#pragma once

#include <string_view>

#include "core/base/text_cursor.h"
#include "core/games/dodgem/ending.h"

namespace kotai::dodgem {

/// The options in the text of a variant, with their comma; empty for the usual rules.
std::string_view endingText(const Ending& ending);
/// Reads the options behind the size up to the end.
Ending readEnding(TextCursor& cursor);

}  // namespace kotai::dodgem

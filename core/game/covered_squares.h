// Text format for boards on which every square is free or covered.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/bits.h"
#include "core/base/text_cursor.h"
#include "core/game/board_size.h"

namespace kotai {

inline constexpr char coveredLetter = '#';

/// Writes rows from top to bottom, joined by `/`. A number is the length of a run of free squares, and `#` is a
/// covered square, as in `2#1/4`. Square (column, row) is bit row * columns + column, with row 0 at the bottom.
/// Precondition: at most 10 columns and 128 squares.
std::string coveredText(Bits128 covered, BoardSize size);

/// Reads rows in the format of coveredText(), up to the end of the text or a character of \p after. Returns nothing on failure.
std::optional<Bits128> readCovered(TextCursor& cursor, BoardSize size, std::string_view after = {});

}  // namespace kotai

// Square names in most games: a column letter and a row number.
#pragma once

#include <optional>

#include "core/base/text_cursor.h"
#include "core/game/types.h"

namespace kotai {

/// Reads a square of a board with these columns and rows. Rows are numbered from 1, columns are lettered from
/// \p firstColumn. Returns nothing on failure.
std::optional<Square> readSquare(TextCursor& cursor, int columns, int rows, char firstColumn = 'a');

}  // namespace kotai

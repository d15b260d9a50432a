// The column letter and row number by which most games call their squares.
#pragma once

#include <optional>

#include "core/base/text_cursor.h"
#include "core/game/types.h"

namespace kotai {

/// Reads one of a board with so many columns and rows, counted from 1 and \p firstColumn; none if it failed.
std::optional<Square> readSquare(TextCursor& cursor, int columns, int rows, char firstColumn = 'a');

}  // namespace kotai

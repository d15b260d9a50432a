// Explains why a side cannot place a domino on a square, with the names of squares.
#pragma once

#include <QString>

#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

/// \p board: board of the position. Empty if one of the side's dominoes can cover the square.
QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square);

}  // namespace kotai::ui

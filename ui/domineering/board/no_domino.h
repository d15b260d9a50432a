// Why a side cannot put a domino down somewhere, in words of the board.
#pragma once

#include <QString>

#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

/// \p board: of the position. Empty where one of the side's dominoes can cover the square.
QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square);

}  // namespace kotai::ui

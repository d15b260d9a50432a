// Squares on which a side can complete a line.
#pragma once

#include <string>

#include "core/game/motif.h"
#include "core/games/gobblet/board.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

/// Returns the squares on which the side to move can complete a line at once.
SquareSet completions(const Rules& rules, const Rules::Position& position);
/// Returns names such as "a1 and b3".
std::string squareList(SquareSet squares, const char* separator = listSeparator);
/// Returns the first line among these squares, such as "a1-b2-c3". Precondition: there is one.
std::string firstLine(SquareSet squares);

}  // namespace kotai::gobblet

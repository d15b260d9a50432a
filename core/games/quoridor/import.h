// Games in notations of other programs and people (RULES.md).
#pragma once

#include "core/game/imported_game.h"

namespace kotai::quoridor {

std::vector<ImportedGame> readForeignNotation(std::string_view text);

}  // namespace kotai::quoridor

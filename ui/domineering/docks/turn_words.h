// Words and values of the turns of a game in which both players move at once.
#pragma once

#include "ui/docks/game/game_words.h"

namespace kotai::ui {

class DomineeringDocument;

GameWordsPtr wordsOfTurns(DomineeringDocument* document);

}  // namespace kotai::ui

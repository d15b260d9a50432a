// A whole game of simultaneous moves as a record: a move is a turn such as "V:a1 H:c2".
#pragma once

#include "core/record/game_record.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

GameResult resultOf(Payoff payoff);

/// Its result is that of its main line, whatever the variations say.
GameRecord recordOf(const DomineeringDocument& document);

}  // namespace kotai::ui

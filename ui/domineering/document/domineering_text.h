// Converts a whole game of simultaneous moves to a record. A move is a turn such as "V:a1 H:c2".
#pragma once

#include "core/record/game_record.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

/// The result is that of the main line, regardless of variations.
GameRecord recordOf(const DomineeringDocument& document);

}  // namespace kotai::ui

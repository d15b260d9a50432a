// Report on a finished game of simultaneous moves, for its card.
#pragma once

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/document/judged_game.h"
#include "ui/play/game_report.h"

namespace kotai::ui {

/// Precondition: the game ends with \p last. \p judged: the same game; without turns if it is not judged yet.
GameReport reportOf(const DomineeringDocument& document, TurnTree::NodeId last, std::optional<Side> person,
                    const JudgedGame& judged);

}  // namespace kotai::ui

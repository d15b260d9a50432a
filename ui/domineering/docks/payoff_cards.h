// Lists of positions of a board with simultaneous moves: those of its solution, and those before a position.
#pragma once

#include "core/simultaneous/game_value.h"
#include "core/simultaneous/position_list.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/card_list.h"

namespace kotai::ui {

class DomineeringDocument;

/// Value of a card by role: see PositionCard::value.
QVariant payoffData(const GameValue& value, int role);

/// Saved lists have the names of `kotai-cli export`.
OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);

/// The turns that lead to the position of the document. The document must outlive the function.
ParentsDock::Ask parentsOfTurns(const DomineeringDocument* document);

}  // namespace kotai::ui

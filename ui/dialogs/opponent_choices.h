// Strengths and sides of the opponent as entries of combo boxes, for the tool bar and the new game dialog.
#pragma once

#include <QComboBox>

#include "core/game/variant.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Entries "Perfect", "Level 9 · Nearly perfect" ... "Random", the external engine chosen last, and one to choose another. The
/// list describes each entry in a line. The item data is the text of Settings::opponentStrength().
void fillStrengths(QComboBox* box, const Settings& settings, const QString& current);
/// Asks for the engine if "External engine…" was chosen, and selects it. Returns false if the user cancels; then \p before is
/// selected again.
bool askForEngineIfChosen(QComboBox* box, Settings* settings, const QString& before);
/// The side that the person plays: first, second, random, both (no opponent), none (the program plays both).
void fillPersonSides(QComboBox* box, OpponentSides current, const Variant* variant);

/// Returns the choice in a box filled by fillPersonSides(). A random side is drawn now.
OpponentSides chosenSides(const QComboBox& box);

}  // namespace kotai::ui

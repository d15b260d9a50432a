// The strengths and sides of the opponent in words, for the tool bar and the new game dialog.
#pragma once

#include <QComboBox>

#include "core/game/variant.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// "Perfect", "Level 9 · Nearly perfect" ... "Random", the engine of others that was chosen last, and the choice of another one;
/// with a line about each in the list. The item data is the text Settings::opponentStrength() has.
void fillStrengths(QComboBox* box, const Settings& settings, const QString& current);
/// Asks for the engine where "External engine…" was chosen, and chooses it. False if the person thought better of it: then
/// \p before is chosen again.
bool askForEngineIfChosen(QComboBox* box, Settings* settings, const QString& before);
/// Whom the person plays: first, second, by lot, both (no opponent), none (the program plays both).
void fillPersonSides(QComboBox* box, OpponentSides current, const Variant* variant);

/// The choice in a box that fillPersonSides() has filled; the lot is drawn now.
OpponentSides chosenSides(const QComboBox& box);

}  // namespace kotai::ui

// The strengths and sides of the opponent in words, for the tool bar and the new game dialog.
#pragma once

#include <QComboBox>

#include "core/game/variant.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// "Perfect", "Level 9 · Nearly perfect" ... "Random", with a line about each in the list; the item data is the text makePlayer()
/// reads.
void fillStrengths(QComboBox* box, const QString& current);
/// Whom the person plays: first, second, by lot, both (no opponent), none (the program plays both).
void fillPersonSides(QComboBox* box, OpponentSides current, const Variant* variant);

/// The choice in a box that fillPersonSides() has filled; the lot is drawn now.
OpponentSides chosenSides(const QComboBox& box);

}  // namespace kotai::ui

// Describes the players of a game briefly, for the header of the play layout.
#pragma once

#include <QString>

#include "ui/settings/settings.h"

namespace kotai::ui {

/// Returns for example "you against Level 4". \p first and \p second: names of the program on the sides that it plays.
QString playersText(OpponentSides program, const QString& first, const QString& second);

/// Returns for example "against Level 4". The panel shows the side beside the opponent.
QString personAgainst(const QString& program);

}  // namespace kotai::ui

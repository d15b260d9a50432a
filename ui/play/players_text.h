// Players of a game in a few words, for the header of the play layout.
#pragma once

#include <QString>

#include "ui/settings/settings.h"

namespace kotai::ui {

/// "you against Level 4". \p first and \p second: names of the program on the sides that it plays.
QString playersText(OpponentSides program, const QString& first, const QString& second);

/// "against Level 4". The side is shown beside the opponent in the panel.
QString personAgainst(const QString& program);

}  // namespace kotai::ui

// Texts of Quoridor, and their translation context.
#pragma once

#include <QCoreApplication>

#include "ui/games/presentation.h"

namespace kotai::ui {

struct QuoridorStrings {
  Q_DECLARE_TR_FUNCTIONS(QuoridorStrings)
};

/// Adds the texts of Quoridor for ends of games, kinds of positions, figures, tables and errors.
void addQuoridorWords(Presentation& game);

}  // namespace kotai::ui

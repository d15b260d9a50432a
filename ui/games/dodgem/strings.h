// Texts of Dodgem, and their translation context.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct Presentation;

struct DodgemStrings {
  Q_DECLARE_TR_FUNCTIONS(DodgemStrings)
};

/// Texts for its ends, kinds of positions, figures, tables and faults.
void addDodgemWords(Presentation& game);

}  // namespace kotai::ui

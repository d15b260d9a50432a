// Texts of Gobblet Gobblers, and their translation context.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct Presentation;

struct GobbletStrings {
  Q_DECLARE_TR_FUNCTIONS(GobbletStrings)
};

/// Texts for its ends, kinds of positions, figures, tables and faults.
void addGobbletWords(Presentation& game);

}  // namespace kotai::ui

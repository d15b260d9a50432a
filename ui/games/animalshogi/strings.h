// Texts of Animal Shogi, and their translation context.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct Presentation;

struct AnimalShogiStrings {
  Q_DECLARE_TR_FUNCTIONS(AnimalShogiStrings)
};

/// Texts for its ends, kinds of positions, figures, tables and faults.
void addAnimalShogiWords(Presentation& game);

}  // namespace kotai::ui

// Texts of Animal Shogi, and their translation context.
#pragma once

#include <QCoreApplication>

#include "ui/games/presentation.h"

namespace kotai::ui {

struct AnimalShogiStrings {
  Q_DECLARE_TR_FUNCTIONS(AnimalShogiStrings)
};

/// Adds the texts of Animal Shogi for ends of games, kinds of positions, figures, tables and errors.
void addAnimalShogiWords(Presentation& game);

}  // namespace kotai::ui

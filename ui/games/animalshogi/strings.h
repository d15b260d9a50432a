// The words of Animal Shogi, and the context that they are translated in.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct Presentation;

struct AnimalShogiStrings {
  Q_DECLARE_TR_FUNCTIONS(AnimalShogiStrings)
};

/// Words for its ends, kinds of positions, figures, tables and faults.
void addAnimalShogiWords(Presentation& game);

}  // namespace kotai::ui

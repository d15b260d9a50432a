// The context that the words of Animal Shogi are translated in.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct AnimalShogiStrings {
  Q_DECLARE_TR_FUNCTIONS(AnimalShogiStrings)
};

}  // namespace kotai::ui

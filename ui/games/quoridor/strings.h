// The context that the words of Quoridor are translated in.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct QuoridorStrings {
  Q_DECLARE_TR_FUNCTIONS(QuoridorStrings)
};

}  // namespace kotai::ui

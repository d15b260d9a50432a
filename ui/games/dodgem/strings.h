// The context that the words of Dodgem are translated in.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct DodgemStrings {
  Q_DECLARE_TR_FUNCTIONS(DodgemStrings)
};

}  // namespace kotai::ui

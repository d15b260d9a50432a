// The context that the words of Gobblet Gobblers are translated in.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct GobbletStrings {
  Q_DECLARE_TR_FUNCTIONS(GobbletStrings)
};

}  // namespace kotai::ui

// Texts of Domineering with moves in turn, and their translation context.
#pragma once

#include <QCoreApplication>

namespace kotai::ui {

struct ClassicDomineeringStrings {
  Q_DECLARE_TR_FUNCTIONS(ClassicDomineeringStrings)
};

}  // namespace kotai::ui

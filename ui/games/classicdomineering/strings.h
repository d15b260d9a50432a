// Texts of Domineering with alternating moves, and their translation context.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

struct ClassicDomineeringStrings {
  Q_DECLARE_TR_FUNCTIONS(ClassicDomineeringStrings)
};

/// Returns a text saying that a square is covered. Empty if the square is free.
QString coveredText(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui

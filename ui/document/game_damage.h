// Describes damage of a saved game.
#pragma once

#include <QString>
#include <vector>

#include "core/record/damage.h"

namespace kotai::ui {

QString gameFaultText(const GameFault& fault);
/// Describes the first unreadable places with reasons, and the number of the others.
QString gameDamageText(const std::vector<GameDamage>& damage);

}  // namespace kotai::ui

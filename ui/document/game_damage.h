// Describes the damage to a saved game.
#pragma once

#include <QString>
#include <vector>

#include "core/record/damage.h"

namespace kotai::ui {

QString gameFaultText(const GameFault& fault);
/// Describes the first unreadable places of a saved game with the reasons. Also states the number of further
/// places.
QString gameDamageText(const std::vector<GameDamage>& damage);

}  // namespace kotai::ui

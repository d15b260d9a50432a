// The words for what is wrong with the text of a saved game.
#pragma once

#include <QString>
#include <vector>

#include "core/record/damage.h"

namespace kotai::ui {

QString gameFaultText(const GameFault& fault);
/// What could not be read, where and why; the first few, and how many more.
QString gameDamageText(const std::vector<GameDamage>& damage);

}  // namespace kotai::ui

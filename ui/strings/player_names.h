// Names of the players of a game.
#pragma once

#include <QString>
#include <array>

namespace kotai::ui {

/// By Side. Empty if there are no names.
using PlayerNames = std::array<QString, 2>;

}  // namespace kotai::ui

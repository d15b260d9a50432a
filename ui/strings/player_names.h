// The names of the players of a game.
#pragma once

#include <QString>
#include <array>

namespace kotai::ui {

/// By Side; empty where nobody has a name.
using PlayerNames = std::array<QString, 2>;

}  // namespace kotai::ui

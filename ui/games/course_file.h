// Files of lessons that the program has.
#pragma once

#include <QString>
#include <string>

namespace kotai::ui {

/// In the resources. Empty if there are no lessons of the game.
QString courseFileOf(const std::string& gameId);

}  // namespace kotai::ui

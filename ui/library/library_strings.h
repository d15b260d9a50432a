// Words for games of the library: players, results, why a game ended.
#pragma once

#include <QString>

#include "core/library/library_game.h"

namespace kotai::ui {

/// "level=3" as "Level 3"; a name as it is; \p person: who sits here.
QString playerText(const std::string& name, bool person);
QString resultText(GameResult result);          ///< "1–0"
QString reasonText(const std::string& reason);  ///< a word of docs/game-format.md in the language of the user; else as it is
QString lengthText(const std::string& variantId, int plies);  ///< "23 plies"; "7 turns" where both sides move at once
QString accuracyText(std::optional<double> share);            ///< "87%"; empty if not known
QString variantText(const std::string& variantId);            ///< "Dodgem 4×4"; as it is if it cannot be read

}  // namespace kotai::ui

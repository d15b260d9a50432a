// Words for games of the library: players, results, why a game ended.
#pragma once

#include <QString>

#include "core/library/library_game.h"

namespace kotai::ui {

/// "level=3" as "Level 3". Other names stay as they are. \p person: the name of the user.
QString playerText(const std::string& name, bool person);
QString resultText(GameResult result);          ///< "1–0"
QString reasonText(const std::string& reason);  ///< translates a word of docs/game-format.md; other texts stay as they are
QString lengthText(const std::string& variantId, int plies);  ///< "23 plies"; "7 turns" in simultaneous games
QString accuracyText(std::optional<double> share);            ///< "87%"; empty if unknown
QString variantText(const std::string& variantId);            ///< "Dodgem 4×4"; unchanged if it cannot be read

}  // namespace kotai::ui

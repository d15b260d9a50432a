// Texts for games of the library: players, results, reasons for the end of a game.
#pragma once

#include <QString>

#include "core/library/library_game.h"

namespace kotai::ui {

/// Shows "level=3" as "Level 3". Other names are unchanged. \p person: name of the user.
QString playerText(const std::string& name, bool person);
QString resultText(GameResult result);          ///< "1–0"
QString reasonText(const std::string& reason);  ///< translates a keyword of docs/game-format.md; other texts are unchanged
QString lengthText(const std::string& variantId, int plies);  ///< such as "23 plies", or "7 turns" if both sides move at once
QString accuracyText(std::optional<double> share);            ///< such as "87%"; empty if unknown
QString variantText(const std::string& variantId);            ///< such as "Dodgem 4×4"; unchanged if it cannot be read

}  // namespace kotai::ui

// Texts for games of the library, such as players, results and reasons for the end of a game.
#pragma once

#include <QString>

#include "core/library/library_game.h"

namespace kotai::ui {

/// Returns the name of a player for display, such as "Level 3" for "level=3". Other names stay unchanged. If \p
/// person, the name belongs to the user.
QString playerText(const std::string& name, bool person);
QString resultText(GameResult result);          ///< such as "1–0"
QString reasonText(const std::string& reason);  ///< translates keywords of docs/game-format.md, but no other texts
QString lengthText(const std::string& variantId,
                   int plies);                      ///< such as "12 moves each", or "7 turns" if both sides move at once
QString accuracyText(std::optional<double> share);  ///< such as "87%"; empty if unknown
QString variantText(const std::string& variantId);  ///< such as "Dodgem 4×4"; unchanged if it cannot be read

}  // namespace kotai::ui

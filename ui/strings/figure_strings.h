// Words for the figures a paper published about a game.
#pragma once

#include <QString>
#include <string_view>

#include "core/analysis/published.h"

namespace kotai::ui {

/// "Longest win in plies". An id without words in this program is shown unchanged.
QString figureName(std::string_view id, std::string_view gameId);
/// Explains exactly which positions are counted. Empty if the name is clear.
QString figureExplanation(std::string_view id, std::string_view gameId);
/// Number of boards in one figure of a paper that are solved, and that agree.
QString boardsSentence(std::string_view gameId, const Agreement& boards);
/// The number after a prefix, for example 5 of "mate-5". Empty if the id has no such prefix.
QString numberAfter(std::string_view id, std::string_view prefix);
/// Puts values that are not numbers ("loss 78", "draw") into words. Others stay unchanged.
QString figureValueText(std::string_view text);

}  // namespace kotai::ui

// Texts for the figures that a paper published about a game.
#pragma once

#include <QString>
#include <string_view>

#include "core/analysis/published.h"

namespace kotai::ui {

/// Returns a string such as "Longest win in plies". An id without a text is shown unchanged.
QString figureName(std::string_view id, std::string_view gameId);
/// Explains which positions a figure counts. Empty if the name is clear.
QString figureExplanation(std::string_view id, std::string_view gameId);
/// Returns a text about the boards in one figure of a paper: how many are solved, and how many agree.
QString boardsSentence(std::string_view gameId, const Agreement& boards);
/// Returns the number after a prefix, for example 5 for "mate-5". Empty if the id has no such prefix.
QString numberAfter(std::string_view id, std::string_view prefix);
/// Translates values that are not numbers ("loss 78", "draw"). Other values are unchanged.
QString figureValueText(std::string_view text);

}  // namespace kotai::ui

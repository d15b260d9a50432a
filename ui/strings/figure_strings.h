// Words for the figures a paper published about a game.
#pragma once

#include <QString>
#include <string_view>

#include "core/analysis/published.h"

namespace kotai::ui {

/// "Longest win in plies". An id this program has no words for is shown as it is.
QString figureName(std::string_view id, std::string_view gameId);
/// Explains exactly which positions are counted; empty if the name says it all.
QString figureExplanation(std::string_view id, std::string_view gameId);
/// How many of the boards that one figure of a paper gives together are solved, and agree.
QString boardsSentence(std::string_view gameId, const Agreement& boards);
/// The number behind a prefix, e.g. 5 of "mate-5"; empty if the id is another one.
QString numberAfter(std::string_view id, std::string_view prefix);
/// Values that are no numbers: "loss 78", "draw" and the like, in words; others as they are.
QString figureValueText(std::string_view text);

}  // namespace kotai::ui

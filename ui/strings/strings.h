// Words for core's structured values, in the user's language.
#pragma once

#include <QString>
#include <string_view>

#include "core/base/errors.h"
#include "core/game/value.h"
#include "core/game/variant.h"

namespace kotai::ui {

QString gameName(const Variant& variant);  ///< "Dodgem"
QString gameName(std::string_view gameId);
QString gameSentence(std::string_view gameId);  ///< the game in one sentence
QString variantName(const Variant& variant);    ///< "Dodgem 4×4"
QString variantTitle(const Variant& variant);   ///< if the game is clear from the context: "4 × 4"
/// Name of a NamedStart: "Chicks in front of the giraffes"
QString startName(std::string_view gameId, std::string_view startId);
QString notationHint(std::string_view gameId);          ///< how positions are written
QString sideSymbol(const Variant& variant, Side side);  ///< "▲"; empty if a game has none
/// "Blue" if the sides have colours, otherwise "First player".
QString sideWord(const Variant& variant, Side side);
QString sideName(const Variant& variant, Side side);  ///< "Blue ▲"
QString outcomeName(Outcome outcome);                 ///< "Win"
QString outcomeLetter(Outcome outcome);               ///< "W" / "D" / "L", one letter (Japanese: 勝 / 分 / 負)
QString valueText(Value value);                       ///< "Win 9"
QString badgeText(Value value);                       ///< "W 9"
/// "Blue wins" or "Draw": the result of best play, if no person is playing.
QString resultBadge(const Variant& variant, Side toMove, Outcome outcome);
QString resultSentence(const Variant& variant, Side toMove, Value value);  ///< "Second player wins in 78 plies"
QString errorText(const TextError& error);                                 ///< place and expectation
QString errorText(const SolutionError& error);                             ///< fault, file and remedy
QString errorReason(const SolutionError& error);                           ///< the same without the file
QString byteCountText(double bytes);                                       ///< "31 MB", localised
QString countText(double count);                                           ///< "120,030,201", localised
QString roughCountText(double count);                                      ///< with "about": see roughCount()
QString durationText(double seconds);                                      ///< "0.11 s", "3 min"
QString estimateText(double seconds);  ///< of remaining work, rounded: "about 20 s", "about 5 min"

}  // namespace kotai::ui

// Texts for games in which both players move at the same time: sides, values, results, players of the program.
#pragma once

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Converts a payoff for the first side into a payoff for `side`.
inline double payoffFor(Side side, double payoff) { return side == Side::First ? payoff : 0 - payoff; }
/// Payoffs that differ by less are shown as equal and count as equal.
inline constexpr double sameValue = 5e-7;
/// Returns win, draw or loss by the sign of a payoff.
Outcome outcomeOf(double payoff);

/// Returns a name such as "Synchronized Domineering 5×5", or "Synchronized Domineering 5×5, long dominoes".
QString variantName(const SimultaneousVariant& variant);
QString variantTitle(const SimultaneousVariant& variant);  ///< "5 × 5", if the game is clear from the context
QString playerName(Side side);                             ///< name such as "Vertical"
QString playerSymbol(Side side);                           ///< a small vertical or horizontal bar
QString playerText(Side side);                             ///< symbol and name
/// Returns the name of a move without its side prefix, such as "a1".
QString placeText(const SimultaneousVariant& variant, Side side, AnyMove move);
QString moveCountsText(std::size_t vertical, std::size_t horizontal);  ///< text with the number of moves of each side
QString payoffText(double payoff);              ///< localised, such as "+0.25", "0" or "−1"; at most three decimals
QString probabilityText(double probability);    ///< "33 %"
QString valueBadge(const GameValue& value);     ///< such as "Vertical +0.25" or "Value 0"
QString valueSentence(const GameValue& value);  ///< such as "Value 0.25 for Vertical: Vertical can force a draw, ..."
QString forcedText(const GameValue& value);     ///< the outcome that each side can force, for use beside a badge with the value
std::optional<Side> winnerOf(Payoff result);
/// Returns a string such as "You won", "Anna won" or "Vertical won". \p person: side of the user.
QString winnerText(Payoff result, std::optional<Side> person, const PlayerNames& names = {});
QString reasonText(Payoff result);                                   ///< such as "Horizontal cannot move"
QString resultText(Payoff result, std::optional<Side> person = {});  ///< such as "Vertical won: Horizontal cannot move"

/// Returns the program's players as opponents, as texts in the form of domineering::makePlayer(), strongest first. Levels are
/// ranked by their results against the perfect player on 5x5. Players without a level come last.
QStringList domineeringOpponents();
/// Returns the next stronger level. Empty for players without a level and for the strongest.
QString strongerDomineeringOpponent(const QString& player);
/// Returns the texts of a player of the program. Returns nothing for unknown players.
std::optional<PlayerWords> domineeringPlayerWords(std::string_view player);

}  // namespace kotai::ui

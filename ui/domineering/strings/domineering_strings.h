// Texts for games in which both players move at the same time: sides, values, results, known outcomes, computer
// players.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Known outcome of an empty board of Synchronized Domineering, as computed by this program.
struct BoardOutcome {
  enum class Source {
    Solved,  ///< every position was solved (core/games/domineering/RULES.md); pure strategies force the outcome
    Proved,  ///< a search has proved the outcome that each side can force
    Open,
  };
  Source source = Source::Open;
  std::optional<Payoff> outcome;        ///< outcome of the empty board; empty if unknown
  std::optional<ProvedOutcome> search;  ///< partial result of a search on this computer
};

/// Returns the outcome of a board of 1 to 10 columns and rows. Considers results of searches in the data
/// folder, for which it reads a few bytes.
BoardOutcome boardOutcome(const SimultaneousVariant& variant, const std::filesystem::path& directory);
/// Returns the outcome of a board with dominoes of two cells. Precondition: such a board exists.
BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory);

QString turnText(const SimultaneousVariant& variant, JointMove turn);  ///< such as "V:a1 H:c2", as typed

QString className(PositionClass positionClass);    ///< such as "Vertical wins" or "Mixed"
QString classLetter(PositionClass positionClass);  ///< abbreviations "V", "H", "D", "M" (Japanese: 縦, 横, 分, 混)

QString valueTitle(const GameValue& value);            ///< for pills and cards, such as "Draw", "Vertical wins" or "+0.25"
QString provedSentence(const ProvedOutcome& outcome);  ///< such as "Proved: a draw; both sides can force it"
QString provedTitle(const ProvedOutcome& outcome);     ///< such as "Draw" or "Open"

/// Returns the class of a board whose outcome is known, even without a solution on this computer.
std::optional<PositionClass> knownClass(const BoardOutcome& known);
QString knownSentence(const BoardOutcome& known);  ///< returns the outcome with its source; empty if unknown
QString knownTitle(const BoardOutcome& known);     ///< such as "Draw (known)" or "Open"

/// Returns a text that explains a proof before its start: the result, the time, the memory, and that a proof
/// does not give all values.
QString proofOffer(const SimultaneousVariant& variant);
QString provableText(const SimultaneousVariant& variant);    ///< returns a shorter text for a list of boards
QString unsolvedText(const SimultaneousVariant& variant);    ///< explains when values of an unsolved board are known
QString largeBoardText(const SimultaneousVariant& variant);  ///< explains why a larger board is not solved

/// Converts a payoff for the first side into a payoff for `side`.
inline double payoffFor(Side side, double payoff) { return side == Side::First ? payoff : 0 - payoff; }
/// Difference below which payoffs count as equal and are displayed as equal.
inline constexpr double sameValue = 5e-7;
/// Returns win, draw or loss by the sign of a payoff.
Outcome outcomeOf(double payoff);

/// Returns a name such as "Synchronized Domineering 5×5", or "Synchronized Domineering 5×5, long dominoes".
QString variantName(const SimultaneousVariant& variant);
QString variantTitle(const SimultaneousVariant& variant);  ///< "5 × 5", if the game is clear from the context
QString playerName(Side side);                             ///< name such as "Vertical"
QString playerSymbol(Side side);                           ///< returns a small vertical or horizontal bar
QString playerText(Side side);                             ///< returns the symbol and the name
/// Returns the name of a move without its side prefix, such as "a1".
QString placeText(const SimultaneousVariant& variant, Side side, AnyMove move);
QString moveCountsText(std::size_t vertical, std::size_t horizontal);  ///< returns the number of moves of each side
QString payoffText(double payoff);              ///< localised, such as "+0.25", "0" or "−1"; at most three decimals
QString probabilityText(double probability);    ///< "33 %"
QString valueBadge(const GameValue& value);     ///< such as "Vertical +0.25" or "Value 0"
QString valueSentence(const GameValue& value);  ///< such as "Value 0.25 for Vertical: Vertical can force a draw, ..."
QString forcedText(const GameValue& value);     ///< returns the outcome that each side can force, without the value
std::optional<Side> winnerOf(Payoff result);
/// Returns a string such as "You won", "Anna won" or "Vertical won". \p person: side of the user.
QString winnerText(Payoff result, std::optional<Side> person, const PlayerNames& names = {});
QString reasonText(Payoff result);                                   ///< such as "Horizontal cannot move"
QString resultText(Payoff result, std::optional<Side> person = {});  ///< such as "Vertical won: Horizontal cannot move"

/// Returns the computer players as texts for domineering::makePlayer(), the strongest player first. The ranking
/// follows the results against the perfect player on 5x5. Players without a level come last.
QStringList domineeringOpponents();
/// Returns the next stronger player. Empty for players without a level and for the strongest player.
QString strongerDomineeringOpponent(const QString& player);
/// Returns the texts of a computer player. Returns nothing for unknown players.
std::optional<PlayerWords> domineeringPlayerWords(std::string_view player);

}  // namespace kotai::ui

// Texts in the user's language for data of the core library, such as errors, explanations, files and times.
#pragma once

#include <QDateTime>
#include <QString>
#include <array>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <vector>

#include "core/base/errors.h"
#include "core/explain/fact.h"
#include "core/game/value.h"
#include "core/game/variant.h"

namespace kotai::ui {

/// Returns a description of an exception, such as an error in a solution, lack of memory, an error of the
/// system, or a bug.
QString exceptionText(const std::exception_ptr& thrown);
/// Returns the result of \p work, or the description of the exception that it throws.
template <typename Work>
tl::expected<std::invoke_result_t<Work>, QString> tryTo(Work work) {
  try {
    return work();
  } catch (...) {
    return tl::unexpected(exceptionText(std::current_exception()));
  }
}

QString withPercentSign(const QString& number);  ///< adds the sign, after a non-breaking space in some languages
QString withPercentSign(int number);
QString percentLabelFormat();  ///< returns a label format for a QValueAxis with whole numbers

QString gameName(const Variant& variant);  ///< such as "Dodgem"
QString gameName(std::string_view gameId);
QString gameSentence(std::string_view gameId);  ///< returns a description of the game in one sentence
QString variantName(const Variant& variant);    ///< such as "Dodgem 4×4"
QString variantTitle(const Variant& variant);   ///< such as "4 × 4", for places where the game is clear
/// Returns the name of a NamedStart, such as "Chicks in front of the giraffes".
QString startName(std::string_view gameId, std::string_view startId);
QString notationHint(std::string_view gameId);          ///< describes the notation of positions
QString moveHint(std::string_view gameId);              ///< describes the notation of moves
QString sideSymbol(const Variant& variant, Side side);  ///< such as "▲"; empty if the game has none
/// Returns the name of a side: a colour such as "Blue" if the sides have colours, otherwise "First player".
QString sideWord(const Variant& variant, Side side);
QString sideWord(std::string_view gameId, Side side);
QString sideName(const Variant& variant, Side side);  ///< such as "Blue ▲"
QString outcomeName(Outcome outcome);                 ///< such as "Win"
QString outcomeLetter(Outcome outcome);               ///< one letter: "W", "D" or "L" (Japanese: 勝 / 分 / 負)
QString valueText(Value value);                       ///< such as "Win 9"
QString badgeText(Value value);                       ///< such as "W 9"
/// Returns a text such as "Blue wins" or "Draw" for the result of best play. Does not use the names of players.
QString resultBadge(const Variant& variant, Side toMove, Outcome outcome);
QString resultSentence(const Variant& variant, Side toMove, Value value);  ///< such as "Second player wins in 78 plies"
QString errorText(const TextError& error);                                 ///< returns the error with its location
QString errorText(const SolutionError& error);                             ///< returns the error with file and advice
QString errorReason(const SolutionError& error);                           ///< returns the error with advice
QString byteCountText(double bytes);                                       ///< localised, such as "31 MB"
QString countText(double count);                                           ///< localised, such as "120,030,201"
QString roughCountText(double count);                                      ///< rounded, such as "about 1,600"; see roughCount()
QString durationText(double seconds);                                      ///< such as "0.11 s" or "3 min"
QString estimateText(double seconds);  ///< rounded remaining time, such as "about 20 s" or "about 5 min"

/// Texts about the known result of the start position of an unsolved variant.
struct KnownStartText {
  Outcome outcome = Outcome::Draw;
  QString badge;     ///< such as "Draw"
  QString sentence;  ///< such as "Second player wins in 78 plies (Tanaka 2009)"
};

std::optional<KnownStartText> knownStartText(const Variant& variant);

/// Returns the known result and the known numbers, with a note that they were not computed on this computer.
/// Empty if nothing is known.
QString knownSummary(const Variant& variant);

/// Returns a day in the format of the user's locale.
QString dayText(const QDate& day);
QString momentText(const QDateTime& moment);  ///< returns the day and time in the format of the user's locale
/// Formats the date of a game's header, such as "2026-11-22 14:05" or "2026-11-22". Returns a text in another
/// format unchanged.
QString gameDateText(const std::string& date);
/// Parses the date and time of a text such as "2026-11-22 14:05". The result is invalid if the text has no time
/// of day.
QDateTime gameMoment(const std::string& date);

QString squareText(Square square);  ///< such as "a1"

/// Returns a path for display, with the separators of the system and with invisible characters made visible.
QString fileText(const QString& file);
/// Returns the last part of a path for display, like fileText().
QString fileNameText(const QString& file);

/// Returns the badge of a move that keeps the outcome but not the distance, such as "+2" for a win two plies
/// later, and "−2" for a loss two plies sooner.
QString wasteText(Outcome outcome, std::uint32_t plies);

/// Returns the sentence for a fact that explains a position or a move.
QString explanationText(const Fact& fact);
/// Returns the sentences of all facts, one per line.
QString explanationText(const std::vector<Fact>& facts);

/// Names of the players, by Side. Empty if there are no names.
using PlayerNames = std::array<QString, 2>;

}  // namespace kotai::ui

// Known outcomes of simultaneous boards, and texts for classes of positions and results of proofs.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::ui {

/// Known values of empty boards of Synchronized Domineering, as computed by this program.
struct BoardOutcome {
  enum class Source {
    Solved,  ///< every position was solved (core/games/domineering/RULES.md); the outcome is one of pure strategies
    Proved,  ///< proved by a search for what each side can force
    Open,
  };
  Source source = Source::Open;
  std::optional<Payoff> outcome;        ///< outcome of the empty board; empty if unknown
  std::optional<ProvedOutcome> search;  ///< partial result of a search on this computer
};

/// Returns the outcome of a board of 1 to 10 columns and rows, including results of searches in the data folder. Reads a few
/// bytes.
BoardOutcome boardOutcome(const SimultaneousVariant& variant, const std::filesystem::path& directory);
/// Returns the outcome of a board with dominoes of two cells. Precondition: there is such a board.
BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory);

QString turnText(const SimultaneousVariant& variant, JointMove turn);  ///< such as "V:a1 H:c2", as typed

QString className(PositionClass positionClass);    ///< such as "Vertical wins" or "Mixed"
QString classLetter(PositionClass positionClass);  ///< abbreviations "V", "H", "D", "M" (Japanese: 縦, 横, 分, 混)

QString valueTitle(const GameValue& value);            ///< for pills and cards, such as "Draw", "Vertical wins" or "+0.25"
QString provedSentence(const ProvedOutcome& outcome);  ///< such as "Proved: a draw; both sides can force it"
QString provedTitle(const ProvedOutcome& outcome);     ///< such as "Draw" or "Open"

/// Returns the class of a board whose outcome is known, even if the source is not a file on this computer.
std::optional<PositionClass> knownClass(const BoardOutcome& known);
QString knownSentence(const BoardOutcome& known);  ///< outcome with its source; empty if unknown
QString knownTitle(const BoardOutcome& known);     ///< such as "Draw (known)" or "Open"

/// Explains a proof before it starts: result, time and memory. Also says that a proof does not give all values.
QString proofOffer(const SimultaneousVariant& variant, double memoryBytes);
QString provableText(const SimultaneousVariant& variant);    ///< short form for a list of boards, without memory
QString restText(const SimultaneousVariant& variant);        ///< says when values become known on a board that is not solved
QString largeBoardText(const SimultaneousVariant& variant);  ///< says why the window does not solve a larger board

}  // namespace kotai::ui

// More words for simultaneous games: classes of positions and results of proofs.
#pragma once

#include <QString>
#include <optional>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/game_value.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/strings/outcome_table.h"

namespace kotai::ui {

QString turnText(const SimultaneousVariant& variant, JointMove turn);  ///< "V:a1 H:c2", as typed

QString className(PositionClass positionClass);    ///< "Vertical wins", "Mixed"
QString classLetter(PositionClass positionClass);  ///< "V", "H", "D", "M" (Japanese: 縦, 横, 分, 混)

QString valueTitle(const GameValue& value);            ///< for pills and cards: "Draw", "Vertical wins", "+0.25"
QString provedSentence(const ProvedOutcome& outcome);  ///< "Proved: a draw; both sides can force it"
QString provedTitle(const ProvedOutcome& outcome);     ///< "Draw", "Open"

/// Returns the class of a board whose outcome is known, even if not from a file on this computer.
std::optional<PositionClass> knownClass(const BoardOutcome& known);
QString knownSentence(const BoardOutcome& known);  ///< with its source; empty while open
QString knownTitle(const BoardOutcome& known);     ///< "Draw (known)", "Open"

/// Explains a proof beforehand: what it finds, how long it takes, how much memory it needs, and that it does not give all
/// values.
QString proofOffer(const SimultaneousVariant& variant, double memoryBytes);
QString provableText(const SimultaneousVariant& variant);    ///< short form for a list of boards, without memory
QString largeBoardText(const SimultaneousVariant& variant);  ///< why the window does not solve a larger board

}  // namespace kotai::ui

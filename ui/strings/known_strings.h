// Known result of the start of an unsolved variant, in words.
#pragma once

#include <QString>
#include <optional>

#include "core/game/variant.h"

namespace kotai::ui {

struct KnownStartText {
  Outcome outcome = Outcome::Draw;
  QString badge;     ///< "Draw"
  QString sentence;  ///< "Second player wins in 78 plies (Tanaka 2009)"
};

std::optional<KnownStartText> knownStartText(const Variant& variant);

/// The same with the known figures and a note that they were not computed here. Empty if nothing is known.
QString knownSummary(const Variant& variant);

}  // namespace kotai::ui

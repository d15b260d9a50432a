// Known result of the start of a variant that is not solved here, in words.
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

/// The same with the figures that are known, and that they do not come from this computer; empty if nothing is known.
QString knownSummary(const Variant& variant);

}  // namespace kotai::ui

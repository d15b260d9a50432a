// Describes the known result of the start position of an unsolved variant.
#pragma once

#include <QString>
#include <optional>

#include "core/game/variant.h"

namespace kotai::ui {

struct KnownStartText {
  Outcome outcome = Outcome::Draw;
  QString badge;     ///< such as "Draw"
  QString sentence;  ///< such as "Second player wins in 78 plies (Tanaka 2009)"
};

std::optional<KnownStartText> knownStartText(const Variant& variant);

/// The same with the known numbers and a note that they were not computed here. Empty if nothing is known.
QString knownSummary(const Variant& variant);

}  // namespace kotai::ui

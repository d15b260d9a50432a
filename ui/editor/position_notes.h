// Notes on a position that is being set up: why it is illegal, or that it is already decided.
#pragma once

#include <QString>
#include <optional>

#include "core/game/variant.h"

namespace kotai::ui {

struct PositionNotes {
  std::optional<AnyPosition> position;  ///< set if legal
  QString text;                         ///< one or two sentences, never empty
};

PositionNotes notesOn(const Variant& variant, const SetUp& setUp);

}  // namespace kotai::ui

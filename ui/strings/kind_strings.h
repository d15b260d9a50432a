// Texts for the kinds of notable positions. A kind may have another meaning in another game.
#pragma once

#include <QString>

#include "core/game/position_kind.h"
#include "core/game/variant.h"

namespace kotai::ui {

QString findKindName(const Variant& variant, FindKind kind);         ///< such as "Zugzwang"
QString findKindExplanation(const Variant& variant, FindKind kind);  ///< one or two sentences

}  // namespace kotai::ui

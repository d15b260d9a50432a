// Words for the kinds of notable positions; a kind can mean something else in another game.
#pragma once

#include <QString>

#include "core/game/position_kind.h"
#include "core/game/variant.h"

namespace kotai::ui {

QString findKindName(const Variant& variant, FindKind kind);         ///< "Zugzwang"
QString findKindExplanation(const Variant& variant, FindKind kind);  ///< one or two sentences

}  // namespace kotai::ui

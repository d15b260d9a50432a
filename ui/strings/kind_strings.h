// Words for the kinds of notable positions; a kind can mean something else in another game.
#pragma once

#include <QString>
#include <optional>

#include "core/analysis/position_list.h"

namespace kotai::ui {

QString findKindName(const Variant& variant, FindKind kind);         ///< "Zugzwang"
QString findKindExplanation(const Variant& variant, FindKind kind);  ///< one or two sentences

/// Whether a kind has a number n besides its name, and what it counts.
enum class KindNumber { None, Plies, MateRound };
KindNumber kindNumber(const Variant& variant, FindKind kind);

/// The variant with other rules that a kind compares with, if any: its solution is needed, too.
VariantPtr comparedVariant(const Variant& variant, FindKind kind);

/// The outcome that all positions of a kind have, if they have the same.
std::optional<Outcome> outcomeOfKind(const Variant& variant, FindKind kind);

}  // namespace kotai::ui

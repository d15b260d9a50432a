// Texts for the aggregated tables and for the kinds of notable positions. The meaning of a kind may depend on
// the game.
#pragma once

#include <QString>
#include <string_view>

#include "core/analysis/published.h"
#include "core/game/position_kind.h"
#include "core/game/tier_graph.h"
#include "core/game/variant.h"

namespace kotai::ui {

/// Returns a name such as "Longest win in plies". Returns an id without a name unchanged.
QString figureName(std::string_view id, std::string_view gameId);
/// Returns a text about which positions a figure counts. Empty if the name is sufficient.
QString figureExplanation(std::string_view id, std::string_view gameId);
/// Returns a text about the boards in one figure of a paper: how many are solved, and how many agree.
QString boardsSentence(std::string_view gameId, const Agreement& boards);
/// Returns the number after a prefix, for example 5 for "mate-5". Empty if the id has no such prefix.
QString numberAfter(std::string_view id, std::string_view prefix);
/// Translates values that are not numbers, such as "loss 78" and "draw". Returns other values unchanged.
QString figureValueText(std::string_view text);

QString aggregateKeyName(std::string_view gameId, const AggregateKey& key);               ///< such as "by remaining steps"
QString aggregateAxisName(std::string_view gameId, const AggregateKey& key, bool mover);  ///< such as "Mover's remaining steps"

QString findKindName(const Variant& variant, FindKind kind);         ///< such as "Zugzwang"
QString findKindExplanation(const Variant& variant, FindKind kind);  ///< explains a kind in one or two sentences

}  // namespace kotai::ui

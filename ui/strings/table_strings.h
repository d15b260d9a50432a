// Texts for the aggregated tables and the kinds of notable positions. A kind may have another meaning in another game.
#pragma once

#include <QString>
#include <string_view>

#include "core/game/position_kind.h"
#include "core/game/tier_graph.h"
#include "core/game/variant.h"

namespace kotai::ui {

QString aggregateKeyName(std::string_view gameId, const AggregateKey& key);               ///< such as "by remaining steps"
QString aggregateAxisName(std::string_view gameId, const AggregateKey& key, bool mover);  ///< such as "Mover's remaining steps"

QString findKindName(const Variant& variant, FindKind kind);         ///< such as "Zugzwang"
QString findKindExplanation(const Variant& variant, FindKind kind);  ///< explains a kind in one or two sentences

}  // namespace kotai::ui

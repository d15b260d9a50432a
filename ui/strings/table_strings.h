// Texts for the aggregated tables: their names and axes.
#pragma once

#include <QString>
#include <string_view>

#include "core/game/tier_graph.h"

namespace kotai::ui {

QString aggregateKeyName(std::string_view gameId, const AggregateKey& key);               ///< such as "by remaining steps"
QString aggregateAxisName(std::string_view gameId, const AggregateKey& key, bool mover);  ///< such as "Mover's remaining steps"

}  // namespace kotai::ui

// Words for the aggregated tables: their names and what their axes count.
#pragma once

#include <QString>

#include "core/game/tier_space.h"

namespace kotai::ui {

QString aggregateKeyName(const AggregateKey& key);               ///< "by remaining steps"
QString aggregateAxisName(const AggregateKey& key, bool mover);  ///< "Mover's remaining steps"
/// What the columns of exported tables are called, e.g. "remaining": opponent_remaining, mover_remaining.
QString aggregateColumnWord(const AggregateKey& key);

}  // namespace kotai::ui

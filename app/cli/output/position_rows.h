// Positions of games with alternating moves as rows: outcome and distance apart, as they are computed with.
#pragma once

#include <string>
#include <vector>

#include "app/cli/output/row_writer.h"
#include "core/game/value.h"

namespace kotai::cli {

/// position, outcome, distance
const std::vector<RowColumn>& positionColumns();
void addPosition(RowWriter& rows, const std::string& position, Value value);

}  // namespace kotai::cli

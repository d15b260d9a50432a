#include "app/cli/output/position_rows.h"

#include <array>

#include "app/cli/base/format.h"

namespace kotai::cli {

const std::vector<RowColumn>& positionColumns() {
  static const std::vector<RowColumn> columns{
      {"position", "TEXT NOT NULL"}, {"outcome", "TEXT NOT NULL"}, {"distance", "INTEGER"}};
  return columns;
}

void addPosition(RowWriter& rows, const std::string& position, Value value) {
  const bool ends = value.outcome != Outcome::Draw;
  rows.add(std::array<RowCell, 3>{position, toText(value.outcome),
                                  ends ? RowCell(std::int64_t{value.distancePlies}) : RowCell(std::monostate{})});
}

}  // namespace kotai::cli

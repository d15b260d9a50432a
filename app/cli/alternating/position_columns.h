// The columns of a position in `export` and `find --out`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/output/row_writer.h"
#include "core/analysis/position_numbers.h"
#include "core/query/measure.h"

namespace kotai::cli {

/// Columns of a table of positions. Not thread-safe. Throws SolutionError if the values of moves cannot be
/// read.
class PositionColumns {
 public:
  /// \p names: the argument of --columns, with names separated by commas. An empty argument means position,
  /// outcome and distance. Throws UsageError and TextFailure.
  PositionColumns(const VariantPtr& variant, const std::string& names);

  const std::vector<RowColumn>& columns() const { return m_columns; }
  void add(RowWriter& rows, const Solution& solution, Location location, Value value);

 private:
  enum class ColumnKind : std::uint8_t { Rank, Position, Value, Outcome, Evaluation, Number };
  struct Column {
    ColumnKind kind = ColumnKind::Number;
    query::Sum number = {};
  };
  void addColumn(const std::string& name);
  RowCell cell(const Column& column, query::Measure& measure);

  VariantPtr m_variant;
  query::Vocabulary m_words{*m_variant};
  std::optional<PositionNumbers> m_numbers;  ///< numbering for the column `rank`; empty without that column
  std::vector<RowColumn> m_columns;
  std::vector<Column> m_requested;
  std::vector<RowCell> m_row;
  std::string m_position;
  std::string m_value;
};

}  // namespace kotai::cli

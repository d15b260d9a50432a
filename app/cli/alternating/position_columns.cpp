#include "app/cli/alternating/position_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/cli/alternating/asked_numbers.h"
#include "app/cli/base/option_values.h"
#include "core/players/judge.h"

namespace kotai::cli {

constexpr const char* defaultColumns = "position,outcome,distance";

/// Names of the columns that are not quantities of the query language, in the order of PositionColumns::ColumnKind.
constexpr std::array<std::string_view, 5> ownWords{"rank", "position", "value", "outcome", "evaluation"};

PositionColumns::PositionColumns(const VariantPtr& variant, const std::string& names) : m_variant(variant) {
  for (const std::string& name : namesIn("--columns", names.empty() ? defaultColumns : names)) addColumn(name);
}

void PositionColumns::addColumn(const std::string& name) {
  const auto* const own = std::ranges::find(ownWords, name);
  Column column{static_cast<ColumnKind>(own - ownWords.begin())};
  if (column.kind == ColumnKind::Number)
    column.number = parsePositionSum("--columns", m_variant, name, {ownWords.begin(), ownWords.end()});
  if (column.kind == ColumnKind::Rank && !m_numbers) m_numbers.emplace(m_variant->tierGraph());
  if (std::ranges::find(m_columns, name, &RowColumn::name) != m_columns.end())
    throw UsageError(fmt::format("--columns: {} is given twice", name));
  const bool isText =
      column.kind == ColumnKind::Position || column.kind == ColumnKind::Value || column.kind == ColumnKind::Outcome;
  const bool isReal = column.kind == ColumnKind::Evaluation;
  m_columns.push_back({name, isText ? "TEXT NOT NULL" : isReal ? "REAL" : "INTEGER"});
  m_requested.push_back(std::move(column));
}

void PositionColumns::add(RowWriter& rows, const Solution& solution, Location location, Value value) {
  query::Measure measure(solution, m_words, location, value);
  m_row.clear();
  for (const Column& column : m_requested) m_row.push_back(cell(column, measure));
  rows.add(m_row);
}

RowCell PositionColumns::cell(const Column& column, query::Measure& measure) {
  switch (column.kind) {
    case ColumnKind::Rank: return static_cast<std::int64_t>(m_numbers->numberOf(measure.location()));
    case ColumnKind::Position: return m_position = m_variant->formatPosition(measure.position());
    case ColumnKind::Value: return m_value = toText(measure.value());
    case ColumnKind::Outcome: return toText(measure.value().outcome);
    case ColumnKind::Evaluation: return evaluation(*m_variant, measure.position());
    case ColumnKind::Number: break;
  }
  const auto number = measure.number(column.number);
  return number ? RowCell(*number) : RowCell(std::monostate{});
}

}  // namespace kotai::cli

// Writes rows for other programs, in the formats of `export`.
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "app/cli/output/row_database.h"

namespace kotai::cli {

using RowColumn = RowDatabase::Column;
/// Cell of a row. The text of the cell must remain valid until add() returns.
using RowCell = RowDatabase::Cell;

class RowWriter {
 public:
  virtual ~RowWriter() = default;
  /// Adds a row with one cell per column.
  virtual void add(std::span<const RowCell> row) = 0;
  virtual void finish() = 0;
};

/// Returns a writer of CSV. The first line contains the column names. Non-integers have six decimals.
std::unique_ptr<RowWriter> csvRows(std::FILE* file, const std::vector<RowColumn>& columns);
/// Returns a writer of a JSON array with one object per row, each on its own line. Omits cells without a value.
std::unique_ptr<RowWriter> jsonRows(std::FILE* file, const std::vector<RowColumn>& columns);
/// Returns a writer of the objects of jsonRows(), one per line, without the array.
std::unique_ptr<RowWriter> jsonLineRows(std::FILE* file, const std::vector<RowColumn>& columns);
std::unique_ptr<RowWriter> sqliteRows(const std::filesystem::path& file, const std::vector<RowColumn>& columns,
                                      const RowDatabase::Facts& facts);

}  // namespace kotai::cli

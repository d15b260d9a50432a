// Output file and format of `export` and `find`.
#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/output/row_writer.h"
#include "app/cli/output/table_rows.h"

namespace kotai::cli {

enum class ExportFormat { Csv, JsonArray, JsonLines, Sqlite, Numpy };

inline constexpr const char* gamesFormat = "games";

/// Values of `--format`, in the order of ExportFormat.
const std::vector<std::string>& exportFormats();
/// Formats of rows, which have columns: all but the last.
const std::vector<std::string>& rowFormats();
/// Whether something else than lines or one JSON document on stdout was asked for.
bool writesRows(const FileArguments& arguments);
/// Besides these formats `find` knows "games": a game that begins with each position.
bool writesGames(const FileArguments& arguments);
/// Returns the format asked for, otherwise the one of the file's ending, otherwise CSV. Throws UsageError for a name that says
/// another format, or one that is not known.
ExportFormat exportFormat(const Context& context, const FileArguments& arguments);

/// Description of an export, written beside its rows.
struct ExportedRows {
  std::string variantId;
  std::string counting;  ///< which positions they are
  std::vector<RowColumn> columns;
};

/// Calls write(rows) for stdout, or for a file that appears complete or not at all. Throws Failure, and UsageError for a
/// database on stdout.
int exportRows(const FileArguments& arguments, ExportFormat format, const ExportedRows& what,
               const std::function<void(RowWriter&)>& write);
/// Throws UsageError for a database or an array: tables are too small for one.
int exportTable(const FileArguments& arguments, ExportFormat format, const std::function<TableRows()>& table);

/// Calls write(file) with stdout, or with a file that appears complete or not at all. Throws Failure.
int exportTo(const std::string& outFile, const std::function<void(std::FILE*)>& write);

}  // namespace kotai::cli

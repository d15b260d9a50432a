// Output file, format and progress of `export` and `find`.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/row_writer.h"
#include "app/cli/output/table_rows.h"

namespace kotai::cli {

enum class ExportFormat { Csv, JsonArray, JsonLines, Sqlite, Numpy };

inline constexpr const char* gamesFormat = "games";

/// Returns the arguments of `--format`, in the order of ExportFormat.
const std::vector<std::string>& exportFormats();
/// Returns the arguments of `--format` that write rows and columns. Only the last format has no rows.
const std::vector<std::string>& rowFormats();
/// Returns whether the arguments request a file, a format or columns, instead of the usual output on stdout.
bool writesRows(const FileArguments& arguments);
/// Returns whether the format is "games", with one game file per position. Only `find` supports this format.
bool writesGames(const FileArguments& arguments);
/// Returns the requested format. If no format is requested, returns the format of the file's suffix, otherwise
/// JSON with --json, otherwise CSV. Throws UsageError if the suffix is unknown and no format is requested, or
/// if format and suffix contradict each other.
ExportFormat exportFormat(const Context& context, const FileArguments& arguments);

/// Description of an export, which is written in addition to the rows.
struct ExportedRows {
  std::string variantId;
  std::string counting;  ///< kind of counted positions
  std::vector<RowColumn> columns;
};

/// Calls write(rows) for stdout, or for a file that appears complete or not at all. Returns the exit code. Throws
/// Failure, and UsageError if a database is requested on stdout.
int exportRows(const FileArguments& arguments, ExportFormat format, const ExportedRows& what,
               const std::function<void(RowWriter&)>& write);
/// Writes a table, and returns the exit code. Throws UsageError for the formats `sqlite` and `npy`, which are
/// only for exports of all values.
int exportTable(const FileArguments& arguments, ExportFormat format, const std::function<TableRows()>& table);

/// Calls write(file) with stdout or a file that appears complete or not at all. Returns the exit code. Throws Failure.
int exportTo(const std::string& outFile, const std::function<void(std::FILE*)>& write);

Json askedFor(const FindArguments& options);
/// Describes the request, such as "zugzwang and moves = 2".
std::string wordsOf(const FindArguments& options);

/// Progress of an export. Shows nothing if the rows themselves are written to the terminal.
class ExportProgress {
 public:
  /// \p positions: number of positions to write.
  ExportProgress(const Context& context, const FileArguments& arguments, std::uint64_t positions);
  void report(std::uint64_t written);

 private:
  std::optional<ProgressLine> m_line;
  Pace m_pace;
  std::uint64_t m_positions;
};

}  // namespace kotai::cli

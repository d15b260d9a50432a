#include "app/cli/output/export_file.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <string_view>
#include <system_error>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/output_file.h"
#include "core/base/words.h"

namespace kotai::cli {

struct Ending {
  const char* text;
  ExportFormat format;
};

constexpr std::array endings{Ending{".csv", ExportFormat::Csv},          Ending{".npy", ExportFormat::Numpy},
                             Ending{".json", ExportFormat::JsonArray},   Ending{".jsonl", ExportFormat::JsonLines},
                             Ending{".ndjson", ExportFormat::JsonLines}, Ending{".sqlite", ExportFormat::Sqlite},
                             Ending{".sqlite3", ExportFormat::Sqlite}};

static std::vector<std::string_view> endingTexts() {
  std::vector<std::string_view> texts;
  for (const Ending& each : endings) texts.emplace_back(each.text);
  return texts;
}

/// Returns the suffix of a file in lower case, because "X.JSON" is a JSON file, too.
static std::string endingOf(const std::string& file) { return lowerCase(std::filesystem::path(file).extension().string()); }

static std::string dayInUtc() { return fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time(nullptr))); }

static RowDatabase::Facts factsOf(const ExportedRows& what) {
  return {
      {"variant", what.variantId}, {"program", "kotai-cli " KOTAI_VERSION}, {"counting", what.counting}, {"date", dayInUtc()}};
}

static std::unique_ptr<RowWriter> textRows(std::FILE* file, ExportFormat format, const std::vector<RowColumn>& columns) {
  if (format == ExportFormat::JsonArray) return jsonRows(file, columns);
  return format == ExportFormat::JsonLines ? jsonLineRows(file, columns) : csvRows(file, columns);
}

static int exportDatabase(const std::string& outFile, const ExportedRows& what, const std::function<void(RowWriter&)>& write) {
  if (outFile.empty()) throw UsageError("--format sqlite needs a file: add --out FILE");
  OutputFile file(outFile);
  if (!file.part()) throw UsageError(fmt::format("--out {}: a database needs an ordinary file", outFile));
  try {
    const auto rows = sqliteRows(*file.part(), what.columns, factsOf(what));
    write(*rows);
    rows->finish();
  } catch (const RowDatabaseError& error) {
    throw Failure(fmt::format("{} cannot be written: {}; choose another file with --out", outFile, error.what()));
  }
  file.commit();
  return exitDone;
}

static void writeTable(std::FILE* file, ExportFormat format, const TableRows& table) {
  if (format == ExportFormat::Csv) return fmt::print(file, "{}", table.csv());
  const Json json = toJson(table);
  if (format == ExportFormat::JsonArray) return fmt::print(file, "{}\n", json.dump(2));
  for (const Json& row : json) fmt::print(file, "{}\n", row.dump());
}

Json askedFor(const FindArguments& options) {
  Json asked = Json::object();
  if (!options.where.empty()) asked["where"] = options.where;
  if (!options.kind.empty()) asked["kind"] = options.kind;
  return asked;
}

std::string wordsOf(const FindArguments& options) {
  std::string words = options.kind;
  if (options.number) words += fmt::format(" {}", *options.number);
  if (!options.where.empty()) words += (words.empty() ? "" : " and ") + options.where;
  return words;
}

ExportProgress::ExportProgress(const Context& context, const FileArguments& arguments, std::uint64_t positions)
    : m_positions(positions) {
  if (!arguments.outFile.empty() || ::isatty(STDOUT_FILENO) == 0) m_line.emplace(context.showsProgress());
  m_pace.begin(0, Pace::Clock::now());
}

void ExportProgress::report(std::uint64_t written) {
  if (!m_line || !m_line->due()) return;
  const double share = m_positions > 0 ? static_cast<double>(written) / static_cast<double>(m_positions) : 0;
  m_line->show(fmt::format("{:3.0f} %  {} of {} positions written{}", 100 * share, grouped(written), grouped(m_positions),
                           m_pace.text(written, m_positions, "positions", Pace::Clock::now())));
}

const std::vector<std::string>& rowFormats() {
  static const std::vector<std::string> names{"csv", "json", "jsonl", "sqlite"};
  return names;
}

const std::vector<std::string>& exportFormats() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = rowFormats();
    all.emplace_back("npy");
    return all;
  }();
  return names;
}

bool writesRows(const FileArguments& arguments) {
  return !arguments.format.empty() || !arguments.outFile.empty() || !arguments.columns.empty();
}

bool writesGames(const FileArguments& arguments) {
  if (!arguments.format.empty()) return arguments.format == gamesFormat;
  return endingOf(arguments.outFile) == ".kotaigame";
}

ExportFormat exportFormat(const Context& context, const FileArguments& arguments) {
  const std::vector<std::string>& names = exportFormats();
  const std::string ending = endingOf(arguments.outFile);
  const auto* const known = std::ranges::find(endings, ending, &Ending::text);
  const std::string file = pathText(arguments.outFile);
  if (arguments.format.empty()) {
    if (known != endings.end()) return known->format;
    if (!ending.empty())
      throw UsageError(fmt::format("--out {}: no format has the extension {}; expected one of: {}; or use --format", file, ending,
                                   fmt::join(endingTexts(), " ")));
    return context.json ? ExportFormat::JsonArray : ExportFormat::Csv;
  }
  const auto format = static_cast<ExportFormat>(std::ranges::find(names, arguments.format) - names.begin());
  if (known != endings.end() && known->format != format)
    throw UsageError(fmt::format("--format {} contradicts the file name {}", arguments.format, file));
  return format;
}

int exportRows(const FileArguments& arguments, ExportFormat format, const ExportedRows& what,
               const std::function<void(RowWriter&)>& write) {
  if (format == ExportFormat::Sqlite) return exportDatabase(arguments.outFile, what, write);
  if (format == ExportFormat::Numpy)
    throw UsageError(
        "npy is one array with the values of all positions of a game in which the players alternate: export "
        "without --columns and --by writes it");
  return exportTo(arguments.outFile, [&](std::FILE* file) {
    const auto rows = textRows(file, format, what.columns);
    write(*rows);
    rows->finish();
  });
}

int exportTable(const FileArguments& arguments, ExportFormat format, const std::function<TableRows()>& table) {
  if (format == ExportFormat::Sqlite || format == ExportFormat::Numpy)
    throw UsageError(
        "--by writes a table, which needs --format csv, json or jsonl; a database or an array holds all values, without --by");
  return exportTo(arguments.outFile, [&](std::FILE* file) { writeTable(file, format, table()); });
}

int exportTo(const std::string& outFile, const std::function<void(std::FILE*)>& write) {
  if (outFile.empty()) {
    write(stdout);
    return exitDone;
  }
  OutputFile file(outFile);
  try {
    write(file.stream());
  } catch (const std::system_error& error) {
    throw Failure(fmt::format("{} cannot be written: {}; choose another file with --out", outFile, error.code().message()));
  }
  file.commit();
  return exitDone;
}

}  // namespace kotai::cli

#include "app/cli/output/row_writer.h"

#include <fmt/format.h>

#include "app/cli/base/format.h"

namespace kotai::cli {

/// Quotes the text if it contains a comma, a quotation mark or a line feed.
static std::string csvField(std::string_view text) {
  if (text.find_first_of(",\"\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
}

struct CsvCell {
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(std::string_view text) const { return csvField(text); }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(double number) const { return sixDecimals(number); }
};

class CsvRows : public RowWriter {
 public:
  CsvRows(std::FILE* file, const std::vector<RowColumn>& columns) : m_file(file) {
    std::string line;
    for (const RowColumn& column : columns) line += (line.empty() ? "" : ",") + column.name;
    fmt::print(m_file, "{}\n", line);
  }
  void add(std::span<const RowCell> row) override {
    m_line.clear();
    for (const RowCell& cell : row) {
      m_line += std::visit(CsvCell{}, cell);
      m_line += &cell == &row.back() ? '\n' : ',';
    }
    fmt::print(m_file, "{}", m_line);
  }
  void finish() override {}

 private:
  std::FILE* const m_file;
  std::string m_line;
};

struct JsonCell {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(std::string_view text) const { return text; }
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(double number) const { return number; }
};

static std::string objectText(const std::vector<RowColumn>& columns, std::span<const RowCell> row) {
  Json object = Json::object();
  for (std::size_t place = 0; place < row.size(); ++place)
    if (!std::holds_alternative<std::monostate>(row[place])) object[columns[place].name] = std::visit(JsonCell{}, row[place]);
  return object.dump();
}

/// Writes complete rows only, so that an exception leaves no incomplete line.
class JsonArrayRows : public RowWriter {
 public:
  JsonArrayRows(std::FILE* file, std::vector<RowColumn> columns) : m_file(file), m_columns(std::move(columns)) {}
  ~JsonArrayRows() override {
    if (m_begun && !m_finished) std::fputc('\n', m_file);
  }
  JsonArrayRows(const JsonArrayRows&) = delete;
  JsonArrayRows& operator=(const JsonArrayRows&) = delete;
  void add(std::span<const RowCell> row) override {
    fmt::print(m_file, "{}{}", m_begun ? ",\n" : "[\n", objectText(m_columns, row));
    m_begun = true;
  }
  void finish() override {
    fmt::print(m_file, "{}]\n", m_begun ? "\n" : "[");
    m_finished = true;
  }

 private:
  std::FILE* const m_file;
  const std::vector<RowColumn> m_columns;
  bool m_begun = false;
  bool m_finished = false;
};

class JsonLineRows : public RowWriter {
 public:
  JsonLineRows(std::FILE* file, std::vector<RowColumn> columns) : m_file(file), m_columns(std::move(columns)) {}
  void add(std::span<const RowCell> row) override { fmt::print(m_file, "{}\n", objectText(m_columns, row)); }
  void finish() override {}

 private:
  std::FILE* const m_file;
  const std::vector<RowColumn> m_columns;
};

class SqliteRows : public RowWriter {
 public:
  SqliteRows(const std::filesystem::path& file, const std::vector<RowColumn>& columns, const RowDatabase::Facts& facts)
      : m_database(file, "positions", columns, facts) {}
  void add(std::span<const RowCell> row) override { m_database.add(row); }
  void finish() override { m_database.finish(); }

 private:
  RowDatabase m_database;
};

std::unique_ptr<RowWriter> csvRows(std::FILE* file, const std::vector<RowColumn>& columns) {
  return std::make_unique<CsvRows>(file, columns);
}

std::unique_ptr<RowWriter> jsonRows(std::FILE* file, const std::vector<RowColumn>& columns) {
  return std::make_unique<JsonArrayRows>(file, columns);
}

std::unique_ptr<RowWriter> jsonLineRows(std::FILE* file, const std::vector<RowColumn>& columns) {
  return std::make_unique<JsonLineRows>(file, columns);
}

std::unique_ptr<RowWriter> sqliteRows(const std::filesystem::path& file, const std::vector<RowColumn>& columns,
                                      const RowDatabase::Facts& facts) {
  return std::make_unique<SqliteRows>(file, columns, facts);
}

}  // namespace kotai::cli

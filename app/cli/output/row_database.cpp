#include "app/cli/output/row_database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>

namespace kotai::cli {

namespace {

/// Binds a cell; its text need only last until the row is stepped over.
struct Bind {
  sqlite3_stmt* statement;
  int place;

  int operator()(std::monostate) const { return sqlite3_bind_null(statement, place); }
  int operator()(std::string_view text) const {
    return sqlite3_bind_text64(statement, place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, place, number); }
  int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
};

/// There is something to close even after a failure.
sqlite3* opened(const std::filesystem::path& file) {
  sqlite3* database = nullptr;
  const int result =
      sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  if (result == SQLITE_OK) return database;
  sqlite3_close(database);
  throw RowDatabaseError(sqlite3_errstr(result));
}

}  // namespace

struct RowDatabase::Impl {
  explicit Impl(const std::filesystem::path& file) : database(opened(file)) {
    // Nobody else has the file, and an unfinished one is thrown away: there is nothing to roll back to. Large pages, since it is
    // written from end to end.
    for (const char* const pragma :
         {"PRAGMA page_size = 65536", "PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF", "PRAGMA locking_mode = EXCLUSIVE"})
      run(pragma);
    run("BEGIN");
  }

  void check(int result) const {
    if (result != SQLITE_OK && result != SQLITE_DONE) throw RowDatabaseError(sqlite3_errmsg(database.get()));
  }
  void run(const std::string& statement) const {
    check(sqlite3_exec(database.get(), statement.c_str(), nullptr, nullptr, nullptr));
  }
  void createTable(std::string_view name, const std::vector<Column>& columns) const {
    std::vector<std::string> parts;
    for (const Column& column : columns) parts.push_back(column.name + ' ' + column.type);
    run(fmt::format("CREATE TABLE {} ({})", name, fmt::join(parts, ", ")));
  }
  void prepareInsert(std::string_view name, std::size_t columns) {
    const std::vector<std::string_view> places(columns, "?");
    const std::string text = fmt::format("INSERT INTO {} VALUES ({})", name, fmt::join(places, ", "));
    sqlite3_stmt* made = nullptr;
    check(sqlite3_prepare_v2(database.get(), text.c_str(), static_cast<int>(text.size()), &made, nullptr));
    insert.reset(made);
  }

  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3, Close> database;
  std::unique_ptr<sqlite3_stmt, Close> insert;  // gone before the database
};

RowDatabase::RowDatabase(const std::filesystem::path& file, std::string_view table, const std::vector<Column>& columns,
                         const Facts& facts)
    : m_impl(std::make_unique<Impl>(file)) {
  m_impl->createTable("about", {{"key", "TEXT PRIMARY KEY"}, {"value", "TEXT NOT NULL"}});
  m_impl->prepareInsert("about", 2);
  for (const auto& [key, value] : facts) add(std::array<Cell, 2>{std::string_view(key), std::string_view(value)});
  m_impl->createTable(table, columns);
  m_impl->prepareInsert(table, columns.size());
}

RowDatabase::~RowDatabase() = default;

void RowDatabase::add(std::span<const Cell> row) {
  sqlite3_stmt* const insert = m_impl->insert.get();
  int place = 0;
  for (const Cell& cell : row) m_impl->check(std::visit(Bind{insert, ++place}, cell));
  sqlite3_step(insert);
  m_impl->check(sqlite3_reset(insert));  // tells what the step came to
}

void RowDatabase::finish() {
  m_impl->insert.reset();
  m_impl->run("COMMIT");
}

std::string sqliteLibraryVersion() { return sqlite3_libversion(); }

}  // namespace kotai::cli

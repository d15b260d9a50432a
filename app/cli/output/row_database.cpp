#include "app/cli/output/row_database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>

namespace kotai::cli {

/// Number of rows per statement. Starting and finishing a statement costs as much as a row.
constexpr std::size_t rowsAtOnce = 64;

/// Opens the database. The caller must close the handle even after a failure.
static sqlite3* opened(const std::filesystem::path& file) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);  // unneeded statistics would lock a mutex for every allocation
  sqlite3* database = nullptr;
  const int result =
      sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  if (result == SQLITE_OK) return database;
  sqlite3_close(database);
  throw RowDatabaseError(sqlite3_errstr(result));
}

struct RowDatabase::Impl {
  struct BufferedText {
    std::size_t begin = 0;
    std::size_t size = 0;
  };
  using BufferedCell = std::variant<std::monostate, BufferedText, std::int64_t, double>;

  /// Visitor that copies a cell until its row is inserted.
  struct Hold {
    std::string& texts;

    BufferedCell operator()(std::string_view text) const {
      const BufferedText held{texts.size(), text.size()};
      texts += text;
      return held;
    }
    template <class Number>
    BufferedCell operator()(Number number) const {
      return number;
    }
  };

  /// Visitor that binds a cell. Text must remain valid until the row has been inserted.
  struct Bind {
    sqlite3_stmt* statement;
    int place;
    const std::string& texts;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, place); }
    int operator()(BufferedText text) const {
      return sqlite3_bind_text64(statement, place, texts.data() + text.begin, text.size, SQLITE_STATIC, SQLITE_UTF8);
    }
    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, place, number); }
    int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
  };

  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

  explicit Impl(const std::filesystem::path& file) : database(opened(file)) {
    // No rollback is needed, because no other program uses the file and an unfinished file is discarded. Large pages suit
    // sequential writing.
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
  Statement prepared(std::string_view name, std::size_t columns, std::size_t rows) const {
    const std::vector<std::string_view> places(columns, "?");
    const std::vector<std::string> row(rows, fmt::format("({})", fmt::join(places, ", ")));
    const std::string text = fmt::format("INSERT INTO {} VALUES {}", name, fmt::join(row, ", "));
    sqlite3_stmt* made = nullptr;
    check(sqlite3_prepare_v2(database.get(), text.c_str(), static_cast<int>(text.size()), &made, nullptr));
    return Statement(made);
  }
  void insertInto(std::string_view name, std::size_t columns) {
    insertOne = prepared(name, columns, 1);
    insertMany = prepared(name, columns, rowsAtOnce);
    rowCells = columns;
  }
  void insert(sqlite3_stmt* statement, std::span<const BufferedCell> row) const {
    int place = 0;
    for (const BufferedCell& cell : row) check(std::visit(Bind{statement, ++place, texts}, cell));
    sqlite3_step(statement);
    check(sqlite3_reset(statement));  // reports an error of sqlite3_step()
  }
  void insertBuffered() {
    const std::span<const BufferedCell> all(cells);
    if (all.size() == rowsAtOnce * rowCells)
      insert(insertMany.get(), all);
    else
      for (std::size_t first = 0; first < all.size(); first += rowCells) insert(insertOne.get(), all.subspan(first, rowCells));
    cells.clear();
    texts.clear();
  }

  std::unique_ptr<sqlite3, Close> database;
  Statement insertOne;  // must be destroyed before the database
  Statement insertMany;
  std::size_t rowCells = 0;
  std::vector<BufferedCell> cells;  // cells of rows to be inserted
  std::string texts;                // texts of `cells`
};

RowDatabase::RowDatabase(const std::filesystem::path& file, std::string_view table, const std::vector<Column>& columns,
                         const Facts& facts)
    : m_impl(std::make_unique<Impl>(file)) {
  m_impl->createTable("about", {{"key", "TEXT PRIMARY KEY"}, {"value", "TEXT NOT NULL"}});
  m_impl->insertInto("about", 2);
  for (const auto& [key, value] : facts) add(std::array<Cell, 2>{std::string_view(key), std::string_view(value)});
  m_impl->insertBuffered();
  m_impl->createTable(table, columns);
  m_impl->insertInto(table, columns.size());
}

RowDatabase::~RowDatabase() = default;

void RowDatabase::add(std::span<const Cell> row) {
  for (const Cell& cell : row) m_impl->cells.push_back(std::visit(Impl::Hold{m_impl->texts}, cell));
  if (m_impl->cells.size() == rowsAtOnce * m_impl->rowCells) m_impl->insertBuffered();
}

void RowDatabase::finish() {
  m_impl->insertBuffered();
  m_impl->insertOne.reset();
  m_impl->insertMany.reset();
  m_impl->run("COMMIT");
}

std::string sqliteLibraryVersion() { return sqlite3_libversion(); }

}  // namespace kotai::cli

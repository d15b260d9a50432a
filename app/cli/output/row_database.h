// An SQLite database with a table of rows and a table of facts, for other programs. Rows are added one by one
// in a single transaction.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kotai::cli {

/// An error with the message of SQLite.
struct RowDatabaseError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Writer of the database. The file is invalid until finish() returns, so callers write to a temporary name and
/// then rename the file. Every function throws RowDatabaseError. Uses SQLite directly, because the command line
/// does not use Qt.
class RowDatabase {
 public:
  using Cell = std::variant<std::monostate, std::string_view, std::int64_t, double>;
  struct Column {
    std::string name;
    std::string type;  ///< SQLite type: TEXT, INTEGER or REAL
  };
  using Facts = std::vector<std::pair<std::string, std::string>>;

  /// \p file must be empty or missing. \p facts: rows of a second table, about(key, value).
  RowDatabase(const std::filesystem::path& file, std::string_view table, const std::vector<Column>& columns, const Facts& facts);
  ~RowDatabase();
  RowDatabase(const RowDatabase&) = delete;
  RowDatabase& operator=(const RowDatabase&) = delete;

  /// Adds a row with one cell per column.
  void add(std::span<const Cell> row);
  void finish();

 private:
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

/// Returns the version of the SQLite library, such as "3.40.1".
std::string sqliteLibraryVersion();

}  // namespace kotai::cli

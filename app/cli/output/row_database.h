// An SQLite database of one table, for other programs: its rows are added one after the other, in one transaction.
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

/// Error message of SQLite.
struct RowDatabaseError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Without finish() the file is invalid: write it beside its place and rename it. Everything throws RowDatabaseError. Uses
/// SQLite's own library, because the command line does not use Qt.
class RowDatabase {
 public:
  using Cell = std::variant<std::monostate, std::string_view, std::int64_t, double>;
  struct Column {
    std::string name;
    std::string type;  ///< TEXT, INTEGER or REAL
  };
  using Facts = std::vector<std::pair<std::string, std::string>>;

  /// \p file must be empty or missing. \p facts: rows of a second table, about(key, value).
  RowDatabase(const std::filesystem::path& file, std::string_view table, const std::vector<Column>& columns, const Facts& facts);
  ~RowDatabase();
  RowDatabase(const RowDatabase&) = delete;
  RowDatabase& operator=(const RowDatabase&) = delete;

  /// One cell per column.
  void add(std::span<const Cell> row);
  void finish();

 private:
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

/// "3.40.1": version of the writing library.
std::string sqliteLibraryVersion();

}  // namespace kotai::cli

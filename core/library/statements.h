// Runs statements on the library. If the database fails, the result is empty.
#pragma once

#include <type_traits>
#include <vector>

#include "core/catalogue/migration.h"
#include "core/catalogue/store.h"
#include "core/library/library_database.h"

namespace kotai::library {

/// Returns the result of \p run, or an empty result if the database fails.
template <typename Run>
std::invoke_result_t<Run> orEmpty(Run run) {
  try {
    return run();
  } catch (const catalogue::StoreError&) {
    return {};
  }
}

/// Returns the results of \p read for all rows of a query.
template <typename Read>
std::vector<std::invoke_result_t<Read, const QSqlQuery&>> rowsOf(LibraryDatabase& database, const QString& statement,
                                                                 const QVariantList& values, Read read) {
  return orEmpty([&] {
    std::vector<std::invoke_result_t<Read, const QSqlQuery&>> rows;
    QSqlQuery query = catalogue::execute(database.open(), statement, values);
    while (query.next()) rows.push_back(read(query));
    return rows;
  });
}

/// Returns the first column of all rows of a query as texts.
inline std::vector<std::string> textsOf(LibraryDatabase& database, const QString& statement, const QVariantList& values = {}) {
  return rowsOf(database, statement, values, [](const QSqlQuery& row) { return row.value(0).toByteArray().toStdString(); });
}

/// Runs a statement that changes the library. Returns whether the change was stored.
inline bool change(LibraryDatabase& database, const QString& statement, const QVariantList& values) {
  return orEmpty([&] { return catalogue::execute(database.openToWrite(), statement, values).isActive(); });
}

/// Runs \p change in one transaction and returns its result.
template <typename Change>
std::invoke_result_t<Change, const QSqlDatabase&> inTransaction(LibraryDatabase& library, Change change) {
  return orEmpty([&] {
    const QSqlDatabase database = library.openToWrite();
    catalogue::Transaction transaction(database);
    auto result = change(database);
    transaction.done();
    return result;
  });
}

}  // namespace kotai::library

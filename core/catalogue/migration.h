// Shared set-up of every database: pragmas, table versions, transactions.
#pragma once

#include <QStringList>

#include "core/catalogue/connection.h"

namespace kotai::catalogue {

/// Database transaction. done() commits the transaction. Otherwise, the destructor rolls it back.
class Transaction {
 public:
  explicit Transaction(const QSqlDatabase& database);  ///< begins the transaction; throws StoreError
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void done();  ///< commits the transaction; throws StoreError

 private:
  QSqlDatabase m_database;
  bool m_done = false;
};

/// Checks a database. Throws StoreError with `damaged` if SQLite's check finds a fault, or if there are triggers or views. Our
/// databases have none, and foreign triggers would run during our queries.
void checkIntegrity(const QSqlDatabase& database);

/// Returns the version of the tables (PRAGMA user_version). Throws StoreError.
int tableVersion(const QSqlDatabase& database);

/// Migrates the tables to \p newestVersion (PRAGMA user_version), step by step. \p statements(v) migrates from version v to v +
/// 1. Throws StoreError: `newer` for a database of a newer program, `damaged` for a negative version.
void migrate(const QSqlDatabase& database, int newestVersion, QStringList (*statements)(int fromVersion));

}  // namespace kotai::catalogue

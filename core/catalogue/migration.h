// Shared set-up of every database: pragmas, table versions, transactions.
#pragma once

#include <QStringList>

#include "core/catalogue/connection.h"

namespace kotai::catalogue {

/// A transaction that done() commits. Otherwise the destructor rolls it back.
class Transaction {
 public:
  explicit Transaction(const QSqlDatabase& database);  ///< throws StoreError
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void done();  ///< throws StoreError

 private:
  QSqlDatabase m_database;
  bool m_done = false;
};

/// Checks a database. Throws StoreError, `damaged`, if the database's own check finds a fault, or if it contains triggers or
/// views. Our databases have none, and they would run when we read or write.
void checkIntegrity(const QSqlDatabase& database);

/// Returns the version of the tables (PRAGMA user_version). Throws StoreError.
int tableVersion(const QSqlDatabase& database);

/// Migrates the tables to \p newestVersion (PRAGMA user_version), step by step. \p statements lead from each version to the
/// next. Throws StoreError: `newer` for a database of a newer program, `damaged` for a version below zero.
void migrate(const QSqlDatabase& database, int newestVersion, QStringList (*statements)(int fromVersion));

}  // namespace kotai::catalogue

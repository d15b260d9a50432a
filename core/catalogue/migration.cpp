#include "core/catalogue/migration.h"

#include "core/catalogue/store.h"

namespace kotai::catalogue {

int tableVersion(const QSqlDatabase& database) {
  QSqlQuery query = execute(database, QStringLiteral("PRAGMA user_version"));
  return query.next() ? query.value(0).toInt() : 0;
}

Transaction::Transaction(const QSqlDatabase& database) : m_database(database) {
  execute(m_database, QStringLiteral("BEGIN IMMEDIATE"));
}

Transaction::~Transaction() {
  if (!m_done) QSqlQuery(QStringLiteral("ROLLBACK"), m_database);
}

void Transaction::done() {
  execute(m_database, QStringLiteral("COMMIT"));
  m_done = true;
}

void checkIntegrity(const QSqlDatabase& database) {
  QSqlQuery programs = execute(database, QStringLiteral("SELECT 1 FROM sqlite_schema WHERE type IN ('trigger', 'view') LIMIT 1"));
  if (programs.next()) throw StoreError{true, false};
  programs.finish();
  QSqlQuery query = execute(database, QStringLiteral("PRAGMA quick_check(1)"));
  if (!query.next() || query.value(0).toString() != QLatin1String("ok")) throw StoreError{true, false};
}

void migrate(const QSqlDatabase& database, int newestVersion, QStringList (*statements)(int fromVersion)) {
  const int found = tableVersion(database);
  if (found > newestVersion) throw StoreError{false, true};
  if (found < 0) throw StoreError{true, false};  // otherwise migration would take hours: up to 2^31 steps to the first version
  Transaction transaction(database);
  // Checks again, because another program may have migrated the tables in the meantime.
  for (int version = tableVersion(database); version < newestVersion; ++version) {
    for (const QString& statement : statements(version)) execute(database, statement);
    execute(database, QStringLiteral("PRAGMA user_version = %1").arg(version + 1));
  }
  transaction.done();
}

}  // namespace kotai::catalogue

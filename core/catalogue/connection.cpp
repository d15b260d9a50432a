#include "core/catalogue/connection.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <atomic>
#include <vector>

#include "core/catalogue/store.h"

namespace kotai::catalogue {

/// The connections of one thread. The thread closes the connections when it ends.
struct ThreadConnections {
  std::vector<QString> names;
  ~ThreadConnections() {
    // Threads of a pool end with the program, when Qt SQL may already be destroyed.
    if (QCoreApplication::instance() == nullptr) return;
    for (const QString& name : names) QSqlDatabase::removeDatabase(name);
  }
};

static ThreadConnections& threadConnections() {
  thread_local ThreadConnections connections;
  return connections;
}

static StoreError storeError(const QSqlError& error) {
  constexpr int wrongTables = 1;    // SQLITE_ERROR: a statement that does not match the existing tables
  constexpr int corrupt = 11;       // SQLITE_CORRUPT
  constexpr int notADatabase = 26;  // SQLITE_NOTADB
  const int code = error.nativeErrorCode().toInt() & 0xff;
  return {code == wrongTables || code == corrupt || code == notADatabase, false};
}

static QString frozenName(const QString& file) {
  QUrl name = QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath());
  name.setQuery(QStringLiteral("immutable=1"));
  return QString::fromLatin1(name.toEncoded());
}

static int nextNumber() {
  static std::atomic<int> number{0};
  return number++;
}

ConnectionSource::ConnectionSource(QString file, Access access)
    : m_file(std::move(file)), m_access(access), m_number(nextNumber()) {}

QString ConnectionSource::connectionName() const {
  const auto thread = reinterpret_cast<quintptr>(QThread::currentThreadId());
  return QStringLiteral("kotai-catalogue-%1-%2").arg(m_number).arg(thread, 0, 16);
}

QSqlDatabase ConnectionSource::forThisThread() const {
  if (QCoreApplication::instance() == nullptr) throw StoreError{};  // Qt finds no SQL driver without an application object
  const QString name = connectionName();
  if (QSqlDatabase::contains(name)) return QSqlDatabase::database(name);

  QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
  threadConnections().names.push_back(name);
  database.setDatabaseName(m_access == Access::Frozen ? frozenName(m_file) : m_file);
  if (m_access == Access::Read) database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
  if (m_access == Access::Frozen) database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
  try {
    if (!database.open()) throw storeError(database.lastError());
    execute(database, QStringLiteral("PRAGMA foreign_keys = ON"));
    // The file may come from an untrusted source, so only harmless functions are allowed, and pages are checked before they are
    // used.
    execute(database, QStringLiteral("PRAGMA trusted_schema = OFF"));
    execute(database, QStringLiteral("PRAGMA cell_size_check = ON"));
    execute(database, QStringLiteral("PRAGMA synchronous = NORMAL"));
  } catch (const StoreError&) {
    database = QSqlDatabase();
    closeInThisThread();
    throw;
  }
  return database;
}

void ConnectionSource::closeInThisThread() const {
  const QString name = connectionName();
  if (!QSqlDatabase::contains(name)) return;
  QSqlDatabase::removeDatabase(name);
  std::erase(threadConnections().names, name);
}

QSqlQuery execute(const QSqlDatabase& database, const QString& statement, const QVariantList& values) {
  QSqlQuery query(database);
  query.setForwardOnly(true);
  if (!query.prepare(statement)) throw storeError(query.lastError());
  for (const QVariant& value : values) query.addBindValue(value);
  if (!query.exec()) throw storeError(query.lastError());
  return query;
}

}  // namespace kotai::catalogue

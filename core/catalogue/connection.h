// An SQLite database with a named connection for every thread that uses it.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace kotai::catalogue {

/// Source of database connections. Each connection may be used only in the thread that created it, and is
/// closed when this thread ends.
class ConnectionSource {
 public:
  enum class Access {
    Write,
    Read,
    Frozen,  ///< read-only access without other writers, if SQLite's shared-memory files cannot be created
  };
  explicit ConnectionSource(QString file, Access access = Access::Write);

  bool mayWrite() const { return m_access == Access::Write; }

  /// Returns an open, configured connection. Throws StoreError.
  QSqlDatabase forThisThread() const;
  void closeInThisThread() const;

 private:
  QString connectionName() const;

  QString m_file;
  Access m_access;
  int m_number;  // number that distinguishes the connections of different sources
};

/// Runs a statement with its values bound in order. Throws StoreError.
QSqlQuery execute(const QSqlDatabase& database, const QString& statement, const QVariantList& values = {});

}  // namespace kotai::catalogue

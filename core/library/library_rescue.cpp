#include "core/library/library_rescue.h"

#include <QCryptographicHash>
#include <QSqlError>
#include <QSqlRecord>
#include <QStringList>

#include "core/catalogue/migration.h"
#include "core/catalogue/store.h"

namespace kotai::library {

namespace {

using catalogue::ConnectionSource;
using catalogue::execute;
using catalogue::StoreError;

struct Table {
  const char* name;
  const char* key;  ///< defines the storage order; %1 for the direction
};

/// Games before the positions that refer to them.
constexpr Table tables[] = {{"game", "id %1"},
                            {"position", "game %1, ply %1"},
                            {"puzzle_attempt", "id %1"},
                            {"puzzle_repeat", "variant %1, key %1"},
                            {"puzzle_day", "variant %1, day %1, number %1"},
                            {"lesson_done", "course %1, lesson %1"}};

QStringList columnsOf(const QSqlDatabase& database, const QString& table) {
  QStringList names;
  QSqlQuery query = execute(database, QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table});
  while (query.next()) names << query.value(0).toString();
  return names;
}

bool holdsPrograms(const QSqlDatabase& database) {
  return execute(database, QStringLiteral("SELECT 1 FROM sqlite_schema WHERE sql NOT LIKE 'CREATE TABLE%' AND "
                                          "sql NOT LIKE 'CREATE INDEX%' LIMIT 1"))
      .next();
}

/// The text of a game takes precedence over its other columns.
bool isWhole(const QSqlRecord& row) {
  if (!row.contains(QStringLiteral("digest"))) return true;
  const QByteArray text = row.value(QStringLiteral("text")).toString().toUtf8();
  return QCryptographicHash::hash(text, QCryptographicHash::Sha256) == row.value(QStringLiteral("digest")).toByteArray();
}

class Copy {
 public:
  Copy(const QSqlDatabase& from, const QSqlDatabase& into, const Table& table) : m_from(from), m_insert(into), m_table(table) {
    const QString name = QString::fromLatin1(table.name);
    const QStringList there = columnsOf(from, name);
    QStringList places;
    for (const QString& column : columnsOf(into, name)) {
      if (!there.contains(column)) continue;
      m_columns << column;
      places << QStringLiteral("?");
    }
    m_insert.prepare(QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)")
                         .arg(name, m_columns.join(QLatin1String(", ")), places.join(QLatin1String(", "))));
  }

  /// Reads from the front as far as possible, then from the back.
  void run() {
    if (m_columns.isEmpty()) return;
    if (!copyRows("ASC")) copyRows("DESC");
  }

 private:
  bool copyRows(const char* direction) {
    const QString order = QString::fromLatin1(m_table.key).replace(QLatin1String("%1"), QLatin1String(direction));
    QSqlQuery rows(m_from);
    rows.setForwardOnly(true);
    if (!rows.exec(QStringLiteral("SELECT %1 FROM %2 ORDER BY %3")
                       .arg(m_columns.join(QLatin1String(", ")), QLatin1String(m_table.name), order)))
      return false;
    while (rows.next())
      if (const QSqlRecord row = rows.record(); isWhole(row)) insert(row);
    return rows.lastError().type() == QSqlError::NoError;
  }

  /// Skips rows that do not fit.
  void insert(const QSqlRecord& row) {
    constexpr int constraint = 19;  // SQLITE_CONSTRAINT
    constexpr int mismatch = 20;    // SQLITE_MISMATCH
    for (int i = 0; i < row.count(); ++i) m_insert.bindValue(i, row.value(i));
    if (m_insert.exec()) return;
    const int code = m_insert.lastError().nativeErrorCode().toInt() & 0xff;
    if (code != constraint && code != mismatch) throw StoreError{};
  }

  QSqlDatabase m_from;
  QSqlQuery m_insert;
  const Table& m_table;
  QStringList m_columns;
};

int copyAll(const QSqlDatabase& from, const QSqlDatabase& into) {
  if (holdsPrograms(from)) return 0;
  catalogue::Transaction transaction(into);
  for (const Table& table : tables) Copy(from, into, table).run();
  QSqlQuery count = execute(into, QStringLiteral("SELECT count(*) FROM game WHERE removed = 0"));
  const int games = count.next() ? count.value(0).toInt() : 0;
  count.finish();
  transaction.done();
  return games;
}

}  // namespace

int rescueGames(const std::filesystem::path& damaged, const QSqlDatabase& into) {
  const ConnectionSource source(QString::fromStdString(damaged.string()), ConnectionSource::Access::Read);
  int games = 0;
  try {
    games = copyAll(source.forThisThread(), into);
  } catch (const StoreError& failure) {
    source.closeInThisThread();
    if (!failure.damaged) throw;
  }
  source.closeInThisThread();
  return games;
}

}  // namespace kotai::library

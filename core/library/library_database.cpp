#include "core/library/library_database.h"

#include <QCryptographicHash>
#include <QSqlError>
#include <QSqlRecord>
#include <QStringList>
#include <utility>

#include "core/base/free_name.h"
#include "core/catalogue/migration.h"
#include "core/catalogue/store.h"
#include "core/library/library_tables.h"

namespace kotai::library {

using catalogue::ConnectionSource;
using catalogue::execute;
using catalogue::StoreError;

struct Table {
  const char* name;
  const char* key;  ///< columns that define the order of storage; %1: sort direction
};

/// Tables to copy. The games come before the positions, which refer to the games.
constexpr Table tables[] = {{"game", "id %1"},
                            {"position", "game %1, ply %1"},
                            {"puzzle_attempt", "id %1"},
                            {"puzzle_repeat", "variant %1, key %1"},
                            {"puzzle_day", "variant %1, day %1, number %1"},
                            {"lesson_done", "course %1, lesson %1"},
                            {"lesson_begun", "course %1, lesson %1"}};

static QStringList columnsOf(const QSqlDatabase& database, const QString& table) {
  QStringList names;
  QSqlQuery query = execute(database, QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table});
  while (query.next()) names << query.value(0).toString();
  return names;
}

static bool holdsPrograms(const QSqlDatabase& database) {
  return execute(database, QStringLiteral("SELECT 1 FROM sqlite_schema WHERE sql NOT LIKE 'CREATE TABLE%' AND "
                                          "sql NOT LIKE 'CREATE INDEX%' LIMIT 1"))
      .next();
}

/// Returns whether the text of a game matches its checksum. The text determines the other columns.
static bool isWhole(const QSqlRecord& row) {
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

  /// Copies rows from the front as far as possible, then from the back.
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

  /// Inserts a row. Skips a row that violates the constraints of the new tables.
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

static int copyAll(const QSqlDatabase& from, const QSqlDatabase& into) {
  if (holdsPrograms(from)) return 0;
  catalogue::Transaction transaction(into);
  for (const Table& table : tables) Copy(from, into, table).run();
  QSqlQuery count = execute(into, QStringLiteral("SELECT count(*) FROM game WHERE removed = 0"));
  const int games = count.next() ? count.value(0).toInt() : 0;
  count.finish();
  transaction.done();
  return games;
}

/// Copies readable rows into a new library. Copies only complete games. Returns the number of games. Reads
/// nothing from a file that contains triggers or views. Throws StoreError and copies nothing if the new library
/// cannot be written.
static int rescueGames(const std::filesystem::path& damaged, const QSqlDatabase& into) {
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

static void prepare(const ConnectionSource& made) {
  try {
    const QSqlDatabase database = made.forThisThread();
    catalogue::checkIntegrity(database);
    execute(database, QStringLiteral("PRAGMA journal_mode = WAL"));
    execute(database, QStringLiteral("PRAGMA synchronous = FULL"));
    catalogue::migrate(database, newestVersion, migration);
    execute(database, QStringLiteral("DELETE FROM game WHERE removed = 1"));
  } catch (const StoreError&) {
    made.closeInThisThread();
    throw;
  }
}

static void prepareToRead(const ConnectionSource& made) {
  try {
    const QSqlDatabase database = made.forThisThread();
    catalogue::checkIntegrity(database);
    if (catalogue::tableVersion(database) != newestVersion) throw StoreError{};
  } catch (const StoreError&) {
    made.closeInThisThread();
    throw;
  }
}

namespace fs = std::filesystem;
using catalogue::ConnectionSource;
using catalogue::execute;
using catalogue::StoreError;

LibraryDatabase::LibraryDatabase(const fs::path& directory) : m_path(directory / "games.sqlite") {}

LibraryDatabase::~LibraryDatabase() {
  if (m_connections) m_connections->closeInThisThread();
}

/// Renames the database, without overwriting an earlier renamed file. Returns false if this fails.
bool LibraryDatabase::moveAside() {
  const auto free = renameToFirstFree(
      m_path, [this](int number) { return m_path.parent_path() / ("games.damaged-" + std::to_string(number) + ".sqlite"); });
  if (!free) return false;
  for (const char* suffix : {"-wal", "-shm"}) {
    fs::path companion = m_path;
    companion += suffix;
    fs::path beside = *free;
    beside += suffix;
    std::error_code error;
    fs::rename(companion, beside, error);
  }
  m_aside = *free;
  return true;
}

/// Copies the readable rows. Unreadable rows stay in the damaged file.
void LibraryDatabase::rescue(const ConnectionSource& begun) {
  try {
    m_rescuedGames = rescueGames(*m_aside, begun.forThisThread());
  } catch (const StoreError&) {
    m_rescuedGames = 0;
  }
}

/// Opens a library of this version for reading only. The library may be in a read-only folder or on a full disk.
void LibraryDatabase::openFileToRead() {
  if (m_connections || m_fault != LibraryFault::CannotOpen) return;
  for (const auto access : {ConnectionSource::Access::Read, ConnectionSource::Access::Frozen}) {
    const auto made = std::make_shared<const ConnectionSource>(QString::fromStdString(m_path.string()), access);
    try {
      prepareToRead(*made);
      m_connections = made;
      m_fault = LibraryFault::ReadOnly;
      return;
    } catch (const StoreError&) {
      continue;
    }
  }
}

void LibraryDatabase::openFile() {
  std::error_code error;
  if (canWrite() || !fs::is_directory(m_path.parent_path(), error)) return;
  if (const fs::file_status status = fs::status(m_path, error); fs::exists(status) && !fs::is_regular_file(status)) {
    m_fault = LibraryFault::NotAFile;
    return;
  }
  bool movedNow = false;
  for (int attempt = 0; attempt < 2; ++attempt) {
    const auto made = std::make_shared<const ConnectionSource>(QString::fromStdString(m_path.string()));
    try {
      prepare(*made);
      m_connections = made;
      m_fault.reset();
      if (movedNow) rescue(*made);
      break;
    } catch (const StoreError& failure) {
      if (m_connections) return;  // the open database is still readable
      m_fault = failure.newer ? LibraryFault::Newer : LibraryFault::CannotOpen;
      if (!failure.damaged || !moveAside()) break;
      movedNow = true;
    }
  }
  openFileToRead();
  if (movedNow && m_notify) m_notify();
}

std::optional<LibraryFault> LibraryDatabase::fault() {
  const std::lock_guard lock(m_mutex);
  openFile();
  return m_fault;
}

std::optional<fs::path> LibraryDatabase::movedAside() const {
  const std::lock_guard lock(m_mutex);
  return m_aside;
}

int LibraryDatabase::rescuedGames() const {
  const std::lock_guard lock(m_mutex);
  return m_rescuedGames;
}

void LibraryDatabase::whenMovedAside(std::function<void()> notify) {
  const std::lock_guard lock(m_mutex);
  m_notify = std::move(notify);
}

QSqlDatabase LibraryDatabase::inThisThread(bool toWrite) {
  std::shared_ptr<const ConnectionSource> source;
  {
    const std::lock_guard lock(m_mutex);
    if (toWrite || !m_connections) openFile();
    source = m_connections;
  }
  if (!source || (toWrite && !source->mayWrite())) throw StoreError{};
  QSqlDatabase database = source->forThisThread();
  execute(database, QStringLiteral("PRAGMA synchronous = FULL"));
  return database;
}

QSqlDatabase LibraryDatabase::open() { return inThisThread(false); }

QSqlDatabase LibraryDatabase::openToWrite() { return inThisThread(true); }

}  // namespace kotai::library

#include "core/library/library_database.h"

#include <utility>

#include "core/base/free_name.h"
#include "core/catalogue/migration.h"
#include "core/catalogue/store.h"
#include "core/library/library_rescue.h"
#include "core/library/library_tables.h"

namespace kotai::library {

namespace fs = std::filesystem;
using catalogue::ConnectionSource;
using catalogue::execute;
using catalogue::StoreError;

namespace {

void prepare(const ConnectionSource& made) {
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

void prepareToRead(const ConnectionSource& made) {
  try {
    const QSqlDatabase database = made.forThisThread();
    catalogue::checkIntegrity(database);
    if (catalogue::tableVersion(database) != newestVersion) throw StoreError{};
  } catch (const StoreError&) {
    made.closeInThisThread();
    throw;
  }
}

}  // namespace

LibraryDatabase::LibraryDatabase(const fs::path& directory) : m_path(directory / "games.sqlite") {}

LibraryDatabase::~LibraryDatabase() {
  if (m_connections) m_connections->closeInThisThread();
}

/// Never overwrites a file moved there earlier.
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

/// Unreadable rows stay in the damaged file.
void LibraryDatabase::rescue(const ConnectionSource& begun) {
  try {
    m_rescuedGames = rescueGames(*m_aside, begun.forThisThread());
  } catch (const StoreError&) {
    m_rescuedGames = 0;
  }
}

/// A library of this version may be in a read-only folder or on a full disk.
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
      if (m_connections) return;  // the open database can still be read
      m_fault = failure.newer ? LibraryFault::Newer : LibraryFault::CannotOpen;
      if (!failure.damaged || !moveAside()) break;
      movedNow = true;
    }
  }
  openFileToRead();
  if (movedNow && m_tell) m_tell();
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

void LibraryDatabase::whenMovedAside(std::function<void()> tell) {
  const std::lock_guard lock(m_mutex);
  m_tell = std::move(tell);
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

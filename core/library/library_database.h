// Database file of the library. The file is opened when needed, migrated to the current version, and moved
// aside if damaged.
#pragma once

#include <QSqlDatabase>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "core/catalogue/connection.h"
#include "core/library/library_fault.h"

namespace kotai::library {

/// Database of the library. Thread-safe, with one connection per thread.
class LibraryDatabase {
 public:
  explicit LibraryDatabase(const std::filesystem::path& directory);  ///< accesses no file
  ~LibraryDatabase();
  LibraryDatabase(const LibraryDatabase&) = delete;
  LibraryDatabase& operator=(const LibraryDatabase&) = delete;

  const std::filesystem::path& file() const { return m_path; }
  std::optional<LibraryFault> fault();  ///< tries to open the database; returns the fault, if any
  std::optional<std::filesystem::path> movedAside() const;
  int rescuedGames() const;  ///< number of games copied from the damaged library
  /// Sets a function to call when a damaged database is moved aside. Any thread may call \p notify, so \p notify
  /// must only forward the message.
  void whenMovedAside(std::function<void()> notify);
  /// Opens the connection for this thread, read-only if writing is impossible. Throws StoreError.
  QSqlDatabase open();
  QSqlDatabase openToWrite();  ///< like open(), but retries writing after a failure

 private:
  bool canWrite() const { return m_connections && m_connections->mayWrite(); }
  void openFile();
  void openFileToRead();
  bool moveAside();
  void rescue(const catalogue::ConnectionSource& begun);
  QSqlDatabase inThisThread(bool toWrite);

  std::filesystem::path m_path;
  mutable std::mutex m_mutex;  // guards the members below
  std::shared_ptr<const catalogue::ConnectionSource> m_connections;
  std::optional<LibraryFault> m_fault = LibraryFault::CannotOpen;
  std::optional<std::filesystem::path> m_aside;
  int m_rescuedGames = 0;
  std::function<void()> m_notify;
};

}  // namespace kotai::library

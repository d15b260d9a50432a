// Lessons that the user has finished. The database of the library stores them (docs/library.md).
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace kotai {

namespace library {
class LibraryDatabase;
}

/// Record of the finished lessons, which is empty if the database cannot be read. The record is as thread-safe
/// and durable as the GameLibrary that owns it.
class LessonProgress {
 public:
  explicit LessonProgress(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Records that a lesson was finished on \p day (local time). Keeps an earlier day if one is recorded. Returns
  /// false if writing failed.
  bool setDone(const std::string& course, const std::string& lesson, std::chrono::sys_days day);
  /// Returns the ids of the finished lessons of a course.
  std::set<std::string> done(const std::string& course) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai

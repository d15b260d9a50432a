// Lessons that the user has begun or finished. The database of the library stores them (docs/library.md).
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace kotai {

namespace library {
class LibraryDatabase;
}

/// Record of the begun and finished lessons, which is empty if the database cannot be read. The record is as thread-safe
/// and durable as the GameLibrary that owns it.
class LessonProgress {
 public:
  explicit LessonProgress(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Records that a lesson was finished on \p day (local time). Keeps an earlier day if one is recorded. Returns
  /// false if writing failed.
  bool setDone(const std::string& course, const std::string& lesson, std::chrono::sys_days day);
  /// Returns the ids of the finished lessons of a course.
  std::set<std::string> done(const std::string& course) const;
  /// Records the number of solved exercises of a lesson, unless a larger number is recorded. Returns false if writing failed.
  bool setSolved(const std::string& course, const std::string& lesson, int exercises);
  /// Returns the largest number of solved exercises by lesson, for the begun lessons of a course.
  std::map<std::string, int> solved(const std::string& course) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai

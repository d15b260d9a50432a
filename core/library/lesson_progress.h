// The lessons a person has finished, in the database of the library (docs/library.md).
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

/// The finished lessons. As thread-safe and durable as GameLibrary, of which it is a part. Empty if the database cannot be
/// read.
class LessonProgress {
 public:
  explicit LessonProgress(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Records that a lesson is finished on \p day (local time). If it was finished earlier, the earlier day stays. Returns false
  /// if it could not be written.
  bool noteDone(const std::string& course, const std::string& lesson, std::chrono::sys_days day);
  /// Returns the ids of the finished lessons of a course.
  std::set<std::string> done(const std::string& course) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai

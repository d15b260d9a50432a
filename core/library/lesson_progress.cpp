#include "core/library/lesson_progress.h"

#include "core/library/puzzle_texts.h"
#include "core/library/statements.h"

namespace kotai {

bool LessonProgress::setDone(const std::string& course, const std::string& lesson, std::chrono::sys_days day) {
  return library::change(*m_database, QStringLiteral("INSERT OR IGNORE INTO lesson_done (course, lesson, day) VALUES (?, ?, ?)"),
                         {QString::fromStdString(course), QString::fromStdString(lesson), library::dayText(day)});
}

std::set<std::string> LessonProgress::done(const std::string& course) const {
  const auto lessons = library::textsOf(*m_database, QStringLiteral("SELECT lesson FROM lesson_done WHERE course = ?"),
                                        {QString::fromStdString(course)});
  return {lessons.begin(), lessons.end()};
}

}  // namespace kotai

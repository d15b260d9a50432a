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

bool LessonProgress::setSolved(const std::string& course, const std::string& lesson, int exercises) {
  return library::change(*m_database,
                         QStringLiteral("INSERT INTO lesson_begun (course, lesson, exercises) VALUES (?, ?, ?) ON CONFLICT "
                                        "(course, lesson) DO UPDATE SET exercises = max(exercises, excluded.exercises)"),
                         {QString::fromStdString(course), QString::fromStdString(lesson), exercises});
}

std::map<std::string, int> LessonProgress::solved(const std::string& course) const {
  const auto rows = library::rowsOf(*m_database, QStringLiteral("SELECT lesson, exercises FROM lesson_begun WHERE course = ?"),
                                    {QString::fromStdString(course)}, [](const QSqlQuery& row) {
                                      return std::pair(row.value(0).toByteArray().toStdString(), row.value(1).toInt());
                                    });
  return {rows.begin(), rows.end()};
}

}  // namespace kotai

#include "core/library/lesson_progress.h"

#include "core/catalogue/migration.h"
#include "core/catalogue/store.h"
#include "core/library/library_database.h"
#include "core/library/puzzle_texts.h"

namespace kotai {

using catalogue::execute;
using catalogue::StoreError;

bool LessonProgress::setDone(const std::string& course, const std::string& lesson, std::chrono::sys_days day) {
  try {
    execute(m_database->openToWrite(), QStringLiteral("INSERT OR IGNORE INTO lesson_done (course, lesson, day) VALUES (?, ?, ?)"),
            {QString::fromStdString(course), QString::fromStdString(lesson), library::dayText(day)});
    return true;
  } catch (const StoreError&) {
    return false;
  }
}

std::set<std::string> LessonProgress::done(const std::string& course) const {
  std::set<std::string> lessons;
  try {
    QSqlQuery rows = execute(m_database->open(), QStringLiteral("SELECT lesson FROM lesson_done WHERE course = ?"),
                             {QString::fromStdString(course)});
    while (rows.next()) lessons.insert(rows.value(0).toString().toStdString());
  } catch (const StoreError&) {
    lessons.clear();
  }
  return lessons;
}

}  // namespace kotai

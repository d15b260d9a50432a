#include "ui/strings/lesson_strings.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>

#include "core/game/registry.h"
#include "core/lessons/lesson_file.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

struct LessonStrings {
  Q_DECLARE_TR_FUNCTIONS(LessonStrings)
};

static std::vector<Course> readOwnCourses() {
  std::vector<Course> courses;
  for (const GameInfo& game : allGames()) {
    const QString name = courseFileOf(game.id);
    QFile file(name);
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly)) continue;
    if (auto course = readCourse(file.readAll().toStdString())) courses.push_back(std::move(*course));
  }
  return courses;
}

QString lessonText(const LessonText& text) {
  const std::string_view found =
      text.in(LessonStrings::tr("en", "the code of the language that this is translated to").toStdString());
  return QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size()));
}

const std::vector<Course>& ownCourses() {
  static const std::vector<Course> courses = readOwnCourses();
  return courses;
}

std::optional<LessonLink> lessonAbout(const std::string& gameId, const std::vector<std::string>& kinds) {
  const auto course = std::ranges::find(ownCourses(), gameId, &Course::id);
  if (course == ownCourses().end()) return std::nullopt;
  for (const std::string& kind : kinds)
    if (const Lesson* lesson = kotai::lessonAbout(*course, kind))
      return LessonLink{gameId, static_cast<std::size_t>(lesson - course->lessons.data()), lessonText(lesson->title)};
  return std::nullopt;
}

QString lessonLinkText(const LessonLink& lesson) { return LessonStrings::tr("Lesson: %1", "its title").arg(lesson.title); }

}  // namespace kotai::ui

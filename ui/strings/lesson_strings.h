// The program's own lessons, with their texts in the language of the window.
#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"

namespace kotai::ui {

/// Returns a text of a lesson in the language of the window.
QString lessonText(const LessonText& text);
/// Returns the program's own courses, at most one per game, in the order of the games.
const std::vector<Course>& ownCourses();

/// Lesson of one of the program's own courses.
struct LessonLink {
  std::string gameId;
  std::size_t number = 0;  ///< index of the lesson in its course
  QString title;
};

/// Returns the lesson about a mistake. \p kinds: the kinds of the mistake, the most important first. Returns nothing if there is
/// no lesson about any of them.
std::optional<LessonLink> lessonAbout(const std::string& gameId, const std::vector<std::string>& kinds);
/// Returns a text such as "Lesson: A piece for nothing".
QString lessonLinkText(const LessonLink& lesson);

}  // namespace kotai::ui

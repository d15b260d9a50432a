// Texts of lessons in the language of the window, and descriptions of errors in a file of lessons.
#pragma once

#include <QString>
#include <tl/expected.hpp>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_faults.h"

namespace kotai::ui {

/// Returns a text of a lesson in the language of the window.
QString lessonText(const LessonText& text);
/// Returns the program's own courses, at most one per game, in the order of the games.
std::vector<Course> ownCourses();
bool isLessonFile(const QString& file);
/// Reads a file of lessons, which may come from an untrusted source. The error is a sentence for the user. Can
/// be called on any thread.
tl::expected<Course, QString> readCourseFile(const QString& file);

}  // namespace kotai::ui

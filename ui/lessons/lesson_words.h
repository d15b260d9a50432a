// Words of lessons: texts of their authors, and what is wrong with a file.
#pragma once

#include <QString>
#include <tl/expected.hpp>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_faults.h"

namespace kotai::ui {

/// In the language of the window.
QString lessonText(const LessonText& text);
/// The courses of the program, one for each game that has one, in the order of the games.
std::vector<Course> ownCourses();
/// Whether a file has the suffix of lessons.
bool isLessonFile(const QString& file);
/// Reads a file from anybody. The error is a sentence. Any thread.
tl::expected<Course, QString> readCourseFile(const QString& file);

}  // namespace kotai::ui

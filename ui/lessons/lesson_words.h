// Reads files of lessons, and describes their errors.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_faults.h"

namespace kotai::ui {

bool isLessonFile(const QString& file);
/// Reads a file of lessons, which may come from an untrusted source. The error is a sentence for the user. Can
/// be called on any thread.
tl::expected<Course, QString> readCourseFile(const QString& file);

}  // namespace kotai::ui

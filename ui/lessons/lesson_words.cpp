#include "ui/lessons/lesson_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/lessons/lesson_file.h"
#include "ui/files/safe_file.h"
#include "ui/strings/query_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct LessonWords {
  Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

static QString sentenceOf(const LessonFault& fault) {
  if (fault.part == LessonFault::Part::Game) return errorText(fault.error);
  if (fault.part == LessonFault::Part::Query) return queryFaultText(fault.error, static_cast<int>(fault.error.column));
  namespace faults = lesson_fault;
  const OwnText* const own = fault.error.own;
  const auto p = [&fault](std::size_t i) {
    return i < fault.error.params.size() ? QString::fromStdString(fault.error.params[i]) : QString();
  };
  if (own == &faults::notLessons) return LessonWords::tr("A lesson file must begin with the line “kotai-lessons 1”.");
  if (own == &faults::newer) return LessonWords::tr("The file was written for a newer version of Kotai.");
  if (own == &faults::tooLarge) return LessonWords::tr("The file is too large. The limit is %1 bytes.").arg(p(0));
  if (own == &faults::noColon) return LessonWords::tr("Begin the line with a keyword and a colon, such as “title: My lesson”.");
  if (own == &faults::unknownWord) return LessonWords::tr("“%1” is not allowed here. Use one of: %2.").arg(p(0), p(1));
  if (own == &faults::repeated) return LessonWords::tr("“%1” is given twice.").arg(p(0));
  if (own == &faults::missing) return LessonWords::tr("“%1” is missing. Example: %2").arg(p(0), p(1));
  if (own == &faults::badName)
    return LessonWords::tr("“%1” is not a valid name. Use the letters a to z, digits and dashes.").arg(p(0));
  if (own == &faults::unknownTask) return LessonWords::tr("There is no task “%1” in this game. Use one of: %2.").arg(p(0), p(1));
  return LessonWords::tr("Write a number from 1 to %1 and one kind of drill, such as “5 best-move where outcome = win”.")
      .arg(p(0));
}

/// Returns a text such as "Line 12: “titel” cannot stand here. Use one of: ...".
static QString lessonFaultText(const LessonFault& fault) {
  return LessonWords::tr("Line %1: %2", "of a file, what is wrong").arg(fault.line).arg(sentenceOf(fault));
}

bool isLessonFile(const QString& file) { return QFileInfo(file).suffix() == QLatin1String(lessonFileSuffix.data()); }

tl::expected<Course, QString> readCourseFile(const QString& file) {
  const auto bytes = readWhole(file, static_cast<qint64>(maxLessonBytes));
  if (!bytes) return tl::unexpected(fileFailureText(bytes.error()));
  auto course = readCourse(bytes->toStdString());
  if (course) return std::move(*course);
  return tl::unexpected(QStringLiteral("%1: %2").arg(fileText(file), lessonFaultText(course.error())));
}

}  // namespace kotai::ui

#include "core/library/puzzle_texts.h"

#include <QDate>

#include "core/library/calendar_day.h"

namespace kotai::library {

using std::chrono::sys_days;

QString dayText(sys_days day) { return calendarDay(day).toString(Qt::ISODate); }

sys_days dayOf(const QString& text) { return kotai::dayOf(QDate::fromString(text, Qt::ISODate)); }

QString markText(PuzzleMark mark) {
  switch (mark) {
    case PuzzleMark::Solved: return QStringLiteral("solved");
    case PuzzleMark::WithHint: return QStringLiteral("hint");
    case PuzzleMark::Failed: break;
  }
  return QStringLiteral("failed");
}

}  // namespace kotai::library

#include "core/library/puzzle_texts.h"

#include <QDate>

namespace kotai::library {

using std::chrono::sys_days;

QString dayText(sys_days day) { return QDate(1970, 1, 1).addDays(day.time_since_epoch().count()).toString(Qt::ISODate); }

sys_days dayOf(const QString& text) {
  return sys_days(std::chrono::days(QDate(1970, 1, 1).daysTo(QDate::fromString(text, Qt::ISODate))));
}

QString markText(PuzzleMark mark) {
  switch (mark) {
    case PuzzleMark::Solved: return QStringLiteral("solved");
    case PuzzleMark::WithHint: return QStringLiteral("hint");
    case PuzzleMark::Failed: break;
  }
  return QStringLiteral("failed");
}

}  // namespace kotai::library

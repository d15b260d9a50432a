// Converts between std::chrono days and QDate. Qt provides these functions only for newer compilers.
#pragma once

#include <QDate>
#include <chrono>

namespace kotai {

inline QDate calendarDay(std::chrono::sys_days day) { return QDate(1970, 1, 1).addDays(day.time_since_epoch().count()); }

inline std::chrono::sys_days dayOf(const QDate& date) {
  return std::chrono::sys_days(std::chrono::days(QDate(1970, 1, 1).daysTo(date)));
}

}  // namespace kotai

// Days and times in the user's locale.
#pragma once

#include <QDateTime>
#include <QString>
#include <string>

namespace kotai::ui {

QString dayText(const QDate& day);
QString momentText(const QDateTime& moment);  ///< the day and the time of day
/// Date of a game's header, such as "2026-11-22 14:05" or "2026-11-22". Unchanged if it has another format.
QString gameDateText(const std::string& date);
/// Time of such a date. Invalid if the date has no time of day.
QDateTime gameMoment(const std::string& date);

}  // namespace kotai::ui

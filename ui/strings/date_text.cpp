#include "ui/strings/date_text.h"

#include <QLocale>

namespace kotai::ui {

QString dayText(const QDate& day) { return QLocale().toString(day, QLocale::ShortFormat); }

QString momentText(const QDateTime& moment) { return QLocale().toString(moment, QLocale::ShortFormat); }

QString gameDateText(const std::string& date) {
  if (const QDateTime moment = gameMoment(date); moment.isValid()) return momentText(moment);
  const QString text = QString::fromStdString(date);
  const QDate day = QDate::fromString(text, Qt::ISODate);
  return text.size() == 10 && day.isValid() ? dayText(day) : text;
}

QDateTime gameMoment(const std::string& date) {
  return QDateTime::fromString(QString::fromStdString(date), QStringLiteral("yyyy-MM-dd HH:mm"));
}

}  // namespace kotai::ui

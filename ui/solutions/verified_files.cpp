#include "ui/solutions/verified_files.h"

#include <QString>
#include <chrono>

#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

/// Another size or modification time means another file.
QString imprintOf(const StoredFile& stored) {
  const auto written = std::chrono::file_clock::to_sys(stored.modified).time_since_epoch();
  return QStringLiteral("%1 %2").arg(stored.bytes).arg(std::chrono::duration_cast<std::chrono::nanoseconds>(written).count());
}

QString nameOf(const StoredFile& stored) {
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(stored.file, error);
  return QString::fromStdString((error ? stored.file : whole.lexically_normal()).string());
}

}  // namespace

std::optional<QDate> verifiedOn(const Settings& settings, const StoredFile& stored) {
  const QString noted = settings.verification(nameOf(stored));
  const QString imprint = imprintOf(stored) + QLatin1Char(' ');
  if (!noted.startsWith(imprint)) return std::nullopt;
  const QDate date = QDate::fromString(noted.mid(imprint.size()), Qt::ISODate);
  return date.isValid() ? std::optional(date) : std::nullopt;
}

void setVerifiedToday(Settings& settings, const StoredFile& stored, const QDate& date) {
  settings.setVerification(nameOf(stored), imprintOf(stored) + QLatin1Char(' ') + date.toString(Qt::ISODate));
}

}  // namespace kotai::ui

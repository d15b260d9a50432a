#include "ui/games/course_file.h"

#include <QFile>

namespace kotai::ui {

QString courseFileOf(const std::string& gameId) {
  const QString file = QStringLiteral(":/kotai/lessons/%1.kotailesson").arg(QString::fromStdString(gameId));
  return QFile::exists(file) ? file : QString();
}

}  // namespace kotai::ui

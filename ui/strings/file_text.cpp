#include "ui/strings/file_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace kotai::ui {

QString fileText(const QString& file) {
  static const QRegularExpression invisible(
      QStringLiteral("[\\x{0}-\\x{1f}\\x{7f}-\\x{9f}\\x{61c}\\x{200b}\\x{200e}\\x{200f}"
                     "\\x{2028}-\\x{202e}\\x{2066}-\\x{2069}\\x{feff}]"));
  return QDir::toNativeSeparators(file).replace(invisible, QStringLiteral("\uFFFD"));
}

QString fileNameText(const QString& file) { return fileText(QFileInfo(file).fileName()); }

}  // namespace kotai::ui

#include "ui/strings/file_text.h"

#include <QDir>
#include <QFileInfo>

#include "core/base/characters.h"

namespace kotai::ui {

QString fileText(const QString& file) {
  QString text;
  for (const char32_t code : QDir::toNativeSeparators(file).toUcs4())
    text += QString::fromUcs4(isUnseen(code) ? U"\uFFFD" : &code, 1);
  return text;
}

QString fileNameText(const QString& file) { return fileText(QFileInfo(file).fileName()); }

}  // namespace kotai::ui

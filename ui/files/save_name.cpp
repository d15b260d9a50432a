#include "ui/files/save_name.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace kotai::ui {

namespace {

struct SaveNameStrings {
  Q_DECLARE_TR_FUNCTIONS(SaveNameStrings)
};

QString& notedFolder() {
  static QString folder;
  return folder;
}

QString kindOf(const QString& suffix) {
  if (suffix == QLatin1String("png")) return SaveNameStrings::tr("PNG pictures");
  if (suffix == QLatin1String("svg")) return SaveNameStrings::tr("SVG drawings");
  if (suffix == QLatin1String("pdf")) return SaveNameStrings::tr("PDF pages");
  if (suffix == QLatin1String("csv")) return SaveNameStrings::tr("CSV tables");
  if (suffix == QLatin1String("tex")) return SaveNameStrings::tr("LaTeX tables");
  return suffix.toUpper();
}

}  // namespace

QString fileFilters(const QStringList& suffixes) {
  QStringList filters;
  for (const QString& suffix : suffixes) filters << QStringLiteral("%1 (*.%2)").arg(kindOf(suffix), suffix);
  return filters.join(QStringLiteral(";;"));
}

QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter) {
  const QString file = QFileDialog::getSaveFileName(parent, title, QDir(lastFolder()).filePath(name), filters, chosenFilter);
  if (!file.isEmpty()) noteFolderOf(file);
  return file;
}

QString lastFolder() {
  if (QFileInfo(notedFolder()).isDir()) return notedFolder();
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void noteFolderOf(const QString& file) { notedFolder() = QFileInfo(file).absolutePath(); }

}  // namespace kotai::ui

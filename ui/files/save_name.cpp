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

/// Returns ".png" for "PNG pictures (*.png)". Empty if a filter names none or several.
QString endingOf(const QString& filter) {
  const QString ending = filter.section(QLatin1Char('*'), 1);
  return filter.count(QLatin1Char('*')) == 1 && ending.endsWith(QLatin1Char(')')) ? ending.chopped(1) : QString();
}

}  // namespace

QString fileFilters(const QStringList& suffixes) {
  QStringList filters;
  for (const QString& suffix : suffixes) filters << QStringLiteral("%1 (*.%2)").arg(kindOf(suffix), suffix);
  return filters.join(QStringLiteral(";;"));
}

QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter) {
  QString chosen;
  QString file = QDir(lastFolder()).filePath(name);
  for (;;) {
    file = QFileDialog::getSaveFileName(parent, title, file, filters, &chosen);
    if (file.isEmpty()) return file;
    const QString ending = QFileInfo(file).suffix().isEmpty() ? endingOf(chosen) : QString();
    file += ending;
    if (ending.isEmpty() || !QFileInfo::exists(file)) break;  // otherwise the dialog asks whether to replace that file
  }
  recordFolderOf(file);
  if (chosenFilter) *chosenFilter = chosen;
  return file;
}

QString lastFolder() {
  if (QFileInfo(notedFolder()).isDir()) return notedFolder();
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void recordFolderOf(const QString& file) { notedFolder() = QFileInfo(file).absolutePath(); }

}  // namespace kotai::ui

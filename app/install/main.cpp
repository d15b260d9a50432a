// kotai-install-files FOLDER PICTURES writes generated files that are installed with the programs: FOLDER/PACKAGE/share with
// man pages, completions and icons. Runs during the build and is not installed.
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <cstdio>

#include "app/install/command_description.h"
#include "app/install/icons.h"
#include "app/install/page_files.h"
#include "app/install/window_description.h"

using kotai::writeIcons;

static bool writeAll(const QDir& folder, const QDir& pictures) {
  const kotai::DescribedProgram window = kotai::describeWindow();
  const kotai::DescribedProgram commandLine = kotai::describeCommandLine();
  const std::filesystem::path pages(folder.path().toStdString());
  if (!kotai::writePages(pages, window, {commandLine.name}) || !kotai::writePages(pages, commandLine, {window.name}))
    return false;
  const QDir share(folder.filePath(QStringLiteral("kotai-data")));
  const QString types = QStringLiteral("mimetypes");
  return writeIcons(pictures, QStringLiteral("kotai"), QStringLiteral("apps"), share) &&
         writeIcons(pictures, QStringLiteral("application-x-kotaigame"), types, share) &&
         writeIcons(pictures, QStringLiteral("application-x-kotailesson"), types, share) &&
         writeIcons(pictures, QStringLiteral("application-x-kotai-solution"), types, share);
}

int main(int argc, char* argv[]) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  const QStringList arguments = QGuiApplication::arguments();
  if (arguments.size() != 3) {
    std::fputs("kotai-install-files: expected a folder to write and the folder of the pictures\n", stderr);
    return 2;
  }
  if (writeAll(QDir(arguments[1]), QDir(arguments[2]))) return 0;
  std::fprintf(stderr, "kotai-install-files: not everything could be written to %s\n", qPrintable(arguments[1]));
  return 1;
}

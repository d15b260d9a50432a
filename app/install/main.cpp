// kotai-install-files FOLDER PICTURES: writes what is installed beside the programs and made from them: FOLDER/PACKAGE/share with
// man pages, completions and icons. Runs while Kotai is built and is not installed itself.
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <cstdio>

#include "app/cli/commands/commands.h"
#include "app/install/command_description.h"
#include "app/install/completion.h"
#include "app/install/icons.h"
#include "app/install/man_page.h"
#include "app/install/window_description.h"

namespace {

using kotai::writeIcons;

/// Of the release that is packed, so that packing twice makes the same bytes; else today's.
std::string pageDate() {
  const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong();
  const QDateTime now = seconds > 0 ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
  return now.date().toString(Qt::ISODate).toStdString();
}

bool write(const QDir& share, const QString& path, const std::string& text) {
  const QString file = share.filePath(path);
  QFile target(file);
  return QDir().mkpath(QFileInfo(file).path()) && target.open(QFile::WriteOnly) &&
         target.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && target.flush();
}

bool writePages(const QDir& folder, const kotai::DescribedProgram& program, const std::string& other) {
  const QString name = QString::fromStdString(program.name);
  const QDir share(folder.filePath(name));
  const kotai::ManPageFrame frame{KOTAI_VERSION, pageDate(), {other}};
  return write(share, QStringLiteral("man/man1/%1.1").arg(name), manPage(program, frame)) &&
         write(share, QStringLiteral("bash-completion/completions/%1").arg(name), bashCompletion(program)) &&
         write(share, QStringLiteral("zsh/vendor-completions/_%1").arg(name), zshCompletion(program)) &&
         write(share, QStringLiteral("fish/vendor_completions.d/%1.fish").arg(name), fishCompletion(program));
}

kotai::DescribedProgram describeCommandLine() {
  kotai::cli::Context context;
  CLI::App app;
  kotai::cli::setUpProgram(app, context);
  return kotai::describeCommands(app);
}

bool writeAll(const QDir& folder, const QDir& pictures) {
  const kotai::DescribedProgram window = kotai::describeWindow();
  const kotai::DescribedProgram commandLine = describeCommandLine();
  if (!writePages(folder, window, commandLine.name) || !writePages(folder, commandLine, window.name)) return false;
  const QDir share(folder.filePath(QStringLiteral("kotai-data")));
  const QString types = QStringLiteral("mimetypes");
  return writeIcons(pictures, QStringLiteral("kotai"), QStringLiteral("apps"), share) &&
         writeIcons(pictures, QStringLiteral("application-x-kotaigame"), types, share) &&
         writeIcons(pictures, QStringLiteral("application-x-kotai-solution"), types, share);
}

}  // namespace

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

// Takes pictures of every view of every game, in every language, theme and size. Writes a page that shows all
// pictures, and cut.txt, a list of texts that may not fit. This program is not a test. Usage: gallery FOLDER
// [--game ID]... [--language en]... [--theme light]... [--scale 150]... [--data FOLDER]
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/simultaneous/registry.h"
#include "tests/ui/gallery/contact_sheet.h"
#include "tests/ui/gallery/photographer.h"
#include "ui/settings/languages.h"

using namespace kotai;

namespace {

QStringList allGameIds() {
  QStringList ids;
  for (const GameInfo& game : allGames()) ids << QString::fromStdString(game.id);
  return ids;
}

QStringList languageCodes() {
  QStringList codes;
  for (const ui::Language& each : ui::languages()) codes << each.code;
  return codes;
}

QStringList valuesOr(const QCommandLineParser& parser, const QString& option, const QStringList& otherwise) {
  return parser.isSet(option) ? parser.values(option) : otherwise;
}

void addOptions(QCommandLineParser& parser) {
  const auto add = [&parser](const char* name, const char* what, const char* value) {
    parser.addOption({QString::fromLatin1(name), QString::fromLatin1(what), QString::fromLatin1(value)});
  };
  add("game", "Only this game; may be given several times.", "id");
  add("language", "Only this language.", "code");
  add("theme", "Only this theme: light or dark.", "name");
  add("scale", "Only this size: 100, 150 or 200.", "percent");
  add("data", "Solutions to be used; others are made for the time being.", "folder");
  QCommandLineOption child(QStringLiteral("in"), QStringLiteral("The folder that several sizes share."),
                           QStringLiteral("folder"));
  child.setFlags(QCommandLineOption::HiddenFromHelp);
  parser.addOption(child);
  parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
}

/// Takes the pictures of one scale in a separate process, because Qt reads the scale factor from the environment only
/// once. Returns false if the process fails.
bool takeInProcess(const QStringList& arguments, const QString& data, const QString& percent) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(percent.toInt() / 100.0));
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::ForwardedChannels);
  process.start(QApplication::applicationFilePath(),
                arguments + QStringList{QStringLiteral("--in"), data, QStringLiteral("--scale"), percent});
  return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

void linkSolutions(const QString& from, const QString& to) {
  for (const QFileInfo& each : QDir(from).entryInfoList({QStringLiteral("*.kotai")}, QDir::Files))
    QFile::link(each.absoluteFilePath(), QDir(to).filePath(each.fileName()));
}

}  // namespace

int main(int argc, char* argv[]) {
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  ui::setUpApplication();
  QCommandLineParser parser;
  addOptions(parser);
  parser.addHelpOption();
  parser.process(application);
  if (parser.positionalArguments().size() != 1) parser.showHelp(2);
  const QString folder = parser.positionalArguments().front();
  if (!QDir().mkpath(folder)) return 1;
  if (parser.isSet(QStringLiteral("in"))) {
    test::Photographer({folder, parser.value(QStringLiteral("in")), valuesOr(parser, QStringLiteral("game"), allGameIds()),
                        valuesOr(parser, QStringLiteral("language"), languageCodes()),
                        valuesOr(parser, QStringLiteral("theme"), {QStringLiteral("light"), QStringLiteral("dark")}),
                        parser.values(QStringLiteral("scale")).back().toInt()})
        .takeAll();
    return 0;
  }
  const QTemporaryDir data;
  linkSolutions(parser.value(QStringLiteral("data")), data.path());
  bool good = true;
  for (const QString& percent :
       valuesOr(parser, QStringLiteral("scale"), {QStringLiteral("100"), QStringLiteral("150"), QStringLiteral("200")}))
    good = takeInProcess(QApplication::arguments().mid(1), data.path(), percent) && good;
  return test::writeContactSheet(folder) && good ? 0 : 1;
}

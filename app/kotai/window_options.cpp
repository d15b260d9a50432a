#include "app/kotai/window_options.h"

#include <QFile>

#include "core/game/registry.h"
#include "ui/settings/languages.h"
#include "ui/shell/application.h"

namespace kotai {

const QString dataName = QStringLiteral("data");
const QString languageName = QStringLiteral("language");
const QString themeName = QStringLiteral("theme");
const QString versionName = QStringLiteral("version");
const QString helpName = QStringLiteral("help");
const QString allHelpName = QStringLiteral("help-all");  // alias of help

QString languageCodes() {
  QStringList codes;
  for (const ui::Language& each : ui::languages()) codes << each.code;
  const QString last = codes.takeLast();
  return QStringLiteral("%1 or %2").arg(codes.join(QStringLiteral(", ")), last);
}

WindowUsage declareUsage(QCommandLineParser& parser) {
  WindowUsage usage;
  usage.purpose = QStringLiteral("Play and explore small board games that are solved completely.");
  usage.options = {parser.addHelpOption(), parser.addVersionOption()};
  const QList<QCommandLineOption> own{
      {dataName, QStringLiteral("Folder of the solutions (else KOTAI_DATA)."), QStringLiteral("DIR")},
      {languageName, QStringLiteral("%1; remembered.").arg(languageCodes()), QStringLiteral("LANGUAGE")},
      {themeName, QStringLiteral("light, dark or system; remembered."), QStringLiteral("THEME")},
  };
  usage.options += own;
  const Game& example = games().front();
  usage.arguments = {
      {QStringLiteral("variant"),
       QStringLiteral("A variant such as %1, a saved game, or a solution.").arg(QString::fromStdString(example.exampleVariant)),
       QStringLiteral("[VARIANT|FILE]")},
      {QStringLiteral("position"),
       QStringLiteral("A position of it, such as '%1'.").arg(QString::fromStdString(example.examplePosition)),
       QStringLiteral("[POSITION]")},
  };
  parser.setApplicationDescription(usage.purpose);
  parser.addOptions(own);
  for (const WindowUsage::Argument& each : usage.arguments) parser.addPositionalArgument(each.name, each.text, each.syntax);
  return usage;
}

QStringList themeNames() { return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")}; }

bool requestsText(int argc, char* argv[]) {
  QStringList arguments;
  for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
  QCommandLineParser parser;
  declareUsage(parser);
  parser.parse(arguments);  // finds the option although Qt's own options are unknown here
  return parser.isSet(helpName) || parser.isSet(allHelpName) || parser.isSet(versionName);
}

QString readOptions(const QStringList& arguments, WindowOptions& options) {
  QCommandLineParser parser;
  declareUsage(parser);
  if (!parser.parse(arguments)) return parser.errorText();
  if (parser.isSet(helpName) || parser.isSet(allHelpName)) parser.showHelp();
  for (const QString& option : {dataName, languageName, themeName})
    if (parser.isSet(option) && parser.value(option).isEmpty())
      return QStringLiteral("--%1: a text expected that is not empty").arg(option);
  options = {ui::defaultDataDirectory(), parser.value(languageName), parser.value(themeName), parser.positionalArguments()};
  if (parser.isSet(dataName)) options.dataDirectory = QFile::encodeName(parser.value(dataName)).toStdString();
  options.hasFolderOption = parser.isSet(dataName) || !qEnvironmentVariableIsEmpty("KOTAI_DATA");
  options.versionAsked = parser.isSet(versionName);
  if (options.texts.size() <= 2) return {};
  return QStringLiteral("a variant and a position, or a file expected, and nothing after them; found %1")
      .arg(options.texts.mid(2).join(QStringLiteral(", ")));
}

}  // namespace kotai

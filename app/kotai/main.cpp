// The desktop program: reads the options, puts the parts together, starts.
#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <filesystem>

#include "core/data/data_folder.h"
#include "core/game/registry.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"

namespace {

constexpr int failed = 1;
constexpr int wrongUsage = 2;

struct Options {
  std::filesystem::path dataDirectory;
  QString language;
  QString theme;
  QStringList texts;            ///< variant and position, or a file
  bool folderWasNamed = false;  ///< by the person: started without, the window tells what is wrong when it matters
};

/// "en or ja"
QString languageCodes() {
  QStringList codes;
  for (const kotai::ui::Language& each : kotai::ui::languages()) codes << each.code;
  const QString last = codes.takeLast();
  return QStringLiteral("%1 or %2").arg(codes.join(QStringLiteral(", ")), last);
}

/// The reason if the arguments cannot be understood. Help and version are printed here and end the program.
QString readOptions(const QApplication& application, Options& options) {
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Play and explore small board games that are solved completely."));
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Folder of the solutions (else KOTAI_DATA)."),
                                QStringLiteral("DIR"));
  const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("%1; remembered.").arg(languageCodes()),
                                    QStringLiteral("LANGUAGE"));
  const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or system; remembered."),
                                 QStringLiteral("THEME"));
  parser.addOptions({data, language, theme});
  const kotai::Game& example = kotai::games().front();
  parser.addPositionalArgument(
      QStringLiteral("variant"),
      QStringLiteral("A variant such as %1, or a saved game.").arg(QString::fromStdString(example.exampleVariant)),
      QStringLiteral("[VARIANT|FILE]"));
  parser.addPositionalArgument(
      QStringLiteral("position"),
      QStringLiteral("A position of it, such as '%1'.").arg(QString::fromStdString(example.examplePosition)),
      QStringLiteral("[POSITION]"));
  if (!parser.parse(application.arguments())) return parser.errorText();
  if (parser.isSet(help)) parser.showHelp();
  if (parser.isSet(version)) parser.showVersion();
  for (const QCommandLineOption& option : {data, language, theme})
    if (parser.isSet(option) && parser.value(option).isEmpty())
      return QStringLiteral("--%1: a text expected that is not empty").arg(option.names().constFirst());
  options = {kotai::ui::defaultDataDirectory(), parser.value(language), parser.value(theme), parser.positionalArguments()};
  if (parser.isSet(data)) options.dataDirectory = QFile::encodeName(parser.value(data)).toStdString();
  options.folderWasNamed = parser.isSet(data) || !qEnvironmentVariableIsEmpty("KOTAI_DATA");
  if (options.texts.size() <= 2) return {};
  return QStringLiteral("a variant and a position, or a file expected, and nothing after them; found %1")
      .arg(options.texts.mid(2).join(QStringLiteral(", ")));
}

/// The reason if an option cannot be understood.
QString applyOptions(const Options& options, kotai::ui::Settings& settings) {
  using kotai::ui::ThemeChoice;
  if (!options.language.isEmpty()) {
    if (kotai::ui::languageOf(options.language).code != options.language)
      return QStringLiteral("--language: %1 expected, not %2").arg(languageCodes(), options.language);
    settings.setLanguage(options.language);
  }
  if (options.theme.isEmpty()) return {};
  const QStringList names{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
  const qsizetype index = names.indexOf(options.theme);
  if (index < 0) return QStringLiteral("--theme: light, dark or system expected, not %1").arg(options.theme);
  settings.setTheme(static_cast<ThemeChoice>(index));
  return {};
}

QString openWhatWasAsked(const QStringList& texts, kotai::ui::Workspace& workspace) {
  if (texts.isEmpty()) {
    workspace.restoreGame();
    return {};
  }
  const QString& first = texts.first();
  const QFileInfo info(first);
  if (info.isFile()) {
    if (texts.size() > 1) return QStringLiteral("%1 is a saved game and takes no position; found %2").arg(first, texts[1]);
    return workspace.openGameFile(first);
  }
  // A folder may bear the name of a game.
  const QString reason = workspace.openTexts(first, texts.value(1));
  if (reason.isEmpty()) return {};
  // A folder or a pipe, or the path of a file that is not there: nobody meant a variant.
  if (info.exists() || info.isSymLink() || first.contains(QLatin1Char('/')) || first.endsWith(QLatin1String(".json")) ||
      first.endsWith(QLatin1String(".kotaigame")))
    return workspace.openGameFile(first);
  return QStringLiteral("%1: %2").arg(texts.join(QLatin1Char(' ')), reason);
}

/// On one line of bounded length, whatever was typed.
QString visible(const QString& text) {
  constexpr qsizetype mostCharacters = 400;
  const auto codes = text.toUcs4();
  QString result;
  for (const char32_t code : codes.mid(0, mostCharacters)) {
    if (QChar::isPrint(code))
      result += QString::fromUcs4(&code, 1);
    else
      result += QStringLiteral("\\u%1").arg(static_cast<uint>(code), 4, 16, QLatin1Char('0'));
  }
  if (codes.size() > mostCharacters) result += QStringLiteral("...");
  return result;
}

int refuse(const QString& reason, int exitCode = wrongUsage) {
  std::fprintf(stderr, "kotai: %s\n", qPrintable(visible(reason)));
  return exitCode;
}

}  // namespace

int main(int argc, char* argv[]) {
  QApplication application(argc, argv);
  kotai::ui::setUpApplication();
  QApplication::setApplicationVersion(QStringLiteral(KOTAI_VERSION));
  Options options;
  if (const QString reason = readOptions(application, options); !reason.isEmpty()) return refuse(reason);
  try {
    if (options.folderWasNamed) kotai::checkDataFolder(options.dataDirectory);
  } catch (const kotai::SolutionError& error) {
    return refuse(kotai::ui::errorText(error), failed);
  }
  kotai::ui::Settings settings;
  if (const QString reason = applyOptions(options, settings); !reason.isEmpty()) return refuse(reason);

  kotai::ui::Theme::instance().setPieceSet(settings.pieceSet());
  kotai::ui::Theme::instance().setChoices(settings.theme(), settings.vision());
  kotai::ui::LanguageSwitch language;
  language.setLanguage(settings.language());
  kotai::ui::Workspace workspace(options.dataDirectory, &settings);
  kotai::ui::MainWindow window(&workspace, &language);
  if (const QString reason = openWhatWasAsked(options.texts, workspace); !reason.isEmpty()) return refuse(reason);
  window.show();
  return QApplication::exec();
}

// The desktop program: reads the options, puts the parts together, starts.
#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <filesystem>

#include "ui/application.h"
#include "ui/main_window.h"
#include "ui/settings/settings.h"
#include "ui/workspace.h"

namespace {

constexpr int wrongUsage = 2;

struct Options {
  std::filesystem::path dataDirectory;
  QString language;
  QString theme;
  QStringList texts;  ///< variant and position, or a file
};

Options readOptions(const QApplication& application) {
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Play and explore small board games that are solved completely."));
  parser.addHelpOption();
  parser.addVersionOption();
  const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Folder of the solutions (else KOTAI_DATA)."), QStringLiteral("DIR"));
  const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en or ja; remembered."), QStringLiteral("LANGUAGE"));
  const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or system; remembered."), QStringLiteral("THEME"));
  parser.addOptions({data, language, theme});
  parser.addPositionalArgument(QStringLiteral("variant"), QStringLiteral("A variant such as dodgem:4x4, or a saved game."), QStringLiteral("[VARIANT|FILE]"));
  parser.addPositionalArgument(QStringLiteral("position"), QStringLiteral("A position of it, such as '>2/>2/1^^ ^'."), QStringLiteral("[POSITION]"));
  parser.process(application);
  Options options{kotai::ui::defaultDataDirectory(), parser.value(language), parser.value(theme), parser.positionalArguments()};
  if (parser.isSet(data)) options.dataDirectory = QFile::encodeName(parser.value(data)).toStdString();
  return options;
}

/// The reason if an option cannot be understood.
QString applyOptions(const Options& options, kotai::ui::Settings& settings) {
  using kotai::ui::ThemeChoice;
  if (!options.language.isEmpty()) {
    if (options.language != QLatin1String("en") && options.language != QLatin1String("ja"))
      return QStringLiteral("--language: en or ja expected, not %1").arg(options.language);
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
  if (QFileInfo(texts.first()).isFile())
    return workspace.openGameFile(texts.first()) ? QString() : QStringLiteral("%1 is not a saved game").arg(texts.first());
  return workspace.openTexts(texts.first(), texts.value(1));
}

int refuse(const QString& reason) {
  std::fprintf(stderr, "kotai: %s\n", qPrintable(reason));
  return wrongUsage;
}

}  // namespace

int main(int argc, char* argv[]) {
  QApplication application(argc, argv);
  kotai::ui::setUpApplication();
  QApplication::setApplicationVersion(QStringLiteral(KOTAI_VERSION));
  const Options options = readOptions(application);
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

// The desktop program: parses the options, connects the parts and shows the window.
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "app/about/cite_commit.h"
#include "app/about/version_text.h"
#include "app/kotai/window_options.h"
#include "core/catalogue/sqlite_version.h"
#include "core/data/data_folder.h"
#include "solvers/base/processor.h"
#include "ui/lessons/lesson_words.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"

using kotai::WindowOptions;

constexpr int failed = 1;
constexpr int wrongUsage = 2;

/// Applies the options. Returns the reason if an option is invalid, otherwise an empty string.
static QString applyOptions(const WindowOptions& options, kotai::ui::Settings& settings) {
  using kotai::ui::ThemeChoice;
  if (!options.language.isEmpty()) {
    if (kotai::ui::languageOf(options.language).code != options.language)
      return QStringLiteral("--language: %1 expected, not %2").arg(kotai::languageCodes(), options.language);
    settings.language.set(options.language);
  }
  if (options.theme.isEmpty()) return {};
  const qsizetype index = kotai::themeNames().indexOf(options.theme);
  if (index < 0) return QStringLiteral("--theme: light, dark or system expected, not %1").arg(options.theme);
  settings.theme.set(static_cast<ThemeChoice>(index));
  return {};
}

/// Opens the lessons, and restores the last game, because the lessons need no particular game. Returns the reason if
/// the file is invalid, otherwise an empty string.
static QString openLessons(const QString& file, kotai::ui::Workspace& workspace, kotai::ui::MainWindow& window) {
  workspace.restoreGame();
  const auto course = kotai::ui::readCourseFile(file);
  if (!course) return course.error();
  window.showCourse(file, *course);
  return {};
}

static QString openArguments(const QStringList& texts, kotai::ui::Workspace& workspace, kotai::ui::MainWindow& window) {
  if (texts.isEmpty()) {
    workspace.restoreGame();
    return {};
  }
  const QString& first = texts.first();
  const QFileInfo info(first);
  if (info.isFile()) {
    if (texts.size() > 1) return QStringLiteral("%1 is a file and takes no position; found %2").arg(first, texts[1]);
    return kotai::ui::isLessonFile(first) ? openLessons(first, workspace, window) : workspace.openGameFile(first);
  }
  // The name of a game takes precedence over a folder of the same name.
  const bool begins = texts.size() == 1;  // a given position is opened for viewing, not for play
  const QString reason =
      openTexts(workspace, first, texts.value(1), begins ? kotai::ui::Purpose::Play : kotai::ui::Purpose::Look);
  if (reason.isEmpty()) return {};
  // The argument is not a variant if it is a folder, a pipe, or the path of a file that may be missing.
  if (info.exists() || info.isSymLink() || first.contains(QLatin1Char('/')) || first.endsWith(QLatin1String(".json")) ||
      first.endsWith(QLatin1String(".kotaigame")) || first.endsWith(QLatin1String(".kotai")) || kotai::ui::isLessonFile(first))
    return workspace.openGameFile(first);
  return QStringLiteral("%1: %2").arg(texts.join(QLatin1Char(' ')), reason);
}

/// Makes an argument printable, on one line of limited length.
static QString visible(const QString& text) {
  constexpr qsizetype maxCharacters = 400;
  const auto codes = text.toUcs4();
  QString result;
  for (const char32_t code : codes.mid(0, maxCharacters)) {
    if (QChar::isPrint(code))
      result += QString::fromUcs4(&code, 1);
    else
      result += QStringLiteral("\\u%1").arg(static_cast<uint>(code), 4, 16, QLatin1Char('0'));
  }
  if (codes.size() > maxCharacters) result += QStringLiteral("...");
  return result;
}

static int refuse(const QString& reason, int exitCode = wrongUsage) {
  std::fprintf(stderr, "kotai: %s\n", qPrintable(visible(reason)));
  return exitCode;
}

/// Returns the versions of Qt (run time and build time) and of Qt's SQLite.
static std::string librariesText() {
  const std::string sqlite = kotai::sqliteVersion();
  return std::string("Qt ") + qVersion() + " (built with " + QT_VERSION_STR + ")\n" +
         (sqlite.empty() ? "SQLite: Qt finds none here" : "SQLite " + sqlite);
}

int main(int argc, char* argv[]) {
  if (kotai::requestsText(argc, argv)) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  kotai::ui::setUpApplication();
  QApplication::setApplicationVersion(QStringLiteral(KOTAI_VERSION));
  kotai::citeCommit();
  WindowOptions options;
  if (const QString reason = kotai::readOptions(QApplication::arguments(), options); !reason.isEmpty()) return refuse(reason);
  try {
    kotai::processorUse();
  } catch (const kotai::UnknownProcessorUse& error) {
    return refuse(QString::fromLatin1(error.what()));
  }
  if (options.versionAsked) return std::puts(kotai::versionText("kotai", librariesText()).c_str()) < 0 ? failed : EXIT_SUCCESS;
  try {
    if (options.hasFolderOption) kotai::checkDataFolder(options.dataDirectory);
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
  if (const QString reason = openArguments(options.texts, workspace, window); !reason.isEmpty()) {
    const int exitCode = refuse(reason);
    if (options.texts.size() != 1 || !QFileInfo(options.texts.first()).isFile()) return exitCode;
    window.showWarning(reason);  // the user may have double-clicked a file and then sees no terminal
  }
  const kotai::ui::QuitSignals quitSignals;
  QObject::connect(&quitSignals, &kotai::ui::QuitSignals::raised, &window, &kotai::ui::MainWindow::quitAtOnce);
  window.show();
  return QApplication::exec();
}

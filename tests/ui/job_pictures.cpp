// Not a test: saves pictures of damaged solutions, of their repair and of what interrupted solves leave, in both themes.
// usage: job_pictures FOLDER
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/game/registry.h"
#include "solvers/retrograde/solve.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

void settle(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < milliseconds) QApplication::processEvents(QEventLoop::AllEvents, 20);
}

void solve(const QTemporaryDir& folder, const char* id, int milliseconds) {
  std::stop_source stop;
  QElapsedTimer timer;
  timer.start();
  retrograde::SolveOptions options;
  options.directory = folder.path().toStdString();
  options.threads = 1;
  options.progress = [&](const retrograde::SolveProgress&) {
    if (milliseconds > 0 && timer.elapsed() > milliseconds) stop.request_stop();
  };
  retrograde::solve(*parseVariant(id), options, stop.get_token());
}

void cutOff(const QTemporaryDir& folder, const char* name) {
  QFile file(folder.filePath(QString::fromLatin1(name)));
  file.resize(file.size() - 7);
}

void takeAll(const QString& pictures, ThemeChoice theme) {
  const QTemporaryDir folder;
  solve(folder, "dodgem:4x4", 0);
  cutOff(folder, "dodgem-4x4.kotai");
  solve(folder, "dodgem:5x5", 300);
  Settings settings(folder.filePath(QStringLiteral("settings.ini")));
  LanguageSwitch language;
  language.setLanguage(QStringLiteral("en"));
  Theme::instance().setChoices(theme, VisionChoice::Standard);
  Workspace workspace(folder.path().toStdString(), &settings);
  MainWindow window(&workspace, &language);
  window.resize(1440, 900);
  window.show();
  const auto take = [&](const char* name) {
    settle(1500);
    const QString ending = theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    window.grab().save(QStringLiteral("%1/%2-%3.png").arg(pictures, QString::fromLatin1(name), ending));
  };
  settle(2000);
  take("damaged-card");
  workspace.openTexts(QStringLiteral("dodgem:4x4"), {});
  window.jobsDock()->show();
  window.jobsDock()->raise();
  take("damaged-board");
  workspace.repair(QStringLiteral("dodgem:4x4"));
  settle(300);
  take("repaired");
}

}  // namespace

int main(int argc, char* argv[]) {
  QApplication application(argc, argv);
  QStandardPaths::setTestModeEnabled(true);
  setUpApplication();
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() != 2 || !QDir().mkpath(arguments[1])) return 2;
  for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) takeAll(arguments[1], theme);
  return 0;
}

// Not a test: saves pictures of the docks and dialogs of simultaneous games by themselves, for looking at.
// usage: domineering_dock_pictures FOLDER DATA [en,ja [light,dark]]
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "core/simultaneous/registry.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/docks/turns_dock.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/matrix/matrix_panel.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/tournament/tournament_dialog.h"
#include "ui/domineering/tournament/tournament_player_box.h"
#include "ui/domineering/tournament/tournament_run.h"
#include "ui/help/help_dialog.h"
#include "ui/jobs/job_manager.h"
#include "ui/shell/application.h"
#include "ui/shell/welcome_page.h"
#include "ui/theme/palette.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

void settle(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < milliseconds) QApplication::processEvents(QEventLoop::AllEvents, 20);
}

class Photographer {
 public:
  Photographer(const QString& folder, const QString& data) : m_folder(folder), m_jobs(data.toStdString()) {
    QDir().mkpath(folder);
  }

  void takeAll(const QString& name) {
    m_name = name;
    takeMatrix();
    takeTurns();
    takeTables();
    takePositions();
    takeTournament();
    takeWelcome();
    OutcomeTableDialog outcomes(m_jobs.dataDirectory());
    take(outcomes, "outcomes", outcomes.sizeHint());
    HelpDialog help;
    help.showRules("syncdom", name.section(QLatin1Char('-'), 0, 0));
    take(help, "help", {660, 1700});
  }

 private:
  void open(const char* id, const std::vector<const char*>& turns = {}) {
    const auto variant = *parseSimultaneousVariant(id);
    m_document.newGame(variant, m_jobs.solution(variant), variant->start());
    for (const char* turn : turns) {
      const QStringList parts = QString::fromLatin1(turn).split(QLatin1Char(' '));
      const auto first = variant->parseMove(m_document.position(), parts[0].toStdString());
      const auto second = variant->parseMove(m_document.position(), parts[1].toStdString());
      m_document.play({first->second, second->second});
    }
    settle(300);
  }

  void take(QWidget& widget, const char* what, const QSize& size) {
    widget.resize(size);
    widget.show();
    settle(350);
    widget.grab().save(QDir(m_folder).filePath(QStringLiteral("docks-%1-%2.png").arg(QLatin1String(what), m_name)));
  }

  void takeMatrix() {
    MatrixDock dock(&m_document);
    open("syncdom:5x5", {"V:b2 H:b2"});
    take(dock, "matrix", {430, 560});
    dock.panel()->setStrategy({Side::First, ChosenStrategy::Kind::Move, 3});
    dock.panel()->hideDominated()->setChecked(true);
    take(dock, "matrix-hidden", {430, 560});
    open("syncdom:6x5");
    take(dock, "matrix-large", {900, 760});
    take(dock, "matrix-small", {392, 330});
    open("syncdom:7x7");
    take(dock, "matrix-unknown", {392, 330});
  }

  void takeTurns() {
    TurnsDock dock(&m_document);
    open("syncdom:5x5", {"V:b2 H:b2", "V:d3 H:c5", "V:e1 H:a4"});
    m_document.setComment(m_document.currentNode(), QStringLiteral("Both block the middle."));
    m_document.stepBack();
    open("syncdom:5x5", {"V:b2 H:b2", "V:d3 H:c5", "V:e1 H:a4", "V:a1 H:c1"});
    m_document.stepBack();
    m_document.stepBack();
    take(dock, "turns", {392, 420});
  }

  void takeTables() {
    DomineeringTablesDock dock(&m_document, &m_jobs);
    open("syncdom:5x5");
    take(dock, "tables", {760, 330});
    dock.setNumbersShown(true);
    take(dock, "tables-numbers", {760, 330});
    dock.setNumbersShown(false);
    dock.setTable(DomineeringTablesDock::Table::Values);
    settle(500);
    take(dock, "values", {760, 330});
    dock.setNumbersShown(true);
    take(dock, "values-numbers", {760, 330});
  }

  void takePositions() {
    DomineeringPositionsDock dock(&m_document);
    open("syncdom:5x5");
    SimultaneousFilter filter;
    filter.positionClass = PositionClass::Mixed;
    dock.showFilter(filter);
    settle(500);
    take(dock, "positions", {760, 330});
  }

  void takeTournament() {
    TournamentDialog dialog(&m_jobs);
    dialog.choosePreset(1);
    dialog.setGames(60);
    dialog.player(Side::First)->setText("montecarlo:playouts=200");
    dialog.start();
    settle(2500);
    dialog.run()->pause();
    take(dialog, "tournament", dialog.size());
    dialog.run()->cancel();
  }

  void takeWelcome() {
    WelcomePage page(&m_jobs);
    settle(800);
    take(page, "welcome", {1400, 2600});
    JobsDock jobs(&m_jobs);
    const int solve = m_jobs.start(*parseSimultaneousVariant("syncdom:5x6"));
    const int proof = m_jobs.start(*parseSimultaneousVariant("syncdom:7x7"));
    settle(1500);
    take(jobs, "jobs", {760, 260});
    for (const int id : {solve, proof}) m_jobs.cancel(id);
    settle(600);
  }

  QString m_folder;
  QString m_name;
  JobManager m_jobs;
  DomineeringDocument m_document;
};

}  // namespace

int main(int argc, char** argv) {
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  setUpApplication();
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 3) return 1;
  LanguageSwitch language;
  Photographer photographer(arguments[1], arguments[2]);
  const QStringList languages = arguments.value(3, QStringLiteral("en")).split(QLatin1Char(','));
  const QStringList themes = arguments.value(4, QStringLiteral("light")).split(QLatin1Char(','));
  for (const QString& code : languages)
    for (const QString& theme : themes) {
      language.setLanguage(code);
      const bool grey = theme == QLatin1String("grey");
      Theme::instance().setChoices(theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light,
                                   grey ? VisionChoice::Greyscale : VisionChoice::Standard);
      photographer.takeAll(code + QLatin1Char('-') + theme);
    }
  return 0;
}

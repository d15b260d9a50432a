// Tests for docks and pages that have no values to show. Each shows the same text and a button that leads to the
// values.
#include <QDockWidget>
#include <QLabel>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/actions/actions.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/state/state_dock.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::patienceMs;

namespace {

/// Returns the empty state shown in a dock, or null if the dock shows something else.
EmptyState* shownIn(QDockWidget& dock) {
  dock.show();
  dock.raise();
  for (EmptyState* each : dock.findChildren<EmptyState*>())
    if (each->isVisible()) return each;
  return nullptr;
}

void press(const EmptyState& empty) { QTest::mouseClick(empty.button(), Qt::LeftButton); }

QString solvedBoard(const test::ShownProgram& program) {
  domineering::SolveOptions options;
  options.directory = program.folder.path().toStdString();
  const auto variant = *parseSimultaneousVariant("syncdom:4x4");
  const QString file = program.folder.filePath(QStringLiteral("syncdom-4x4.kotai"));
  QFile::remove(file);
  if (!domineering::solve(variant, options).finished) qFatal("the board is not solved");
  return file;
}

/// Damages a byte in the middle of the file. The file can still be opened but not read completely.
void harm(const QString& name) {
  QFile file(name);
  QVERIFY(file.open(QFile::ReadWrite));
  QVERIFY(file.seek(file.size() / 2));
  char byte = 0;
  QVERIFY(file.peek(&byte, 1) == 1);
  byte = static_cast<char>(byte ^ 0x20);
  QCOMPARE(file.write(&byte, 1), qint64(1));
}

}  // namespace

class MissingValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void wordsAndSteps_data() {
    QTest::addColumn<SolutionWork>("work");
    QTest::addColumn<bool>("proves");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("step");
    const auto row = [](const char* name, const SolutionWork& work, bool proves, const char* heading, const char* step) {
      QTest::newRow(name) << work << proves << QString::fromUtf8(heading) << QString::fromLatin1(step);
    };
    const QString failure = QStringLiteral("bad");
    row("nothing", {}, false, "Board is not solved yet", "Solve");
    row("running", {.running = 0.5}, false, "Solving Board…", "");
    row("paused", {.paused = 0.5}, false, "Solving Board is paused", "Resume");
    row("proof", {}, true, "Board is not solved yet", "Prove the outcome");
    row("proof runs", {.running = 0.5}, true, "Proving Board…", "");
    row("proof paused", {.paused = 0.0}, true, "The proof of Board is paused", "Resume");
    row("unreadable", {.failure = failure}, false, "The tables could not be read", "");
    row("damaged", {.failure = failure, .damaged = true}, false, "The tables could not be read", "Repair");
    row("damaged, paused", {.paused = 0.5, .failure = failure, .damaged = true}, false, "The tables could not be read", "Repair");
    row("repairing", {.running = 0.5, .failure = failure, .damaged = true}, false, "Solving Board…", "");
  }

  void wordsAndSteps() {
    QFETCH(SolutionWork, work);
    QFETCH(bool, proves);
    QFETCH(QString, step);
    EmptyState empty;
    showMissing(empty, work, Missing::Tables,
                {.name = QStringLiteral("Board"), .offer = QStringLiteral("offer"), .proves = proves});
    QTEST(empty.heading(), "heading");
    QCOMPARE(empty.button()->text(), step);
    QCOMPARE(empty.button()->isHidden(), step.isEmpty());
  }

  void aLessonIsNotCalledAPuzzle() {
    EmptyState empty;
    for (const auto& [missing, promised] : {std::pair(Missing::Puzzles, "The puzzles begin when solving has finished."),
                                            std::pair(Missing::Lessons, "The lesson begins when solving has finished.")}) {
      showMissing(empty, {.running = 0.5}, missing, {.name = QStringLiteral("Board"), .offer = {}});
      const auto labels = empty.findChildren<QLabel*>();
      QVERIFY(
          std::ranges::any_of(labels, [text = QLatin1String(promised)](const QLabel* label) { return label->text() == text; }));
    }
  }

  /// If a solve takes minutes, the dock shows an estimate and a question before the solve starts.
  void tablesAskBeforeALongSolve() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:6x6");
    AlternatingView& view = test::alternating(*program.window);
    EmptyState* empty = shownIn(*test::child<TablesDock>(program.window));
    QVERIFY(empty);
    QTRY_VERIFY2(!empty->button()->isHidden() || empty->heading().contains(QStringLiteral("cannot")),
                 qPrintable(empty->heading()));
    if (empty->button()->isHidden()) QSKIP("this machine cannot solve 6x6");
    press(*empty);
    const MessageBar* messages = view.boardPage()->messages();
    QTRY_VERIFY2_WITH_TIMEOUT(messages->text().contains(QStringLiteral("of memory")), qPrintable(messages->text()), patienceMs);
    QVERIFY(program.workspace.jobs()->jobs().empty());
  }

  void pausedSolvesGoOnFromTheDocks() {
    test::ShownProgram program;
    JobManager& jobs = *program.workspace.jobs();
    jobs.setLimits({.threads = 1});
    program.workspace.openVariant("dodgem:5x5");
    for (QDockWidget* dock : std::initializer_list<QDockWidget*>{test::child<TablesDock>(program.window),
                                                                 test::child<PositionsDock>(program.window)}) {
      jobs.start(test::alternating(program.workspace).document()->variant()->id());
      jobs.pauseWork("dodgem:5x5");
      QTRY_VERIFY_WITH_TIMEOUT(jobs.isPaused("dodgem:5x5"), patienceMs);
      const EmptyState* empty = shownIn(*dock);
      QVERIFY(empty);
      QTRY_COMPARE(empty->heading(), QStringLiteral("Solving Dodgem 5×5 is paused"));
      QCOMPARE(empty->button()->text(), QStringLiteral("Resume"));
      press(*empty);
      QVERIFY(jobs.isRunning("dodgem:5x5"));
      QTRY_COMPARE(empty->heading(), QStringLiteral("Solving Dodgem 5×5…"));
      jobs.pauseWork("dodgem:5x5");
      QTRY_VERIFY_WITH_TIMEOUT(!jobs.isRunning("dodgem:5x5"), patienceMs);
    }
  }

  void pausedSolvesOfDominoesGoOnFromTheDocks() {
    test::ShownProgram program;
    JobManager& jobs = *program.workspace.jobs();
    jobs.setLimits({.threads = 1});
    const std::string id = "syncdom:6x5";
    program.workspace.openVariant(id);
    const DomineeringView& view = test::domineering(*program.window);
    for (const char* const name : {"simultaneousTablesDock", "simultaneousPositionsDock", "matrixDock"}) {
      jobs.start(test::domineering(program.workspace).document()->variant()->id());
      jobs.pauseWork(id);
      QTRY_VERIFY_WITH_TIMEOUT(jobs.isPaused(id), patienceMs);
      auto* dock = program.window->findChild<QDockWidget*>(QLatin1String(name));
      const EmptyState* empty = shownIn(*dock);
      QVERIFY2(empty, name);
      QTRY_COMPARE(empty->heading(), QStringLiteral("Solving Synchronized Domineering 6×5 is paused"));
      QCOMPARE(empty->button()->text(), QStringLiteral("Resume"));
      press(*empty);
      QVERIFY2(jobs.isRunning(id), name);
      jobs.pauseWork(id);
      QTRY_VERIFY_WITH_TIMEOUT(!jobs.isRunning(id), patienceMs);
    }
    QVERIFY(!view.page()->messages()->text().contains(QStringLiteral("Solve")));
  }

  /// A proof that takes only seconds starts with the click on the button, without a question.
  void shortProofsStartAtOnce() {
    test::ShownProgram program;
    JobManager& jobs = *program.workspace.jobs();
    jobs.setLimits({.threads = 1});
    const std::string id = "syncdom:8x8";
    program.workspace.openVariant(id);
    auto* dock = program.window->findChild<QDockWidget*>(QStringLiteral("matrixDock"));
    const EmptyState* empty = shownIn(*dock);
    QVERIFY(empty);
    QTRY_COMPARE(empty->button()->text(), QStringLiteral("Prove the outcome"));
    press(*empty);
    QCOMPARE(jobs.jobs().size(), std::size_t{1});
    QVERIFY(!test::domineering(*program.window).page()->messages()->text().contains(QStringLiteral("prove")));
    jobs.pauseWork(id);
    QTRY_VERIFY_WITH_TIMEOUT(!jobs.isRunning(id), patienceMs);
  }

  /// The tables read the whole file and therefore find the damage first.
  void damageFoundByTheTablesIsReportedEverywhere() {
    test::ShownProgram program;
    const QString file = solvedBoard(program);
    harm(file);
    program.workspace.openVariant("syncdom:4x4");
    const DomineeringView& view = test::domineering(*program.window);
    auto* tables = program.window->findChild<DomineeringTablesDock*>();
    if (tables->isLoaded()) tables->setTable(DomineeringTablesDock::Table::Values);
    tables->show();
    tables->raise();
    QTRY_VERIFY_WITH_TIMEOUT(program.workspace.jobs()->isDamaged("syncdom:4x4"), patienceMs);
    const EmptyState* empty = shownIn(*tables);
    QVERIFY(empty);
    QTRY_COMPARE(empty->heading(), QStringLiteral("The tables could not be read"));
    QCOMPARE(empty->button()->text(), QStringLiteral("Repair"));
    QTRY_COMPARE(view.boardPage()->header()->solveButton()->text(), QStringLiteral("Repair"));
    press(*empty);
    QTRY_VERIFY_WITH_TIMEOUT(tables->isLoaded(), patienceMs);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
    QVERIFY(!program.workspace.jobs()->isDamaged("syncdom:4x4"));
  }

  void damageFoundByPuzzlesIsRepairedThere() {
    test::ShownProgram program;
    const QString file = solvedBoard(program);
    QVERIFY(QFile(file).resize(QFile(file).size() - 5));
    program.workspace.openVariant("syncdom:4x4");
    test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
    const PuzzlesPage* page = test::child<PuzzlesPage>(program.window);
    QTRY_VERIFY(page->empty()->isVisible() && !page->empty()->button()->isHidden());
    QCOMPARE(page->empty()->heading(), QStringLiteral("The puzzles could not be read"));
    QCOMPARE(page->empty()->button()->text(), QStringLiteral("Repair"));
    press(*page->empty());
    QTRY_VERIFY_WITH_TIMEOUT(page->trainer()->current().state == PuzzleTrainer::State::Asked, patienceMs);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
  }
};

KOTAI_WINDOW_TEST(MissingValuesTest)
#include "missing_values_test.moc"

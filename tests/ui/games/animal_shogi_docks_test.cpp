// Tests for the docks with solved Animal Shogi. Solves the game from the jobs dock, with one pause, for all
// tests that read the solution. Then checks tables, lists and the perfect line.
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <filesystem>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/games/animalshogi/lists.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/jobs/job_row.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/settings/settings.h"
#include "ui/widgets/empty_state.h"

using namespace kotai;
using namespace kotai::ui;

namespace {
constexpr int solvingMs = 400'000;  // time limit for a solve, which takes seconds on an idle machine
constexpr int readingMs = 60'000;
}  // namespace

class AnimalShogiDocksTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const std::filesystem::path folder = sharedFolder();
    QVERIFY2(!folder.empty(), "KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
    std::filesystem::create_directories(folder);
    for (const std::string& file : filesOfTheGame()) std::filesystem::remove(folder / file);
    m_jobs = std::make_unique<JobManager>(folder);
    m_document.newGame(test::variantOf("animalshogi"), nullptr);
  }

  void solvesInStagesAndContinuesAfterAPause() {
    JobsDock dock(m_jobs.get());
    dock.show();
    const int id = m_jobs->start(m_document.variant()->id());
    QStringList phases;
    double share = 0;
    bool wentBack = false;
    bool pauseWanted = true;
    const auto follow = connect(m_jobs.get(), &JobManager::jobProgressed, this, [&] {
      const auto& labels = dock.rows().front()->findChildren<QLabel*>();
      for (const QLabel* label : labels) phases << label->text();
      const JobState& job = m_jobs->jobs().front();
      if (job.phase != JobState::Phase::Running) return;  // a pause goes back to the last checkpoint
      const double now = job.doneShare();
      wentBack = wentBack || now < share || now > 1;
      share = now;
      // Pauses at a report of the solver: on a busy machine, a test that only looks now and then misses the stage.
      const auto& progress = std::get<SolveWork>(job.work).progress;
      if (progress.stage != retrograde::SolveStage::Propagation || progress.plies <= 3) return;
      if (std::exchange(pauseWanted, false)) m_jobs->pause(id);
    });
    const auto hasStopped = [this] { return !m_jobs->jobs().front().isActive(); };
    QTRY_VERIFY_WITH_TIMEOUT(hasStopped(), solvingMs);
    QVERIFY(!wentBack);
    QCOMPARE(m_jobs->jobs().front().phase, JobState::Phase::Paused);
    const double before = m_jobs->jobs().front().doneShare();
    const bool saved = std::filesystem::exists(sharedFolder() / (Solution::fileName(*m_document.variant()) + ".checkpoint"));
    QVERIFY2(saved ? before > 0.02 && before < 0.6 : before == 0, qPrintable(QString::number(before)));
    QVERIFY(
        dock.rows().front()->figures().contains(saved ? QStringLiteral("the last checkpoint") : QStringLiteral("the beginning")));
    share = 0;  // progress may go back here, because work since the checkpoint is repeated
    wentBack = false;
    m_jobs->resume(id);
    QTRY_VERIFY_WITH_TIMEOUT(hasStopped(), solvingMs);
    QCOMPARE(m_jobs->jobs().front().phase, JobState::Phase::Finished);
    disconnect(follow);
    QVERIFY(!wentBack || !saved);  // without a checkpoint, the first report begins at zero
    const QString all = phases.join(QLatin1Char('\n'));
    for (const char* told : {"immediate wins", "working backwards", "reachable positions", "marking mates"})
      QVERIFY2(all.contains(QLatin1String(told)), told);
    QVERIFY(!dock.rows().front()->figures().contains(QStringLiteral("cache")));
    m_document.setSolution(m_jobs->solution(m_document.variant()));
    QVERIFY(m_document.solution());
  }

  void leavesNothingButTheSolution() {
    const auto& report = std::get<SolveWork>(m_jobs->jobs().front().work).report;
    QVERIFY(report && report->finished);
    QCOMPARE(m_document.solution()->positions(), slow_shogi::storedPositions);
    QCOMPARE(filesOfTheGame(), std::vector<std::string>{Solution::fileName(*m_document.variant())});
  }

  void tablesShowWhatTanakaCounted() {
    test::StateOf state(&m_document, m_jobs.get());
    TablesDock tables(&m_document, &state.hub);
    tables.resize(1200, 320);
    tables.show();
    QTRY_VERIFY_WITH_TIMEOUT(tables.isLoaded(), readingMs);
    const QString totals = tables.findChild<TotalsPanel*>()->text();
    for (const char* text : {"99,485,568 unfinished positions", "249,442,767", "56,474,473", "2,682,700", "40,328,395",
                             "173 plies", "9.435", ">38<"})
      QVERIFY2(totals.contains(QLatin1String(text)), text);

    PositionsDock positions(&m_document, &state.hub);
    connect(&tables, &TablesDock::cellActivated, &positions, &PositionsDock::showFilter);
    positions.show();
    test::choose(tables, "tableBox", QStringLiteral("hands"));
    HeatMap* wins = tables.charts()->map(Outcome::Win);
    QTest::mouseClick(wins, Qt::LeftButton, {}, wins->cellRect(1, 2).center());
    QTRY_COMPARE_WITH_TIMEOUT(positions.model()->count(), wins->count(1, 2), readingMs);
    QTRY_VERIFY_WITH_TIMEOUT(positions.model()->rowCount() > 0, readingMs);
    QCOMPARE(positions.filter().cell->mover.value(), 2);

    test::choose(tables, "tableBox", QStringLiteral("material"));
    QVERIFY(!tables.charts()->map(Outcome::Win)->isVisible());
    test::choose(tables, "tableBox", TablesDock::matesId);
    const BarChartData& mates = test::child<BarChart>(tables, "mates")->chart();
    QCOMPARE(mates.kinds.size(), std::size_t(2));
    const std::vector<std::uint64_t>& counts = mates.kinds.front().counts;
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::uint64_t(0)), std::uint64_t(17'213'997));
    const auto in23 = std::ranges::find(mates.categories, QStringLiteral("23")) - mates.categories.begin();
    QTest::mouseClick(test::child<BarChart>(tables, "mates"), Qt::LeftButton, {},
                      test::child<BarChart>(tables, "mates")->barRect(static_cast<int>(in23), 0).center().toPoint());
    QVERIFY(positions.filter().kind == FindKind::Mate);
    QTRY_COMPARE_WITH_TIMEOUT(positions.model()->count(), quint64(4), readingMs);
  }

  void publishedFiguresAgree() {
    test::StateOf state(&m_document, m_jobs.get());
    TablesDock tables(&m_document, &state.hub);
    tables.show();
    QTRY_VERIFY_WITH_TIMEOUT(tables.isLoaded(), readingMs);
    test::choose(tables, "tableBox", TablesDock::figuresId);
    QTRY_VERIFY_WITH_TIMEOUT(test::child<FiguresPanel>(tables)->model()->rowCount() > 30, readingMs);
    const FiguresModel* figures = test::child<FiguresPanel>(tables)->model();
    for (int row = 0; row < figures->rowCount(); ++row)
      QVERIFY2(check(figures->rows()[static_cast<std::size_t>(row)]) != FigureCheck::Different,
               figures->rows()[static_cast<std::size_t>(row)].id.c_str());
    const Agreement agreement = figures->agreement();
    QCOMPARE(agreement.equal, agreement.compared());
    QVERIFY(agreement.equal > 30);
  }

  void kindsListWhatTanakaCounted() {
    test::StateOf state(&m_document);
    PositionsDock dock(&m_document, &state.hub);
    dock.resize(1000, 320);
    dock.show();
    const std::map<FindKind, quint64> expected{{FindKind::Zugzwang, 21'839},
                                               {animalshogi::kind::symmetricZugzwang, 71},
                                               {FindKind::Mate, 17'213'997},
                                               {animalshogi::kind::win, 56'474'473},
                                               {animalshogi::kind::farDropOnly, 68}};
    for (const auto& [kind, count] : expected) {
      PositionFilter filter;
      filter.kind = kind;
      dock.showFilter(filter);
      QTRY_COMPARE_WITH_TIMEOUT(dock.model()->count(), count, readingMs);
      QTRY_VERIFY_WITH_TIMEOUT(dock.model()->rowCount() > 0, readingMs);
      QVERIFY(dock.list()->isVisible());
    }
  }

  /// The menu offers only lengths that occur, each with its number of positions.
  void onlyExistingLengthsAreOffered() {
    test::StateOf state(&m_document);
    PositionsDock dock(&m_document, &state.hub);
    dock.show();
    PositionFilter filter;
    filter.kind = FindKind::Mate;
    dock.showFilter(filter);
    const auto lengths = dock.findChild<QComboBox*>(QStringLiteral("length"));
    QTRY_COMPARE_WITH_TIMEOUT(lengths->count(), 1 + 12, readingMs);  // "any length" and the lengths 1, 3, ... 23
    QVERIFY2(lengths->itemText(2).contains(QStringLiteral("3,579,697")), qPrintable(lengths->itemText(2)));
    lengths->setCurrentIndex(12);
    QTRY_COMPARE_WITH_TIMEOUT(dock.model()->count(), quint64(4), readingMs);
    QCOMPARE(dock.filter().distancePlies.value(), 23u);
  }

  void comparingNeedsBothSolutions() {
    test::StateOf state(&m_document);
    PositionsDock dock(&m_document, &state.hub);
    dock.show();
    PositionFilter filter;
    filter.kind = animalshogi::kind::farDropMatters;
    dock.showFilter(filter);
    QSignalSpy wanted(&state.hub, &StateHub::solveRequested);
    for (EmptyState* each : dock.findChildren<EmptyState*>())
      if (each->isVisible()) QTest::mouseClick(each->button(), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().value<std::string>(), std::string("animalshogi:far-drop=no"));
  }

  void movesAreGroupedAndTheLineIsPlayedOut() {
    test::StateOf state(&m_document);
    MovesDock movesDock(&m_document, &state.hub);
    const MovesModel& moves = *movesDock.model();
    LineDock line(&m_document, &state.hub);
    line.show();
    QTRY_COMPARE_WITH_TIMEOUT(line.model()->rowCount(), 78, readingMs);
    QTRY_COMPARE_WITH_TIMEOUT(moves.rowCount(), 5, readingMs);  // a heading and four moves
    for (int ply = 0; ply < 78; ++ply) {
      QTRY_COMPARE_WITH_TIMEOUT(line.model()->rowCount(), 78 - ply, readingMs);
      line.playBest();
    }
    QVERIFY(m_document.isFinished());
    QCOMPARE(m_document.tree().node(m_document.currentNode()).ply, 78);
    const auto most = m_document.variant()->parsePosition("l2/3/1L1/3 b 2G2ECc");
    QVERIFY(most);
    m_document.newGameFrom(m_document.variant(), m_document.solution(), *most);
    const auto drops = [&] {
      int count = 0;
      for (int row = 0; row < moves.rowCount(); ++row)
        count += moves.index(row).data(MovesModel::MoveTextRole).toString().contains(QLatin1Char('*')) ? 1 : 0;
      return count;
    };
    QTRY_VERIFY_WITH_TIMEOUT(drops() == 30, readingMs);
  }

 private:
  static std::filesystem::path sharedFolder() { return qgetenv("KOTAI_TEST_SOLUTIONS").toStdString(); }
  /// Returns all files that solving left in the folder.
  static std::vector<std::string> filesOfTheGame() {
    std::vector<std::string> names;
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(sharedFolder()))
      if (const std::string name = entry.path().filename().string(); name.starts_with("animalshogi")) names.push_back(name);
    return names;
  }

  std::unique_ptr<JobManager> m_jobs;
  GameDocument m_document;
};

KOTAI_WINDOW_TEST(AnimalShogiDocksTest)
#include "animal_shogi_docks_test.moc"

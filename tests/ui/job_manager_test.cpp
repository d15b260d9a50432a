// Tests for solving from the window. Solves run on a worker thread, stop quickly when cancelled, and can be
// resumed. Some are refused with a reason.
#include "ui/jobs/job_manager.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "core/simultaneous/registry.h"
#include "tests/cpu_clock.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/docks/jobs/job_row.h"

using kotai::test::variantOf;
using kotai::ui::ExactWork;
using kotai::ui::JobManager;
using kotai::ui::JobOrigin;
using kotai::ui::JobState;
using kotai::ui::ProofWork;
using kotai::ui::SolveWork;

class JobManagerTest : public QObject {
  Q_OBJECT

 private slots:
  void solvesAndOpens() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    const kotai::VariantPtr variant = variantOf("dodgem:3x3");
    QVERIFY(!jobs.solution(variant));
    QSignalSpy solved(&jobs, &JobManager::solved);
    const int id = jobs.start(variant->id());
    QVERIFY(jobs.isRunning(variant->id()));
    QCOMPARE(jobs.start(variant->id()), id);
    QTRY_COMPARE(solved.count(), 1);
    QCOMPARE(jobs.jobs().size(), std::size_t(1));
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Finished);
    QVERIFY(std::get<SolveWork>(jobs.jobs().front().work).report->finished);
    const kotai::SolutionPtr solution = jobs.solution(variant);
    QVERIFY(solution);
    QCOMPARE(jobs.solution(variant), solution);  // the file is opened once and shared
    QVERIFY(solution->value(variant->start()).outcome == kotai::Outcome::Win);
    jobs.cancel(id);
    QVERIFY(jobs.jobs().empty());
    QVERIFY(kotai::Solution::exists(jobs.dataDirectory(), *variant));  // removing the job does not delete the file
  }

  void finishedBackgroundJobsAreNotListed() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    QSignalSpy solved(&jobs, &JobManager::solved);
    jobs.start("dodgem:3x3", JobOrigin::Program);
    QCOMPARE(jobs.jobs().size(), std::size_t(1));  // a running background job is listed, so that the user can stop it
    QTRY_COMPARE(solved.count(), 1);
    QVERIFY(jobs.jobs().empty());
    jobs.start("quoridor:3x3,fences=1", JobOrigin::Program);
    jobs.start("quoridor:3x3,fences=1");  // starts the solve of another variant
    QTRY_COMPARE(solved.count(), 2);
    QCOMPARE(jobs.jobs().size(), std::size_t(1));
  }

  void opensExistingSolutions() {
    const QTemporaryDir folder;
    const kotai::VariantPtr variant = variantOf("dodgem:3x3");
    {
      JobManager jobs(folder.path().toStdString());
      QSignalSpy solved(&jobs, &JobManager::solved);
      jobs.start(variant->id());
      QTRY_COMPARE(solved.count(), 1);
    }
    JobManager jobs(folder.path().toStdString());
    QVERIFY(jobs.solution(variant));
    QVERIFY(jobs.openFailure(variant->id()).isEmpty());
  }

  void saysWhyAFileCannotBeOpened() {
    const QTemporaryDir folder;
    const kotai::VariantPtr variant = variantOf("dodgem:3x3");
    const QString name = QString::fromStdString(kotai::Solution::fileName(*variant));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not a solution");
    file.close();
    JobManager jobs(folder.path().toStdString());
    QVERIFY(!jobs.solution(variant));
    QVERIFY2(jobs.openFailure(variant->id()).contains(name), qPrintable(jobs.openFailure(variant->id())));
  }

  void pausesResumesAndCancels() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    jobs.setLimits({.threads = 1});
    const kotai::VariantPtr variant = variantOf("dodgem:5x5");
    QSignalSpy progressed(&jobs, &JobManager::jobProgressed);
    const int id = jobs.start(variant->id());
    QTRY_VERIFY(std::get<SolveWork>(jobs.jobs().front().work).progress.positionsDone > 0);
    QVERIFY(progressed.count() > 0);

    kotai::test::CpuClock clock;
    jobs.pause(id);
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Cancelling);
    QTRY_VERIFY(!jobs.isRunning(variant->id()));
    QVERIFY2(clock.seconds() < 1, "cancel takes less than a second");
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Paused);
    QVERIFY(!std::get<SolveWork>(jobs.jobs().front().work).report->finished);

    jobs.resume(id);
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Running);
    QTRY_VERIFY(std::get<SolveWork>(jobs.jobs().front().work).progress.elapsedSeconds > 0);
    clock.restart();
    jobs.cancel(id);
    QTRY_VERIFY(jobs.jobs().empty());
    QVERIFY2(clock.seconds() < 1, "cancel takes less than a second");
  }

  void stopsWhenDestroyed() {
    const QTemporaryDir folder;
    kotai::test::CpuClock clock;
    {
      JobManager jobs(folder.path().toStdString());
      jobs.start("dodgem:5x5");
      QTRY_VERIFY(std::get<SolveWork>(jobs.jobs().front().work).progress.positionsDone > 0);
      clock.restart();
    }
    QVERIFY2(clock.seconds() < 1, "the program can be closed while solving");
  }

  void solvesGamesOfDomineeringMoves() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    const auto variant = *kotai::parseSimultaneousVariant("syncdom:4x4");
    QVERIFY(!jobs.solution(variant));
    QSignalSpy solved(&jobs, &JobManager::solved);
    QVERIFY(jobs.start(variant->id()) > 0);
    QVERIFY(jobs.isRunning(variant->id()));
    QTRY_COMPARE(solved.count(), 1);
    const JobState& state = jobs.jobs().front();
    QVERIFY(std::holds_alternative<ExactWork>(state.work));
    QVERIFY(state.phase == JobState::Phase::Finished);
    QCOMPARE(std::get<ExactWork>(state.work).report->positions, std::uint64_t(536));
    const kotai::SimultaneousSolutionPtr solution = jobs.solution(variant);
    QVERIFY(solution);
    QCOMPARE(solution->value(variant->start())->value, 0.0);
    kotai::ui::JobRow row(state.id);
    row.showState(state);
    QVERIFY2(row.figures().contains(QStringLiteral("536 positions")), qPrintable(row.figures()));
    QCOMPARE(jobs.start("syncdom:9x9,cells=3"), 0);  // the board is too large, and no search handles these dominoes
  }

  void pausesAndResumesASolveOfDomineeringMoves() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    jobs.setLimits({.threads = 1});
    const auto variant = *kotai::parseSimultaneousVariant("syncdom:6x5");
    const int id = jobs.start(variant->id());
    QTRY_VERIFY(std::get<ExactWork>(jobs.jobs().front().work).progress.positionsFound > 0);
    kotai::test::CpuClock clock;
    jobs.pause(id);
    QTRY_VERIFY(!jobs.isRunning(variant->id()));
    QVERIFY2(clock.seconds() < 1, "cancel takes less than a second");
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Paused);
    jobs.resume(id);
    QVERIFY(jobs.isRunning(variant->id()));
    jobs.cancel(id);
    QTRY_VERIFY(jobs.jobs().empty());
  }

  void provesOutcomesOfLargeBoards() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    const auto variant = *kotai::parseSimultaneousVariant("syncdom:6x6");
    QVERIFY(!jobs.provedOutcome(*variant));
    QSignalSpy proved(&jobs, &JobManager::outcomeProved);
    const int id = jobs.start(variant->id());
    QVERIFY(std::holds_alternative<ProofWork>(jobs.jobs().front().work));
    QTRY_COMPARE_WITH_TIMEOUT(proved.count(), 1, 60000);
    QVERIFY(jobs.jobs().front().phase == JobState::Phase::Finished);
    const auto outcome = jobs.provedOutcome(*variant);
    QVERIFY(outcome && outcome->settled());
    QVERIFY(outcome->outcome() == kotai::Payoff::Draw);
    kotai::ui::JobRow row(id);
    row.showState(jobs.jobs().front());
    QVERIFY2(row.figures().contains(QStringLiteral("draw")), qPrintable(row.figures()));
  }

  void failsWithAReason() {
    const QTemporaryDir folder;
    QFile blocker(folder.filePath(QStringLiteral("taken")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    JobManager jobs(folder.filePath(QStringLiteral("taken/inside")).toStdString());
    jobs.start("dodgem:3x3");
    QTRY_VERIFY(!jobs.jobs().empty() && jobs.jobs().front().phase == JobState::Phase::Failed);
    QVERIFY(jobs.jobs().front().failure.contains(QStringLiteral("taken")));
  }
};

KOTAI_WINDOW_TEST(JobManagerTest)
#include "job_manager_test.moc"

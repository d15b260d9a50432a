// Tests for leftovers of interrupted solves. The dock shows them after a cancel and after a restart, and can
// resume and remove them. Finished jobs can be opened.
#include "ui/docks/jobs/jobs_dock.h"

#include <unistd.h>

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "core/tables/file_layout.h"
#include "core/tables/lock_file.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/solved_variants.h"
#include "ui/docks/jobs/job_row.h"
#include "ui/shell/welcome_page.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QPushButton* shownButton(QWidget* row, const QString& text) {
  for (QPushButton* button : row->findChildren<QPushButton*>())
    if (button->isVisible() && button->text() == text) return button;
  return nullptr;
}

void click(QWidget* row, const char* text) {
  QTRY_VERIFY2(shownButton(row, QString::fromUtf8(text)), text);
  QTest::mouseClick(shownButton(row, QString::fromUtf8(text)), Qt::LeftButton);
}

QStringList filesIn(const QTemporaryDir& folder) { return QDir(folder.path()).entryList(QDir::Files, QDir::Name); }

/// Jobs and the jobs dock, without the rest of the program.
struct Program {
  explicit Program(const QTemporaryDir& folder) : jobs(folder.path().toStdString()), dock(&jobs) {
    jobs.setLimits({.threads = 1});
    dock.resize(900, 300);
    dock.show();
  }
  QList<LeftoverRow*> leftovers() const { return dock.findChildren<LeftoverRow*>(); }

  JobManager jobs;
  JobsDock dock;
};

/// Returns a button of the only interrupted solve once the user can click it. The row is rebuilt whenever the
/// files change, so the pointer is invalid after events have been processed.
QPushButton* leftoverButton(const Program& program, const char* text) {
  if (program.leftovers().size() != 1) return nullptr;
  QPushButton* button = shownButton(program.leftovers().front(), QString::fromUtf8(text));
  return button && button->isEnabled() ? button : nullptr;
}

void clickLeftover(const Program& program, const char* text) {
  QTRY_VERIFY2(leftoverButton(program, text), text);
  QTest::mouseClick(leftoverButton(program, text), Qt::LeftButton);
}

void solvePartly(Program& program, const char* id) {
  program.jobs.start(id);
  QTRY_VERIFY(std::get<SolveWork>(program.jobs.jobs().front().work).progress.tiersDone > 3);
  click(program.dock.rows().front(), "Cancel");
  QTRY_VERIFY(program.jobs.jobs().empty());
}

}  // namespace

class JobsDockTest : public QObject {
  Q_OBJECT

 private slots:
  /// A variant that is solved as a whole has no saved work before its first checkpoint.
  void aPausedSolveShowsWhetherItsWorkIsKept() {
    JobState state;
    SolveWork work{test::variantOf("animalshogi"), {}, {}};
    work.progress.stage = retrograde::SolveStage::Propagation;
    work.progress.tiersTotal = 1;
    work.progress.positionsDone = 150;
    work.progress.positionsTotal = 200;
    state.work = work;
    JobRow row(1);
    row.showState(state);
    QVERIFY2(row.figures().startsWith(QStringLiteral("150 values known")), qPrintable(row.figures()));
    state.phase = JobState::Phase::Paused;
    work.report.emplace();
    state.work = work;
    row.showState(state);
    QVERIFY2(row.figures().contains(QStringLiteral("continues from the last checkpoint")), qPrintable(row.figures()));
    work.report->nothingStored = true;
    state.work = work;
    row.showState(state);
    QCOMPARE(row.figures(), QStringLiteral("stopped before the first checkpoint; Resume starts from the beginning"));
    QCOMPARE(state.doneShare(), 0.0);
  }

  /// A resumed run may solve nothing for a while, or nothing at all. The dock then shows no rate.
  void aRateOfZeroIsNotShown() {
    JobState state;
    SolveWork work{test::variantOf("animalshogi"), {}, {}};
    work.progress.stage = retrograde::SolveStage::Propagation;
    work.progress.positionsDone = 150;
    work.progress.positionsTotal = 200;
    work.progress.elapsedSeconds = 4;
    work.progress.positionsPerSecond = 0.25;
    state.work = work;
    JobRow row(1);
    row.showState(state);
    QVERIFY2(!row.figures().contains(QStringLiteral("per second")), qPrintable(row.figures()));
    work.progress.positionsPerSecond = 25;
    state.work = work;
    row.showState(state);
    QVERIFY2(row.figures().contains(QStringLiteral("25 positions per second")), qPrintable(row.figures()));
    state.phase = JobState::Phase::Finished;
    work.report.emplace();
    work.report->finished = true;
    work.report->seconds = 4;
    state.work = work;
    row.showState(state);
    QVERIFY2(row.figures().startsWith(QStringLiteral("0 of 200 positions in ")), qPrintable(row.figures()));
    QVERIFY2(!row.figures().contains(QStringLiteral("per second")), qPrintable(row.figures()));
  }

  void focusNeverLandsOnCancel() {
    JobState state;
    state.work = SolveWork{test::variantOf("animalshogi"), {}, {}};
    JobRow row(1);
    row.showState(state);
    row.show();
    QVERIFY(QTest::qWaitForWindowActive(&row));
    shownButton(&row, QStringLiteral("Pause"))->setFocus();
    for (const auto phase : {JobState::Phase::Cancelling, JobState::Phase::Paused}) {
      state.phase = phase;
      row.showState(state);
    }
    QVERIFY(shownButton(&row, QStringLiteral("Resume"))->hasFocus());
    state.phase = JobState::Phase::Running;
    row.showState(state);
    QVERIFY(shownButton(&row, QStringLiteral("Pause"))->hasFocus());
  }

  void cancelledSolvesGoOn() {
    const QTemporaryDir folder;
    Program program(folder);
    solvePartly(program, "dodgem:5x5");
    QTRY_COMPARE(program.leftovers().size(), 1);
    QTRY_VERIFY(leftoverButton(program, "Resume"));
    const QString words = program.leftovers().front()->words();
    QVERIFY2(words.contains(QStringLiteral("parts done")) && words.contains(QStringLiteral("on disk")), qPrintable(words));
    KnownVariants variants(&program.jobs);  // no job reports progress, as after a restart
    variants.setLeftovers(program.dock.leftovers());
    const auto state = [&variants] { return variants.line("dodgem:5x5").state; };
    QTRY_VERIFY2(state().startsWith(QStringLiteral("Interrupted; %1 ").arg(words.section(QStringLiteral(" done"), 0, 0))),
                 qPrintable(state()));
    clickLeftover(program, "Resume");
    QCOMPARE(program.dock.rows().size(), std::size_t(1));
    QTRY_VERIFY(program.leftovers().empty());
    QTRY_VERIFY(std::get<SolveWork>(program.jobs.jobs().front().work).progress.tiersDone > 3);
    click(program.dock.rows().front(), "Pause");
    QTRY_VERIFY(program.jobs.jobs().front().phase == JobState::Phase::Paused);
    QVERIFY(std::get<SolveWork>(program.jobs.jobs().front().work).report->tiersResumed > 3);
    QVERIFY(program.leftovers().empty());  // a paused job has its own row
    click(program.dock.rows().front(), "Hide");
    QTRY_COMPARE(program.leftovers().size(), 1);
  }

  void areThereAfterARestartAndRemovedOnRequest() {
    const QTemporaryDir folder;
    {
      Program program(folder);
      solvePartly(program, "dodgem:5x5");
    }
    Program program(folder);
    QTRY_COMPARE(program.leftovers().size(), 1);
    const QString file = QStringLiteral("dodgem-5x5.kotai.part");
    for (const char* answer : {"Cancel", "Remove"}) {
      QCOMPARE(filesIn(folder), QStringList(file));
      clickLeftover(program, "Remove…");
      auto* question = program.dock.findChild<QMessageBox*>();
      QVERIFY(question);
      QVERIFY2(question->text().contains(QStringLiteral("B.")) && question->text().contains(QStringLiteral("Dodgem 5×5")),
               qPrintable(question->text()));
      click(question, answer);
      QTRY_VERIFY(!program.dock.findChild<QMessageBox*>());
    }
    QTRY_VERIFY(program.leftovers().empty());
    QVERIFY(filesIn(folder).isEmpty());
    QVERIFY2(program.dock.note().contains(QStringLiteral("This freed")), qPrintable(program.dock.note()));
  }

  void thoseOfOtherProgramsAreShownOnly() {
    const QTemporaryDir folder;
    {
      Program program(folder);
      solvePartly(program, "dodgem:5x5");
    }
    const int running =
        openLockedFile(std::filesystem::path(folder.path().toStdString()) / "dodgem-5x5.kotai.part", layout::headerMagic);
    Program program(folder);
    QTRY_COMPARE(program.leftovers().size(), 1);
    LeftoverRow* row = program.leftovers().front();
    QVERIFY(!test::child<QPushButton>(row, "resumeButton")->isEnabled() && !row->removeButton()->isEnabled());
    ::close(running);
    program.dock.leftovers()->refresh();
    QTRY_VERIFY(program.leftovers().front()->removeButton()->isEnabled());
  }

  /// A solve that starts between the scan and the click is not disturbed.
  void aRunningSolveIsNotRemoved() {
    const QTemporaryDir folder;
    Program program(folder);
    solvePartly(program, "dodgem:5x5");
    QTRY_COMPARE(program.leftovers().size(), 1);
    clickLeftover(program, "Remove…");
    // Another program resumes the solve while the question is shown.
    const int running =
        openLockedFile(std::filesystem::path(folder.path().toStdString()) / "dodgem-5x5.kotai.part", layout::headerMagic);
    click(program.dock.findChild<QMessageBox*>(), "Remove");
    QTRY_VERIFY2(program.dock.note().contains(QStringLiteral("Another program")), qPrintable(program.dock.note()));
    QCOMPARE(filesIn(folder).size(), 1);
    ::close(running);
  }

  void finishedJobsOpenAndHide() {
    const QTemporaryDir folder;
    Program program(folder);
    QSignalSpy opened(&program.dock, &JobsDock::openRequested);
    program.jobs.start("dodgem:3x3");
    QTRY_VERIFY(program.jobs.jobs().front().phase == JobState::Phase::Finished);
    click(program.dock.rows().front(), "Open");
    QCOMPARE(opened.count(), 1);
    QVERIFY(!shownButton(program.dock.rows().front(), QStringLiteral("Resume")));
    click(program.dock.rows().front(), "Hide");
    QVERIFY(program.dock.rows().empty());
    QCOMPARE(filesIn(folder), QStringList(QStringLiteral("dodgem-3x3.kotai")));
  }
};

KOTAI_WINDOW_TEST(JobsDockTest)
#include "jobs_dock_test.moc"

// Tests for the values of a game that is not solved on this computer. One click solves the game in the
// background, and one key hides the values.
#include <QAccessible>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/play/board_header.h"
#include "ui/strings/strings.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::patienceMs;

class ValuesReadyTest : public QObject {
  Q_OBJECT

  /// Variant that is not in the program's lists, and therefore not solved before a test needs its solution.
  static constexpr const char* unsolved = "quoridor:3x4,fences=1";
  struct Program : test::ShownProgram {
    GameDocument& document = *test::alternating(workspace).document();
    AlternatingView& view = test::alternating(*window);
    QAction& action(ActionId id) { return *test::actionsOf(window)[id]; }
    const WorkBar& work() { return *view.boardPage()->header()->workBar(); }
    bool panelOfJobsIsShown() { return window->findChild<JobsDock*>()->isVisible(); }
    void play(const char* id) {
      settings.setValuesShown(false);
      settings.setOpponentStrength(QStringLiteral("level=1"));
      settings.setOpponentSides(OpponentSides::Second);
      workspace.openVariant(id);
      window->setPlayLayout(true);
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void estimatesAreRoundedTheSameWayEverywhere() {
    for (const auto& [seconds, text] :
         {std::pair(0.02, "about 1 s"), std::pair(8.6, "about 9 s"), std::pair(9.7, "about 10 s"), std::pair(18.2, "about 20 s"),
          std::pair(64.0, "about 65 s"), std::pair(98.9, "about 100 s"), std::pair(130.0, "about 2 min"),
          std::pair(1300.0, "about 20 min"), std::pair(5.2 * 3600, "about 5 h")})
      QCOMPARE(estimateText(seconds), QString::fromLatin1(text));
  }

  void oneKeyHidesEverything() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:3x3");
    program.workspace.jobs()->start("dodgem:3x3");
    program.window->setPlayLayout(false);
    QTRY_VERIFY_WITH_TIMEOUT(program.document.valuesKnown(), patienceMs);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    LineModel& line = *program.view.lineDock()->model();
    MovesModel& moves = *program.view.movesDock()->model();
    BoardView& board = *program.view.boardPage()->board();
    const auto spoken = [&board] {
      QStringList all;
      QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(&board);
      for (int place = 0; place < thing->childCount(); ++place) all << thing->child(place)->text(QAccessible::Name);
      return all.join(QLatin1Char('\n'));
    };
    const auto listed = [&moves] {
      QStringList all;
      for (int row = 0; row < moves.rowCount(); ++row) all << moves.index(row).data(Qt::AccessibleTextRole).toString();
      return all.join(QLatin1Char('\n'));
    };
    QTRY_VERIFY(line.rowCount() > 0);
    QTRY_VERIFY(spoken().contains(QStringLiteral("Win")) || spoken().contains(QStringLiteral("Loss")));
    QTRY_VERIFY(listed().contains(QStringLiteral("Win")) || listed().contains(QStringLiteral("Loss")));
    QTest::keyClick(&board, Qt::Key_V);
    QVERIFY(!program.settings.valuesShown());
    QCOMPARE(line.rowCount(), 0);
    for (const QString& words : {spoken(), listed()})
      QVERIFY2(!words.contains(QStringLiteral("Win")) && !words.contains(QStringLiteral("Loss")), qPrintable(words));
    QVERIFY(board.exportScene().valueMarks.empty());
    QVERIFY(!program.action(ActionId::CopyLine).isEnabled());
    QVERIFY(!program.view.boardPage()->header()->badge().contains(QStringLiteral("Win")));
    QTest::keyClick(&board, Qt::Key_V);
    QVERIFY(program.settings.valuesShown());
    QTRY_VERIFY(line.rowCount() > 0);
  }

  /// Settings of earlier versions had two options to hide values.
  void settingsOfEarlierVersionsAreRead() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("board/noSpoilers"), true);
    {
      Settings settings(file);
      QVERIFY(!settings.valuesShown());
      settings.setValuesShown(true);
      QVERIFY(settings.valuesShown());
    }
    QVERIFY(Settings(file).valuesShown());
  }

  void valuesHeldBackComeBackWhenTheyAreAskedFor() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    QSignalSpy changes(&settings, &Settings::valuesShownChanged);
    settings.suppressValues(true);
    QVERIFY(!settings.valuesShown());
    QVERIFY(Settings(folder.filePath(QStringLiteral("settings.ini"))).valuesShown());  // the change is not stored
    settings.setValuesShown(true);
    QVERIFY(settings.valuesShown());
    settings.suppressValues(false);
    QCOMPARE(changes.count(), 2);
  }

  void aHintComesFromASearchAndBeginsTheSolve() {
    Program program;
    program.play(unsolved);
    const bool panelBefore = program.panelOfJobsIsShown();
    QVERIFY(!program.document.solution());
    QVERIFY(program.action(ActionId::Hint).isEnabled());
    BoardView& board = *program.view.boardPage()->board();
    const QImage before = board.grab().toImage();
    program.settings.choice.set(QStringLiteral("knowsCostOfHints"), QStringLiteral("yes"));  // otherwise the first hint asks
    program.action(ActionId::Hint).trigger();
    QTRY_VERIFY(board.grab().toImage() != before);  // the arrow of the hint appears
    QTRY_VERIFY_WITH_TIMEOUT(program.document.solution(), patienceMs);
    QCOMPARE(program.panelOfJobsIsShown(), panelBefore);
    QVERIFY(!program.settings.valuesShown());
  }

  void valuesBeginTheSolveAndCanBeStopped() {
    Program program;
    program.play("quoridor:5x5,fences=3");
    program.action(ActionId::ShowValues).trigger();
    QVERIFY(program.settings.valuesShown());
    QTRY_VERIFY_WITH_TIMEOUT(program.work().isVisible(), patienceMs);
    QVERIFY2(program.work().text().startsWith(QStringLiteral("Values in about ")), qPrintable(program.work().text()));
    QVERIFY(!program.view.boardPage()->header()->solveButton()->isVisible());
    QTest::mouseClick(test::child<QToolButton>(program.work(), "stopButton"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!program.workspace.jobs()->isRunning("quoridor:5x5,fences=3"), patienceMs);
    QTRY_VERIFY(!program.work().isVisible());
  }

  void thePerfectOpponentIsOnePressAway() {
    Program program;
    program.play(unsolved);
    program.settings.setOpponentStrength(QStringLiteral("perfect"));
    program.document.play(program.document.legalMoves().front());
    QTRY_VERIFY(program.view.messages()->text().contains(QStringLiteral("needs the values")));
    QPushButton* offer = nullptr;
    for (QPushButton* button : program.view.messages()->findChildren<QPushButton*>())
      if (button->isVisibleTo(program.view.messages()) && button->text() == QStringLiteral("Compute values")) offer = button;
    QVERIFY(offer);
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(program.document.tree().node(program.document.currentNode()).ply, 2, patienceMs);
  }

  void aShortGameThatIsPlayedIsSolvedInTheBackground() {
    Program program;
    program.settings.solvesPlayedGame.set(true);
    openTexts(program.workspace, QString::fromLatin1(unsolved), {});  // opens the game for viewing
    program.play(unsolved);
    QTRY_VERIFY_WITH_TIMEOUT(program.document.solution(), patienceMs);
    for (const JobState& job : program.workspace.jobs()->jobs()) QVERIFY(job.variantId() != program.document.variantId());
    QVERIFY(!program.settings.valuesShown());
  }

  void nothingIsSolvedAutomaticallyIfDisabled() {
    Program program;
    program.play(unsolved);
    QSignalSpy begun(program.workspace.jobs(), &JobManager::jobsChanged);
    QVERIFY(!program.workspace.jobs()->isRunning(program.document.variantId()));
    program.settings.solvesPlayedGame.set(true);
    QVERIFY(openTexts(program.workspace, QString::fromLatin1(unsolved), {}).isEmpty());  // opens the game for viewing
    program.settings.solvesPlayedGame.set(false);
    program.play("quoridor:3x4,fences=2");
    program.workspace.jobs()->start("dodgem:3x3");  // this job starts after the earlier jobs
    QTRY_VERIFY(begun.count() > 0 || program.workspace.jobs()->solution(test::variantOf("dodgem:3x3")));
    QVERIFY(!program.workspace.jobs()->isRunning("quoridor:3x4,fences=2"));
    QVERIFY(!program.document.solution());
  }

  /// An only legal move gets no verdict. A move gets no verdict, either, if all legal moves lose.
  void forcedMovesAreNotJudged() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    const SolutionPtr solution = test::solved(variant);
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    const Opponent& opponent = *test::alternating(program.workspace).opponent();
    QSignalSpy judged(&opponent, &Opponent::judged);
    const auto playFrom = [&](const AnyPosition& position, AnyMove move) {
      program.document.newGameFrom(variant, solution, position);
      QTRY_VERIFY(program.document.valuesKnown());
      program.document.play(move);
      QTRY_VERIFY(program.document.valuesKnown());
    };
    const AnyPosition start = variant->start();
    const auto best = moveValues(*solution, start).front().move;
    playFrom(start, best);
    QTRY_COMPARE(judged.count(), 1);
    const AnyPosition lost = variant->play(start, best);
    QCOMPARE(solution->value(lost).outcome, Outcome::Loss);
    judged.clear();
    playFrom(lost, moveValues(*solution, lost).back().move);
    QCOMPARE(judged.count(), 0);
  }
};

KOTAI_WINDOW_TEST(ValuesReadyTest)
#include "values_ready_test.moc"

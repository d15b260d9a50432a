// Tests for stepping through the moves of a puzzle. Also tests the results of the puzzles of the day.
#include <QApplication>
#include <QClipboard>
#include <QStandardPaths>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/training.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::firstDay;
using kotai::test::Training;
using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

class PuzzleStepsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// Buttons and keys step through the solution from any focus, and stop the automatic replay.
  void shownSolutionsCanBeSteppedThrough() {
    Training training;
    QVERIFY(training.begin());
    TrainingChoice mates;
    mates.from = From::Kind;
    mates.kind = PuzzleKind::Mate;
    mates.plies = 6;
    training.trainer.choose(mates);
    QVERIFY(training.waitFor(State::Asked));
    const auto button = [&](ActionId id) { return training.page.panel()->stepButton(id); };
    const auto ply = [&] { return training.trainer.current().shownAt(); };
    QVERIFY(!button(ActionId::StepForward)->isEnabled() && !button(ActionId::ToStart)->isEnabled());
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    const int last = training.trainer.current().shownPlies();  // one less than if play stopped when the last car left
    QVERIFY(last == 5 || last == 6);
    QTest::mouseClick(button(ActionId::ToEnd), Qt::LeftButton);
    QCOMPARE(ply(), last);
    QVERIFY(!button(ActionId::StepForward)->isEnabled());
    const AnyPosition end = training.document()->position();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left}) QTest::keyClick(training.board(), key);
    QCOMPARE(ply(), last - 2);
    QTest::keyClick(training.board(), Qt::Key_Right);
    QCOMPARE(ply(), last - 1);
    QTest::keyClick(training.board(), Qt::Key_Home);
    QCOMPARE(ply(), 0);
    QVERIFY(training.document()->position() == training.trainer.current().found.puzzle->position);
    QTest::qWait(1200);
    QCOMPARE(ply(), 0);  // no automatic step
    QTest::keyClick(training.program.window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(ply(), 1);
    QTest::keyClick(training.page.bar()->nextButton(), Qt::Key_End);
    QVERIFY(training.document()->position() == end);
    QCOMPARE(training.document()->nodeCount(), last + 1);
    // Solving the puzzle again from the beginning shows the same moves.
    Training::press(test::child<QPushButton>(training.page.bar(), "retryButton"));
    QCOMPARE(training.trainer.current().shownPlies(), 0);
    QVERIFY(training.solve());
    QTest::mouseClick(button(ActionId::ToStart), Qt::LeftButton);
    QCOMPARE(ply(), 0);
    QTest::mouseClick(button(ActionId::StepForward), Qt::LeftButton);
    QCOMPARE(ply(), 1);
  }

  void refutationsCanBeSteppedThrough() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    Training::press(test::child<QPushButton>(training.page.bar(), "whyButton"));
    QVERIFY(training.trainer.current().shownPlies() >= 1);
    QTest::keyClick(training.board(), Qt::Key_Left);
    QCOMPARE(training.trainer.current().shownAt(), 0);
    QTest::keyClick(training.board(), Qt::Key_End);
    QCOMPARE(training.trainer.current().shownAt(), training.trainer.current().shownPlies());
    Training::press(training.page.bar()->againButton());
    QVERIFY(training.document()->position() == training.trainer.current().found.puzzle->position);
    QCOMPARE(training.trainer.current().shownPlies(), 0);
  }

  void aPuzzleIsCopiedAsTextAndAsPicture() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(!training.page.panel()->copyDayButton()->isVisible());
    QTest::keyClick(training.board(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().toStdString(),
             training.variant()->formatPosition(training.trainer.current().found.puzzle->position));
    QVERIFY(training.page.messages()->text().startsWith(QStringLiteral("Position copied")));
    test::actionsOf(training.program.window)[ActionId::CopyBoardPicture]->trigger();
    QVERIFY(!QApplication::clipboard()->image().isNull());
    QVERIFY(test::actionsOf(training.program.window)[ActionId::ExportPng]->isEnabled());
  }

  /// Results are marked with a symbol and described in words, in every language. Results survive a restart.
  void marksOfTheDay() {
    test::PersistentFolder folder;
    {
      Training training;
      QVERIFY(training.begin());
      const auto& marks = test::child<DayMarks>(training.page.panel())->marks();
      QVERIFY(!test::child<DayMarks>(training.page.panel())->isVisible());
      Training::press(training.page.panel()->buttonOf(From::Day));
      QVERIFY(training.waitFor(State::Asked));
      QTRY_COMPARE(marks.size(), std::size_t(5));
      QVERIFY(test::child<DayMarks>(training.page.panel())->isVisible());
      QCOMPARE(test::child<DayMarks>(training.page.panel())->words(), QStringLiteral("5 to go"));
      const auto fateOf = [&](int number) { return marks[static_cast<std::size_t>(number) - 1]->fate(); };
      const auto number = [&] { return training.trainer.current().found.number; };
      const int atOnce = number();
      QVERIFY(training.solve());
      QTRY_VERIFY(fateOf(atOnce) == PuzzleFate::Solved);
      training.trainer.next();
      QVERIFY(training.waitFor(State::Asked));
      const int afterErrors = number();
      QVERIFY(training.fail());
      QTRY_VERIFY(fateOf(afterErrors) == PuzzleFate::Failed);
      QVERIFY(training.solve());
      QTRY_VERIFY(fateOf(afterErrors) == PuzzleFate::Found);
      training.trainer.next();
      QVERIFY(training.waitFor(State::Asked));
      const int failed = number();
      Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
      QTRY_VERIFY(fateOf(failed) == PuzzleFate::Failed);
      // A click opens a past puzzle. Solving it now changes no rating, but changes the mark if the puzzle was failed.
      QTest::mouseClick(marks[static_cast<std::size_t>(atOnce) - 1], Qt::LeftButton);
      QVERIFY(training.waitFor(State::Asked));
      QCOMPARE(number(), atOnce);
      const double rating = training.trainer.records()->standing().rating.value;
      QVERIFY(training.fail());
      QTest::mouseClick(marks[static_cast<std::size_t>(failed) - 1], Qt::LeftButton);
      QVERIFY(training.waitFor(State::Asked));
      QCOMPARE(number(), failed);
      QVERIFY(training.solve());
      QTRY_VERIFY(fateOf(failed) == PuzzleFate::Found);
      QVERIFY(fateOf(atOnce) == PuzzleFate::Solved);
      QCOMPARE(training.trainer.records()->standing().rating.value, rating);
      QCOMPARE(test::child<DayMarks>(training.page.panel())->words(),
               QStringLiteral("1 on the first try, 2 with mistakes, 2 to go"));
      QCOMPARE(marks[static_cast<std::size_t>(failed) - 1]->toolTip(),
               QStringLiteral("Puzzle %1 of the day: solved with mistakes").arg(failed));
      training.program.settings.language.set(QStringLiteral("de"));
      QTRY_COMPARE(test::child<DayMarks>(training.page.panel())->words(),
                   QStringLiteral("1 auf Anhieb gelöst, 2 nach Fehlern, 2 noch offen"));
      training.program.settings.language.set(QStringLiteral("ja"));
      QTRY_VERIFY(test::child<DayMarks>(training.page.panel())->words().contains(QStringLiteral("間違えた後に正解 2 問")));
      training.program.settings.language.set(QStringLiteral("en"));
      folder.keep(training.program.folder);
    }
    Settings settings(folder.settings());
    Workspace workspace(folder.data(), &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    PuzzlesPage& page = *test::child<PuzzlesPage>(window);
    page.trainer()->records()->setClock([] { return firstDay; });
    TrainingChoice day;
    day.from = From::Day;
    page.open("dodgem:4x4");
    page.trainer()->choose(day);
    QTRY_COMPARE(test::child<DayMarks>(page.panel())->words(), QStringLiteral("1 on the first try, 2 with mistakes, 2 to go"));
  }
};

KOTAI_WINDOW_TEST(PuzzleStepsTest)
#include "puzzle_steps_test.moc"

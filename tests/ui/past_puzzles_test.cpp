// Tests for past results of puzzles: on the first page, in the overview, after a restart, after leaving a puzzle.
#include "ui/puzzles/past_puzzles.h"

#include <QChartView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/training.h"
#include "ui/puzzles/alternating_puzzle_board.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/theme/palette.h"
#include "ui/welcome/live_board.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::firstDay;
using kotai::test::patienceMs;
using kotai::test::Training;
using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

namespace {

int pixelsOf(const QWidget& widget, const QColor& colour) {
  const QImage image = const_cast<QWidget&>(widget).grab().toImage();
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
  return count;
}

/// Returns whether the line about repetitions is directly above the table or the chart of the kinds.
bool wordsAndTableAreTogether(const PastPuzzles& past) {
  constexpr int usualGap = 24;
  const auto* kinds = past.findChild<QTableWidget*>();
  const auto* chart = past.findChild<QChartView*>();
  const QWidget* below = chart->isVisible() ? static_cast<const QWidget*>(chart) : kinds;
  for (const QLabel* label : past.findChildren<QLabel*>())
    if (label->text() == test::child<QLabel>(past, "coming")->text() && label->parentWidget() == kinds->parentWidget())
      return label->height() < 3 * label->fontMetrics().height() && below->y() - label->geometry().bottom() < usualGap;
  return false;
}

QString cell(const PastPuzzles& past, int row, int column) { return past.model()->index(row, column).data().toString(); }

}  // namespace

class PastPuzzlesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theFirstPageInvitesAndThenShowsTheResult() {
    Training training;
    PuzzlesOffer& offer = *test::child<WelcomePage>(training.program.window)->puzzles();
    offer.setClock([] { return firstDay; });
    QVERIFY(offer.isVisible());
    QCOMPARE(test::child<QPushButton>(offer, "dayButton")->text(), QStringLiteral("Try a puzzle ›"));
    QVERIFY(!test::child<QPushButton>(offer, "repeatButton")->isVisible());
    QVERIFY(!offer.pastButton()->isVisible());
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    test::actionsOf(training.program.window)[ActionId::Welcome]->trigger();
    QTRY_COMPARE(test::child<QPushButton>(offer, "dayButton")->text(), QStringLiteral("Today's puzzles are waiting ›"));
    QVERIFY2(offer.standing().contains(QStringLiteral("Dodgem 4×4 · rating 1,")), qPrintable(offer.standing()));
    QVERIFY(!test::child<QPushButton>(offer, "repeatButton")->isVisible());  // not due before tomorrow
    Training::press(test::child<QPushButton>(offer, "dayButton"));
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.choice().from, From::Day);
    QTRY_COMPARE_WITH_TIMEOUT(training.trainer.records()->dayFates().size(), std::size_t(5), patienceMs);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    test::actionsOf(training.program.window)[ActionId::Welcome]->trigger();
    QTRY_COMPARE(test::child<QPushButton>(offer, "dayButton")->text(), QStringLiteral("Today's puzzles: 1 of 5 done ›"));
    QVERIFY2(offer.standing().endsWith(QStringLiteral(" · last 7 days: 1 of 2 solved on the first try")),
             qPrintable(offer.standing()));
    // A failed puzzle is offered on the next day, and one click opens it.
    offer.setClock([] { return firstDay.addDays(1); });
    training.trainer.records()->setClock([] { return firstDay.addDays(1); });
    offer.refresh();
    QTRY_COMPARE(test::child<QPushButton>(offer, "repeatButton")->text(), QStringLiteral("1 review due ›"));
    Training::press(test::child<QPushButton>(offer, "repeatButton"));
    QCOMPARE(training.trainer.choice().from, From::Repeats);
  }

  /// The first page shows the next puzzle of today's set, the same puzzle as the page of puzzles.
  void theFirstPageShowsAPuzzle() {
    Training training;
    PuzzlesOffer& offer = *test::child<WelcomePage>(training.program.window)->puzzles();
    offer.setClock([] { return firstDay; });
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    test::actionsOf(training.program.window)[ActionId::Welcome]->trigger();
    QTRY_VERIFY(offer.board()->isVisible());
    QTRY_COMPARE(test::child<QPushButton>(offer, "dayButton")->text(), QStringLiteral("Today's puzzles are waiting ›"));
    QTRY_COMPARE(offer.board()->toolTip(), QStringLiteral("A puzzle of the day: Dodgem 4×4"));
    QTest::mouseClick(offer.board(), Qt::LeftButton);
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.choice().from, From::Day);
  }

  void theFirstPageFollowsTheDate() {
    Training training;
    PuzzlesOffer& offer = *test::child<WelcomePage>(training.program.window)->puzzles();
    offer.setClock([] { return firstDay; });
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    test::actionsOf(training.program.window)[ActionId::Welcome]->trigger();
    QTRY_COMPARE(test::child<QPushButton>(offer, "dayButton")->text(), QStringLiteral("Today's puzzles are waiting ›"));
    QVERIFY(!test::child<QPushButton>(offer, "repeatButton")->isVisible());
    QSignalSpy changes(&offer, &PuzzlesOffer::dayChanged);
    auto* timer = offer.findChild<QTimer*>(QStringLiteral("dayTimer"));
    timer->setInterval(1);
    QSignalSpy looks(timer, &QTimer::timeout);
    QTRY_VERIFY(looks.count() >= 3);
    QCOMPARE(changes.count(), 0);
    offer.setClock([] { return firstDay.addDays(1); });  // midnight passes without any input to the window
    QTRY_VERIFY(test::child<QPushButton>(offer, "repeatButton")->isVisible());
    QCOMPARE(changes.count(), 1);
  }

  void theOverviewListsAndOpens() {
    Training training;
    QVERIFY(training.begin());
    PastPuzzles& past = *test::child<PastPuzzles>(training.page);
    Training::press(training.page.pastButton());
    QTRY_VERIFY(past.empty()->isVisible());
    QCOMPARE(past.empty()->heading(), QStringLiteral("No puzzles tried yet"));
    QTest::keyClick(&past, Qt::Key_Escape);
    QVERIFY(!past.isVisible());
    QVERIFY(training.board()->hasFocus());
    const AnyPosition failed = training.trainer.current().found.puzzle->position;
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    training.trainer.next();
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    Training::press(training.page.pastButton());
    QTRY_COMPARE(past.model()->rowCount(), 2);
    QVERIFY(!past.empty()->isVisible());
    QVERIFY(wordsAndTableAreTogether(past));
    QCOMPARE(cell(past, 0, PastPuzzlesModel::DateColumn), QStringLiteral("11/22/26"));
    QCOMPARE(cell(past, 0, PastPuzzlesModel::GameColumn), QStringLiteral("Dodgem 4×4"));
    QCOMPARE(cell(past, 0, PastPuzzlesModel::ResultColumn), QStringLiteral("solved on the first try"));
    QCOMPARE(cell(past, 0, PastPuzzlesModel::NextReviewColumn), QStringLiteral("–"));
    QCOMPARE(cell(past, 1, PastPuzzlesModel::ResultColumn), QStringLiteral("failed"));
    QCOMPARE(cell(past, 1, PastPuzzlesModel::NextReviewColumn), QStringLiteral("tomorrow"));
    QCOMPARE(test::child<QLabel>(past, "coming")->text(), QStringLiteral("Due: 1 tomorrow."));
    QVERIFY(past.chart()->isVisible());
    QVERIFY(past.kinds()->rowCount() >= 1);
    QCOMPARE(past.games()->currentText(), QStringLiteral("Dodgem"));
    // Opens the failed puzzle again with the keyboard: Down, then Enter.
    past.table()->setFocus();
    QTest::keyClick(past.table(), Qt::Key_Down);
    const double rating = training.trainer.records()->standing().rating.value;
    QTest::keyClick(past.table(), Qt::Key_Return);
    QVERIFY(!past.isVisible());
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position == failed);
    QVERIFY(training.solve());  // the solution changes no rating, but is recorded
    Training::press(training.page.pastButton());
    QTRY_COMPARE(cell(past, 1, PastPuzzlesModel::ResultColumn), QStringLiteral("solved with mistakes"));
    QCOMPARE(training.trainer.records()->standing().rating.value, rating);
    // Opens a puzzle with the mouse.
    QTest::mouseClick(past.table()->viewport(), Qt::LeftButton, {}, past.table()->visualRect(past.model()->index(1, 0)).center());
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position == failed);
  }

  void aWrongMoveIsCrossedOut() {
    Training training;
    QVERIFY(training.begin());
    const QColor loss = Theme::instance().palette().textOf(Outcome::Loss);
    const int before = pixelsOf(*training.board(), loss);
    QVERIFY(training.trainer.current().wrongLine().empty());
    QVERIFY(training.fail());
    QVERIFY(!training.trainer.current().wrongLine().empty());
    QVERIFY(!training.trainer.current().wrongOnBoard());
    QVERIFY(pixelsOf(*training.board(), loss) > before + 50);
    Training::press(test::child<QPushButton>(training.page.bar(), "whyButton"));
    Training::press(training.page.bar()->againButton());
    QVERIFY(training.trainer.current().wrongLine().empty());
    QCOMPARE(pixelsOf(*training.board(), loss), before);
  }

  void anUntouchedPuzzleDoesNotCount() {
    Training training;
    QVERIFY(training.begin());
    training.trainer.next();
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.trainer.records()->standing().rating.value, SolverRating::first);
    QVERIFY(training.page.messages()->text().isEmpty());
    // Requesting a hint begins the puzzle.
    Training::press(training.page.panel()->buttonOf(ActionId::Hint));
    QCOMPARE(training.trainer.current().allHints, 1);
    Training::press(training.page.panel()->buttonOf(ActionId::NextPuzzle));
    QVERIFY2(training.page.messages()->text().contains(QStringLiteral("counts as failed")),
             qPrintable(training.page.messages()->text()));
    QTRY_VERIFY(training.trainer.records()->standing().rating.value < SolverRating::first);
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.trainer.current().allHints, 0);
  }

  void theMovesOfARefutationAreClicked() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    Training::press(test::child<QPushButton>(training.page.bar(), "whyButton"));
    PuzzleTrainer& trainer = training.trainer;
    QLabel* words = test::child<QLabel>(training.page.bar(), "wordsLabel");
    for (int ply = trainer.current().refutationFrom() + 1; ply <= trainer.current().shownPlies(); ++ply) {
      QVERIFY(words->text().contains(QStringLiteral("href=\"%1\"").arg(ply)));
      emit words->linkActivated(QString::number(ply));
      QCOMPARE(trainer.current().shownAt(), ply);
    }
    QVERIFY(!training.page.bar()->text().contains(QLatin1Char('<')));
  }

  void aListHasANameAndCountsNot() {
    Training training;
    QVERIFY(training.begin());
    const auto source = puzzlesOfKind(training.solution(), PuzzleKind::Mate, 6, 1);
    AnyPosition start = source->next().value().position;
    if (start == training.trainer.current().found.puzzle->position) start = source->next().value().position;
    const NumberedPositions list{1, [start](std::uint64_t, const std::stop_token&) { return std::optional(start); }};
    training.page.trainList("dodgem:4x4", {.positions = list}, QStringLiteral("Zugzwang"));
    QTRY_COMPARE(training.trainer.choice().from, From::List);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY2(training.title().endsWith(QStringLiteral(" · Zugzwang")), qPrintable(training.title()));
    QVERIFY(test::child<QPushButton>(training.page, "listButton")->isVisible());
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    QCOMPARE(training.trainer.records()->standing().rating.value, SolverRating::first);
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    QVERIFY2(training.page.bar()->text().contains(QStringLiteral("Your rating does not change here.")),
             qPrintable(training.page.bar()->text()));
  }

  /// A list of one puzzle ends after it. Only a further click brings the skipped puzzle back.
  void nextNeverBringsTheSamePuzzle() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition start = puzzlesOfKind(training.solution(), PuzzleKind::Mate, 6, 1)->next().value().position;
    const NumberedPositions list{1, [start](std::uint64_t, const std::stop_token&) { return std::optional(start); }};
    training.page.trainList("dodgem:4x4", {.positions = list}, QStringLiteral("Zugzwang"));
    QTRY_COMPARE(training.trainer.choice().from, From::List);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position == start);
    training.trainer.next();
    QVERIFY(training.waitFor(State::Nothing));
    training.trainer.next();
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position == start);
  }

  void theLatestPuzzleComesBackAfterARestart() {
    test::PersistentFolder folder;
    AnyPosition position;
    std::vector<AnyMove> solution;
    {
      Training training;
      QVERIFY(training.begin());
      // A puzzle of several moves can be interrupted after its first move.
      TrainingChoice choice;
      choice.from = From::Kind;
      choice.plies = 4;
      training.trainer.choose(choice);
      QVERIFY(training.waitFor(State::Asked));
      solution = training.trainer.current().found.puzzle->solution;
      QVERIFY(solution.size() >= 3);
      training.click(solution[0]);
      QVERIFY(
          QTest::qWaitFor([&] { return training.trainer.current().canMove() && training.trainer.current().answer; }, patienceMs));
      training.trainer.moves()->hint();
      position = training.document()->position();
      folder.keep(training.program.folder);
    }
    {
      Settings settings(folder.settings());
      settings.animationMs.set(0);
      Workspace workspace(folder.data(), &settings);
      LanguageSwitch language;
      MainWindow window(&workspace, &language);
      test::child<PuzzlesPage>(window)->trainer()->records()->setClock([] { return firstDay; });
      window.show();
      QVERIFY(QTest::qWaitFor([&] { return test::child<WelcomePage>(window)->states()->isSolved("dodgem:4x4"); }, patienceMs));
      test::actionsOf(window)[ActionId::ShowPuzzles]->trigger();
      PuzzleTrainer& trainer = *test::child<PuzzlesPage>(window)->trainer();
      QTRY_COMPARE_WITH_TIMEOUT(trainer.current().state, State::Asked, patienceMs);
      QVERIFY(trainer.current().found.puzzle->solution == solution);
      const GameDocument& document = test::child<PuzzlesPage>(window)->findChild<AlternatingPuzzleBoard*>()->document();
      QVERIFY(document.position() == position);
      QCOMPARE(trainer.current().allHints, 1);
      // The user continues from this position.
      trainer.moves()->play(solution[2]);
      QTRY_VERIFY_WITH_TIMEOUT(trainer.current().state == State::Solved || trainer.current().canMove(), patienceMs);
      QCOMPARE(trainer.current().wrongMoves, 0);
    }
  }

  void thePlaceInTodaysSetComesBack() {
    Training training;
    QVERIFY(training.begin());
    Training::press(training.page.panel()->buttonOf(From::Day));
    QTRY_COMPARE_WITH_TIMEOUT(training.trainer.current().found.number, 1, patienceMs);
    training.trainer.openDayPuzzle(3);
    QTRY_COMPARE_WITH_TIMEOUT(training.trainer.current().found.number, 3, patienceMs);
    QVERIFY(training.waitFor(State::Asked));
    // Another board is opened in between. The return to the first board then works as after a restart.
    training.page.open("dodgem:3x3");
    QVERIFY(QTest::qWaitFor([&] { return training.trainer.current().found.puzzle.has_value(); }, patienceMs));
    training.page.open("dodgem:4x4");
    QTRY_COMPARE_WITH_TIMEOUT(training.trainer.current().found.number, 3, patienceMs);
    QCOMPARE(training.trainer.choice().from, From::Day);
  }
};

KOTAI_WINDOW_TEST(PastPuzzlesTest)
#include "past_puzzles_test.moc"

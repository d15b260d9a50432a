// Tests of domino puzzles in the window: asked, solved and failed by mouse and keyboard, and saved.
#include "ui/domineering/puzzles/secure_page.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "core/puzzles/daily_puzzles.h"
#include "core/puzzles/secure_puzzles.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/domineering/puzzles/secure_board.h"
#include "ui/domineering/puzzles/secure_trainer.h"
#include "ui/jobs/job_manager.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/day_marks.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/past_puzzles_model.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/shell/welcome_page.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

using State = SecureTrainer::State;

struct Page {
  QTemporaryDir folder;
  SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:4x4").value();
  std::unique_ptr<JobManager> jobs;
  std::shared_ptr<GameLibrary> library;
  std::unique_ptr<SecurePage> page;

  explicit Page(bool solved = true) {
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    if (solved) domineering::solve(variant, options);
    jobs = std::make_unique<JobManager>(options.directory);
    library = std::make_shared<GameLibrary>(options.directory);
    page = std::make_unique<SecurePage>(jobs.get(), library);
    page->resize(900, 700);
    page->show();
    page->open(variant);
  }
  SecureTrainer& trainer() const { return *page->trainer(); }
  bool isAsked() const { return trainer().state() == State::Asked; }
  const SecurePuzzle& puzzle() const { return *trainer().puzzle(); }
  AnyMove wrongMove() const {
    for (const AnyMove move : variant->moves(puzzle().position, puzzle().side))
      if (!(move == puzzle().solution)) return move;
    return {};
  }
  /// Clicks between the two squares of a domino.
  void click(AnyMove move) const {
    const auto squares = variant->squares(puzzle().side, move);
    const BoardLayout layout = page->board()->currentLayout();
    const QPointF inner = layout.centre(squares[0]) * 0.7 + layout.centre(squares[1]) * 0.3;
    QTest::mouseClick(page->board(), Qt::LeftButton, {}, inner.toPoint());
  }
};

}  // namespace

class SecurePageTest : public QObject {
  Q_OBJECT

 private slots:
  void solvedByMouse();
  void failedHintedAndShown();
  void solvedByKeys();
  void ofTheDay();
  void lookedBackAt();
  void boardsThatAreNotSolved();
  void openedFromTheGame();
  void openedFromTheFirstPage();
};

/// Only the domino of the solution is accepted.
void SecurePageTest::solvedByMouse() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const auto isPrimary = [](const QPushButton* button) { return button->property("primary").toBool(); };
  QVERIFY(!isPrimary(page.page->nextButton()) && !isPrimary(page.page->hintButton()));
  QVERIFY(page.page->words()->text().contains(QStringLiteral("Exactly one domino")));
  const auto sure = guarantees(*page.jobs->solution(page.variant), page.puzzle().position, page.puzzle().side).value();
  QCOMPARE(std::ranges::count(sure, *std::ranges::max_element(sure)), 1);
  const std::string key = page.variant->formatPosition(page.puzzle().position);
  page.click(page.puzzle().solution);
  QCOMPARE(page.trainer().state(), State::Solved);
  QVERIFY(isPrimary(page.page->nextButton()));
  QVERIFY(page.page->words()->text().startsWith(QStringLiteral("Solved")));
  QTRY_VERIFY(page.trainer().change());
  QVERIFY(page.trainer().change()->rated);
  QVERIFY(page.trainer().change()->after.value > page.trainer().change()->before.value);
  QVERIFY(page.page->standing()->text().startsWith(QStringLiteral("rating ")));  // a single one is not a streak
  QTest::mouseClick(page.page->nextButton(), Qt::LeftButton);
  QTRY_VERIFY(page.isAsked());
  QVERIFY(!isPrimary(page.page->nextButton()));
  QVERIFY(page.variant->formatPosition(page.puzzle().position) != key);
  page.click(page.puzzle().solution);
  QTRY_VERIFY(page.page->standing()->text().startsWith(QStringLiteral("2 solved in a row · rating ")));
}

void SecurePageTest::failedHintedAndShown() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  page.click(page.wrongMove());
  QCOMPARE(page.trainer().state(), State::Wrong);
  QVERIFY(page.page->words()->text().startsWith(QStringLiteral("Not that one")));
  QVERIFY(!page.page->board()->scene().ghosts.empty());
  QTest::mouseClick(page.page->hintButton(), Qt::LeftButton);
  QVERIFY(page.page->words()->text().contains(QStringLiteral("Hint")));
  QVERIFY(page.page->board()->scene().cursor.has_value());
  QTest::mouseClick(page.page->solutionButton(), Qt::LeftButton);
  QCOMPARE(page.trainer().state(), State::Shown);
  QTRY_VERIFY(page.trainer().change());
  QVERIFY(page.trainer().change()->comes.has_value());  // failed puzzles come back
  QVERIFY(page.trainer().change()->after.value < page.trainer().change()->before.value);
  QVERIFY(page.page->words()->text().contains(QStringLiteral("It comes back tomorrow.")));
}

/// The same five for everybody, with a mark each; a result stays, and a click on a mark leads to its puzzle.
void SecurePageTest::ofTheDay() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  QVERIFY(page.page->dayMarks()->isHidden());
  const std::chrono::year_month_day today = SecureTrainer::today();
  const auto set = securePuzzlesOfTheDay(page.jobs->solution(page.variant), today, 5);
  const auto isSet = [&](int number) {
    return page.isAsked() && page.trainer().dayNumber() == number &&
           page.puzzle().position == set[static_cast<std::size_t>(number) - 1].position;
  };
  QTest::mouseClick(page.page->dayButton(), Qt::LeftButton);
  QTRY_VERIFY(isSet(1));
  const auto& marks = page.page->dayMarks()->marks();
  QCOMPARE(marks.size(), std::size_t(5));
  page.click(page.puzzle().solution);
  QTRY_COMPARE(marks[0]->fate(), PuzzleFate::Solved);
  QTest::mouseClick(marks[2], Qt::LeftButton);
  QTRY_VERIFY(isSet(3));
  page.click(page.wrongMove());
  QTRY_COMPARE(marks[2]->fate(), PuzzleFate::Failed);
  const double rating = page.trainer().standing().rating.value;
  QTest::mouseClick(marks[0], Qt::LeftButton);
  QTRY_VERIFY(isSet(1));
  page.click(page.wrongMove());  // has its result already
  for (const int number : {2, 4, 5}) {
    QTest::mouseClick(page.page->nextButton(), Qt::LeftButton);
    QTRY_VERIFY(isSet(number));
    if (number == 2) QCOMPARE(page.trainer().standing().rating.value, rating);
    page.click(page.puzzle().solution);
    QTRY_COMPARE(marks[static_cast<std::size_t>(number) - 1]->fate(), PuzzleFate::Solved);
  }
  QTest::mouseClick(page.page->nextButton(), Qt::LeftButton);
  QTRY_COMPARE(page.page->empty()->heading(), QStringLiteral("Done for today  ✓✓✗✓✓"));
  QCOMPARE(page.library->puzzleHistory().dayKeys("syncdom:4x4", today).size(), std::size_t(5));
  QTest::mouseClick(page.page->dayButton(), Qt::LeftButton);
  QTRY_VERIFY(page.isAsked());
  QVERIFY(page.page->dayMarks()->isHidden());
}

/// A failed puzzle is listed with the day of its repetition, and can be set up again from there.
void SecurePageTest::lookedBackAt() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const std::string failed = page.variant->formatPosition(page.puzzle().position);
  const Side side = page.puzzle().side;
  page.click(page.wrongMove());
  QTRY_VERIFY(page.trainer().change());
  QTest::mouseClick(page.page->nextButton(), Qt::LeftButton);
  QTRY_VERIFY(page.isAsked());
  QVERIFY(page.variant->formatPosition(page.puzzle().position) != failed);
  QTest::mouseClick(page.page->pastButton(), Qt::LeftButton);
  PastPuzzles& past = *page.page->past();
  QVERIFY(past.isVisible() && !page.page->board()->isVisible());
  QTRY_COMPARE(past.model()->rowCount(), 1);
  const auto cell = [&past](int column) { return past.model()->index(0, column).data().toString(); };
  QVERIFY(cell(PastPuzzlesModel::GameColumn).contains(QStringLiteral("4×4")));
  QCOMPARE(cell(PastPuzzlesModel::TaskColumn), QStringLiteral("Find the only sure move"));
  QCOMPARE(cell(PastPuzzlesModel::ResultColumn), QStringLiteral("failed"));
  QCOMPARE(cell(PastPuzzlesModel::ComesColumn), QStringLiteral("tomorrow"));
  QCOMPARE(past.comingText(), QStringLiteral("Due: 1 tomorrow."));
  QTest::keyClick(past.backButton(), Qt::Key_Escape);
  QVERIFY(!past.isVisible() && page.page->board()->isVisible());
  QTest::mouseClick(page.page->pastButton(), Qt::LeftButton);
  QTRY_COMPARE(past.model()->rowCount(), 1);
  QTest::keyClick(past.table(), Qt::Key_Return);
  QVERIFY(!past.isVisible());
  QTRY_VERIFY(page.isAsked() && page.variant->formatPosition(page.puzzle().position) == failed);
  QCOMPARE(page.puzzle().side, side);
}

void SecurePageTest::solvedByKeys() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const Square goal = page.variant->squares(page.puzzle().side, page.puzzle().solution)[0];
  SecureBoard* board = page.page->board();
  board->setFocus();
  QTest::keyClick(board, Qt::Key_Right);  // the cursor appears on a1
  for (int column = 0; column < goal.column; ++column) QTest::keyClick(board, Qt::Key_Right);
  for (int row = 0; row < goal.row; ++row) QTest::keyClick(board, Qt::Key_Up);
  QTest::keyClick(board, Qt::Key_Return);
  QCOMPARE(page.trainer().state(), State::Solved);
}

void SecurePageTest::boardsThatAreNotSolved() {
  const Page page(false);
  QCOMPARE(page.trainer().state(), State::Unsolved);
  QVERIFY(page.page->empty()->heading().contains(QStringLiteral("not solved")));
  bool asked = false;
  connect(page.page.get(), &SecurePage::solveRequested, this, [&] { asked = true; });
  QTest::mouseClick(page.page->empty()->button(), Qt::LeftButton);
  QVERIFY(asked);
}

void SecurePageTest::openedFromTheGame() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(program.workspace.openTexts(QStringLiteral("syncdom:4x4"), QString()).isEmpty());
  auto* action = program.window->findChild<QAction*>(QStringLiteral("ShowPuzzles"));
  action->trigger();
  const SecurePage* page = test::domineering(*program.window).puzzles();
  QVERIFY(page->isVisible());
  QTRY_VERIFY_WITH_TIMEOUT(page->trainer()->state() == State::Asked || page->trainer()->state() == State::Unsolved, 20000);
  // A message that appears in the meantime moves nothing.
  QTest::qWait(1);
  const QRect place = page->board()->geometry();
  emit test::domineering(*program.window).warningRaised(QStringLiteral("The disk is full."));
  QTest::qWait(1);
  QVERIFY(page->messages()->isVisible());
  QCOMPARE(page->messages()->warnings(), QStringLiteral("The disk is full."));
  QCOMPARE(page->board()->geometry(), place);
  action->trigger();  // returns to the board
  QVERIFY(!page->isVisible());
  QVERIFY(test::domineering(*program.window).page()->isVisible());
}

/// A failed puzzle is offered on the first page the next day, whatever game is open then.
void SecurePageTest::openedFromTheFirstPage() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(program.workspace.openTexts(QStringLiteral("syncdom:4x4"), QString()).isEmpty());
  auto* action = program.window->findChild<QAction*>(QStringLiteral("ShowPuzzles"));
  action->trigger();
  const SecurePage* page = test::domineering(*program.window).puzzles();
  SecureTrainer& trainer = *page->trainer();
  const auto isAsked = [&trainer] { return trainer.state() == State::Asked; };
  QTRY_VERIFY_WITH_TIMEOUT(isAsked() || trainer.state() == State::Unsolved, 20000);
  if (trainer.state() == State::Unsolved) program.workspace.startSolve("syncdom:4x4");
  QTRY_VERIFY_WITH_TIMEOUT(isAsked(), 60000);
  trainer.showSolution();
  QTRY_VERIFY(trainer.change());
  QVERIFY(program.workspace.openTexts(QStringLiteral("dodgem:3x3"), QString()).isEmpty());
  PuzzlesOffer& offer = *program.window->welcomePage()->puzzles();
  offer.setClock([] { return QDateTime::currentDateTime().addDays(1); });
  program.window->actionsOfProgram()[ActionId::Welcome]->trigger();
  QTRY_VERIFY2(offer.repeatButton()->text().endsWith(QStringLiteral("4×4 · 1 review due ›")),
               qPrintable(offer.repeatButton()->text()));
  QTest::mouseClick(offer.repeatButton(), Qt::LeftButton);
  QVERIFY(page->isVisible());
  QCOMPARE(trainer.variant()->id(), "syncdom:4x4");
}

KOTAI_WINDOW_TEST(SecurePageTest)
#include "secure_page_test.moc"

// Tests for domino puzzles in the window. The user sees, solves and fails puzzles with the mouse and the
// keyboard, and the results are saved.
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <algorithm>

#include "core/puzzles/daily_puzzles.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/jobs/job_manager.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using test::patienceMs;

namespace {

using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

struct Page {
  test::ShownProgram program{QSize(1200, 800)};
  PuzzlesPage& page = *test::child<PuzzlesPage>(program.window);
  PuzzleTrainer& trainer = *page.trainer();
  JobManager& jobs = *program.workspace.jobs();
  SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:4x4").value();

  explicit Page(const char* id = "syncdom:4x4") {
    if (!QTest::qWaitFor([this] { return test::child<WelcomePage>(program.window)->states()->isRead(); }, patienceMs))
      qFatal("not read");
    page.open(id);
    test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
  }
  QString standing() const { return test::child<ElidedLabel>(page, "puzzleStanding")->text(); }
  DominoBoardView& board() const { return *page.findChild<DominoBoardView*>(); }
  SimultaneousSolutionPtr solution() const { return jobs.solution(variant); }
  bool isAsked() const { return trainer.current().state == State::Asked; }
  const Puzzle& puzzle() const { return *trainer.current().found.puzzle; }
  AnyMove wrongMove() const {
    for (const AnyMove move : variant->moves(puzzle().position, puzzle().side))
      if (!(move == puzzle().solution.front())) return move;
    return {};
  }
  /// Places a domino by a click between its two squares.
  void click(AnyMove move) const {
    const auto squares = variant->squares(puzzle().side, move);
    const BoardLayout layout = board().currentLayout();
    const QPointF inner = layout.centre(squares[0]) * 0.7 + layout.centre(squares[1]) * 0.3;
    QTest::mouseClick(&board(), Qt::LeftButton, {}, inner.toPoint());
  }
  static void press(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
  void next() const {
    QPushButton* button = page.bar()->nextButton();
    press(button->isVisible() ? button : page.panel()->buttonOf(ActionId::NextPuzzle));
  }
};

}  // namespace

class SecurePageTest : public QObject {
  Q_OBJECT

 private slots:
  void solvedByMouse();
  void failedHintedAndShown();
  void wrongDominoesStayInTheirGame();
  void kindsAreChosen();
  void earlierResultsCount();
  void solvedByKeys();
  void solvedByTyping();
  void ofTheDay();
  void lookedBackAt();
  void unsolvedBoards();
  void comesBackAfterARestart();
  void isExplored();
  void openedFromTheGame();
  void openedFromTheFirstPage();
};

/// The page accepts only the domino of the solution.
void SecurePageTest::solvedByMouse() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  QVERIFY(!page.page.bar()->nextButton()->isVisible());
  QVERIFY(page.page.bar()->text().contains(QStringLiteral("Exactly one domino")));
  const auto sure = guarantees(*page.solution(), page.puzzle().position, page.puzzle().side).value();
  QCOMPARE(std::ranges::count(sure, *std::ranges::max_element(sure)), 1);
  const std::string key = page.variant->formatPosition(page.puzzle().position);
  page.click(page.puzzle().solution.front());
  QTRY_COMPARE(page.trainer.current().state, State::Solved);
  QVERIFY(page.page.bar()->nextButton()->isVisible() && page.page.bar()->nextButton()->property("primary").toBool());
  QVERIFY(page.page.bar()->text().startsWith(QStringLiteral("Solved")));
  QTRY_VERIFY(page.trainer.current().change);
  QVERIFY(page.trainer.current().change->rated);
  QVERIFY(page.trainer.current().change->after.value > page.trainer.current().change->before.value);
  QVERIFY(page.standing().startsWith(QStringLiteral("rating ")));  // a single solved puzzle is not a streak
  page.next();
  QTRY_VERIFY(page.isAsked());
  QVERIFY(!page.page.bar()->nextButton()->isVisible());
  QVERIFY(page.variant->formatPosition(page.puzzle().position) != key);
  page.click(page.puzzle().solution.front());
  QTRY_VERIFY(page.standing().startsWith(QStringLiteral("2 solved in a row · rating ")));
}

void SecurePageTest::failedHintedAndShown() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const auto ghosts = [&page](GhostDomino::Kind kind) {
    return std::ranges::count(page.board().dominoes().ghosts, kind, &GhostDomino::kind);
  };
  page.click(page.wrongMove());
  QTRY_COMPARE(page.trainer.current().state, State::Wrong);
  const bool vertical = page.puzzle().side == Side::First;
  QVERIFY(page.page.bar()->text().startsWith(QStringLiteral("Not that one. ") +
                                             (vertical ? QStringLiteral("Vertical") : QStringLiteral("Horizontal"))));
  const QString rival = vertical ? QStringLiteral(" if Horizontal plays ") : QStringLiteral(" if Vertical plays ");
  QVERIFY(page.page.bar()->text().contains(rival));
  QCOMPARE(ghosts(GhostDomino::Kind::Wrong), 1);
  QVERIFY(page.board().dominoes().dominoes.empty());
  // The other side's domino of the same turn refutes the user's domino.
  Page::press(test::child<QPushButton>(page.page.bar(), "whyButton"));
  QTRY_COMPARE(page.board().dominoes().dominoes.size(), std::size_t(1));
  QVERIFY(page.page.bar()->text().contains(rival));  // the reason stays below the dominoes
  const Side side = page.puzzle().side;
  const AnyMove reply = page.trainer.current().line.back();
  const JointMove turn = side == Side::First ? JointMove{page.trainer.current().answer->move.move, reply}
                                             : JointMove{reply, page.trainer.current().answer->move.move};
  const GameValue after = page.solution()->value(page.variant->play(page.puzzle().position, turn)).value();
  QVERIFY((side == Side::First ? after.firstSecure : -after.secondSecure) <
          (page.puzzle().value.outcome == Outcome::Win ? 1 : 0));
  Page::press(page.page.bar()->againButton());
  QVERIFY(page.isAsked() && page.board().dominoes().dominoes.empty());
  QPushButton* hint = page.page.panel()->buttonOf(ActionId::Hint);
  Page::press(hint);
  QVERIFY(page.page.bar()->text().contains(QStringLiteral("Hint")));
  QVERIFY(page.board().scene().cursor.has_value());
  Page::press(hint);
  QCOMPARE(ghosts(GhostDomino::Kind::Hint), 1);
  Page::press(page.page.panel()->buttonOf(ActionId::PuzzleSolution));
  QCOMPARE(page.trainer.current().state, State::Shown);
  QTRY_VERIFY(page.trainer.current().change);
  QVERIFY(page.trainer.current().change->comes.has_value());  // a failed puzzle comes back later
  QVERIFY(page.trainer.current().change->after.value < page.trainer.current().change->before.value);
  QTRY_VERIFY(page.page.bar()->text().contains(QStringLiteral("This puzzle comes back tomorrow.")));
  QTRY_COMPARE(ghosts(GhostDomino::Kind::Chosen), 1);
}

/// A wrong domino is not shown on the board of another game.
void SecurePageTest::wrongDominoesStayInTheirGame() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  page.click(page.wrongMove());
  QTRY_VERIFY(!page.trainer.current().wrongLine().empty());
  page.page.open("dodgem:4x4");
  QVERIFY(!page.trainer.current().answer && page.trainer.current().wrongLine().empty());
}

/// The user can choose a kind of puzzle. The box does not offer kinds of other games.
void SecurePageTest::kindsAreChosen() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const PuzzlePanel& panel = *page.page.panel();
  QVERIFY(!panel.buttonOf(From::Kind, PuzzleKind::Mate)->isVisible() && !panel.lengths()->isVisible());
  for (const PuzzleKind kind : {PuzzleKind::SecureDraw, PuzzleKind::SecureWin}) {
    Page::press(panel.buttonOf(From::Kind, kind));
    for (int number = 0; number < 3; ++number) {
      QTRY_VERIFY(page.isAsked());
      QCOMPARE(page.puzzle().kind, kind);
      const int best = kind == PuzzleKind::SecureWin ? 1 : 0;
      QCOMPARE(std::ranges::max(guarantees(*page.solution(), page.puzzle().position, page.puzzle().side).value()), best);
      page.next();
    }
  }
  QTRY_VERIFY(page.isAsked());
  page.page.open("dodgem:4x4");
  QTRY_COMPARE(page.trainer.variantId(), "dodgem:4x4");
  QTRY_VERIFY(page.isAsked());
  QCOMPARE(page.trainer.choice().from, From::Mixed);
  QVERIFY(panel.buttonOf(From::Kind, PuzzleKind::Mate)->isVisible());
  QVERIFY(!panel.buttonOf(From::Kind, PuzzleKind::SecureWin)->isVisible());
  QVERIFY(!page.board().isVisible());
}

/// Results from versions with a single kind of puzzle still count.
void SecurePageTest::earlierResultsCount() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const auto source = securePuzzles(page.solution(), std::nullopt, 7);
  const Puzzle earlier = source->next().value();
  const std::chrono::sys_days today = page.trainer.records()->today();
  const StoredPuzzle kept{
      "syncdom:4x4", positionKey(*page.variant, earlier.position), page.variant->formatPosition(earlier.position),
      "secure",      earlier.side == Side::First ? 1 : 2,          1000};
  QVERIFY(page.program.workspace.library()->puzzles().add(
      {kept, today - std::chrono::days(1), today - std::chrono::days(1), PuzzleMark::Failed, 0, 5}));
  page.page.showPast();
  PastPuzzles& past = *test::child<PastPuzzles>(page.page);
  QTRY_COMPARE(past.model()->rowCount(), 1);
  QCOMPARE(past.model()->index(0, PastPuzzlesModel::TaskColumn).data().toString(), QStringLiteral("Find the only sure move"));
  QTest::keyClick(past.table(), Qt::Key_Return);
  QTRY_VERIFY(page.isAsked() && page.puzzle().position == earlier.position && page.puzzle().side == earlier.side);
  page.page.open("syncdom:4x4");  // reads the results again
  QPushButton* repeats = page.page.panel()->buttonOf(From::Repeats);
  QTRY_COMPARE(repeats->text(), QStringLiteral("1 review due"));
  QVERIFY(page.trainer.records()->standing().rating.value < SolverRating::first);
}

/// Every user gets the same five puzzles of the day, with one mark for each puzzle. A result is final. A click
/// on a mark opens its puzzle.
void SecurePageTest::ofTheDay() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  QVERIFY(test::child<DayMarks>(page.page.panel())->isHidden());
  const std::chrono::year_month_day today = page.trainer.records()->today();
  const auto set = puzzlesOfTheDay(*puzzleMaker(page.solution()), today, 5);
  const auto isSet = [&](int number) {
    return page.isAsked() && page.trainer.current().found.number == number &&
           page.puzzle().position == set[static_cast<std::size_t>(number) - 1].position;
  };
  Page::press(page.page.panel()->buttonOf(From::Day));
  QTRY_VERIFY(isSet(1));
  const auto& marks = test::child<DayMarks>(page.page.panel())->marks();
  QTRY_COMPARE(marks.size(), std::size_t(5));
  page.click(page.puzzle().solution.front());
  QTRY_COMPARE(marks[0]->fate(), PuzzleFate::Solved);
  Page::press(marks[2]);
  QTRY_VERIFY(isSet(3));
  page.click(page.wrongMove());
  QTRY_COMPARE(marks[2]->fate(), PuzzleFate::Failed);
  const double rating = page.trainer.records()->standing().rating.value;
  Page::press(marks[0]);
  QTRY_VERIFY(isSet(1));
  page.click(page.wrongMove());  // the puzzle already has a result
  QTRY_COMPARE(page.trainer.current().state, State::Wrong);
  for (const int number : {2, 4, 5}) {
    page.next();
    QTRY_VERIFY(isSet(number));
    if (number == 2) QCOMPARE(page.trainer.records()->standing().rating.value, rating);
    page.click(page.puzzle().solution.front());
    QTRY_COMPARE(marks[static_cast<std::size_t>(number) - 1]->fate(), PuzzleFate::Solved);
  }
  page.next();
  QTRY_COMPARE(page.page.empty()->heading(), QStringLiteral("Done for today  ✓✓✗✓✓"));
  QCOMPARE(page.program.workspace.library()->puzzleHistory().dayKeys("syncdom:4x4", today).size(), std::size_t(5));
  Page::press(page.page.panel()->buttonOf(From::Mixed));
  QTRY_VERIFY(page.isAsked());
  QTRY_VERIFY(test::child<DayMarks>(page.page.panel())->isHidden());
}

/// A failed puzzle is listed with the day of its repetition. The user can open it again from the list.
void SecurePageTest::lookedBackAt() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const std::string failed = page.variant->formatPosition(page.puzzle().position);
  const Side side = page.puzzle().side;
  const bool wins = page.puzzle().value.outcome == Outcome::Win;
  page.click(page.wrongMove());
  QTRY_VERIFY(page.trainer.current().change);
  QTRY_COMPARE(page.trainer.current().state, State::Wrong);
  page.next();
  QTRY_VERIFY(page.isAsked());
  QVERIFY(page.variant->formatPosition(page.puzzle().position) != failed);
  Page::press(page.page.pastButton());
  PastPuzzles& past = *test::child<PastPuzzles>(page.page);
  QVERIFY(past.isVisible() && !page.board().isVisible());
  QTRY_COMPARE(past.model()->rowCount(), 1);
  const auto cell = [&past](int column) { return past.model()->index(0, column).data().toString(); };
  QVERIFY(cell(PastPuzzlesModel::GameColumn).contains(QStringLiteral("4×4")));
  QCOMPARE(cell(PastPuzzlesModel::TaskColumn),
           wins ? QStringLiteral("Find the only sure win") : QStringLiteral("Find the only sure draw"));
  QCOMPARE(cell(PastPuzzlesModel::ResultColumn), QStringLiteral("failed"));
  QCOMPARE(cell(PastPuzzlesModel::NextReviewColumn), QStringLiteral("tomorrow"));
  QCOMPARE(test::child<QLabel>(past, "coming")->text(), QStringLiteral("Due: 1 tomorrow."));
  QTest::keyClick(past.backButton(), Qt::Key_Escape);
  QVERIFY(!past.isVisible() && page.board().isVisible());
  Page::press(page.page.pastButton());
  QTRY_COMPARE(past.model()->rowCount(), 1);
  QTest::keyClick(past.table(), Qt::Key_Return);
  QVERIFY(!past.isVisible());
  QTRY_VERIFY(page.isAsked() && page.variant->formatPosition(page.puzzle().position) == failed);
  QCOMPARE(page.puzzle().side, side);
}

void SecurePageTest::solvedByKeys() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  const Square goal = page.variant->squares(page.puzzle().side, page.puzzle().solution.front())[0];
  DominoBoardView* board = &page.board();
  board->setFocus();
  QTest::keyClick(board, Qt::Key_Left);  // shows the cursor, which may already be on the right square
  for (int column = 0; column < goal.column; ++column) QTest::keyClick(board, Qt::Key_Right);
  for (int row = 0; row < goal.row; ++row) QTest::keyClick(board, Qt::Key_Up);
  QTest::keyClick(board, Qt::Key_Return);
  QTRY_COMPARE(page.trainer.current().state, State::Solved);
}

/// The board of the game shows the puzzle, but none of its values.
void SecurePageTest::solvedByTyping() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  DominoBoardView& board = page.board();
  QCOMPARE(QAccessible::queryAccessibleInterface(&board)->childCount(), 16);
  QVERIFY(!board.valuesVisible() && board.dominoes().marks.empty());
  board.setFocus();
  const std::string move = page.variant->formatMove(page.puzzle().side, page.puzzle().solution.front());
  QTest::keyClicks(&board, QString::fromStdString(move.substr(2)));  // without the side, as in "a1"
  QTest::keyClick(&board, Qt::Key_Return);
  QTRY_COMPARE(page.trainer.current().state, State::Solved);
}

void SecurePageTest::unsolvedBoards() {
  const Page page("syncdom:4x3");
  QCOMPARE(page.trainer.current().state, State::Unsolved);
  QVERIFY(page.page.empty()->heading().contains(QStringLiteral("not solved")));
  bool asked = false;
  connect(&page.page, &PuzzlesPage::solveRequested, this, [&] { asked = true; });
  Page::press(page.page.empty()->button());
  QVERIFY(asked);
}

/// After a restart of the program, the page shows the same puzzle, for the same side.
void SecurePageTest::comesBackAfterARestart() {
  test::PersistentFolder folder;
  Puzzle puzzle;
  {
    Page page;
    QTRY_VERIFY(page.isAsked());
    puzzle = page.puzzle();
    page.trainer.moves()->hint();
    folder.keep(page.program.folder);
  }
  {
    Settings settings(folder.settings());
    Workspace workspace(folder.data(), &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    test::child<PuzzlesPage>(window)->open("syncdom:4x4");
    const PuzzleTrainer& trainer = *test::child<PuzzlesPage>(window)->trainer();
    QTRY_COMPARE(trainer.current().state, State::Asked);
    QVERIFY(trainer.current().found.puzzle->position == puzzle.position && trainer.current().found.puzzle->side == puzzle.side);
    QCOMPARE(trainer.current().allHints, 1);
  }
}

/// The puzzle can be opened as a game on the game's board.
void SecurePageTest::isExplored() {
  const Page page;
  QTRY_VERIFY(page.isAsked());
  page.click(page.puzzle().solution.front());
  QTRY_COMPARE(page.trainer.current().state, State::Solved);
  const AnyPosition position = page.puzzle().position;
  Page::press(page.page.bar()->exploreButton());
  QTRY_VERIFY(!page.page.isVisible());
  QCOMPARE(page.program.workspace.session(), &test::domineering(page.program.workspace));
  QVERIFY(test::domineering(page.program.workspace).document()->position() == position);
}

void SecurePageTest::openedFromTheGame() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(openTexts(program.workspace, QStringLiteral("syncdom:4x4"), QString()).isEmpty());
  auto* action = program.window->findChild<QAction*>(QStringLiteral("ShowPuzzles"));
  action->trigger();
  const PuzzlesPage* page = test::child<PuzzlesPage>(program.window);
  QVERIFY(page->isVisible());
  QTRY_VERIFY_WITH_TIMEOUT(page->trainer()->current().state == State::Asked, 20000);
  const auto* board = page->findChild<DominoBoardView*>();
  // A message that appears in the meantime does not move the board.
  QTest::qWait(1);
  const QRect place = board->geometry();
  emit test::domineering(*program.window).docks().tables->exports()->warningRaised(QStringLiteral("The disk is full."));
  QTest::qWait(1);
  QVERIFY(page->messages()->isVisible());
  QCOMPARE(page->messages()->warnings(), QStringLiteral("The disk is full."));
  QCOMPARE(board->geometry(), place);
  action->trigger();  // returns to the board
  QVERIFY(!page->isVisible());
  QVERIFY(test::domineering(*program.window).page()->isVisible());
}

/// A failed puzzle is offered on the first page the next day, whatever game is open then.
void SecurePageTest::openedFromTheFirstPage() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(openTexts(program.workspace, QStringLiteral("syncdom:4x4"), QString()).isEmpty());
  auto* action = program.window->findChild<QAction*>(QStringLiteral("ShowPuzzles"));
  action->trigger();
  const PuzzlesPage* page = test::child<PuzzlesPage>(program.window);
  PuzzleTrainer& trainer = *page->trainer();
  QTRY_VERIFY_WITH_TIMEOUT(trainer.current().state == State::Asked, 60000);
  trainer.moves()->showSolution();
  QTRY_VERIFY(trainer.current().change);
  QVERIFY(openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString()).isEmpty());
  PuzzlesOffer& offer = *test::child<WelcomePage>(program.window)->puzzles();
  offer.setClock([] { return QDateTime::currentDateTime().addDays(1); });
  test::actionsOf(program.window)[ActionId::Welcome]->trigger();
  QTRY_COMPARE(test::child<QPushButton>(offer, "repeatButton")->text(), QStringLiteral("1 review due ›"));
  QVERIFY2(offer.standing().contains(QStringLiteral("4×4 · rating ")), qPrintable(offer.standing()));
  QTest::mouseClick(test::child<QPushButton>(offer, "repeatButton"), Qt::LeftButton);
  QVERIFY(page->isVisible());
  QCOMPARE(trainer.variantId(), "syncdom:4x4");
}

KOTAI_WINDOW_TEST(SecurePageTest)
#include "secure_page_test.moc"

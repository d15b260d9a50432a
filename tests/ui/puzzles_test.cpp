// Puzzles as a person solves them: found, solved, failed, hinted at, shown, repeated; results are there after a restart.
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/board/board_view.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/puzzles/day_marks.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

namespace {

constexpr int patienceMs = 60000;  // small variants are solved meanwhile
const QDateTime firstDay(QDate(2026, 11, 22), QTime(12, 0));

/// A program with a puzzle of Dodgem 4x4 on the screen.
struct Training {
  test::ShownProgram program{QSize(1200, 800)};
  PuzzlesPage& page = *program.window->puzzlesPage();
  PuzzleTrainer& trainer = *page.trainer();

  Training() {
    trainer.setClock([] { return firstDay; });
  }

  bool begin(const char* variant = "dodgem:4x4") {
    const bool solved = QTest::qWaitFor([&] { return program.window->welcomePage()->states()->isSolved(variant); }, patienceMs);
    page.open(variant);
    program.window->actionsOfProgram()[ActionId::ShowPuzzles]->trigger();
    return solved && waitFor(State::Asked) && QTest::qWaitForWindowActive(program.window.get());
  }

  bool waitFor(State state) {
    return QTest::qWaitFor([&] { return trainer.state() == state; }, patienceMs);
  }

  AnyMove rightMove() { return PuzzleJudge(solution(), *trainer.puzzle()).hint().value(); }
  SolutionPtr solution() { return program.workspace.jobs()->solution(trainer.variant()); }

  /// By the keyboard: Enter plays what has been typed.
  void type(AnyMove move) {
    const GameDocument& document = *trainer.document();
    page.board()->setFocus();
    QTest::keyClicks(page.board(), QString::fromStdString(document.variant()->formatMove(document.position(), move)));
    QTest::keyClick(page.board(), Qt::Key_Return);
  }

  void click(AnyMove move) {
    const GameDocument& document = *trainer.document();
    const MoveSquares squares = document.variant()->moveSquares(document.position(), move);
    for (const Square square : {squares.from, squares.to})
      QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->currentLayout().squareRect(square).center().toPoint());
  }

  /// The whole solution, turn by turn.
  bool solve() {
    const std::vector<AnyMove> moves = trainer.puzzle()->solution;
    for (std::size_t turn = 0; turn < moves.size(); turn += 2) {
      if (!QTest::qWaitFor([&] { return trainer.canMove(); }, patienceMs)) return false;
      (turn == 0) ? click(moves[turn]) : type(moves[turn]);
    }
    return waitFor(State::Solved);
  }

  AnyMove wrongMove() {
    for (const AnyMove move : trainer.document()->legalMoves())
      if (PuzzleJudge(solution(), *trainer.puzzle()).answer(move).verdict == AnswerVerdict::Wrong) return move;
    qFatal("every move is right");
  }

  bool fail() {
    click(wrongMove());
    return waitFor(State::Wrong);
  }

  bool waitForChange() {
    return QTest::qWaitFor([&] { return trainer.change().has_value(); }, patienceMs);
  }

  /// In the window.
  QRect boardPlace() const { return {page.board()->mapTo(program.window.get(), QPoint()), page.board()->size()}; }

  static void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
};

}  // namespace

class PuzzlesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void oneIsSolved() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(!training.page.board()->valuesVisible());
    QVERIFY2(training.page.bar()->text().startsWith(QStringLiteral("You are ")), qPrintable(training.page.bar()->text()));
    QCOMPARE(training.page.standing(), QStringLiteral("rating 1,200"));
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.change()->after.value > SolverRating::first);
    QVERIFY2(training.page.bar()->text().startsWith(QStringLiteral("Solved! Rating 1,2")),
             qPrintable(training.page.bar()->text()));
    QVERIFY2(training.page.standing().startsWith(QStringLiteral("streak 1")), qPrintable(training.page.standing()));
    // Enter goes on, with another one.
    const AnyPosition before = training.trainer.puzzle()->position;
    QVERIFY(training.page.bar()->nextButton()->hasFocus());
    QTest::keyClick(training.page.bar()->nextButton(), Qt::Key_Space);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.puzzle()->position != before);
    QVERIFY(training.page.board()->hasFocus());
  }

  void oneIsFailed() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition start = training.trainer.puzzle()->position;
    QVERIFY(training.fail());
    QVERIFY(training.trainer.document()->position() == start);  // taken back
    QVERIFY(training.page.bar()->text().startsWith(QStringLiteral("Not that one.")));
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.change()->after.value < SolverRating::first);
    // Why not, on the board, and back.
    Training::press(training.page.bar()->whyButton());
    QCOMPARE(training.trainer.state(), State::Refuted);
    QVERIFY(training.trainer.document()->position() != start);
    QVERIFY(!training.page.bar()->whyButton()->isVisible());
    Training::press(training.page.bar()->againButton());
    QCOMPARE(training.trainer.state(), State::Asked);
    QVERIFY(training.trainer.document()->position() == start);
    // The right move is still taken, but counts no more.
    const double rating = training.trainer.standing().rating.value;
    QVERIFY(training.solve());
    QCOMPARE(training.trainer.standing().rating.value, rating);
    QCOMPARE(training.trainer.standing().streak.current, 0);
    QVERIFY2(training.page.bar()->text().startsWith(QStringLiteral("Solved at the second try. The first try counts: rating 1,1")),
             qPrintable(training.page.bar()->text()));
  }

  /// Said in the bar, which keeps its height; the next puzzle knows nothing of it.
  void whatCannotBeDoneLeavesTheBoardWhereItIs() {
    Training training;
    QVERIFY(training.begin());
    const GameDocument& document = *training.trainer.document();
    const auto pieces = document.variant()->pieces(document.position());
    const auto enemy = std::ranges::find(pieces, other(document.sideToMove()), &PieceOnBoard::owner);
    QVERIFY(enemy != pieces.end());
    const QRect before = training.boardPlace();
    QTest::mouseClick(training.page.board(), Qt::LeftButton, {},
                      training.page.board()->currentLayout().squareRect(enemy->square).center().toPoint());
    const QString said = QStringLiteral("This is the other side's car");
    QVERIFY2(training.page.bar()->text().contains(said), qPrintable(training.page.bar()->text()));
    QVERIFY(training.page.messages()->text().isEmpty());
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
    QVERIFY(training.fail());
    QVERIFY(!training.page.bar()->text().contains(said));
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
  }

  void noButtonIsCut_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "ja"}) QTest::newRow(language) << QString::fromLatin1(language);
  }
  void noButtonIsCut() {
    QFETCH(QString, language);
    Training training;
    QVERIFY(training.begin());
    training.program.settings.setLanguage(language);
    training.program.window->resize(1024, 700);
    QTest::qWait(1);
    for (const QPushButton* button : training.page.panel()->findChildren<QPushButton*>())
      if (button->isVisible())
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(language + QLatin1Char(' ') + button->text()));
    training.program.settings.setLanguage(QStringLiteral("en"));
  }

  void hints() {
    Training training;
    QVERIFY(training.begin());
    const GameDocument& document = *training.trainer.document();
    const MoveSquares squares = document.variant()->moveSquares(document.position(), training.rightMove());
    QTest::keyClick(training.program.window.get(), Qt::Key_I, Qt::ControlModifier);  // the piece
    QVERIFY(training.page.board()->heldSquare() == squares.from);
    QVERIFY2(training.page.bar()->text().contains(QStringLiteral("Hint: the marked piece moves, the one on ")),
             qPrintable(training.page.bar()->text()));
    Training::press(training.page.panel()->buttonOf(ActionId::Hint));  // the move
    QVERIFY(training.page.bar()->text().contains(
        QString::fromStdString(document.variant()->formatMove(document.position(), training.rightMove()))));
    training.type(training.rightMove());
    if (training.trainer.puzzle()->solution.size() > 1) {
      QVERIFY(training.waitFor(State::Asked));
      QVERIFY(!training.page.bar()->text().contains(QStringLiteral("Hint: ")));
      for (std::size_t turn = 2; turn < training.trainer.puzzle()->solution.size(); turn += 2) {
        QTRY_VERIFY(training.trainer.canMove());
        training.type(training.trainer.puzzle()->solution[turn]);
      }
    }
    QVERIFY(training.waitFor(State::Solved));
    QTRY_COMPARE(training.trainer.standing().rating.puzzles, 1);
    QCOMPARE(training.trainer.standing().streak.current, 0);  // neither counted nor ended
  }

  void theSolutionAndFromTheBeginning() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition start = training.trainer.puzzle()->position;
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    QCOMPARE(training.trainer.state(), State::Shown);
    QVERIFY(training.page.bar()->text().startsWith(QStringLiteral("The solution")));
    const auto plies = static_cast<int>(training.trainer.puzzle()->solution.size());
    QTRY_COMPARE_WITH_TIMEOUT(training.trainer.document()->tree().node(training.trainer.document()->currentNode()).ply, plies,
                              30000);
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.change()->after.value < SolverRating::first);
    QTest::keyClick(training.program.window.get(), Qt::Key_Backspace, Qt::ControlModifier);
    QCOMPARE(training.trainer.state(), State::Asked);
    QVERIFY(training.trainer.document()->position() == start);
    QTest::keyClick(training.program.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.puzzle()->position != start);
  }

  /// By buttons and by keys, wherever one is; what came by itself stops then.
  void whatIsShownIsSteppedThrough() {
    Training training;
    QVERIFY(training.begin());
    TrainingChoice mates;
    mates.from = From::Kind;
    mates.kind = PuzzleKind::Mate;
    mates.plies = 6;
    training.trainer.choose(mates);
    QVERIFY(training.waitFor(State::Asked));
    const auto button = [&](ActionId id) { return training.page.panel()->stepButton(id); };
    const auto ply = [&] { return training.trainer.shownAt(); };
    QVERIFY(!button(ActionId::StepForward)->isEnabled() && !button(ActionId::ToStart)->isEnabled());
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    QCOMPARE(training.trainer.shownPlies(), 6);
    QTest::mouseClick(button(ActionId::ToEnd), Qt::LeftButton);
    QCOMPARE(ply(), 6);
    QVERIFY(!button(ActionId::StepForward)->isEnabled());
    const AnyPosition end = training.trainer.document()->position();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left}) QTest::keyClick(training.page.board(), key);
    QCOMPARE(ply(), 4);
    QTest::keyClick(training.page.board(), Qt::Key_Right);
    QCOMPARE(ply(), 5);
    QTest::keyClick(training.page.board(), Qt::Key_Home);
    QCOMPARE(ply(), 0);
    QVERIFY(training.trainer.document()->position() == training.trainer.puzzle()->position);
    QTest::qWait(1200);
    QCOMPARE(ply(), 0);  // nothing goes on by itself
    QTest::keyClick(training.program.window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(ply(), 1);
    QTest::keyClick(training.page.bar()->nextButton(), Qt::Key_End);
    QVERIFY(training.trainer.document()->position() == end);
    QCOMPARE(training.trainer.document()->nodeCount(), 7);
    // Once more from the beginning, solved: the same moves can be looked at.
    Training::press(training.page.bar()->retryButton());
    QCOMPARE(training.trainer.shownPlies(), 0);
    QVERIFY(training.solve());
    QTest::mouseClick(button(ActionId::ToStart), Qt::LeftButton);
    QCOMPARE(ply(), 0);
    QTest::mouseClick(button(ActionId::StepForward), Qt::LeftButton);
    QCOMPARE(ply(), 1);
  }

  void whatAnswersAWrongMoveIsSteppedThrough() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    Training::press(training.page.bar()->whyButton());
    QVERIFY(training.trainer.shownPlies() >= 1);
    QTest::keyClick(training.page.board(), Qt::Key_Left);
    QCOMPARE(training.trainer.shownAt(), 0);
    QTest::keyClick(training.page.board(), Qt::Key_End);
    QCOMPARE(training.trainer.shownAt(), training.trainer.shownPlies());
    Training::press(training.page.bar()->againButton());
    QVERIFY(training.trainer.document()->position() == training.trainer.puzzle()->position);
    QCOMPARE(training.trainer.shownPlies(), 0);
  }

  void whatWasFailedComesBack() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition failed = training.trainer.puzzle()->position;
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    QPushButton* repeats = training.page.panel()->buttonOf(From::Repeats);
    QVERIFY(!repeats->isEnabled());  // not on the same day
    training.trainer.setClock([] { return firstDay.addDays(1); });
    training.page.open("dodgem:4x4");
    QTRY_VERIFY(repeats->isEnabled());
    QCOMPARE(repeats->text(), QStringLiteral("1 to repeat today"));
    Training::press(repeats);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.puzzle()->position == failed);
    const double rating = training.trainer.standing().rating.value;
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.standing().due.empty());
    QCOMPARE(training.trainer.standing().rating.value, rating);
    QVERIFY2(training.page.bar()->text().contains(QStringLiteral("It comes back on")), qPrintable(training.page.bar()->text()));
    training.trainer.next();
    QVERIFY(training.waitFor(State::Nothing));
    QCOMPARE(training.page.empty()->heading(), QStringLiteral("Nothing to repeat today"));
  }

  void ofTheDay() {
    Training training;
    QVERIFY(training.begin());
    Training::press(training.page.panel()->buttonOf(From::Day));
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY2(training.page.title().contains(QStringLiteral("of 5)")), qPrintable(training.page.title()));
    const AnyPosition passedOver = training.trainer.puzzle()->position;
    Training::press(training.page.panel()->buttonOf(From::Day));  // a second click skips none
    QCOMPARE(training.trainer.state(), State::Asked);
    QVERIFY(training.trainer.puzzle()->position == passedOver);
    QVERIFY(training.page.panel()->buttonOf(From::Day)->isChecked());
    training.trainer.next();
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.puzzle()->position != passedOver);
    for (int left = 5; left > 0; --left) {
      QVERIFY(training.fail());
      QVERIFY(training.waitForChange());
      training.trainer.next();
      QTRY_VERIFY(training.trainer.state() == State::Asked || training.trainer.state() == State::Nothing);
    }
    QCOMPARE(training.page.empty()->heading(), QStringLiteral("Done for today"));
  }

  /// What became of each is told by a sign and in words, in every language, and is there after a restart.
  void marksOfTheDay() {
    {
      Training training;
      QVERIFY(training.begin());
      const auto& marks = training.page.panel()->dayMarks()->marks();
      QVERIFY(!training.page.panel()->dayMarks()->isVisible());
      Training::press(training.page.panel()->buttonOf(From::Day));
      QVERIFY(training.waitFor(State::Asked));
      QTRY_COMPARE(marks.size(), std::size_t(5));
      QVERIFY(training.page.panel()->dayMarks()->isVisible());
      QCOMPARE(training.page.panel()->dayMarks()->words(), QStringLiteral("5 still open"));
      const auto fateOf = [&](int number) { return marks[static_cast<std::size_t>(number) - 1]->fate(); };
      const auto number = [&] { return training.trainer.found().number; };
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
      // A click leads to one that was done; solving it now changes no rating, but the mark of one that was failed.
      QTest::mouseClick(marks[static_cast<std::size_t>(atOnce) - 1], Qt::LeftButton);
      QVERIFY(training.waitFor(State::Asked));
      QCOMPARE(number(), atOnce);
      const double rating = training.trainer.standing().rating.value;
      QVERIFY(training.fail());
      QTest::mouseClick(marks[static_cast<std::size_t>(failed) - 1], Qt::LeftButton);
      QVERIFY(training.waitFor(State::Asked));
      QCOMPARE(number(), failed);
      QVERIFY(training.solve());
      QTRY_VERIFY(fateOf(failed) == PuzzleFate::Found);
      QVERIFY(fateOf(atOnce) == PuzzleFate::Solved);
      QCOMPARE(training.trainer.standing().rating.value, rating);
      QCOMPARE(training.page.panel()->dayMarks()->words(), QStringLiteral("1 solved at once, 2 after errors, 2 still open"));
      QCOMPARE(marks[static_cast<std::size_t>(failed) - 1]->toolTip(),
               QStringLiteral("Puzzle %1 of the day: solved after errors").arg(failed));
      training.program.settings.setLanguage(QStringLiteral("de"));
      QCOMPARE(training.page.panel()->dayMarks()->words(), QStringLiteral("1 auf Anhieb gelöst, 2 nach Fehlern, 2 noch offen"));
      training.program.settings.setLanguage(QStringLiteral("ja"));
      QVERIFY(training.page.panel()->dayMarks()->words().contains(QStringLiteral("間違えた後に正解 2 問")));
      training.program.settings.setLanguage(QStringLiteral("en"));
      m_folder = training.program.folder.path();
      training.program.folder.setAutoRemove(false);
    }
    Settings settings(m_folder + QStringLiteral("/settings.ini"));
    Workspace workspace(m_folder.toStdString(), &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    PuzzlesPage& page = *window.puzzlesPage();
    page.trainer()->setClock([] { return firstDay; });
    TrainingChoice day;
    day.from = From::Day;
    page.open("dodgem:4x4");
    page.trainer()->choose(day);
    QTRY_COMPARE(page.panel()->dayMarks()->words(), QStringLiteral("1 solved at once, 2 after errors, 2 still open"));
    QVERIFY(QDir(m_folder).removeRecursively());
  }

  void aKindAndALength() {
    Training training;
    QVERIFY(training.begin());
    Training::press(training.page.panel()->buttonOf(From::Kind, PuzzleKind::Mate));
    QVERIFY(training.waitFor(State::Asked));
    QComboBox* lengths = training.page.panel()->lengths();
    QVERIFY(lengths->isVisible());
    lengths->setFocus();
    QTest::keyClick(lengths, Qt::Key_Down);  // in 2 plies
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.page.title(), QStringLiteral("Win in 2 plies"));
    QCOMPARE(training.trainer.puzzle()->solution.size(), std::size_t(2));
    QVERIFY(training.solve());
    QCOMPARE(training.program.settings.training(), QStringLiteral("mate 2 own"));
  }

  void aListOfPositions() {
    Training training;
    QVERIFY(training.begin());
    training.program.workspace.openVariant("dodgem:4x4");
    PositionsDock& dock = *test::alternating(*training.program.window).positionsDock();
    training.program.window->setPlayLayout(false);
    dock.show();
    dock.raise();
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    filter.outcome = Outcome::Draw;
    dock.showFilter(filter);
    QTRY_VERIFY(dock.model()->count() > 0);
    for (QToolButton* button : dock.findChildren<QToolButton*>())
      if (button->text() == QStringLiteral("Train this list")) {
        QTRY_VERIFY(button->isEnabled());
        button->click();
      }
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.choice().from, From::List);
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.trainer.puzzle()->value.outcome, Outcome::Draw);
    QVERIFY(training.page.panel()->buttonOf(From::List)->isVisible());
    QVERIFY(training.page.panel()->buttonOf(From::List)->isChecked());
    // Back to the board by the same key that leads here.
    QTest::keyClick(training.program.window.get(), Qt::Key_U, Qt::ControlModifier);
    QVERIFY(training.program.window->showsBoard());
  }

  void noneTwice() {
    Training training;
    QVERIFY(training.begin("dodgem:3x3"));
    std::set<AnyPosition> shown;
    for (int i = 0; i < 30 && training.trainer.state() == State::Asked; ++i) {
      const AnyPosition canonical = training.trainer.variant()->canonical(training.trainer.puzzle()->position);
      QVERIFY(shown.insert(canonical).second);
      training.trainer.next();
      QTRY_VERIFY(training.trainer.state() == State::Asked || training.trainer.state() == State::Nothing);
    }
    QVERIFY(shown.size() > 5);
  }

  void unsolvedVariantsAreSolvedInPlace() {
    Training training;
    test::ShownProgram& program = training.program;
    program.window->activateWindow();
    QVERIFY(QTest::qWaitFor([&] { return program.window->welcomePage()->states()->isRead(); }, patienceMs));
    emit program.window->welcomePage()->puzzlesRequested(QStringLiteral("quoridor:3x3,fences=3"));
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.state(), State::Unsolved);
    QVERIFY2(training.page.empty()->heading().contains(QStringLiteral("is not solved yet")),
             qPrintable(training.page.empty()->heading()));
    QTRY_VERIFY(training.page.empty()->button()->isVisible());
    Training::press(training.page.empty()->button());
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.page.board()->isVisible());
  }

  void resultsSurviveARestart() {
    double rating = 0;
    {
      Training training;
      QVERIFY(training.begin());
      QVERIFY(training.fail());
      QVERIFY(training.waitForChange());
      rating = training.trainer.standing().rating.value;
      m_folder = training.program.folder.path();
      training.program.folder.setAutoRemove(false);
    }
    GameLibrary library(m_folder.toStdString());
    QCOMPARE(library.puzzles().rating("dodgem").value, rating);
    Settings settings(m_folder + QStringLiteral("/settings.ini"));
    Workspace workspace(m_folder.toStdString(), &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    window.puzzlesPage()->open("dodgem:4x4");
    QTRY_COMPARE(window.puzzlesPage()->trainer()->standing().rating.value, rating);
    QVERIFY(QDir(m_folder).removeRecursively());
  }

  void thePageFitsOnASmallScreen() {
    Training training;
    QVERIFY(training.begin());
    const QSize least = training.page.minimumSizeHint();
    QVERIFY2(least.width() <= 720 && least.height() <= 400,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    QVERIFY(training.fail());
    QVERIFY(training.page.minimumSizeHint().height() <= 400);
  }

 private:
  QString m_folder;
};

QTEST_MAIN(PuzzlesTest)
#include "puzzles_test.moc"

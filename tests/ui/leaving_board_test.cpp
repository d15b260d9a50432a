// Tests that the previous game or page does not affect a new one: the orientation of the board and automatic
// play.
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "core/library/library_game.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "ui/actions/action_button.h"
#include "ui/actions/actions.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_text.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/welcome/game_requests.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class LeavingBoardTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(OpponentSides computer, const char* id = "dodgem:3x3") {
      settings.setOpponentStrength(QStringLiteral("level=4"));
      settings.setOpponentSides(computer);
      newGame(id, true);
      showBoard();
    }
    /// Returns the visible button that leads back to the board, or null if there is none.
    ActionButton* backButton() {
      for (WayOut* each : window->findChildren<WayOut*>())
        if (test::child<ActionButton>(each, "boardButton")->isVisible()) return test::child<ActionButton>(each, "boardButton");
      return nullptr;
    }
    bool flip() {
      trigger(ActionId::FlipBoard);
      return settings.boardFlipped();
    }
  };

 private slots:
  void theBoardTurnsToThePersonWhereSidesFaceEachOther() {
    Program program(OpponentSides::First, "quoridor:3x3,fences=0");
    QVERIFY(program.settings.boardFlipped());
    program.trigger(ActionId::SwapSides);
    QVERIFY(!program.settings.boardFlipped());
    QVERIFY(!test::actionsOf(program.window)[ActionId::FlipBoard]->isChecked());
    program.settings.ownSideBelow.set(false);
    program.trigger(ActionId::SwapSides);
    QVERIFY(!program.settings.boardFlipped());
  }

  /// The board of the lessons' game is shown. A game of another kind that the user has begun is not lost.
  void lessonsLeadToABoardOfTheirGame() {
    Program program(OpponentSides::Second);
    const auto board = [&program] {
      emit program.window->findChild<WelcomePage*>()->requests()->lessons(QStringLiteral("domineering"));
      program.backButton()->click();
      return gameIdOf(program.workspace.session()->document()->variantId());
    };
    QCOMPARE(board(), std::string("domineering"));
    program.workspace.openVariant("dodgem:3x3");
    program.document.play(program.document.legalMoves().front());
    QCOMPARE(board(), std::string("dodgem"));
  }

  void anotherGameIsSeenFromItsUsualSide() {
    Program program(OpponentSides::None);
    QVERIFY(program.flip());
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(!program.settings.boardFlipped());
    QVERIFY(program.flip());
    const AnyPosition next = program.document.variant()->play(program.document.position(), program.document.legalMoves().front());
    program.workspace.open({program.document.variantId(), next});
    QVERIFY(program.settings.boardFlipped());  // opening another position of the same variant keeps the orientation
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(!program.settings.boardFlipped());  // a new game resets the orientation
    QVERIFY(program.flip());
    program.workspace.openVariant("syncdom:3x3");
    QVERIFY(!program.settings.boardFlipped());
  }

  void aGameOnTheBoardIsNotOffered() {
    Program program(OpponentSides::None);
    QSignalSpy replaced(&program.workspace, &Workspace::gameReplaced);
    program.document.play(program.document.legalMoves().front());
    program.workspace.openVariant("dodgem:4x4");
    QCOMPARE(replaced.count(), 1);
    QVERIFY(program.workspace.openKnownGame(*readSavedGame(replaced.front().front().toByteArray()), Purpose::Play));
    QCOMPARE(replaced.count(), 1);
    program.workspace.openVariant("dodgem:4x4");
    QCOMPARE(replaced.count(), 2);
  }

  void aNewGameIsSeenFromThePersonsSide() {
    Program program(OpponentSides::First, "quoridor:3x3,fences=0");
    program.trigger(ActionId::FlipBoard);
    QVERIFY(!program.settings.boardFlipped());
    program.workspace.openVariant("quoridor:3x3,fences=0");
    QVERIFY(program.settings.boardFlipped());  // the user's side is at the bottom again
  }

  void aBoardTurnedByHandIsTurnedAfterARestart() {
    Program before(OpponentSides::Second);
    before.document.play(before.document.legalMoves().front());
    QVERIFY(before.flip());
    QVERIFY(before.workspace.saver()->keep());
    Program after(OpponentSides::Second);
    const QString kept = QStringLiteral("open-game.kotaigame");
    QFile::remove(after.folder.filePath(kept));  // removes the file of the game with which `after` was started
    QVERIFY(QFile::copy(before.folder.filePath(kept), after.folder.filePath(kept)));
    QVERIFY(!after.settings.boardFlipped());
    QVERIFY(after.workspace.restoreGame());
    QVERIFY(after.settings.boardFlipped());
    QVERIFY(
        !test::gameText(after.workspace).contains(QStringLiteral("KeptBoard")));  // saved files do not contain the orientation
    after.workspace.openVariant("dodgem:3x3");
    QVERIFY(!after.settings.boardFlipped());
  }

  /// Hidden values are offered after a game in the study layout.
  void hiddenValuesAreOneClickAway() {
    Program program(OpponentSides::None);
    program.window->setPlayLayout(false);
    const auto show = [&program](QWidget& dock) {
      program.settings.setValuesShown(false);
      QPushButton* button = dock.findChild<EmptyState*>()->button();
      QTRY_COMPARE(button->text(), QStringLiteral("Show values"));
      button->click();
      QVERIFY(program.settings.valuesShown());
      QVERIFY(!button->isVisible());
    };
    show(*program.window->findChild<ValueGraphDock*>(QStringLiteral("valueGraphDock")));
    program.workspace.openVariant("syncdom:3x3");
    QTRY_VERIFY_WITH_TIMEOUT(test::domineering(program.workspace).document()->solution(), 60000);
    show(*program.window->findChild<MatrixDock*>());
    QTRY_VERIFY(program.window->findChild<MatrixDock*>()->view()->picture().game);
  }

  /// Every page without a board has one button that leads back to the board.
  void theBoardIsOneClickAway() {
    Program program(OpponentSides::None);
    program.document.play(program.document.legalMoves().front());
    for (const ActionId page : {ActionId::ShowPuzzles, ActionId::ShowLibrary, ActionId::ShowSolutions, ActionId::ShowPapers}) {
      program.trigger(page);
      QVERIFY(!program.window->showsBoard());
      ActionButton* back = program.backButton();
      QVERIFY(back);
      QTest::qWait(1);
      QVERIFY2(back->width() >= back->sizeHint().width(), qPrintable(back->text()));
      QCOMPARE(back->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
      const QSize size = program.window->size();
      program.window->resize(760, size.height());  // about as wide as a 1440 x 900 screen at 200 %
      QCOMPARE(back->toolButtonStyle(), Qt::ToolButtonIconOnly);
      program.window->resize(size);
      QTest::mouseClick(back, Qt::LeftButton);
      QVERIFY(program.window->showsBoard());
      QCOMPARE(program.document.nodeCount(), 2);
    }
  }

  void fromMyPuzzlesToo() {
    Program program(OpponentSides::None);
    program.document.play(program.document.legalMoves().front());
    program.trigger(ActionId::ShowPuzzles);
    test::child<PuzzlesPage>(program.window)->showPast();
    QVERIFY(test::child<PastPuzzles>(program.window)->isVisible());
    QVERIFY(program.backButton());
    QTest::mouseClick(program.backButton(), Qt::LeftButton);
    QVERIFY(program.window->showsBoard());
  }

  void withoutAGameThereIsNoWayBackToIt() {
    test::ShownProgram program(QSize(1200, 800));
    for (const ActionId page : {ActionId::ShowPuzzles, ActionId::ShowLibrary}) {
      test::actionsOf(program.window)[page]->trigger();
      QVERIFY(!test::actionsOf(program.window)[ActionId::ShowBoard]->isEnabled());
      for (WayOut* each : program.window->findChildren<WayOut*>())
        QVERIFY(!test::child<ActionButton>(each, "boardButton")->isVisible());
    }
  }

  /// Opening puzzles of another game does not change the game in progress. If another board replaces the game, a
  /// message says that the game is kept, even on the page of puzzles. The button back leads to the same opponent,
  /// and the values are hidden as before.
  void puzzlesOfAnotherBoardSayThatTheGameIsKept() {
    Program program(OpponentSides::Second);
    program.settings.opponentDelayMs.set(10000);
    program.settings.setValuesShown(false);
    program.document.play(program.document.legalMoves().front());
    program.trigger(ActionId::Welcome);
    emit test::child<WelcomePage>(program.window)->requests()->puzzles(QStringLiteral("syncdom:3x3"));
    const DomineeringView& view = test::domineering(*program.window);
    const PuzzlesPage* page = test::child<PuzzlesPage>(program.window);
    QVERIFY(page->isVisible());
    QCOMPARE(program.workspace.session(), &test::alternating(program.workspace));
    QCOMPARE(program.document.nodeCount(), 2);
    QVERIFY(!program.settings.valuesShown() && !page->messages()->isVisible());
    program.trigger(ActionId::Welcome);
    emit test::child<WelcomePage>(program.window)->requests()->explore(QStringLiteral("syncdom:3x3"));
    QVERIFY(program.settings.valuesShown());
    program.trigger(ActionId::ShowPuzzles);
    QTRY_VERIFY(page->messages()->isVisible());
    QVERIFY2(page->messages()->text().contains(QStringLiteral("Dodgem")), qPrintable(page->messages()->text()));
    program.window->showBoard();  // the offer moves to the page that is now visible
    QVERIFY2(view.messages()->text().contains(QStringLiteral("Dodgem")), qPrintable(view.messages()->text()));
    QCOMPARE(page->messages()->text(), QString());
    program.trigger(ActionId::ShowPuzzles);
    QTRY_VERIFY(page->messages()->isVisible());
    QCOMPARE(view.messages()->text(), QString());
    program.settings.setOpponentStrength(QStringLiteral("level=2"));
    for (QPushButton* each : page->messages()->findChildren<QPushButton*>())
      if (each->isVisible()) QTest::mouseClick(each, Qt::LeftButton);
    QTRY_VERIFY(program.window->showsBoard());
    QCOMPARE(program.workspace.session(), &test::alternating(program.workspace));
    QCOMPARE(program.document.nodeCount(), 2);
    QCOMPARE(program.settings.opponentSides(), OpponentSides::Second);
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=4"));
    QVERIFY(!program.settings.valuesShown());
  }

  void theOfferOfTheGameBeforeCoversNoSquare() {
    Program program(OpponentSides::None);
    program.document.play(program.document.legalMoves().front());
    emit test::child<WelcomePage>(program.window)->requests()->explore(QStringLiteral("syncdom:3x3"));
    program.trigger(ActionId::ShowPuzzles);
    const PuzzlesPage* page = test::child<PuzzlesPage>(program.window);
    QTRY_VERIFY_WITH_TIMEOUT(page->trainer()->current().found.puzzle, 60000);
    const auto* board = page->findChild<DominoBoardView*>();
    QTRY_VERIFY(page->messages()->isVisible() && board->isVisible());
    const auto isFree = [page, board] {
      const QRect squares = board->currentLayout().squares.toAlignedRect();
      const QRect bar(page->messages()->mapTo(page, QPoint()), page->messages()->size());
      return !bar.intersects(squares.translated(board->mapTo(page, QPoint())));
    };
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700), QSize(760, 900)}) {
      program.window->resize(size);
      test::settle(20);
      QTRY_VERIFY(isFree());
    }
  }

  void leavingTheBoardPutsTheHeldPieceBack() {
    Program program(OpponentSides::None);
    BoardView& board = *program.window->findChild<BoardPage*>()->board();
    const AnyMove move = program.document.legalMoves().front();
    board.hold(program.document.variant()->moveSquares(program.document.position(), move).from);
    QTest::keyClicks(&board, QStringLiteral("b"));
    QVERIFY(board.hand().held && !board.typedText().isEmpty());
    program.trigger(ActionId::ShowLibrary);
    program.window->showBoard();
    QVERIFY(!board.hand().held && board.typedText().isEmpty());
    program.workspace.openVariant("syncdom:3x3");
    DominoBoardView& dominoes = *test::domineering(*program.window).boardPage()->board();
    QTest::keyClicks(&dominoes, QStringLiteral("b"));
    QVERIFY(!dominoes.typedText().isEmpty());
    program.trigger(ActionId::ShowLibrary);
    QVERIFY(dominoes.typedText().isEmpty());
  }

  void linesStopWhileTheBoardIsHidden() {
    Program program(OpponentSides::None);
    QTRY_VERIFY(!program.document.moveValues().empty());
    program.trigger(ActionId::PlayOutLine);
    QTRY_VERIFY(program.document.nodeCount() > 2);
    program.trigger(ActionId::Welcome);
    const int left = program.document.nodeCount();
    QTest::qWait(900);
    QCOMPARE(program.document.nodeCount(), left);
  }

  void twoProgramsRestWhileNobodyLooksOn() {
    Program program(OpponentSides::None);
    program.settings.opponentDelayMs.set(100);
    program.settings.setOpponentSides(OpponentSides::Both);
    QTRY_VERIFY(program.document.nodeCount() > 1);
    program.trigger(ActionId::Welcome);
    const int left = program.document.nodeCount();
    QTest::qWait(500);
    QCOMPARE(program.document.nodeCount(), left);
    program.window->showBoard();
    QTRY_VERIFY(program.document.nodeCount() > left);  // play continues on the visible board
  }

  void twoProgramsPauseWhileTheBoardIsHidden() {
    Program program(OpponentSides::Both);
    program.workspace.openVariant("syncdom:3x3");
    DomineeringOpponent& opponent = *test::domineering(program.workspace).opponent();
    QVERIFY(!opponent.isPaused());
    program.trigger(ActionId::Welcome);
    QVERIFY(opponent.isPaused());
  }
};

KOTAI_WINDOW_TEST(LeavingBoardTest)
#include "leaving_board_test.moc"

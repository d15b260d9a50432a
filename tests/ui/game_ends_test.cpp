// Tests for game endings outside normal play: resignation, draw offers and repetition. Checks their messages and
// effects in the window.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/analysis/moves.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "ui/board/board_page.h"
#include "ui/play/result_card.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class GameEndsTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(const char* id, OpponentSides computer, bool solve = false) : BoardProgram({1300, 860}) {
      settings.opponentDelayMs.set(0);
      settings.setOpponentSides(computer);
      settings.setOpponentStrength(QStringLiteral("perfect"));
      newGame(id, solve);
      showBoard();
    }
    const BoardHeader& header() { return *test::alternating(*window).boardPage()->header(); }
    /// Clicks the button of the visible message.
    void accept() {
      for (QPushButton* button : messages().findChildren<QPushButton*>())
        if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
    }
  };

 private slots:
  /// The loser could have lasted for six plies or more, but lets the other side win at once. A player sees this mistake first.
  void theCardNamesALastMistakeThatEndsTheGame() {
    Program program("quoridor:4x4,fences=1", OpponentSides::None, true);
    const VariantPtr variant = program.document.variant();
    const SolutionPtr solution = program.document.solution();
    const query::QueryList lost(solution, query::parseQuery(variant, "outcome = loss and distance >= 6").value());
    for (const ListedPosition& each : lost.page(0, lost.count())) {
      const std::vector<MoveValue> moves = moveValues(*solution, each.position);
      if (solution->value(moves.back().after) != Value::win(1)) continue;
      program.document.newGameFrom(variant, solution, each.position);
      program.document.play(moves.back().move);
      program.playOut();
      const ResultCard* card = nullptr;
      QTRY_VERIFY((card = program.window->findChild<ResultCard*>()));
      QTRY_VERIFY2(card->turningPoint().startsWith(QStringLiteral("Last mistake, move 1 (")), qPrintable(card->turningPoint()));
      return;
    }
    QFAIL("no position with such a move");
  }

  /// Blue wins Dodgem 3x3 from the start, so Orange loses without a mistake.
  void theCardConsolesWhoCouldNotWin() {
    Program program("dodgem:3x3", OpponentSides::First, true);
    program.playOut();
    const ResultCard* card = nullptr;
    QTRY_VERIFY((card = program.window->findChild<ResultCard*>()));
    QTRY_COMPARE(card->turningPoint(),
                 QStringLiteral("None of your moves changed the result: with best play, Blue \u25b2 wins from the start."));
  }

  void whoResignsLosesAndUndoTakesItBack() {
    Program program("dodgem:3x3", OpponentSides::None);
    QVERIFY(!program.action(ActionId::Resign).isEnabled());  // no move has been played
    program.play("c1c2");
    QVERIFY(program.action(ActionId::Resign).isEnabled());
    program.resign();
    QCOMPARE(program.header().badge(), QStringLiteral("Blue ▲ won"));
    QCOMPARE(program.header().summary(), QStringLiteral("Orange ▶ resigned"));
    QVERIFY(!program.action(ActionId::Resign).isEnabled());
    QVERIFY(!program.action(ActionId::OfferDraw).isEnabled());
    program.action(ActionId::Undo).trigger();
    QVERIFY(program.action(ActionId::Resign).isEnabled());
    QVERIFY(!isOver(program.document));
  }

  void oneKeyTooManyEndsNoGame() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.play("c1c2");
    program.window->activateWindow();
    QWidget* page = test::alternating(*program.window).boardPage()->board();
    page->setFocus();
    program.action(ActionId::Resign).trigger();
    QVERIFY(!isOver(program.document));
    QTRY_VERIFY(program.button("Play on") && program.button("Play on")->hasFocus());
    QTest::keyClick(program.button("Play on"), Qt::Key_Space);
    QVERIFY(!isOver(program.document));
    QVERIFY(!program.button("Resign"));
    QTRY_VERIFY(page->hasFocus());
    program.action(ActionId::Resign).trigger();
    QTest::keyClick(program.button("Play on"), Qt::Key_Escape);
    QVERIFY(!program.button("Resign"));
    program.action(ActionId::Resign).trigger();
    QTest::keyClick(program.button("Play on"), Qt::Key_Backtab, Qt::ShiftModifier);
    QTRY_VERIFY(program.button("Resign")->hasFocus());
    QTest::keyClick(program.button("Resign"), Qt::Key_Return);
    QVERIFY(isOver(program.document));
    QTRY_VERIFY(page->hasFocus());
  }

  void thePersonResignsWhoeverIsToMove() {
    Program program("dodgem:3x3", OpponentSides::Second);
    program.settings.opponentDelayMs.set(10000);
    program.play("c1c2");
    program.resign();
    QCOMPARE(program.document.end(), (GameEnd{EndCause::Resignation, Side::Second}));
    QCOMPARE(program.header().badge(), QStringLiteral("You lost"));
    program.play("a3b3");
    QVERIFY(program.says(QStringLiteral("The game is over. You can keep trying moves, but they do not count.")));
    QVERIFY(!test::alternating(program.workspace).opponent()->isDue());
    program.play("c2c3");
    QVERIFY2(!program.header().summary().contains(QStringLiteral("computer's move")), qPrintable(program.header().summary()));
  }

  void anotherPersonIsAsked() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.play("c1c2");
    program.action(ActionId::OfferDraw).trigger();
    QVERIFY(program.says(QStringLiteral("Orange ▶ offers a draw.")));
    program.accept();
    QCOMPARE(program.document.end(), (GameEnd{EndCause::Agreement, std::nullopt}));
    QCOMPARE(program.header().summary(), QStringLiteral("Draw by agreement"));
  }

  void theKeysAreBackAfterAnOffer() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.window->activateWindow();
    QWidget* board = test::alternating(*program.window).boardPage()->board();
    board->setFocus();
    QTRY_VERIFY(board->hasFocus());
    program.play("c1c2");
    program.action(ActionId::OfferDraw).trigger();
    program.button("Accept")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(program.button("Accept"), Qt::Key_Space);
    QVERIFY(isOver(program.document));
    QTRY_VERIFY(board->hasFocus());
  }

  void anOfferIsGoneWithTheNextMove() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.play("c1c2");
    program.action(ActionId::OfferDraw).trigger();
    program.play("a3b3");
    QVERIFY(!program.says(QStringLiteral("Orange ▶ offers a draw.")));
  }

  /// Other messages disappear on their own. A pending offer stays and can still be answered.
  void anOfferOutlastsOtherMessages() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.play("c1c2");
    program.action(ActionId::OfferDraw).trigger();
    const QString offer = QStringLiteral("Orange ▶ offers a draw.");
    emit program.workspace.messageRaised(QStringLiteral("Something is told."));
    QVERIFY(program.messages().text().contains(QStringLiteral("Something is told.")));
    QVERIFY(program.messages().text().endsWith(offer));  // the offer is directly above its button
    program.messages().showMessage(QStringLiteral("Soon gone."), 1);
    QTRY_VERIFY(!program.messages().text().contains(QStringLiteral("Soon gone.")));
    QVERIFY(program.messages().text().endsWith(offer));  // the solve of a small board may add a message above
    program.messages().showVerdict(QStringLiteral("c1c2"), Outcome::Win, QStringLiteral("kept the win"));
    program.accept();
    QCOMPARE(program.document.end(), (GameEnd{EndCause::Agreement, std::nullopt}));
    QVERIFY(!program.messages().text().contains(offer));
    QVERIFY(program.messages().text().contains(QStringLiteral("kept the win")));
  }

  /// The program's own offers wait until the user has answered the current offer.
  void offersOfTheProgramWait() {
    Program program("dodgem:3x3", OpponentSides::None);
    program.play("c1c2");
    program.action(ActionId::OfferDraw).trigger();
    emit program.workspace.repairOffered(QStringLiteral("dodgem:3x3"), QStringLiteral("The file is damaged."));
    QVERIFY(program.says(QStringLiteral("Orange ▶ offers a draw.")));
    QTest::mouseClick(program.messages().findChild<QToolButton*>(), Qt::LeftButton);  // closes the offer without an answer
    QVERIFY(program.says(QStringLiteral("The file is damaged.")));
    QVERIFY(program.messages().findChild<QPushButton*>()->isVisible());
    QVERIFY(!isOver(program.document));
    QTest::mouseClick(program.messages().findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(!program.messages().isVisible());
  }

  void theComputerTakesADrawItCannotBetter() {
    Program program("dodgem:4x4", OpponentSides::Second, true);
    program.play("d1d2");
    QTRY_COMPARE(program.document.currentNode(), 2);
    const Value value = program.document.solution()->value(program.document.position());
    program.action(ActionId::OfferDraw).trigger();
    if (value.outcome == Outcome::Loss)  // the value is for the user, who is to move
      QTRY_COMPARE(program.messages().text(), QStringLiteral("The computer declines the draw and plays on."));
    else
      QTRY_COMPARE(program.document.end(), (GameEnd{EndCause::Agreement, std::nullopt}));
  }

  void theComputerDeclinesWhenItWins() {
    Program program("dodgem:3x3", OpponentSides::Second, true);
    program.play("b1b2");  // a losing move
    QTRY_COMPARE(program.document.currentNode(), 2);
    program.action(ActionId::OfferDraw).trigger();
    QTRY_COMPARE(program.messages().text(), QStringLiteral("The computer declines the draw and plays on."));
    QVERIFY(!isOver(program.document));
  }

  void theThirdRepetitionIsReported() {
    Program program("animalshogi", OpponentSides::None);
    for (int round = 0; round < 2; ++round)
      for (const char* move : {"C4C3", "A1A2", "C3C4", "A2A1"}) program.play(move);
    QCOMPARE(program.header().badge(), QStringLiteral("Draw"));
    QCOMPARE(program.header().summary(), QStringLiteral("The same position 3 times, a draw by the rules"));
    program.settings.setOpponentSides(OpponentSides::First);  // the computer plays no further move
    QVERIFY(!test::alternating(program.workspace).opponent()->isDue());
  }

  void withoutARuleTheComputerOffersADraw() {
    Program program("quoridor:3x3,fences=0", OpponentSides::None);
    program.document.newGameFrom(program.document.variant(), nullptr,
                                 program.document.variant()->parsePosition("3x3 a1 c3 0 0 - 1").value());
    program.settings.opponentDelayMs.set(10000);  // only this test makes the computer's moves
    program.settings.setOpponentSides(OpponentSides::Second);
    for (int round = 0; round < 2; ++round)
      for (const char* move : {"b1", "b3", "a1", "c3"}) program.play(move);
    QTRY_COMPARE(program.messages().text(), QStringLiteral("This position has come up three times. The computer offers a draw."));
    program.accept();
    QCOMPARE(program.document.end(), (GameEnd{EndCause::Agreement, std::nullopt}));
  }

  /// A computer player with several drawing moves rarely repeats a position three times, so the offer of a draw
  /// comes back without progress.
  void anOfferComesBackWithoutProgress() {
    Program program("quoridor:3x3,fences=0", OpponentSides::None);
    program.document.newGameFrom(program.document.variant(), nullptr,
                                 program.document.variant()->parsePosition("3x3 a1 c3 0 0 - 1").value());
    program.settings.opponentDelayMs.set(10000);
    program.settings.setOpponentSides(OpponentSides::Second);
    const QSignalSpy offers(test::alternating(program.workspace).agreements(), &Agreements::computerOffersDraw);
    const auto playRound = [&program] {
      for (const char* move : {"b1", "b3", "a1", "c3"}) program.play(move);
    };
    for (int round = 0; round < 2; ++round) playRound();
    QTRY_COMPARE(offers.count(), 1);
    QCOMPARE(offers.at(0).at(0).toBool(), false);
    for (int round = 0; round < 2; ++round) playRound();
    for (const char* move : {"a2", "b3", "b2", "c3"}) program.play(move);
    test::settle(200);
    QCOMPARE(offers.count(), 1);
    program.play("a2");  // the position occurs for the second time
    QTRY_COMPARE(offers.count(), 2);
    QCOMPARE(offers.at(1).at(0).toBool(), true);
    QTRY_COMPARE(program.messages().text(), QStringLiteral("The game is making no progress. The computer offers a draw again."));
  }

  void twoComputersAgree() {
    Program program("quoridor:3x3,fences=0", OpponentSides::None);
    program.document.newGameFrom(program.document.variant(), nullptr,
                                 program.document.variant()->parsePosition("3x3 a1 c3 0 0 - 1").value());
    for (int round = 0; round < 2; ++round)
      for (const char* move : {"b1", "b3", "a1", "c3"}) program.play(move);
    program.settings.setOpponentStrength(QStringLiteral("random"));
    program.settings.setOpponentSides(OpponentSides::Both);
    QCOMPARE(program.document.end(), (GameEnd{EndCause::Agreement, std::nullopt}));
  }
};

KOTAI_WINDOW_TEST(GameEndsTest)
#include "game_ends_test.moc"

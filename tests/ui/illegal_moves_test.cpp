// Tests that the window explains in terms of the board why a move is illegal. The moves are clicked, dragged,
// typed, or made with the keyboard.
#include <QSignalSpy>
#include <QTest>
#include <utility>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_moves.h"
#include "ui/board/board_view.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class IllegalMovesTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    Program(const char* id, const char* position) : BoardProgram({1300, 860}) {
      newGameFrom(id, position);
      showBoard();
    }
    QString message() { return messages().text(); }
  };

 private slots:
  void sayWhy_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* variant, const char* position, const char* typed, const char* reason) {
      QTest::newRow(name) << QString::fromLatin1(variant) << QString::fromLatin1(position) << QString::fromLatin1(typed)
                          << QString::fromUtf8(reason);
    };
    row("car, far", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "b1b3", "A car moves one square at a time.");
    row("car, far beside", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "b1c3", "A car moves one square at a time.");
    row("car, diagonal", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "b1c2", "A car never moves diagonally.");
    row("car, back", "dodgem:4x4", ">3/>3/>^2/2^^ ^", "b2b1", "A car never drives backwards.");
    row("car, taken", "dodgem:4x4", ">3/>3/>^2/2^^ ^", "b2a2", "There is a car in the way. Cars cannot capture.");
    row("car, out", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "b1off",
        "A car can only leave the board across the far edge, from a square next to that edge.");
    row("car of the other", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "a2b2", "This is the other side's car: Blue ▲ is to move.");
    row("no car", "dodgem:4x4", ">3/>3/>3/1^^^ ^", "c3c4", "There is no piece to move.");
    row("chick", "animalshogi", "gle/1c1/1C1/ELG b -", "B3A3", "A chick moves one square straight forward.");
    row("giraffe", "animalshogi", "gle/1c1/1C1/ELG b -", "C4B2", "A giraffe moves one square forward, backward or sideways.");
    row("own piece", "animalshogi", "gle/1c1/1C1/ELG b -", "B4A4", "Your own piece is there.");
    row("drop on a piece", "animalshogi", "g1e/1l1/3/ELG b Cc", "C*A4",
        "A piece in hand can only be dropped on an empty square.");
    row("small over large", "gobblet", ".,.,./.,L,./.,.,s o", "S@b2", "You can only cover a smaller piece.");
    row("blue piece", "gobblet", ".,.,./.,L,./.,.,s o", "c1c2", "This is the other side's piece: Orange is to move.");
    row("pawn, far", "quoridor:5x5,fences=1", "5x5 c1 c5 1 1 - 1", "c3",
        "A pawn steps one square, or jumps over the other pawn beside it.");
    row("pawn, diagonal", "quoridor:5x5,fences=1", "5x5 c1 c5 1 1 - 1", "d2",
        "A pawn never steps diagonally, except when it jumps to the side.");
    row("pawn, fence", "quoridor:5x5,fences=1", "5x5 c1 c5 0 1 c1h 1", "c2", "There is a fence in between.");
    row("pawn, jump", "quoridor:5x5,fences=1", "5x5 c2 c3 1 1 - 1", "c3", "The other pawn is there: jump over it.");
    row("pawn, on the far other", "quoridor:5x5,fences=1", "5x5 c1 c5 1 1 - 2", "c1",
        "A pawn steps one square, or jumps over the other pawn beside it.");
    row("pawn, jump with a fence", "quoridor:5x5,fences=1", "5x5 c2 c3 0 1 c3h 1", "c4", "A fence is in the way of the jump.");
    row("fence", "quoridor:5x5,fences=1", "5x5 c1 c5 1 0 b2h 1", "c2h", "This fence would overlap the fence b2h.");
    row("domino, far", "domineering:4x4", "4/4/4/4 v", "a1c1", "The two squares are not neighbours.");
    row("domino, flat", "domineering:4x4", "4/4/4/4 v", "a1b1", "Blue places upright dominoes.");
    row("domino, upright", "domineering:4x4", "4/4/4/##2 h", "a1a2", "Orange places flat dominoes.");
    row("domino, covered", "domineering:4x4", "4/4/4/##2 v", "a1a2", "a1 is covered.");
    row("domino, upper half covered", "domineering:4x4", "4/4/##2/4 v", "a1a2", "a2 is covered.");
    row("domino, turned round", "domineering:4x4", "4/4/4/4 v", "a2a1", "Write the lower or left square first.");
    row("domino, over", "domineering:2x2", "##/2 v", "a1a2", "The game is over.");
    row("over", "dodgem:3x3", "3/1>1/3 ^", "b2c2", "The game is over.");
  }

  void sayWhy() {
    QFETCH(QString, variant);
    QFETCH(QString, position);
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    const VariantPtr game = test::variantOf(variant.toStdString());
    const auto at = game->parsePosition(position.toStdString());
    QVERIFY(at);
    const auto move = game->parseMove(*at, typed.toStdString());
    QVERIFY(!move);
    QCOMPARE(whyNotTyped(*game, *at, move.error()), typed + QStringLiteral(": ") + reason);
  }

  void everyLegalMoveHasItsSquares() {
    for (const char* id : {"dodgem:3x3", "animalshogi", "gobblet", "quoridor:3x3,fences=1", "domineering:4x4"}) {
      const VariantPtr game = test::variantOf(id);
      for (const AnyMove move : game->legalMoves(game->start())) {
        const auto squares = game->squaresOfText(game->start(), game->formatMove(game->start(), move));
        QVERIFY(squares);
        QCOMPARE(squares->to, game->moveSquares(game->start(), move).to);
      }
      QVERIFY(!game->squaresOfText(game->start(), "nonsense"));
    }
  }

  /// In Dodgem, legal moves remain after the last car of a side has left the board, but the game is decided.
  void nothingIsPlayedInADecidedGame() {
    Program program("dodgem:3x3", "3/3/2> >");
    program.click({2, 0});
    QCOMPARE(program.message(), QStringLiteral("The game is over."));
    test::alternating(*program.window).messages()->clear();
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_1, Qt::Key_C, Qt::Key_2, Qt::Key_Return}) QTest::keyClick(&program.board(), key);
    QCOMPARE(program.message(), QStringLiteral("The game is over."));
    QCOMPARE(program.document.nodeCount(), 1);
  }

  void clicksDragsAndKeysAreExplained() {
    Program program("dodgem:4x4", ">3/>3/>3/1^^^ ^");
    program.click({0, 1});
    QCOMPARE(program.message(), QStringLiteral("This is the other side's car: Blue ▲ is to move."));
    program.click({1, 0});
    program.click({1, 3});
    QCOMPARE(program.message(), QStringLiteral("A car moves one square at a time."));
    QCOMPARE(program.board().hand().held, std::optional(Square{1, 0}));
    program.drag({1, 0}, {2, 1});
    QCOMPARE(program.message(), QStringLiteral("A car never moves diagonally."));
    QCOMPARE(program.document.currentNode(), GameTree::root);
    program.drag({1, 0}, {1, 1});
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(program.board().cursorSquare(), (Square{1, 1}));  // the cursor is on the target of the drag
  }

  /// The reason appears next to the board, or at the top of the panel if there is no room next to the board.
  void theReasonStandsNearTheBoard() {
    for (const auto& [id, start] :
         {std::pair("dodgem:4x4", ">3/>3/>3/1^^^ ^"), std::pair("animalshogi", "gle/1c1/1C1/ELG b -")}) {
      Program program(id, start);
      program.window->resize(1440, 900);
      program.window->setPlayLayout(true);
      MessageBar& bar = *test::alternating(*program.window).messages();
      bar.showMessage(QStringLiteral("A piece moves one square."));
      const QRectF squares = program.board().currentLayout().squares;
      const int board = program.board().mapTo(program.window.get(), squares.topRight().toPoint()).x();
      const auto gap = [&] { return bar.mapTo(program.window.get(), QPoint(0, 0)).x() - board; };
      QTRY_VERIFY2(gap() > 0 && gap() < 400, qPrintable(QString::number(gap())));
      const int low = bar.mapTo(program.window.get(), QPoint(0, bar.height())).y();
      QVERIFY2(low < program.window->height() - 60, qPrintable(QString::number(low)));
    }
  }

  void inQuoridorThePawnNeedsNotBeTakenUp() {
    Program program("quoridor:5x5,fences=3", "5x5 c2 c4 2 2 b2h,c3v 1");
    program.click({0, 0});
    QCOMPARE(program.message(), QStringLiteral("A pawn steps one square, or jumps over the other pawn beside it."));
    program.click({2, 2});
    QCOMPARE(program.message(), QStringLiteral("There is a fence in between."));
    program.click({2, 3});
    QCOMPARE(program.message(), QStringLiteral("This is the other side's pawn: Blue ▲ is to move."));
    const BoardLayout layout = program.board().currentLayout();
    const QPointF onFence = (layout.centre({1, 1}) + layout.centre({1, 2})) / 2;  // a point on the fence b2h
    QTest::mouseClick(&program.board(), Qt::LeftButton, {}, onFence.toPoint());
    QCOMPARE(program.message(), QStringLiteral("A placed fence cannot be moved."));
    QCOMPARE(program.document.currentNode(), GameTree::root);
    program.click({2, 0});
    QCOMPARE(program.document.currentNode(), 1);
  }

  void theHeldPieceStaysHeld() {
    Program program("dodgem:4x4", ">3/>3/>3/1^^^ ^");
    program.click({1, 0});
    program.click({3, 3});
    QVERIFY(!program.message().isEmpty());
    QCOMPARE(program.board().hand().held, std::optional(Square{1, 0}));
    program.click({0, 1});  // the square contains a car of the other side
    QCOMPARE(program.board().hand().held, std::optional(Square{1, 0}));
    QTest::keyClick(&program.board(), Qt::Key_Escape);
    QVERIFY(!program.board().hand().held);
    program.click({1, 0});
    program.click({1, 1});
    QCOMPARE(program.document.currentNode(), 1);
  }

  void puttingAPieceBackIsNoMistake() {
    Program program("dodgem:4x4", ">3/>3/>3/1^^^ ^");
    QSignalSpy refused(&program.board(), &BoardView::moveRefused);
    program.click({1, 0});
    program.click({1, 0});
    program.click({2, 2});  // the user holds no piece, and the square is empty
    QCOMPARE(refused.count(), 0);
  }
};

KOTAI_WINDOW_TEST(IllegalMovesTest)
#include "illegal_moves_test.moc"

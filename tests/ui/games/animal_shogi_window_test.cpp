// Tests for Animal Shogi in the window: drops by click, drag, keyboard and typing, promotion, hands, marks, piece sets, new-game
// dialog.
#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>

#include "core/game/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/animal_shogi_square.h"
#include "tests/ui/board_program.h"
#include "tests/ui/child.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_moves.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_thumbnail.h"
#include "ui/board/board_view.h"
#include "ui/board/hands_feature.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/help/help_dialog.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"
#include "ui/welcome/game_page.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::animalShogiSquare;

namespace {

constexpr int chick = 2;
const Square firstChicks{3, 0};  ///< the lowest place of the first player's hand

VariantPtr animalShogi() { return test::variantOf("animalshogi"); }

AnyPosition positionOf(const char* text) {
  const auto position = animalShogi()->parsePosition(text);
  if (!position) qFatal("unreadable position");
  return *position;
}

}  // namespace

class AnimalShogiWindowTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(const char* position = "gle/1c1/1C1/ELG b -", int animationMs = 0) : BoardProgram({1300, 860}, animationMs) {
      workspace.open({animalShogi()->id(), positionOf(position)});
      QTest::qWait(1);
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void capturesByClickAndDropsByClick() {
    Program program;
    program.click(animalShogiSquare("B3"));
    program.click(animalShogiSquare("B2"));
    QCOMPARE(program.position(), QStringLiteral("gle/1C1/3/ELG w C"));
    program.click(animalShogiSquare("B1"));  // the lion recaptures
    program.click(animalShogiSquare("B2"));
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/3/ELG b Cc"));
    program.click(firstChicks);
    QCOMPARE(program.board().hand().held, std::optional<Square>(firstChicks));
    program.click(animalShogiSquare("B3"));
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/1C1/ELG w c"));
    QCOMPARE(program.document.tree().node(program.document.currentNode()).moveText, QStringLiteral("C*B3"));
  }

  void clicksBesideTheBoardLeaveTheCursor() {
    Program program("g1e/1l1/3/ELG b Cc");
    program.click(animalShogiSquare("A2"));
    QCOMPARE(program.board().cursorSquare(), animalShogiSquare("A2"));
    program.click({1, -1});
    QCOMPARE(program.board().cursorSquare(), animalShogiSquare("A2"));
  }

  void dropsByDrag() {
    Program program("g1e/1l1/3/ELG b Cc");
    program.drag(firstChicks, animalShogiSquare("A4"));  // the square is occupied
    QCOMPARE(program.document.currentNode(), GameTree::root);
    program.drag(firstChicks, {3, 1});  // the target is another place of the hand, not the board
    QCOMPARE(program.document.currentNode(), GameTree::root);
    program.drag(firstChicks, animalShogiSquare("A3"));
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/C2/ELG w c"));
    program.drag({-1, 3}, animalShogiSquare("C3"));  // this chick belongs to the second player
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/C1c/ELG b -"));
  }

  void dropsByKeyboard() {
    Program program("g1e/1l1/3/ELG b Cc");
    BoardView& board = program.board();
    board.setFocus();
    for (int i = 0; i < 3; ++i) QTest::keyClick(&board, Qt::Key_Right);  // moves the cursor from A4 into the hand
    QCOMPARE(board.cursorSquare(), firstChicks);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Up);
    QCOMPARE(board.cursorSquare(), (Square{3, 2}));
    QTest::keyClick(&board, Qt::Key_Up);  // the cursor stays at the end of the hand
    QCOMPARE(board.cursorSquare(), (Square{3, 2}));
    QTest::keyClick(&board, Qt::Key_Down);
    QTest::keyClick(&board, Qt::Key_Down);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.hand().held, std::optional<Square>(firstChicks));
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/2C/ELG w c"));
  }

  void stepsFromTheTopRowToTheNearestPlaceOfAHand() {
    Program program;
    BoardView& board = program.board();
    board.setFocus();
    for (int i = 0; i < 3; ++i) QTest::keyClick(&board, Qt::Key_Up);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(board.cursorSquare(), (Square{3, 2}));
  }

  void typesDropsAndMovesInAnyCase() {
    Program program("g1e/1l1/3/ELG b Cc");
    BoardView& board = program.board();
    board.setFocus();
    QTest::keyClicks(&board, QStringLiteral("c*b3"));
    QCOMPARE(board.typedText(), QStringLiteral("C*B3"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/1C1/ELG w c"));
    QTest::keyClicks(&board, QStringLiteral("B2B3"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("g1e/3/1l1/ELG b 2c"));
    QSignalSpy refused(&board, &BoardView::moveRefused);
    QTest::keyClicks(&board, QStringLiteral("a4a1"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(refused.size(), 1);
  }

  void chicksBecomeHensAtTheEndOfTheirMove() {
    Program program("l2/1C1/3/ELG b gec", 120);
    program.board().setFocus();
    QTest::keyClicks(&program.board(), QStringLiteral("b2b1"));
    QTest::keyClick(&program.board(), Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("l+C1/3/3/ELG w gec"));
    QVERIFY(program.board().isAnimating());
    QTRY_VERIFY(!program.board().isAnimating());
  }

  void piecesOnTheirWayAreNotInTheHandYet() {
    BoardScene scene;
    scene.variant = animalShogi();
    const AnyPosition before = positionOf("gle/1c1/1C1/ELG b -");
    const auto move = scene.variant->parseMove(before, "B3B2");
    scene.position = scene.variant->play(before, *move);
    const auto chicks = [&] {
      for (const HandSlot& slot : visibleHands(scene))
        if (slot.owner == Side::First && slot.kind == chick) return slot.count;
      return -1;
    };
    QCOMPARE(chicks(), 1);
    scene.transition = scene.variant->transition(before, *move);
    scene.progress = 0.5;
    QCOMPARE(chicks(), 0);
    scene.progress = 1;
    QCOMPARE(chicks(), 1);
  }

  void handsAreShownEverywhere() {
    const VariantPtr variant = animalShogi();
    const QImage empty = renderBoardThumbnail(*variant, positionOf("gle/1c1/1C1/ELG b -"), 96, 1).toImage();
    const QImage full = renderBoardThumbnail(*variant, positionOf("g1e/1l1/3/ELG b Cc"), 96, 1).toImage();
    int different = 0;
    for (int y = 0; y < 96; ++y)
      for (int x = 78; x < 96; ++x) different += empty.pixel(x, y) != full.pixel(x, y) ? 1 : 0;
    QVERIFY(different > 40);  // only the second picture shows pieces in hand next to the board
    Program program("g1e/1l1/3/ELG b Cc");
    const BoardLayout layout = program.board().currentLayout();
    for (const HandSlot& slot : variant->hands(program.document.position())) {
      QVERIFY(QRectF(program.board().rect()).contains(layout.squareRect(slot.square)));
      QVERIFY(!layout.squares.intersects(layout.squareRect(slot.square)));
      QCOMPARE(layout.squareAt(layout.centre(slot.square)), std::optional<Square>(slot.square));
    }
    const QString svg = program.folder.filePath(QStringLiteral("board.svg"));
    QVERIFY(!savePicture(pictureOf(program.board().exportScene()), svg));
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("<image"));  // vector graphics only
  }

  void threatsAreMarked() {
    Program program("2c/g2/L1l/3 b 2EGC");
    const BoardScene scene = program.board().exportScene();
    QCOMPARE(scene.attacked, std::vector<Square>{animalShogiSquare("A3")});
    QCOMPARE(scene.tries, std::vector<Square>{animalShogiSquare("C4")});
    QVERIFY(threatsAgainstMover(*animalShogi(), animalShogi()->start()).empty());
    const VariantPtr dodgem = test::variantOf("dodgem:3x3");
    QVERIFY(threatsAgainstMover(*dodgem, dodgem->start()).empty());
    // A try that captures a piece is still a try.
    const AnyPosition taking = positionOf("2l/1c1/1E1/L1G w gec");
    for (const DecisiveMove& move : decisiveMoves(*animalShogi(), taking)) QVERIFY(!move.takes);
  }

  /// A piece does not hide the frame of a square where the opponent's lion would win.
  void aTryIsMarkedAboveThePiece() {
    Program program("Eg1/LG1/Ccl/2E b -");
    QCOMPARE(program.board().exportScene().tries.size(), std::size_t{2});  // B4 is empty, C4 is not
    const QImage picture = program.board().grab().toImage();
    const auto marked = [&](const char* square) {
      const QRect place = program.board().currentLayout().squareRect(animalShogiSquare(square)).toRect();
      int count = 0;
      for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
          if (picture.pixelColor(x, y) == Theme::instance().palette().danger) ++count;
      return count;
    };
    QVERIFY(marked("B4") > 0);
    QVERIFY(marked("C4") >= marked("B4") * 9 / 10);
  }

  void pieceSetsSwitchWhileRunning() {
    Program program;
    const auto picture = [&] { return renderBoardThumbnail(*animalShogi(), animalShogi()->start(), 200, 1).toImage(); };
    const QImage animals = picture();
    QCOMPARE(program.settings.pieceSet(), PieceSet::Animals);
    program.settings.setPieceSet(PieceSet::Kanji);
    const QImage kanji = picture();
    QVERIFY(kanji != animals);
    program.settings.setPieceSet(PieceSet::Letters);
    QVERIFY(picture() != kanji);
    QCOMPARE(Theme::instance().pieceSet(), PieceSet::Letters);
    program.settings.setPieceSet(PieceSet::Animals);
    QCOMPARE(picture(), animals);
  }

  void flippedBoardsTurnTheirHands() {
    Program program("g1e/1l1/3/ELG b Cc");
    const double before = program.board().currentLayout().centre(firstChicks).x();
    program.settings.boardFlipped.set(true);
    QVERIFY(program.board().currentLayout().centre(firstChicks).x() < before);
    program.click(firstChicks);
    program.click(animalShogiSquare("B3"));
    QCOMPARE(program.position(), QStringLiteral("g1e/1l1/1C1/ELG w c"));
  }

  void boardAndHandsCanBeReadAloud() {
    Program program("g1e/1l1/3/ELG b Cc");
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&program.board());
    QCOMPARE(board->childCount(), 18);
    QCOMPARE(board->child(1)->text(QAccessible::Name), QStringLiteral("B4, first player's lion, 3 moves"));
    QCOMPARE(board->child(14)->text(QAccessible::Name),
             QStringLiteral("first player's hand, first player's chick, 1 in hand, 6 moves"));
  }

  void everyGameHasItsCardsAndRules() {
    Program program;
    WelcomePage* first = test::child<WelcomePage>(program.window);
    for (const GameInfo& game : games()) QVERIFY(first->card(game.id));
    first->showGame(QStringLiteral("animalshogi"));
    QVERIFY(first->shownGame()->row("animalshogi") && first->shownGame()->row("animalshogi:far-drop=no"));
    HelpDialog help;
    for (const GameInfo& game : games()) {
      QVERIFY(!gameSentence(game.id).isEmpty());
      QVERIFY(!notationHint(game.id).isEmpty());
      help.showRules(game.id, QStringLiteral("en"));
      const QString page = QStringLiteral(":/kotai/help/rules_%1_en.html").arg(QString::fromStdString(game.id));
      if (!QFile::exists(page)) {
        QVERIFY(test::child<QTextBrowser>(help)->toPlainText().contains(gameSentence(game.id)));
        continue;
      }
      QString before;
      for (const Language& language : languages()) {
        help.showRules(game.id, language.code);
        QVERIFY(test::child<QTextBrowser>(help)->toPlainText().size() > 500);
        QVERIFY(test::child<QTextBrowser>(help)->toPlainText() != before);
        before = test::child<QTextBrowser>(help)->toPlainText();
      }
    }
  }

  void toolBarFitsIntoANarrowWindow() {
    Program program;
    for (const QSize size : {QSize(1024, 768), QSize(720, 440)}) {
      program.window->resize(size);
      QTest::qWait(1);
      for (const QComboBox* box : program.window->findChild<QToolBar*>()->findChildren<QComboBox*>()) {
        if (qobject_cast<const PlayerBoxes*>(box->parentWidget())) continue;  // this box belongs to simultaneous games
        QVERIFY(box->isVisible());
        QVERIFY(box->mapTo(program.window.get(), box->rect().topRight()).x() < size.width());
      }
    }
  }

  void newGameOffersRulesAndStarts() {
    Program program;
    NewGameDialog dialog(&program.settings, animalShogi());
    QCOMPARE(dialog.variantBox()->count(), 4);
    QCOMPARE(test::child<StartChoice>(dialog)->buttons()->buttons().size(), 3);
    test::child<StartChoice>(dialog)->buttons()->button(1)->click();
    QCOMPARE(dialog.start(), positionOf("gle/c2/2C/ELG b -"));
    dialog.variantBox()->setCurrentIndex(1);
    QCOMPARE(QString::fromStdString(dialog.variant()->id()), QStringLiteral("animalshogi:far-drop=no"));
    dialog.variantBox()->setCurrentIndex(2);
    QCOMPARE(QString::fromStdString(dialog.variant()->id()), QStringLiteral("animalshogi:drops=no"));
    dialog.variantBox()->setCurrentIndex(3);
    QCOMPARE(QString::fromStdString(dialog.variant()->id()), QStringLiteral("animalshogi:try=no"));
    QCOMPARE(dialog.start(), dialog.variant()->start());
    test::child<QComboBox>(dialog, "gameBox")
        ->setCurrentIndex(test::child<QComboBox>(dialog, "gameBox")->findData(QStringLiteral("dodgem")));
    QCOMPARE(dialog.variantBox()->itemText(0), QStringLiteral("3 × 3"));
    QVERIFY(!test::child<StartChoice>(dialog)->hasChoice());
  }

  void newGameMakesAVariantOfAStart() {
    Program program;
    NewGameDialog dialog(&program.settings, animalShogi());
    QVERIFY(test::child<QCheckBox>(dialog, "ownStartBox")->isHidden());  // the usual start needs no such solve
    test::child<StartChoice>(dialog)->buttons()->button(1)->click();
    QVERIFY(!test::child<QCheckBox>(dialog, "ownStartBox")->isHidden());
    dialog.accept();
    QCOMPARE(QString::fromStdString(dialog.variantId()), QStringLiteral("animalshogi"));
    test::child<QCheckBox>(dialog, "ownStartBox")->click();
    dialog.accept();
    QCOMPARE(QString::fromStdString(dialog.variantId()), QStringLiteral("animalshogi:start=gle_c2_2C_ELG"));
    QCOMPARE(dialog.start(), dialog.variant()->start());
    QCOMPARE(variantName(*dialog.variant()), QStringLiteral("Animal Shogi (start: Chicks in front of the giraffes)"));

    NewGameDialog again(&program.settings, dialog.variant());  // the dialog selects the same start again
    QVERIFY(test::child<QCheckBox>(again, "ownStartBox")->isChecked());
    again.accept();
    QCOMPARE(again.variantId(), dialog.variantId());
  }
};

KOTAI_WINDOW_TEST(AnimalShogiWindowTest)
#include "animal_shogi_window_test.moc"

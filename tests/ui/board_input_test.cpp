// Tests for mouse and keyboard input on a board page: moves, other input, and the focus.
#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTimer>

#include "core/record/game_record.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/domineering/domino_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/actions/action_button.h"
#include "ui/actions/actions.h"
#include "ui/board/board_page.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/docks/game/game_dock.h"
#include "ui/opponent/opponent.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/theme/palette.h"
#include "ui/welcome/live_board.h"

using namespace kotai;
using namespace kotai::ui;

class BoardInputTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(const char* id = "dodgem:3x3", int animationMs = 0) : BoardProgram({1300, 860}, animationMs) {
      settings.setOpponentSides(OpponentSides::None);
      settings.setPlayLayout(true);
      settings.setValuesShown(false);
      newGame(id, QLatin1String(id).startsWith(QLatin1String("dodgem")));
      showBoard();
    }
  };

  static void doubleClick(QWidget& widget, const QPoint& point) {
    QMouseEvent second(QEvent::MouseButtonDblClick, point, widget.mapToGlobal(point), Qt::LeftButton, Qt::LeftButton, {});
    QApplication::sendEvent(&widget, &second);
    QMouseEvent released(QEvent::MouseButtonRelease, point, widget.mapToGlobal(point), Qt::LeftButton, Qt::NoButton, {});
    QApplication::sendEvent(&widget, &released);
  }
  static void drag(QWidget& widget, const QPoint& from, const QPoint& to) {
    QTest::mousePress(&widget, Qt::LeftButton, {}, from);
    for (const QPoint& point : {(from + to) / 2, to}) {
      QMouseEvent moved(QEvent::MouseMove, point, widget.mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&widget, &moved);
    }
  }

 private slots:
  /// The first click of a double click may be on a card of the first page. That click opens the board, and the
  /// second click moves nothing.
  void aDoubleClickThatBeganElsewhereMovesNothing() {
    Program program;
    const Square own{2, 0};  // c1
    doubleClick(program.board(), program.at(own));
    QVERIFY(!program.board().hand().held);
    QTest::mouseClick(&program.board(), Qt::LeftButton, {}, program.at(own));
    QCOMPARE(program.board().hand().held, std::optional(own));
    doubleClick(program.board(), program.at(own));  // here, both clicks are on the board
    QVERIFY(!program.board().hand().held);
    program.trigger(ActionId::Welcome);
    program.trigger(ActionId::ShowBoard);
    doubleClick(program.board(), program.at(own));
    QVERIFY(!program.board().hand().held);
  }

  void suchADoubleClickChoosesNoDomino() {
    test::DominoProgram program("syncdom:3x3");
    doubleClick(program.board(), program.at("b2", 0, 0.3));
    QVERIFY(!program.document.choice(Side::First) && !program.document.choice(Side::Second));
    program.click("b2", 0, 0.3);
    QVERIFY(program.document.choice(Side::First));
  }

  void suchADoubleClickOpensNoCard() {
    LiveBoard board;
    board.setClickable(true);
    board.resize(200, 150);
    board.show();
    QSignalSpy clicked(&board, &LiveBoard::clicked);
    doubleClick(board, {50, 50});
    QCOMPARE(clicked.count(), 0);
    QTest::mouseClick(&board, Qt::LeftButton, {}, {50, 50});
    QCOMPARE(clicked.count(), 1);
  }

  void aRightClickPutsThePieceBack() {
    Program program;
    const Square from{2, 0}, to{2, 1};  // c1c2 is a move
    drag(program.board(), program.at(from), program.at(to));
    QTest::mousePress(&program.board(), Qt::RightButton, {}, program.at(to));
    QTest::mouseRelease(&program.board(), Qt::RightButton, {}, program.at(to));
    QVERIFY(!program.board().hand().held);
    QTest::mouseRelease(&program.board(), Qt::LeftButton, {}, program.at(to));
    QCOMPARE(program.document.nodeCount(), 1);
    QTest::mouseClick(&program.board(), Qt::LeftButton, {}, program.at(from));
    QTest::mouseClick(&program.board(), Qt::RightButton, {}, program.at(to));
    QVERIFY(!program.board().hand().held);
    drag(program.board(), program.at(from), program.at(to));
    QTest::mouseRelease(&program.board(), Qt::LeftButton, {}, program.at(to));
    QCOMPARE(program.document.nodeCount(), 2);
  }

  void aDominoPutBackIsNotChosen() {
    test::DominoProgram program("syncdom:3x3");
    for (const bool byKey : {false, true}) {
      drag(program.board(), program.at("b2"), program.at("b2", 0, 1));
      if (byKey)
        program.key(Qt::Key_Escape);
      else
        QTest::mouseClick(&program.board(), Qt::RightButton, {}, program.at("b2"));
      QTest::mouseRelease(&program.board(), Qt::LeftButton, {}, program.at("b2", 0, 1));
      QVERIFY(!program.document.choice(Side::First) && !program.document.choice(Side::Second));
    }
  }

  /// The board accepts no input during the computer's turn. Holding a key plays only one move.
  void spacePlaysNoMoveOfTheComputer() {
    Program program;
    Opponent& opponent = *test::alternating(program.workspace).opponent();
    program.settings.setOpponentStrength(QStringLiteral("level=3"));
    program.settings.opponentDelayMs.set(60'000);
    program.settings.setOpponentSides(OpponentSides::Second);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTRY_VERIFY(!program.document.moveValues().empty());
    QTest::keyClick(program.window.get(), Qt::Key_Space);
    QTRY_COMPARE(program.document.nodeCount(), 2);
    QTRY_VERIFY(opponent.isThinking() && !program.document.moveValues().empty());
    QTest::keyClick(program.window.get(), Qt::Key_Space);
    QCOMPARE(program.document.nodeCount(), 2);
    QVERIFY(opponent.isThinking());
    QVERIFY(!test::actionsOf(program.window)[ActionId::PlayBest]->autoRepeat());
  }

  /// Moves can be typed wherever the focus is, except in text fields.
  void movesAreTypedWithAnyFocus() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    AlternatingView& view = test::alternating(*program.window);
    const auto types = [&](QWidget* from) {
      from->setFocus(Qt::TabFocusReason);
      QVERIFY(from->hasFocus());
      QTest::keyClick(from, Qt::Key_C);
      QVERIFY(program.board().hasFocus());
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
      QCOMPARE(program.board().typedText(), QStringLiteral("c1"));
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
      QVERIFY(program.board().typedText().isEmpty());
    };
    types(view.page()->findChild<PlayButtons*>()->homeButton());
    types(view.playPanel()->moves());
    program.window->setPlayLayout(false);
    QTabBar* tabs = nullptr;
    QTRY_VERIFY((tabs = program.window->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) && tabs->isVisible());
    types(tabs);
    QPlainTextEdit* comment = program.window->findChild<GameDock*>(QStringLiteral("gameDock"))->comment();
    comment->setFocus();
    QTest::keyClick(comment, Qt::Key_C);
    QVERIFY(program.board().typedText().isEmpty());
    QCOMPARE(comment->toPlainText(), QStringLiteral("c"));
  }

  void aNewGameBeginsWithTheKeysOnTheBoard() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    auto* home = test::alternating(*program.window).page()->findChild<PlayButtons*>()->homeButton();
    home->setFocus();
    QVERIFY(home->hasFocus());
    QTimer::singleShot(0, program.window.get(), [] {
      auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      dialog->accept();
    });
    program.trigger(ActionId::NewGame);
    QCOMPARE(program.window->focusWidget(), &program.board());
    program.trigger(ActionId::Welcome);
    program.trigger(ActionId::ShowBoard);
    QCOMPARE(program.window->focusWidget(), &program.board());
  }

  void aHintIsGoneWhenThePageIsLeft() {
    Program program;
    QTRY_VERIFY(!program.document.moveValues().empty());
    const auto showsHint = [&program] {
      const QImage before = program.board().grab().toImage();
      program.board().mark(&BoardMarks::hint, {});
      return program.board().grab().toImage() != before;
    };
    program.trigger(ActionId::Hint);
    QVERIFY(showsHint());
    program.trigger(ActionId::Hint);
    program.trigger(ActionId::Welcome);
    program.trigger(ActionId::ShowBoard);
    QVERIFY(!showsHint());
  }

  /// The user learns before the first hint that the game will not count. Later hints come at once.
  void theFirstHintHasItsPrice() {
    Program program;
    program.settings.opponentDelayMs.set(10000);
    program.settings.setOpponentSides(OpponentSides::Second);
    const QString question = QStringLiteral("A game with a hint does not count in My statistics.");
    const auto hintInNewGame = [&program] {
      program.newGame("dodgem:3x3", true);
      QTRY_VERIFY(!program.document.moveValues().empty());
      program.trigger(ActionId::Hint);
    };
    const auto answer = [&program](const QString& text) {
      for (QPushButton* each : program.messages().findChildren<QPushButton*>())
        if (each->isVisible() && each->text() == text) each->click();
    };
    hintInNewGame();
    QVERIFY2(program.says(question), qPrintable(program.messages().text()));
    answer(QStringLiteral("No hint"));
    program.play("b1b2");
    QVERIFY(!hadHelp(program.document.header(), 1));
    hintInNewGame();
    QVERIFY2(program.says(question), qPrintable(program.messages().text()));
    answer(QStringLiteral("Show the hint"));
    QTRY_VERIFY2(program.says(QStringLiteral("Best move: ")), qPrintable(program.messages().text()));
    program.play("b1b2");
    QVERIFY(hadHelp(program.document.header(), 1));
    hintInNewGame();
    QTRY_VERIFY2(program.says(QStringLiteral("Best move: ")), qPrintable(program.messages().text()));
    QVERIFY(!program.says(question));
  }

  /// A dropped piece is at its target at once. The captured piece is animated into the hand.
  void aCapturedPieceMovesToTheHand() {
    Program program("animalshogi", 60'000);
    const Square chick{1, 1}, taken{1, 2};  // B3B2 in the notation, which counts rows from the other end
    drag(program.board(), program.at(chick), program.at(taken));
    QTest::mouseRelease(&program.board(), Qt::LeftButton, {}, program.at(taken));
    QCOMPARE(program.document.nodeCount(), 2);
    QVERIFY(program.board().isAnimating());
    Program other("dodgem:3x3", 60'000);
    drag(other.board(), other.at({2, 0}), other.at({2, 1}));
    QTest::mouseRelease(&other.board(), Qt::LeftButton, {}, other.at({2, 1}));
    QCOMPARE(other.document.nodeCount(), 2);
    QVERIFY(!other.board().isAnimating());
  }

  /// The board stays in its place, whether or not the header has a badge.
  void theBoardKeepsItsPlace() {
    Program program;
    HeaderStrip& header = *program.window->findChild<HeaderStrip*>();
    QTRY_VERIFY(!program.document.moveValues().empty());
    const QRect before = program.board().geometry();
    program.settings.setValuesShown(true);
    QVERIFY(!header.badge().isEmpty());
    QTest::qWait(1);
    QCOMPARE(program.board().geometry(), before);
    program.settings.setValuesShown(false);
    program.document.declareEnd({EndCause::Resignation, Side::Second});
    QTest::qWait(1);
    QCOMPARE(program.board().geometry(), before);
  }

  /// The letters are below the board and the numbers on the left, also on a flipped board.
  void lettersStandBelowAndNumbersOnTheLeft() {
    const QRectF area(0, 0, 640, 640);
    for (const char* id : {"dodgem:4x4", "animalshogi", "gobblet", "quoridor:5x5,fences=1"})
      for (const bool turned : {false, true}) {
        BoardScene scene;
        scene.variant = test::variantOf(id);
        scene.position = scene.variant->start();
        scene.flipped = turned;
        const auto painted = [&](bool coordinates) {
          scene.coordinates = coordinates;
          QImage image(area.size().toSize(), QImage::Format_ARGB32_Premultiplied);
          image.fill(Qt::white);
          QPainter painter(&image);
          painter.setRenderHint(QPainter::Antialiasing);
          paintBoardScene(painter, area, scene, Theme::instance().palette());
          return image;
        };
        const QImage with = painted(true), without = painted(false);
        const QRectF squares = layoutFor(scene, area).squares;
        int below = 0, left = 0, elsewhere = 0;
        for (int y = 0; y < with.height(); ++y)
          for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) ++(y > squares.bottom() ? below : x < squares.left() ? left : elsewhere);
        QVERIFY2(below > 0 && left > 0 && elsewhere == 0, id);
      }
  }
};

KOTAI_WINDOW_TEST(BoardInputTest)
#include "board_input_test.moc"

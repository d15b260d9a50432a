// Tests for using the board of Synchronized Domineering: choices by mouse and keyboard, secrecy, values, reveal.
#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/domineering/domino_program.h"
#include "ui/board/board_scene.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/theme/palette.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using Program = test::DominoProgram;

class DominoBoardTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// Between the covered squares a1 and a5, a long domino fits only with a3 in its middle.
  void theCursorReachesALongDominoFromItsMiddle() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x5,cells=3").value();
    const AnyPosition position = board->parsePosition("#4/5/5/5/#4").value();
    const auto move = dominoMoves(*board, position, Side::First).on({0, 2});
    QVERIFY(move);
    QCOMPARE(board->squares(Side::First, *move)[1], (Square{0, 2}));
    QVERIFY(!dominoMoves(*board, position, Side::First).on({0, 0}));
  }

  /// The overlap of two dominoes is filled completely at every size, however their corners are rounded.
  void sharedSquaresOfDominoesAreFilled() {
    const ColourPalette& palette = Theme::instance().palette();
    for (double cell = 24; cell < 130; cell += 0.37) {
      QImage image(static_cast<int>(3 * cell), static_cast<int>(3 * cell), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      const double at = 0.41 * cell;
      const QRectF shared(at + cell, at + cell, cell, cell);
      paintOverlap(painter, QRectF(at + cell, at, cell, 2 * cell), QRectF(at, at + cell, 2 * cell, cell), false, palette);
      painter.end();
      const QPointF inside = shared.center() + QPointF(0.06, 0.06) * cell;  // a point between the grooves
      QVERIFY2(qAlpha(image.pixel(inside.toPoint())) == 255, qPrintable(QString::number(cell)));
      QVERIFY2(qAlpha(image.pixel((shared.topLeft() - QPointF(0.2, 0.2) * cell).toPoint())) == 0,
               qPrintable(QString::number(cell)));
    }
  }

  void clicksNearAnEdgeChooseTheDomino() {
    Program program;
    QVERIFY(program.window->shownView() == &test::domineering(*program.window));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical to choose"));
    program.click("b2", 0, 0.3);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b2"));
    program.action(ActionId::WithdrawChoice).trigger();
    program.click("b2", 0, -0.3);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b1"));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical has chosen. Now Horizontal chooses"));
    QTest::mouseClick(test::child<QPushButton>(program.panel(), "withdrawButton"), Qt::LeftButton);
    program.click("b1", 0, -0.3);  // there is no cell below, so the domino extends upwards
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b1"));
    program.click("b2", -0.3, 0);
    QCOMPARE(program.position(), QStringLiteral("4/4/##2/1#2"));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical to choose"));
    const QString note = program.panel().note();
    QVERIFY2(note.contains(QStringLiteral("Vertical b1")) && note.contains(QStringLiteral("Horizontal a2")), qPrintable(note));
  }

  /// Each third of a square selects one of the three dominoes that can cover the square.
  void longDominoes() {
    Program program("syncdom:5x5,cells=3");
    for (const auto& [up, name] : {std::pair(0.4, "V:c3"), std::pair(0.0, "V:c2"), std::pair(-0.4, "V:c1")}) {
      program.click("c3", 0, up);
      QCOMPARE(program.choiceText(Side::First), QString::fromLatin1(name));
      program.action(ActionId::WithdrawChoice).trigger();
    }
    program.click("b4", 0, 0.4);  // only two squares remain up to the edge
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b3"));
    program.click("a3", 0.1);
    QCOMPARE(program.position(), QStringLiteral("1#3/1#3/###2/5/5"));
    const DominoScene scene = program.board().dominoes();
    QCOMPARE(scene.dominoes.size(), std::size_t{2});
    const BoardLayout layout = program.board().currentLayout();
    const QRectF upright = dominoRect(layout, scene.dominoes[0].place);
    QVERIFY(std::abs(upright.height() - 3 * upright.width()) < 0.01 * layout.cell);
    QCOMPARE(program.board().describeSquare({0, 4}), QStringLiteral("a5, free, but no domino fits"));
    QVERIFY(program.board().describeSquare({2, 2}).contains(QStringLiteral("covered by Horizontal in turn 1")));
  }

  void longDominoesByKeyboard() {
    Program program("syncdom:5x5,cells=3");
    DominoBoardView& board = program.board();
    board.setFocus();
    program.type("c2");
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:c2"));
    program.type("d1");
    QTRY_COMPARE(program.page().messages()->text(), QStringLiteral("Horizontal cannot place a domino on d1 here."));
    program.type("a1");
    QCOMPARE(program.position(), QStringLiteral("5/2#2/2#2/2#2/###2"));
    // The cursor is on the lower end, or on the upper end if no domino extends upwards.
    for (const auto& [square, name] : {std::pair("a2", "V:a2"), std::pair("a5", "V:a3"), std::pair("b4", "V:b2")}) {
      for (int step = 0; step < 5; ++step)
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Down}) program.key(key);
      for (int step = 'a'; step < square[0]; ++step) program.key(Qt::Key_Right);
      for (int step = '1'; step < square[1]; ++step) program.key(Qt::Key_Up);
      program.key(Qt::Key_Return);
      QCOMPARE(program.choiceText(Side::First), QString::fromLatin1(name));
      program.action(ActionId::WithdrawChoice).trigger();
    }
  }

  void theFirstChoiceStaysCovered() {
    Program program;
    const auto ghosts = [&] { return program.board().dominoes().ghosts.size(); };
    program.click("a1", 0, 0.3);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Down);
    QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Awaited);
    QCOMPARE(ghosts(), std::size_t{0});
    QVERIFY(!program.board().describeSquare({0, 0}).contains(QStringLiteral("covered")));
    program.settings.revealsAtOnce.set(false);
    program.click("c4", 0.3, 0);
    QVERIFY(program.document.bothChosen());
    QCOMPARE(program.position(), QStringLiteral("4/4/4/4"));
    QVERIFY(program.action(ActionId::RevealChoices).isEnabled());
    QTest::mouseClick(test::child<QPushButton>(program.panel(), "revealButton"), Qt::LeftButton);
    QCOMPARE(program.position(), QStringLiteral("2##/4/#3/#3"));
    const DominoScene scene = program.board().dominoes();
    QCOMPARE(scene.dominoes.size(), std::size_t{2});
    QVERIFY(scene.dominoes[0].last && scene.dominoes[0].turn == 1);
  }

  void theKeyboardKeepsTheSecret() {
    Program program;
    DominoBoardView& board = program.board();
    board.setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up}) program.key(key);
    QVERIFY(board.scene().cursor);
    QCOMPARE(board.dominoes().ghosts.size(), std::size_t{1});
    program.key(Qt::Key_Return);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:c2"));
    QCOMPARE(board.cursorSquare(), Square{});
    QVERIFY(!board.scene().cursor);
    QVERIFY(board.dominoes().ghosts.empty());
    program.key(Qt::Key_Return);  // the first press only shows the cursor
    QVERIFY(!program.document.choice(Side::Second));
    QVERIFY(board.scene().cursor);
    program.key(Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("4/2#1/2#1/##2"));
  }

  void dragsAndPreviews() {
    Program program;
    DominoBoardView& board = program.board();
    const auto moveTo = [&](const QPoint& point, Qt::MouseButtons buttons) {
      QMouseEvent move(QEvent::MouseMove, point, board.mapToGlobal(point), Qt::NoButton, buttons, {});
      QApplication::sendEvent(&board, &move);
    };
    moveTo(program.at("c3", 0, 0.2), Qt::NoButton);
    QCOMPARE(board.cursor().shape(), Qt::PointingHandCursor);
    QCOMPARE(board.dominoes().ghosts.front().place.squares[0], (Square{2, 2}));
    QTest::mousePress(&board, Qt::LeftButton, {}, program.at("c3", 0, 0.2));
    moveTo(program.at("c2"), Qt::LeftButton);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, program.at("c2"));
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:c2"));
    QTest::mousePress(&board, Qt::LeftButton, {}, program.at("a1"));
    moveTo(program.at("d1"), Qt::LeftButton);  // too far from the start of the drag, so nothing happens
    QTest::mouseRelease(&board, Qt::LeftButton, {}, program.at("d1"));
    QVERIFY(!program.document.choice(Side::Second));
  }

  void choosesByKeyboardAndTyping() {
    Program program;
    DominoBoardView& board = program.board();
    board.setFocus();
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Up);
    QCOMPARE(board.cursorSquare(), (Square{1, 1}));
    program.key(Qt::Key_Return);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b2"));
    program.key(Qt::Key_Escape);
    QCOMPARE(program.choiceText(Side::First), QString());
    program.type("d3");
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:d3"));
    QSignalSpy refused(&board, &DominoBoardView::moveRefused);
    program.type("d1");  // a horizontal domino does not fit at d1
    QCOMPARE(refused.count(), 1);
    program.type("a1");
    QCOMPARE(program.position(), QStringLiteral("3#/3#/4/##2"));
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(read->childCount(), 16);
    QCOMPARE(read->child(0)->text(QAccessible::Name), QStringLiteral("a1, covered by Horizontal in turn 1"));
    QVERIFY(read->text(QAccessible::Description).contains(QStringLiteral("Vertical to choose")));
  }

  void refusesSquaresThatMakeNoDomino() {
    Program program;
    program.board().setFocus();
    program.type("a1");
    const auto said = [&] { return program.page().messages()->text(); };
    program.type("z9");
    QVERIFY(said().startsWith(QString(QChar(0x201c)) + QStringLiteral("z9")));
    program.type("d1");
    QCOMPARE(said(), QStringLiteral("Horizontal cannot place a domino on d1 here."));
    program.key(Qt::Key_B);
    program.key(Qt::Key_Escape);  // Escape clears the typed text first, then the message, then the choice
    QVERIFY(program.board().typedText().isEmpty() && !said().isEmpty());
    program.key(Qt::Key_Escape);
    QVERIFY(said().isEmpty() && program.document.choice(Side::First));
    program.key(Qt::Key_Escape);
    QVERIFY(!program.document.choice(Side::First));
    program.type("d4");
    QVERIFY(!said().isEmpty());
    program.type("d3");
    QVERIFY(said().isEmpty());
  }

  void showsValuesOfTheSideThatChooses() {
    Program program;
    QTRY_VERIFY_WITH_TIMEOUT(program.document.valuesKnown(), 20000);
    QCOMPARE(program.page().header()->badge(), QStringLiteral("Value 0"));
    QCOMPARE(program.page().header()->summary(), QStringLiteral("A draw: either side can force it"));
    QCOMPARE(program.board().dominoes().marks.size(), std::size_t{12});
    for (const DominoMark& mark : program.board().dominoes().marks) QCOMPARE(mark.place.side, Side::First);
    program.action(ActionId::SwitchValueSide).trigger();
    QCOMPARE(program.board().dominoes().marks.front().place.side, Side::Second);
    QCOMPARE(program.page().header()->sideBox()->currentIndex(), static_cast<int>(Side::Second));
    program.board().setFocus();
    program.key(Qt::Key_Right);  // Vertical is placing a domino
    QCOMPARE(program.board().dominoes().marks.front().place.side, Side::First);
    QCOMPARE(program.page().header()->sideBox()->currentIndex(), static_cast<int>(Side::First));
    program.action(ActionId::SwitchValueSide).trigger();
    QCOMPARE(program.board().dominoes().marks.front().place.side, Side::Second);
    program.action(ActionId::ShowValues).trigger();
    QVERIFY(program.board().dominoes().marks.empty());
    QCOMPARE(program.page().header()->badge(), QStringLiteral("Values hidden"));
    program.action(ActionId::ShowValues).trigger();
    program.click("a1", 0, 0.3);
    QCOMPARE(program.board().valueSide(), Side::Second);
    program.click("c1", 0.3, 0);
    const auto verdicts = [&program] { return QStringList{program.page().messages()->text(), program.panel().note()}; };
    QTRY_VERIFY(!verdicts().filter(QStringLiteral("Vertical a1")).isEmpty());
  }

  void turnsTheDominoesOver() {
    Program program("syncdom:3x3", 30);
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    QVERIFY(program.board().isAnimating());
    QVERIFY(program.board().scene().progress < 1);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Up);
    QTRY_VERIFY(!program.board().isAnimating());
    QCOMPARE(program.board().scene().progress, 1.0);
    program.action(ActionId::ShowTurnAgain).trigger();
    QVERIFY(program.board().isAnimating());
  }

  void paintsEveryBoard() {
    for (const char* id : {"syncdom:1x5", "syncdom:10x10", "syncdom:3x3"}) {
      Program program(id);
      const QString file = program.folder.filePath(QStringLiteral("board.svg"));
      const BoardScene scene = program.board().exportScene();
      const Picture picture{QString(), QString(), [&](QPainter& painter, const QRectF& area) {
                              paintBoardScene(painter, area, scene, Theme::instance().palette());
                            }};
      QVERIFY(!savePicture(picture, file));
      QVERIFY(!renderPicture(picture, 300).isNull());
    }
  }
};

KOTAI_WINDOW_TEST(DominoBoardTest)
#include "domino_board_test.moc"

// Tests for Quoridor in the position editor, and of the board size and the fences in the new-game dialog.
#include <QCheckBox>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/solved_variants.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/stock_panel.h"
#include "ui/games/quoridor/editor_fences.h"
#include "ui/games/quoridor/quoridor_choice.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr int horizontal = 1;
const Square stockInDialog{5, 0};
const Square secondStock{-1, 4};

Square dialogSquare(const char* name) { return {name[0] - 'a', name[1] - '1'}; }
FencePlace fenceInDialog(const char* text) { return {dialogSquare(text), text[2] == 'v'}; }

}  // namespace

class QuoridorDialogsTest : public QObject {
  Q_OBJECT

  struct Editor {
    VariantPtr variant = test::variantOf("quoridor:5x5,fences=2");
    PositionEditorDialog dialog{variant, variant->start(), nullptr, false};

    Editor() { dialog.show(); }
    EditorBoard& board() { return *dialog.board(); }
    QPoint at(Square square) { return board().currentLayout().centre(square).toPoint(); }
    QPoint at(FencePlace fence) {
      const BoardLayout layout = board().currentLayout();
      const double along = layout.cell * 0.3;
      return (cornerPoint(layout, fence.corner) + (fence.vertical ? QPointF(0, along) : QPointF(along, 0))).toPoint();
    }
    template <class Place>
    void click(Place place, Qt::MouseButton button = Qt::LeftButton) {
      QTest::mouseClick(&board(), button, {}, at(place));
    }
    template <class From, class To>
    void drag(From from, To to) {
      QTest::mousePress(&board(), Qt::LeftButton, {}, at(from));
      QMouseEvent move(QEvent::MouseMove, at(to), board().mapToGlobal(at(to)), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&board(), &move);
      QTest::mouseRelease(&board(), Qt::LeftButton, {}, at(to));
    }
    QString text() { return dialog.text()->text(); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void fencesArePutTurnedAndTakenAway() {
    Editor editor;
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 2 2 - 1"));
    editor.click(fenceInDialog("b2h"));  // takes a fence from the hand of the player to move
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 b2h 1"));
    editor.click(fenceInDialog("b2h"), Qt::RightButton);
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 b2v 1"));
    editor.drag(fenceInDialog("b2v"), fenceInDialog("d4h"));
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 d4h 1"));
    editor.drag(fenceInDialog("d4h"), Square{2, -1});  // drags a fence off the board
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 2 2 - 1"));
    editor.dialog.undo();
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 d4h 1"));
    editor.drag(secondStock, fenceInDialog("a1v"));
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 1 a1v,d4h 1"));
    editor.dialog.mirror();
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 1 a4h,d1v 1"));
  }

  void pawnsAreMoved() {
    Editor editor;
    editor.click(dialogSquare("c1"));
    editor.click(dialogSquare("b3"));
    QCOMPARE(editor.text(), QStringLiteral("5x5 b3 c5 2 2 - 1"));
    editor.click(fenceInDialog("b3h"));
    editor.drag(dialogSquare("b3"), dialogSquare("a3"));  // the fence on the corner of b3 stays
    QCOMPARE(editor.text(), QStringLiteral("5x5 a3 c5 1 2 b3h 1"));
  }

  void illegalPositionsAreExplained() {
    Editor editor;
    editor.click(fenceInDialog("b2h"));
    editor.dialog.stock()->button(Side::First, horizontal)->click();
    editor.click(fenceInDialog("c2h"));  // this fence would overlap another fence
    QVERIFY(!editor.dialog.isLegal());
    QVERIFY(!editor.dialog.notes().isEmpty());
    editor.dialog.undo();
    QVERIFY(editor.dialog.isLegal());
    editor.click(stockInDialog, Qt::RightButton);  // now one fence is missing
    QVERIFY(!editor.dialog.isLegal());
    editor.dialog.stock()->button(Side::First, horizontal)->click();
    editor.click(secondStock);
    QVERIFY(editor.dialog.isLegal() || !editor.dialog.notes().isEmpty());
    editor.dialog.toStart();
    editor.dialog.clearBoard();
    QVERIFY(!editor.dialog.isLegal());
    QCOMPARE(editor.dialog.stock()->button(Side::Second, horizontal), nullptr);  // fences belong to neither player
  }

  void theKeyboardPutsFences() {
    Editor editor;
    EditorBoard& board = editor.board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_W);
    QTest::keyClick(&board, Qt::Key_W);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 a2v 1"));
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 1 2 a2h 1"));
    QTest::keyClick(&board, Qt::Key_Delete);
    QCOMPARE(editor.text(), QStringLiteral("5x5 c1 c5 2 2 - 1"));
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!dynamic_cast<const EditorFences&>(*board.feature()).fenceInHand());
    QVERIFY(editor.dialog.isVisible());
  }

  void sizeFencesAndStartAreChosen() {
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NewGameDialog dialog(&settings, test::variantOf("quoridor:5x5,fences=3"), folder.path().toStdString());
    QuoridorChoice* choice = dialog.findChild<QuoridorChoice*>();
    const auto id = [&] { return QString::fromStdString(dialog.variant()->id()); };
    QCOMPARE(id(), QStringLiteral("quoridor:5x5,fences=3"));
    QCOMPARE(choice->columnsBox()->value(), 5);
    choice->columnsBox()->setValue(4);
    choice->rowsBox()->setValue(6);
    QCOMPARE(id(), QStringLiteral("quoridor:4x6,fences=3"));
    QCOMPARE(dialog.variantBox()->currentIndex(), -1);
    test::child<QRadioButton>(choice, "diagonalButton")->click();
    QCOMPARE(id(), QStringLiteral("quoridor:4x6,fences=3,start=diagonal"));
    QCOMPARE(dialog.start(), dialog.variant()->start());
    choice->columnsBox()->setValue(3);  // with an odd width, the start has a middle column and is not diagonal
    QCOMPARE(id(), QStringLiteral("quoridor:3x6,fences=3"));
    test::child<QCheckBox>(choice)->setChecked(false);
    test::child<QSpinBox>(choice, "secondFencesBox")->setValue(1);
    QCOMPARE(id(), QStringLiteral("quoridor:3x6,fences=3-1"));
    dialog.variantBox()->setCurrentIndex(0);
    QCOMPARE(id(), QString::fromStdString(choice->variantId()));
    NewGameDialog again(&settings, test::variantOf("quoridor:3x6,fences=3-1"));
    QCOMPARE(QString::fromStdString(again.variant()->id()), QStringLiteral("quoridor:3x6,fences=3-1"));
    QVERIFY(!test::child<QCheckBox>(again.findChild<QuoridorChoice*>())->isChecked());
  }

  void theEstimateShowsTimeAndMemory() {
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NewGameDialog dialog(&settings, test::variantOf("quoridor:3x3,fences=1"), folder.path().toStdString());
    QTRY_VERIFY(dialog.estimate()->isKnown());
    QVERIFY(dialog.estimate()->text().startsWith(QStringLiteral("Not solved yet")));
    dialog.findChild<QuoridorChoice*>()->columnsBox()->setValue(9);
    dialog.findChild<QuoridorChoice*>()->rowsBox()->setValue(9);
    test::child<QSpinBox>(dialog.findChild<QuoridorChoice*>(), "firstFencesBox")->setValue(10);
    QVERIFY(!dialog.estimate()->isKnown());
    QTRY_VERIFY(dialog.estimate()->isKnown());
    QVERIFY(dialog.estimate()->text().startsWith(QStringLiteral("Cannot be solved here")));
    QVERIFY(dialog.estimate()->text().contains(QStringLiteral("You can still play this variant.")));
    QCOMPARE(QString::fromStdString(dialog.variant()->id()), QStringLiteral("quoridor:9x9,fences=10"));
  }
};

KOTAI_WINDOW_TEST(QuoridorDialogsTest)
#include "quoridor_dialogs_test.moc"

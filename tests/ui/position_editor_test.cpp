// Tests for the position editor: its messages, and setting up positions by mouse, keyboard and text.
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/animal_shogi_square.h"
#include "tests/ui/solved_variants.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/stock_panel.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::animalShogiSquare;

namespace {

constexpr int giraffe = 0;
constexpr int chick = 2;
constexpr int lion = 4;

}  // namespace

class PositionEditorTest : public QObject {
  Q_OBJECT

  struct Editor {
    VariantPtr variant;
    PositionEditorDialog dialog;

    explicit Editor(const char* id = "animalshogi", SolutionPtr solution = nullptr)
        : variant(test::variantOf(id)), dialog(variant, variant->start(), std::move(solution), false) {
      dialog.show();
    }
    EditorBoard& board() { return *dialog.board(); }
    QPoint at(Square square) { return board().currentLayout().centre(square).toPoint(); }
    void click(Square square, Qt::MouseButton button = Qt::LeftButton) { QTest::mouseClick(&board(), button, {}, at(square)); }
    void choose(Side owner, int kind) { dialog.stock()->button(owner, kind)->click(); }
    QString text() { return dialog.text()->text(); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void movesPiecesByClickAndDrag() {
    Editor editor;
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1C1/ELG b -"));
    editor.click(animalShogiSquare("B3"));
    editor.click(animalShogiSquare("A3"));
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/C2/ELG b -"));
    QTest::mousePress(&editor.board(), Qt::LeftButton, {}, editor.at(animalShogiSquare("A3")));
    QMouseEvent move(QEvent::MouseMove, editor.at({3, 0}), editor.board().mapToGlobal(editor.at({3, 0})), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(&editor.board(), &move);
    QTest::mouseRelease(&editor.board(), Qt::LeftButton, {}, editor.at({3, 0}));
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/3/ELG b C"));
    editor.click({3, 0}, Qt::RightButton);  // removes the piece from the hand
    QVERIFY(!editor.dialog.isLegal());
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("“C”")));
    editor.dialog.undo();
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/3/ELG b C"));
  }

  void putsPiecesFromTheStock() {
    Editor editor;
    editor.dialog.clearBoard();
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("The first player has no lion")));
    QVERIFY(editor.text().isEmpty());
    editor.choose(Side::First, lion);
    editor.click(animalShogiSquare("B4"));
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("The second player has no lion")));
    QVERIFY(!editor.dialog.stock()->button(Side::First, lion)->isEnabled());
    editor.choose(Side::Second, lion);
    editor.click(animalShogiSquare("B1"));
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("There must be 2")));
    for (const int kind : {giraffe, 1, chick}) {
      editor.choose(Side::Second, kind);
      editor.click({3, 0});  // puts the piece into the hand, which then sorts its pieces
      editor.click({-1, 3});
    }
    QCOMPARE(editor.text(), QStringLiteral("1l1/3/3/1L1 b GECgec"));
    QVERIFY(editor.dialog.isLegal());
    editor.click(animalShogiSquare("B4"));
    editor.click({3, 0});  // puts a lion into the hand
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("cannot be held in hand")));
  }

  void rightClickGivesTheNextForm() {
    Editor editor;
    editor.click(animalShogiSquare("B3"), Qt::RightButton);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1+C1/ELG b -"));
    editor.click(animalShogiSquare("B3"), Qt::RightButton);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1c1/ELG b -"));
    editor.click(animalShogiSquare("B4"), Qt::RightButton);  // adds a second lion of the other side
    QVERIFY(!editor.dialog.isLegal());
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("no lion")));
    editor.click(animalShogiSquare("B4"), Qt::RightButton);
    editor.click(animalShogiSquare("B1"), Qt::RightButton);
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("The first player has more than one lion")));
  }

  void showsDecidedPositions() {
    Editor editor;
    const auto notesOfText = [&](const char* text) {
      editor.dialog.text()->selectAll();
      QTest::keyClicks(editor.dialog.text(), QString::fromLatin1(text));
      return editor.dialog.notes();
    };
    QVERIFY(notesOfText("3/1l1/1L1/3 b GECgec")
                .contains(QStringLiteral("can capture the lion at once")));  // adjacent lions are legal
    QVERIFY(editor.dialog.isLegal());
    QVERIFY(notesOfText("3/L1l/3/3 b GECgec").contains(QStringLiteral("safely to the far row")));
    QVERIFY(notesOfText("L2/3/3/2l w GECgec").contains(QStringLiteral("Blue ▲ has won")));
    QVERIFY(notesOfText("gle/1c1/1C1/EL b -").contains(QStringLiteral("fewer than 3")));
    QVERIFY(!editor.dialog.isLegal());
    QVERIFY(notesOfText("g1e/1c1/1C1/ELG b -").contains(QStringLiteral("no lion")));
    QVERIFY(notesOfText("gle/1c1/1C1/LLG b -").contains(QStringLiteral("more than one lion")));
    QVERIFY(notesOfText("gle/1c1/1C1/ELG b 2C").contains(QStringLiteral("“C”")));
    QVERIFY(notesOfText("gle/1c1/1C1/ELG w -").startsWith(QStringLiteral("Legal position")));
  }

  void worksByKeyboard() {
    Editor editor;
    EditorBoard& board = editor.board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(board.cursorSquare(), animalShogiSquare("B3"));
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1+C1/ELG b -"));
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/2+C/ELG b -"));
    QTest::keyClick(&board, Qt::Key_Delete);
    QVERIFY(!editor.dialog.isLegal());
  }

  void mirrorsAndReturnsToTheStart() {
    Editor editor;
    editor.dialog.mirror();
    QCOMPARE(editor.text(), QStringLiteral("elg/1c1/1C1/GLE b -"));
    editor.dialog.toStart();
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1C1/ELG b -"));
    editor.dialog.clearBoard();
    // The dialog remembers its last legal position. The open game changes only when the dialog is accepted.
    QCOMPARE(editor.dialog.position(), editor.variant->start());
  }

  void enterActivatesTheFocusedControl() {
    Editor editor;
    for (QWidget* widget :
         {static_cast<QWidget*>(editor.dialog.text()), static_cast<QWidget*>(editor.dialog.findChild<QRadioButton*>()),
          static_cast<QWidget*>(editor.dialog.stock()->button(Side::First, chick))}) {
      widget->setFocus();
      QTest::keyClick(widget, Qt::Key_Return);
      QVERIFY(editor.dialog.isVisible());
    }
    editor.click(animalShogiSquare("B3"), Qt::RightButton);
    for (QPushButton* button : editor.dialog.findChildren<QPushButton*>())
      if (button->text() == QStringLiteral("&Undo")) QTest::keyClick(button, Qt::Key_Return);
    QVERIFY(editor.dialog.isVisible());
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1C1/ELG b -"));
    QTest::keyClick(editor.dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel), Qt::Key_Return);
    QVERIFY(!editor.dialog.isVisible());
    QCOMPARE(editor.dialog.result(), static_cast<int>(QDialog::Rejected));
    Editor used;
    QTest::keyClick(used.dialog.useButton(), Qt::Key_Return);
    QCOMPARE(used.dialog.result(), static_cast<int>(QDialog::Accepted));
  }

  void tabPassesThePartsAsTheyStand() {
    Editor editor;
    QStringList passed;
    for (QWidget* each = editor.board().nextInFocusChain(); each != &editor.board(); each = each->nextInFocusChain()) {
      if (each == editor.dialog.stock()->button(Side::First, chick)) passed << QStringLiteral("stock");
      if (each == editor.dialog.text()) passed << QStringLiteral("text");
      const auto* button = qobject_cast<QPushButton*>(each);
      if (button && button->parentWidget() == &editor.dialog) passed << button->text().remove(QLatin1Char('&'));
    }
    QCOMPARE(passed.join(QLatin1Char(' ')), QStringLiteral("stock Clear Start position Mirror Undo text"));
  }

  void escFirstLetsGo() {
    Editor editor;
    editor.click(animalShogiSquare("B3"), Qt::RightButton);
    editor.click(animalShogiSquare("A3"));
    editor.dialog.clearBoard();
    StockButton* button = editor.dialog.stock()->button(Side::First, lion);
    button->click();
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Escape);
    QVERIFY(editor.dialog.isVisible());
    QVERIFY(!button->isChecked());
    QTest::keyClick(button, Qt::Key_Escape);
    QVERIFY(!editor.dialog.isVisible());
  }

  void removedPiecesAreNotHeld() {
    Editor editor;
    EditorBoard& board = editor.board();
    editor.click(animalShogiSquare("B3"));
    QCOMPARE(board.heldSquare(), std::optional<Square>(animalShogiSquare("B3")));
    QTest::keyClick(&board, Qt::Key_Delete);
    QVERIFY(!board.heldSquare());
    StockButton* button = editor.dialog.stock()->button(Side::First, chick);
    button->click();
    editor.dialog.undo();  // the chick is back on the board
    QVERIFY(!button->isChecked());
    editor.click(animalShogiSquare("B3"));
    editor.dialog.mirror();
    QVERIFY(!board.heldSquare());
    editor.click(animalShogiSquare("B3"));  // the piece is picked up, but not put down
    QCOMPARE(board.heldSquare(), std::optional<Square>(animalShogiSquare("B3")));
  }

  void onlyTheLeftButtonEndsADrag() {
    Editor editor;
    EditorBoard& board = editor.board();
    QTest::mousePress(&board, Qt::LeftButton, {}, editor.at(animalShogiSquare("B3")));
    const QPoint out = editor.at({3, 0});
    QMouseEvent move(QEvent::MouseMove, out, board.mapToGlobal(out), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&board, &move);
    QTest::mouseRelease(&board, Qt::RightButton, {}, out);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/1C1/ELG b -"));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, out);
    QCOMPARE(editor.text(), QStringLiteral("gle/1c1/3/ELG b C"));
  }

  void editsDodgem() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    Editor editor("dodgem:3x3", test::solved(variant));
    editor.click({1, 0});
    editor.click({1, 1});
    QCOMPARE(editor.text(), QStringLiteral(">2/>^1/2^ ^"));
    QVERIFY(editor.dialog.isLegal());
    editor.click({0, 1}, Qt::RightButton);  // turns this car into a third car of the first player
    QVERIFY(editor.dialog.notes().contains(QStringLiteral("too many “")));
    QVERIFY(!editor.dialog.useButton()->isEnabled());
  }
};

KOTAI_WINDOW_TEST(PositionEditorTest)
#include "position_editor_test.moc"

// Tests for Gobblet Gobblers in the window: reserves, stacks, lifts that lose, lines, words, editor.
#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_thumbnail.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/stock_panel.h"
#include "ui/games/gobblet/stack_feature.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr int small = 0;
constexpr int large = 2;

Square gobbletSquare(const char* name) { return {name[0] - 'a', name[1] - '1'}; }

Square reserveOf(const Variant& variant, Side owner, int kind) {
  for (const HandSlot& slot : variant.hands(variant.start()))
    if (slot.owner == owner && slot.kind == kind) return slot.square;
  qFatal("no such reserve");
}

StackScene stacksIn(const BoardScene& scene) {
  for (const auto& layer : scene.layers)
    if (const auto* stacks = dynamic_cast<const StackScene*>(layer.get())) return *stacks;
  qFatal("no stacks");
}

}  // namespace

class GobbletBoardTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    VariantPtr variant = test::variantOf("gobblet");

    explicit Program(const char* position = ".,.,./.,.,./.,.,. o") { openTexts("gobblet", position); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void piecesComeFromTheReserve() {
    Program program;
    program.drag(reserveOf(*program.variant, Side::First, small), gobbletSquare("b2"));
    QCOMPARE(program.position(), QStringLiteral(".,.,./.,S,./.,.,. b"));
    program.click(reserveOf(*program.variant, Side::Second, large));
    program.click(gobbletSquare("b2"));  // covers the piece on b2
    QCOMPARE(program.position(), QStringLiteral(".,.,./.,Sl,./.,.,. o"));
    program.drag(gobbletSquare("b2"), gobbletSquare("a1"));  // the top piece no longer belongs to the first player
    QCOMPARE(program.position(), QStringLiteral(".,.,./.,Sl,./.,.,. o"));
    QVERIFY(!program.board().grab().isNull());
  }

  /// The mouse opens a stack, but not the stack of a move that was just made: it would cover a neighbouring square.
  void stacksOpenUnderTheMouse() {
    Program program;
    const auto opened = [&] { return stacksIn(program.board().exportScene(BoardMoment::Live)).opened; };
    program.click(reserveOf(*program.variant, Side::First, small));
    program.moveMouse(program.at(gobbletSquare("b2")));
    program.click(gobbletSquare("b2"));
    program.click(reserveOf(*program.variant, Side::Second, large));
    program.moveMouse(program.at(gobbletSquare("b2")));
    program.click(gobbletSquare("b2"));
    QCOMPARE(program.position(), QStringLiteral(".,.,./.,Sl,./.,.,. o"));
    QVERIFY(!opened());
    program.moveMouse(program.at(gobbletSquare("b2")) + QPoint(2, 2));
    QVERIFY(!opened());
    program.moveMouse(program.at(gobbletSquare("a1")));
    program.moveMouse(program.at(gobbletSquare("b2")));
    QVERIFY(opened() == gobbletSquare("b2"));
  }

  void piecesAreLiftedAndPutDown() {
    Program program(".,.,./.,sL,./.,.,. o");
    program.drag(gobbletSquare("b2"), gobbletSquare("a3"));
    QCOMPARE(program.position(), QStringLiteral("L,.,./.,s,./.,.,. b"));
    program.board().setFocus();
    QTest::keyClicks(&program.board(), QStringLiteral("b2c1"));
    QTest::keyClick(&program.board(), Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("L,.,./.,.,./.,.,s o"));
  }

  void liftsThatLoseAreMarkedAndShown() {
    Program program("m,S,./.,sL,M/.,.,m o");
    QCOMPARE(stacksIn(program.board().exportScene()).losingLifts, std::vector<Square>{gobbletSquare("b2")});
    QVERIFY(program.board().boardMessage().isEmpty());
    program.moveMouse(program.at(gobbletSquare("b2")));
    QVERIFY(program.board().boardMessage().contains(QStringLiteral("loses at once")));
    QVERIFY(!program.board().grab().isNull());
    program.click(gobbletSquare("b2"));
    QVERIFY(program.board().describeSquare(gobbletSquare("b2")).contains(QStringLiteral("lifting it loses")));
    program.click(gobbletSquare("a1"));  // a losing lift is not refused
    QVERIFY(program.document.isFinished());
    const StackScene stacks = stacksIn(program.board().exportScene());
    QCOMPARE(stacks.won.size(), std::size_t{1});
    QCOMPARE(stacks.won.front().front(), gobbletSquare("c1"));
    QCOMPARE(stacks.winner, Side::Second);
    QVERIFY(stacks.losingLifts.empty());
  }

  void winningLinesAreShown() {
    Program program("M,S,./.,l,M/.,.,m o");
    QVERIFY(stacksIn(program.board().exportScene()).won.empty());
    program.drag(reserveOf(*program.variant, Side::First, large), gobbletSquare("c3"));
    QVERIFY(program.document.isFinished());
    QCOMPARE(stacksIn(program.board().exportScene()).won.size(), std::size_t{1});
    QCOMPARE(stacksIn(program.board().exportScene()).winner, Side::First);
  }

  void stacksCanBeReadAloud() {
    Program program(".,.,./.,sL,./.,.,. o");
    QVERIFY(program.board()
                .describeSquare(gobbletSquare("b2"))
                .startsWith(QStringLiteral("b2, large orange piece, on small blue piece")));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&program.board());
    QCOMPARE(board->childCount(), 9 + 6);
  }

  void coveredPiecesPeekOut() {
    const VariantPtr variant = test::variantOf("gobblet");
    const auto picture = [&](const char* text) {
      return renderBoardThumbnail(*variant, *variant->parsePosition(text), 160, 1).toImage();
    };
    QVERIFY(picture(".,.,./.,L,./.,.,. b") != picture(".,.,./.,sL,./.,.,. b"));
    QVERIFY(picture(".,.,./.,sL,./.,.,. b") != picture(".,.,./.,SL,./.,.,. b"));
  }

  void theEditorStacksPieces() {
    const VariantPtr variant = test::variantOf("gobblet");
    PositionEditorDialog dialog(variant, variant->start(), nullptr, false);
    dialog.show();
    EditorBoard& board = *dialog.board();
    const auto click = [&](Square square, Qt::MouseButton button = Qt::LeftButton) {
      QTest::mouseClick(&board, button, {}, board.currentLayout().centre(square).toPoint());
    };
    dialog.stock()->button(Side::Second, small)->click();
    click(gobbletSquare("b2"));
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,s,./.,.,. o"));
    dialog.stock()->button(Side::First, large)->click();
    click(gobbletSquare("b2"));
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,sL,./.,.,. o"));
    QTest::keyClick(&board, Qt::Key_Escape);
    click(gobbletSquare("b2"), Qt::RightButton);  // the top piece changes sides
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,sl,./.,.,. o"));
    click(gobbletSquare("b2"));
    click(gobbletSquare("a1"));
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,s,./l,.,. o"));
    click(reserveOf(*variant, Side::Second, large));
    click(gobbletSquare("b2"));
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,sl,./l,.,. o"));
    dialog.undo();
    dialog.undo();
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,sl,./.,.,. o"));
    dialog.clearBoard();
    QCOMPARE(dialog.text()->text(), QStringLiteral(".,.,./.,.,./.,.,. o"));
  }

  void theCursorStandsAroundAPlaceOfTheReserve() {
    BoardScene scene;
    scene.variant = test::variantOf("gobblet");
    scene.position = scene.variant->start();
    const QRectF area(0, 0, 600, 400);
    const auto picture = [&] {
      QImage image(area.size().toSize(), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      paintBoardScene(painter, area, scene, Theme::instance().palette());
      return image;
    };
    const QImage without = picture();
    for (const HandSlot& slot : scene.variant->hands(scene.position)) {
      scene.cursor = slot.square;
      const QImage with = picture();
      QRect changed;
      for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
          if (with.pixel(x, y) != without.pixel(x, y)) changed |= QRect(x, y, 1, 1);
      const QPointF apart = QRectF(changed).center() - layoutFor(scene, area).squareRect(slot.square).center();
      QVERIFY2(apart.manhattanLength() < 4, qPrintable(QStringLiteral("%1 %2").arg(apart.x()).arg(apart.y())));
    }
  }
};

KOTAI_WINDOW_TEST(GobbletBoardTest)
#include "gobblet_board_test.moc"

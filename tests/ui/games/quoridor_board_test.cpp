// Tests for Quoridor in the window: pointing at gaps, refusals, moving pawns by click, drag and keyboard,
// stocks, values, paths, and words.
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_thumbnail.h"
#include "ui/board/board_view.h"
#include "ui/games/quoridor/fence_feature.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

const Square firstStock{5, 0};

Square quoridorSquare(const char* name) { return {name[0] - 'a', name[1] - '1'}; }
FencePlace fenceOfText(const char* text) { return {quoridorSquare(text), text[2] == 'v'}; }

/// Returns the fences on the board. Empty in other games.
FenceScene fencesIn(const BoardScene& scene) {
  for (const auto& layer : scene.layers)
    if (const auto* fences = dynamic_cast<const FenceScene*>(layer.get())) return *fences;
  return {};
}

}  // namespace

class QuoridorBoardTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(const char* position = "5x5 c1 c5 3 3 - 1", const char* variant = "quoridor:5x5,fences=3",
                     int animationMs = 0)
        : BoardProgram({1300, 860}, animationMs) {
      openTexts(variant, position);
    }

    const FenceFeature& fences() { return *board().feature<FenceFeature>(); }
    using BoardProgram::at;
    /// Returns a point on the gap of the fence, away from the middle of the fence.
    QPoint at(FencePlace fence) {
      const BoardLayout layout = board().currentLayout();
      const double along = layout.cell * 0.3;
      return (cornerPoint(layout, fence.corner) + (fence.vertical ? QPointF(0, along) : QPointF(along, 0))).toPoint();
    }
    template <class Place>
    void click(Place place) {
      QTest::mouseClick(&board(), Qt::LeftButton, {}, at(place));
    }
    template <class Place>
    void moveTo(Place place) {
      moveMouse(at(place));
    }
    template <class From, class To>
    void drag(From from, To to) {
      dragMouse(at(from), at(to));
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theNearestGapSelectsTheFence() {
    BoardLayout layout = BoardLayout::fit(QRectF(0, 0, 700, 700), 5, 5, false, {});
    for (const bool flipped : {false, true}) {
      layout.flipped = flipped;
      for (int column = 0; column < 4; ++column)
        for (int row = 0; row < 4; ++row) {
          const QPointF corner = cornerPoint(layout, {column, row});
          for (const double along : {-0.45, -0.2, 0.2, 0.45}) {
            const double cells = along * layout.cell;
            QCOMPARE(fenceAt(layout, corner + QPointF(cells, 1), 0.19), std::optional<FencePlace>({{column, row}, false}));
            QCOMPARE(fenceAt(layout, corner + QPointF(1, cells), 0.19), std::optional<FencePlace>({{column, row}, true}));
          }
        }
      for (int square = 0; square < 25; ++square) QVERIFY(!fenceAt(layout, layout.centre({square % 5, square / 5}), 0.19));
    }
    // A point near the edge of the board selects a fence that is completely on the board.
    layout.flipped = false;
    QCOMPARE(fenceAt(layout, cornerPoint(layout, {0, 0}) + QPointF(0, layout.cell * 0.9), 0.19),
             std::optional<FencePlace>({{0, 0}, true}));
    QVERIFY(!fenceAt(layout, QPointF(-40, 300), 1));
  }

  void fencesArePlacedAtGaps() {
    Program program;
    program.moveTo(fenceOfText("b2h"));
    QCOMPARE(program.fences().fenceInHand(), std::optional(fenceOfText("b2h")));
    QVERIFY(program.board().boardMessage().isEmpty());
    program.moveTo(quoridorSquare("b2"));
    QVERIFY(!program.fences().fenceInHand());
    program.click(fenceOfText("b2h"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 3 b2h 2"));
    program.click(fenceOfText("d4v"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 2 b2h,d4v 1"));
    program.settings.boardFlipped.set(true);
    program.click(fenceOfText("a1v"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 1 2 a1v,b2h,d4v 2"));
  }

  void illegalFencesAreExplained() {
    Program program("5x5 a2 c4 2 2 a2h,c4h 1");
    QSignalSpy refused(&program.board(), &BoardView::moveRefused);
    const auto reason = [&](const char* fence) {
      program.moveTo(fenceOfText(fence));
      const QString message = program.board().boardMessage();
      program.click(fenceOfText(fence));
      return message;
    };
    QCOMPARE(reason("c4v"), QStringLiteral("This fence would cross the fence c4h."));
    QCOMPARE(reason("b2h"), QStringLiteral("This fence would overlap the fence a2h."));
    QCOMPARE(reason("b1v"), QStringLiteral("This fence would shut in Blue's pawn. A path to the top row must stay open."));
    QCOMPARE(refused.size(), 0);  // the note on the board already shows the reason, so no second message appears
    QCOMPARE(program.document.currentNode(), GameTree::root);
    QVERIFY(test::alternating(*program.window).boardPage()->messages()->text().isEmpty());
    program.moveTo(fenceOfText("a2h"));  // this fence is already on the board
    QVERIFY(!program.fences().fenceInHand());
  }

  void withoutFencesNoneIsPointedAt() {
    Program program("5x5 c1 c5 0 3 a4h,c4h,d3v 1");
    QSignalSpy refused(&program.board(), &BoardView::moveRefused);
    program.moveTo(fenceOfText("b2h"));
    QVERIFY(!program.fences().fenceInHand());
    program.click(fenceOfText("b2h"));
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.first().first().toString().contains(QStringLiteral("You have no fences left")));
    program.click(quoridorSquare("c1"));
    program.click(quoridorSquare("c2"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c2 c5 0 3 a4h,c4h,d3v 2"));
  }

  void pawnsStepByClickAndDrag() {
    Program program;
    program.click(quoridorSquare("c1"));
    QCOMPARE(program.board().hand().held, std::optional(quoridorSquare("c1")));
    program.moveTo(fenceOfText("b2h"));  // while a pawn is held, the pointer selects squares
    QVERIFY(!program.fences().fenceInHand());
    program.click(quoridorSquare("c2"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c2 c5 3 3 - 2"));
    program.drag(quoridorSquare("c5"), quoridorSquare("d5"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c2 d5 3 3 - 1"));
    program.drag(quoridorSquare("c2"), quoridorSquare("e5"));  // the square is too far away
    QCOMPARE(program.position(), QStringLiteral("5x5 c2 d5 3 3 - 1"));
  }

  void pawnsJump() {
    Program straight("5x5 c2 c3 3 3 - 1");
    straight.drag(quoridorSquare("c2"), quoridorSquare("c4"));
    QCOMPARE(straight.position(), QStringLiteral("5x5 c4 c3 3 3 - 2"));
    Program aside("5x5 c2 c3 3 2 c3h 1");
    aside.drag(quoridorSquare("c2"), quoridorSquare("d3"));
    QCOMPARE(aside.position(), QStringLiteral("5x5 d3 c3 3 2 c3h 2"));
  }

  void fencesComeFromTheStockByDragAndClick() {
    Program program;
    program.drag(firstStock, fenceOfText("c3v"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 3 c3v 2"));
    program.drag(firstStock, fenceOfText("a1h"));  // the second player is to move
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 3 c3v 2"));
    program.click(Square{-1, 4});
    program.moveTo(quoridorSquare("a1"));  // a held fence snaps to the nearest gap
    QVERIFY(program.fences().fenceInHand());
    program.click(fenceOfText("a1h"));
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 2 a1h,c3v 1"));
  }

  void theKeyboardPlacesFences() {
    Program program;
    BoardView& board = program.board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Left);  // moves the cursor away from the pawn
    test::actionsOf(program.window)[ActionId::TakeUp]->trigger();
    QCOMPARE(program.fences().fenceInHand(), std::optional(fenceOfText("b1h")));
    QTest::keyClick(&board, Qt::Key_Up);
    test::actionsOf(program.window)[ActionId::TakeUp]->trigger();
    QCOMPARE(program.fences().fenceInHand(), std::optional(fenceOfText("b2v")));
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!program.fences().fenceInHand());
    test::actionsOf(program.window)[ActionId::TakeUp]->trigger();
    for (int i = 0; i < 9; ++i) QTest::keyClick(&board, Qt::Key_Right);  // the fence stops at the last corner
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 3 d2h 2"));
    QTest::keyClicks(&board, QStringLiteral("B3V"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("5x5 c1 c5 2 2 b3v,d2h 1"));
  }

  void pawnsStepByKeyboard() {
    Program program;
    BoardView& board = program.board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("5x5 c2 c5 3 3 - 2"));
  }

  void fencesTravelFromTheStock() {
    Program program("5x5 c1 c5 3 3 - 1", "quoridor:5x5,fences=3", 100);
    program.click(fenceOfText("a1h"));
    QVERIFY(program.board().isAnimating());
    QVERIFY(!program.board().grab().isNull());
    QTRY_VERIFY(!program.board().isAnimating());
    step(program.document, -1);
    QVERIFY(program.board().isAnimating());
    QTRY_VERIFY(!program.board().isAnimating());
  }

  void valuesStandInTheGaps() {
    const VariantPtr variant = test::variantOf("quoridor:3x3,fences=1");
    Program program("3x3 b1 b3 1 1 - 1", "quoridor:3x3,fences=1");
    program.document.setSolution(test::solved(variant));
    QTRY_VERIFY(program.document.valuesKnown());
    const BoardScene scene = program.board().exportScene();
    const FenceScene fences = fencesIn(scene);
    QCOMPARE(fences.marks.size() + scene.valueMarks.size(), program.document.moveValues().size());
    QCOMPARE(scene.valueMarks.size(), std::size_t{3});  // three badges show the values of the pawn's moves
    const auto best = program.document.moveValues().front();
    bool found = false;
    for (const FenceMark& mark : fences.marks) found = found || (mark.perfect && mark.value == best.value);
    for (const ValueMark& mark : scene.valueMarks) found = found || (mark.perfect && mark.value == best.value);
    QVERIFY(found);
    QVERIFY(program.fences().describeFence(fenceOfText("a1h")).contains(QStringLiteral("if placed: ")));
    QVERIFY(program.board().legend().contains(QStringLiteral("bars win")));
    program.settings.setValuesShown(false);
    QVERIFY(fencesIn(program.board().exportScene()).marks.empty());
    QVERIFY(program.board().legend().isEmpty());
  }

  void shortestPathsAreShownOnDemand() {
    Program program("5x5 b2 c4 1 2 a1h,b3v,c4h 1");
    QVERIFY(fencesIn(program.board().exportScene()).paths[0].empty());
    test::actionsOf(program.window)[ActionId::ShowPaths]->trigger();
    const auto paths = fencesIn(program.board().exportScene()).paths;
    QCOMPARE(paths[0].front(), quoridorSquare("b2"));
    QCOMPARE(paths[0].back().row, 4);
    QCOMPARE(paths[1].front(), quoridorSquare("c4"));
    QCOMPARE(paths[1].back().row, 0);
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(!test::actionsOf(program.window)[ActionId::ShowPaths]->isEnabled());
    QVERIFY(fencesIn(program.board().exportScene()).paths[0].empty());
  }

  void squaresAndFencesCanBeReadAloud() {
    Program program("5x5 c1 c5 2 3 b1h 1");
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&program.board());
    QCOMPARE(board->childCount(), 25 + 2 + 1);
    QCOMPARE(board->child(2)->text(QAccessible::Name),
             QStringLiteral("c1, first player's pawn, heading up, fence above, 2 moves"));
    QVERIFY(
        board->child(25)->text(QAccessible::Name).startsWith(QStringLiteral("first player's hand, horizontal fence, 2 in hand")));
    QCOMPARE(board->child(27)->text(QAccessible::Name), QStringLiteral("horizontal fence b1h, above b1 and c1"));
    QCOMPARE(program.fences().describeFence(fenceOfText("b1v")),
             QStringLiteral("vertical fence b1v, right of b1 and b2, not possible: This fence would cross the fence b1h."));
  }

  void everySizeIsDrawn() {
    for (const char* id :
         {"quoridor:2x3,fences=0", "quoridor:4x4,fences=1,start=diagonal", "quoridor:9x9,fences=10", "quoridor:9x3,fences=2-1"}) {
      const VariantPtr variant = test::variantOf(id);
      const QImage start = renderBoardThumbnail(*variant, variant->start(), 96, 1).toImage();
      QVERIFY(!start.isNull());
      const AnyMove last = variant->legalMoves(variant->start()).back();
      QVERIFY(renderBoardThumbnail(*variant, variant->play(variant->start(), last), 96, 1).toImage() != start);
    }
    Program program("5x5 c1 c5 2 3 b1h 1");
    const QString svg = program.folder.filePath(QStringLiteral("board.svg"));
    QVERIFY(!savePicture(pictureOf(program.board().exportScene()), svg));
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("<image"));
  }
};

KOTAI_WINDOW_TEST(QuoridorBoardTest)
#include "quoridor_board_test.moc"

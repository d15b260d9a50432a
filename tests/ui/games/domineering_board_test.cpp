// Tests for Domineering with alternating moves in the window: pointing at places, placing by mouse and keyboard,
// refusals, the dominoes of the game, values, the other start position, and texts.
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "ui/board/board_scene.h"
#include "ui/games/classicdomineering/covered_board_painter.h"
#include "ui/games/classicdomineering/domino_feature.h"
#include "ui/games/presentation.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Returns the dominoes on the board. Empty in other games.
DominoLayer dominoesIn(const BoardScene& scene) {
  for (const auto& layer : scene.layers)
    if (const auto* dominoes = dynamic_cast<const DominoLayer*>(layer.get())) return *dominoes;
  return {};
}

}  // namespace

class DomineeringBoardTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(const char* position = "4/4/4/4 v") : BoardProgram({1300, 860}, 0) {
      settings.setOpponentSides(OpponentSides::None);
      openTexts("domineering:4x4", position);
    }

    /// Returns a point on a square. \p right and \p up are offsets from its centre, as fractions of the cell.
    QPoint at(Square square, double right, double up) {
      const BoardLayout layout = board().currentLayout();
      return (layout.centre(square) + QPointF(right, -up) * layout.cell * layout.direction()).toPoint();
    }
    void click(Square square, double right, double up) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at(square, right, up)); }
    DominoLayer dominoes() { return dominoesIn(board().exportScene()); }
    std::optional<MoveSquares> pointedAt(QPoint place) {
      moveMouse(place);
      const auto layer = board().feature<DominoFeature>()->layer(BoardMoment::Live);
      return dynamic_cast<const DominoLayer&>(*layer).pointed;
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theHalfOfASquareSelectsTheDomino() {
    Program program;
    for (const bool flipped : {false, true}) {
      program.settings.boardFlipped.set(flipped);
      const auto upper = program.pointedAt(program.at({1, 1}, 0.1, 0.3));
      QVERIFY(upper && upper->from == Square({1, 1}) && upper->to == Square({1, 2}));
      const auto lower = program.pointedAt(program.at({1, 1}, 0.1, -0.3));
      QVERIFY(lower && lower->from == Square({1, 0}) && lower->to == Square({1, 1}));
      // Only one vertical domino covers a square of the lowest row, so the lower half of the square also selects this
      // domino.
      const auto only = program.pointedAt(program.at({3, 0}, 0, -0.3));
      QVERIFY(only && only->from == Square({3, 0}) && only->to == Square({3, 1}));
    }
  }

  void dominoesArePlacedInTurn() {
    Program program;
    program.click({0, 1}, 0, 0.3);
    QCOMPARE(program.position(), QStringLiteral("4/#3/#3/4 h"));
    program.click({2, 0}, -0.3, 0);
    QCOMPARE(program.position(), QStringLiteral("4/#3/#3/1##1 v"));
    const DominoLayer dominoes = program.dominoes();
    QCOMPARE(dominoes.placed.size(), std::size_t{2});
    QCOMPARE(sideOfDomino(dominoes.placed[0]), Side::First);
    QCOMPARE(sideOfDomino(dominoes.placed[1]), Side::Second);
    QVERIFY(dominoes.placed[1].from == Square({1, 0}) && dominoes.placed[1].to == Square({2, 0}));
    program.document.selectNode(GameTree::root);
    QVERIFY(program.dominoes().placed.empty());
  }

  void dominoesThatDoNotFitAreExplained() {
    Program program("1#2/1#2/1##1/##2 h");
    QSignalSpy refused(&program.board(), &BoardView::moveRefused);
    program.click({0, 2}, 0, 0);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.last().first().toString(), QStringLiteral("No square beside a3 is free."));
    program.click({1, 2}, 0, 0);
    QCOMPARE(refused.last().first().toString(), QStringLiteral("b3 is covered."));
    program.play("c3d3");
    program.click({0, 0}, 0, 0);
    QCOMPARE(refused.last().first().toString(), QStringLiteral("a1 is covered."));
    program.click({2, 0}, 0, 0);
    QCOMPARE(refused.last().first().toString(), QStringLiteral("No square above or below c1 is free."));
    QCOMPARE(program.position(), QStringLiteral("1#2/1###/1##1/##2 v"));
  }

  void keysPlaceTheDominoAtTheCursor() {
    Program program;
    program.click({0, 0}, 0, 0.3);
    BoardView& board = program.board();
    board.setFocus();
    board.hand().cursor = {2, 0};
    QVERIFY2(board.describeSquare({2, 0}).contains(QStringLiteral("domino c1d1")), qPrintable(board.describeSquare({2, 0})));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("4/4/#3/#1## v"));
    for (const char letter : {'b', '3', 'b', '4'}) QTest::keyClick(&board, letter);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("1#2/1#2/#3/#1## h"));
  }

  void everyMoveShowsItsValue() {
    Program program;
    program.newGame("domineering:4x4", true);
    program.settings.setValuesShown(true);
    QTRY_COMPARE(program.dominoes().values.size(), std::size_t{12});
    for (const DominoValue& mark : program.dominoes().values)
      QCOMPARE(mark.value, mark.domino.from.row == 1 ? Value::win(7) : Value::loss(8));
    program.settings.setValuesShown(false);
    QTRY_VERIFY(program.dominoes().values.empty());
  }

  void eitherSideMayBegin() {
    Program program("4/4/4/4 h");
    program.click({1, 1}, 0.3, 0);
    QCOMPARE(program.position(), QStringLiteral("4/4/1##1/4 v"));
    QCOMPARE(sideOfDomino(program.dominoes().placed.front()), Side::Second);
  }

  void helpShowsDominoesInTheirColours() {
    const Presentation& game = presentationOf("domineering");
    const QPixmap picture = game.helpPicture(QUrl(QStringLiteral("placed:domineering:4x4#a1a2 c1d1")), 1);
    QVERIFY(!picture.isNull());
    QVERIFY(game.helpPicture(QUrl(QStringLiteral("placed:domineering:4x4#a1a2 a1b1")), 1).isNull());
    QVERIFY(game.helpPicture(QUrl(QStringLiteral("board:domineering:4x4")), 1).isNull());
    const QImage image = picture.toImage();
    const auto colourAt = [&](double column, double row) {  // column and row in cells, from the lower left corner
      return image.pixelColor(static_cast<int>(image.width() * (column + 0.12) / 4.24),
                              static_cast<int>(image.height() * (4.12 - row) / 4.24));
    };
    const QColor upright = colourAt(0.37, 1.3), flat = colourAt(2.7, 0.37), free = colourAt(1.5, 2.5);
    QVERIFY(upright.blue() > upright.red());
    QVERIFY(flat.red() > flat.blue());
    QVERIFY(free != upright && free != flat);
  }

  void theEndIsTold() {
    const VariantPtr variant = test::variantOf("domineering:4x4");
    const AnyPosition lost = *variant->parsePosition("1#1#/1#1#/1#1#/1#1# h");
    const Presentation& game = presentationOf("domineering");
    QCOMPARE(game.endReason(*variant, lost, Side::First, std::nullopt), QStringLiteral("Orange cannot place a domino"));
    QCOMPARE(game.endReason(*variant, lost, Side::First, Side::First), QStringLiteral("your opponent cannot place a domino"));
    QCOMPARE(game.endReason(*variant, lost, Side::First, Side::Second), QStringLiteral("you cannot place a domino"));
    const auto uneven = variant->parsePosition("4/4/4/#3 v");
    QVERIFY(!uneven && game.faultSentence(uneven.error()).contains(QStringLiteral("1 dark and 0 light squares")));
  }
};

KOTAI_WINDOW_TEST(DomineeringBoardTest)
#include "domineering_board_test.moc"

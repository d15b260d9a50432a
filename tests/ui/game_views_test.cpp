// Tests for the move tree and the value graph: order of words, marks of mistakes, clicks, comments.
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/charts/value_graph.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_document.h"
#include "ui/document/move_list.h"
#include "ui/opponent/move_verdict.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

void playText(GameDocument& document, const char* text) {
  const auto move = document.variant()->parseMove(document.position(), text);
  QVERIFY(move.has_value());
  QVERIFY(document.play(*move));
}

}  // namespace

class GameViewsTest : public QObject {
  Q_OBJECT

 private slots:
  void writesVariationsInReadingOrder() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    playText(document, "c1c2");
    playText(document, "a3b3");
    document.selectNode(1);
    playText(document, "a2b2");
    document.selectNode(0);
    playText(document, "b1b2");
    QTRY_VERIFY(document.tree().node(4).value.has_value());
    QStringList words;
    for (const MoveWord& word : moveWords(*variant, document.tree())) {
      if (word.kind == MoveWord::Kind::LineStart) words << QStringLiteral("[");
      if (word.kind == MoveWord::Kind::LineEnd) words << QStringLiteral("]");
      if (word.kind == MoveWord::Kind::Move) words << word.number + word.text;
    }
    const QString text = words.join(QLatin1Char(' '));
    QVERIFY2(text.startsWith(QStringLiteral("1.c1c2 [ 1.b1b2?? ] 1…a3b3")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("[ 1…a2b2")), qPrintable(text));
    words.clear();
    for (const MoveWord& word : moveWords(*variant, document.tree(), false)) {
      QVERIFY(word.kind != MoveWord::Kind::Result);
      QVERIFY(!word.text.contains(QLatin1Char('?')));
    }
  }

  void aGiftInALostPositionIsMarked() {
    const VariantPtr variant = test::variantOf("animalshogi");
    const auto markOf = [&](Value before, Value after) {
      GameTree tree;
      tree.reset(variant->start());
      tree.setValue(GameTree::root, before);
      const AnyMove move = variant->legalMoves(variant->start()).front();
      const GameTree::NodeId node = tree.add(GameTree::root, move, QStringLiteral("A4A3"), variant->play(variant->start(), move));
      tree.setValue(node, after);
      return mistakeMark(tree, node);
    };
    QCOMPARE(markOf(Value::loss(24), Value::win(1)), QStringLiteral("?"));
    QCOMPARE(markOf(Value::loss(24), Value::win(9)), QString());
    QCOMPARE(markOf(Value::win(5), Value::draw()), QStringLiteral("?"));
    QCOMPARE(markOf(Value::win(5), Value::win(1)), QStringLiteral("??"));
    const MoveVerdict gift = judge(Value::loss(24), Value::win(1));
    QVERIFY(gift.keepsOutcome() && gift.isMistake());
    QCOMPARE(verdictText(gift), QStringLiteral("already losing, but this loses at once"));
    QCOMPARE(verdictText(judge(Value::draw(), Value::win(1))), QStringLiteral("loses at once, from a drawn position"));
    QCOMPARE(verdictText(judge(Value::win(9), Value::win(1))), QStringLiteral("loses at once, from a winning position"));
    QCOMPARE(verdictText(judge(Value::win(9), Value::win(3))), QStringLiteral("blunder: from winning to losing"));
  }

  void numbersFollowTheSideThatStarts() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, nullptr);
    playText(document, "c1c2");
    const AnyPosition secondToMove = document.position();
    document.newGameFrom(variant, nullptr, secondToMove);
    playText(document, "a3b3");
    const auto words = moveWords(*variant, document.tree());
    QCOMPARE(words.front().number, QStringLiteral("1…"));
    playText(document, "c2c3");
    QCOMPARE(moveNumber(*variant, document.tree(), document.currentNode()), 2);
  }

  void clickShowsThePositionAfterTheMove() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document);
    GameDock dock(wordsOfMoves(&document), &state.hub, {}, MoveTreeView::Arrangement::Flowing);
    dock.resize(360, 320);
    dock.show();
    playText(document, "c1c2");
    playText(document, "a3b3");
    const QRect rect = dock.moves()->moveRect(1);
    QVERIFY(rect.isValid());
    QTest::mouseClick(dock.moves()->viewport(), Qt::LeftButton, {}, rect.center());
    QCOMPARE(document.currentNode(), 1);
    dock.comment()->setPlainText(QStringLiteral("the only winning move"));
    QCOMPARE(document.tree().node(1).comment, QStringLiteral("the only winning move"));
    QVERIFY(dock.moves()->toPlainText().contains(QStringLiteral("the only winning move")));
    step(document, TreeDocument::toEnd);
    QTRY_VERIFY(dock.comment()->toPlainText().isEmpty());
    document.removeNode(document.currentNode());
    QCOMPARE(document.currentNode(), 1);
    QVERIFY(!dock.moves()->toPlainText().contains(QStringLiteral("a3b3")));
  }

  void aCommentOnTheStartHasALineOfItsOwn() {
    GameDocument document;
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    test::StateOf state(&document);
    GameDock dock(wordsOfMoves(&document), &state.hub, {}, MoveTreeView::Arrangement::Flowing);
    dock.show();
    document.setComment(GameDocument::root, QStringLiteral("my plan"));
    const QStringList lines = dock.moves()->toPlainText().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith(QStringLiteral("my plan")) && lines[1].startsWith(QStringLiteral("No moves yet")));
  }

  void graphShowsWhoWinsAndWhere() {
    QCOMPARE(valueHeight(Value::draw(), 40), 0.0);
    QVERIFY(valueHeight(Value::win(2), 40) > valueHeight(Value::win(20), 40));
    QVERIFY(valueHeight(Value::loss(2), 40) < valueHeight(Value::loss(20), 40));
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document);
    ValueGraphDock dock(wordsOfMoves(&document), &state.hub, {});
    dock.resize(420, 180);
    dock.show();
    playText(document, "b1b2");
    QTRY_VERIFY(dock.graph()->points().size() == 2 && dock.graph()->points().back().value.has_value());
    QVERIFY(dock.graph()->points().front().height > 0);
    QVERIFY(dock.graph()->points().back().height < 0);
    QCOMPARE(dock.graph()->points().back().mark, QStringLiteral("??"));
    QVERIFY(dock.graph()->pointText(1).contains(QStringLiteral("b1b2")));
    QTest::mouseClick(dock.graph(), Qt::LeftButton, {}, dock.graph()->pointPosition(0).toPoint());
    QCOMPARE(document.currentNode(), GameTree::root);
    QTest::keyClick(dock.graph(), Qt::Key_Right);
    QCOMPARE(document.currentNode(), 1);
  }

  void unsolvedGamesHaveNoGraph() {
    GameDocument document;
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    test::StateOf state(&document);
    ValueGraphDock dock(wordsOfMoves(&document), &state.hub, {});
    dock.show();
    QVERIFY(!dock.graph()->isVisible());
  }
};

KOTAI_WINDOW_TEST(GameViewsTest)
#include "game_views_test.moc"

// Tests for the document and its tree: playing, stepping, variations, values that arrive, games as text.
#include "ui/document/game_document.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/docks/line/line_dock.h"
#include "ui/document/game_text.h"
#include "ui/opponent/move_verdict.h"

using namespace kotai;
using namespace kotai::ui;

class GameDocumentTest : public QObject {
  Q_OBJECT

  static bool play(GameDocument& document, const char* text) {
    const auto move = document.variant()->parseMove(document.position(), text);
    return move && document.play(*move);
  }

 private slots:
  void playsAndStepsThroughVariations() {
    GameDocument document;
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    QVERIFY(play(document, "c1c2"));
    QVERIFY(play(document, "a3b3"));
    QVERIFY(!document.play(AnyMove{0xffffffff}));
    step(document, -1);
    QVERIFY(play(document, "a2b2"));
    QCOMPARE(document.tree().node(1).children.size(), std::size_t(2));
    document.promoteNode(document.currentNode());
    QCOMPARE(document.tree().node(1).children.front(), document.currentNode());
    document.removeNode(document.currentNode());
    QCOMPARE(document.tree().node(1).children.size(), std::size_t(1));
    step(document, TreeDocument::toEnd);
    QCOMPARE(document.tree().node(document.currentNode()).moveText, QStringLiteral("a3b3"));
    document.selectNode(0);
    QCOMPARE(document.currentNode(), GameTree::root);
  }

  void valuesArriveAndBelongToThePosition() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    GameDocument document;
    QSignalSpy arrived(&document, &GameDocument::valuesChanged);
    document.newGame(variant, test::solved(variant));
    QTRY_VERIFY(document.valuesKnown());  // already true if the answer arrived before the wait began
    QCOMPARE(document.value()->outcome, Outcome::Win);
    QCOMPARE(document.moveValues().size(), document.legalMoves().size());
    QCOMPARE(document.moveValues().front().text, std::string("c1c2"));
    for (int i = 0; i < 30; ++i) {  // many requests, but only one answer at a time, and only for the latest position
      play(document, "c1c2");
      step(document, -1);
    }
    play(document, "c1c2");
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(*document.value(), test::solved(variant)->value(document.position()));
    QTRY_VERIFY(document.tree().node(GameTree::root).value.has_value());
  }

  void solvingLaterFillsEveryNode() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    GameDocument document;
    document.newGame(variant, nullptr);
    play(document, "c1c2");
    QVERIFY(!document.valuesKnown());
    document.setSolution(test::solved(variant));
    QTRY_VERIFY(document.tree().node(0).value && document.tree().node(1).value);
  }

  void repetitionEndsTheGameAndItsRecord() {
    GameDocument document;
    QSignalSpy ended(&document, &GameDocument::gameEnded);
    document.newGame(test::variantOf("animalshogi"), nullptr);
    for (int round = 0; round < 2; ++round)
      for (const char* move : {"C4C3", "A1A2", "C3C4", "A2A1"}) {
        QCOMPARE(ended.count(), 0);
        QVERIFY(play(document, move));
      }
    QCOMPARE(ended.count(), 1);
    QCOMPARE(document.end(), (GameEnd{EndCause::Repetition, std::nullopt}));
    const GameTree::NodeId last = document.currentNode();
    QVERIFY(play(document, "B4A3"));  // the user tries an alternative
    QVERIFY(!document.end());
    QVERIFY(isOver(document));
    QCOMPARE(document.endBefore(document.currentNode()), std::optional(last));
    document.selectNode(3);
    QVERIFY(!isOver(document));
    QCOMPARE(ended.count(), 1);
  }

  void anEndThatIsDeclaredCanBeUndone() {
    GameDocument document;
    QSignalSpy ended(&document, &GameDocument::gameEnded);
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    play(document, "c1c2");
    QVERIFY(!isOver(document));
    const GameEnd resigned{EndCause::Resignation, Side::First};
    document.declareEnd(resigned);
    QCOMPARE(document.end(), std::optional(resigned));
    QVERIFY(isOver(document));
    document.declareEnd({EndCause::Agreement, std::nullopt});  // the game is already over
    QCOMPARE(document.end(), std::optional(resigned));
    QCOMPARE(ended.count(), 1);
    document.history().stack()->undo();
    QVERIFY(!document.end());
    QVERIFY(!isOver(document));
    QCOMPARE(document.currentNode(), 1);
    document.history().stack()->redo();
    QCOMPARE(document.end(), std::optional(resigned));
    QVERIFY(isOver(document));
    // The next game has a new tree, in which node 1 is not an end.
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    play(document, "b1b2");
    QCOMPARE(document.currentNode(), 1);
    QVERIFY(!isOver(document));
  }

  void gamesSurviveAsText() {
    GameDocument document;
    document.newGame(test::variantOf("dodgem:4x4"), nullptr);
    play(document, "d1d2");
    play(document, "a4b4");
    document.setComment(document.currentNode(), QStringLiteral("悪手"));
    step(document, -1);
    play(document, "a3b3");
    const QByteArray text = writeGame(recordOf(document));
    const auto game = readSavedGame(text);
    QVERIFY(game.has_value());
    GameDocument copy;
    copy.load(std::get<ReadGame>(game->game), nullptr);
    QCOMPARE(writeGame(recordOf(copy)), text);
    QCOMPARE(copy.position(), document.position());
    QVERIFY(!readSavedGame("no game").has_value());
    QVERIFY(!readSavedGame("{\"variant\":\"dodgem:4x4\",\"start\":\"x\"}").has_value());
  }

  void linesFollowChoices() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    const SolutionPtr solution = test::solved(variant);
    const AnnotatedLine line = readLine(*solution, variant->start(), {}, 400);
    // The start position is won in 20 plies. The value counts one more ply than is played, because the game ends
    // when the last car has left the board.
    const auto counted = [](const AnnotatedLine& each) { return each.steps.size() + (each.decided ? 1 : 0); };
    QCOMPARE(counted(line), std::size_t(20));
    for (std::size_t i = 0; i < line.steps.size(); ++i) {
      const LineStep& step = line.steps[i];
      if (step.equals.size() < 2) continue;
      std::vector<AnyMove> chosen;
      for (std::size_t k = 0; k < i; ++k) chosen.push_back(line.steps[k].move.move);
      chosen.push_back(step.equals.back().move);
      const AnnotatedLine other = readLine(*solution, variant->start(), chosen, 400);
      QCOMPARE(counted(other), counted(line));
      QCOMPARE(other.steps[i].move.move, step.equals.back().move);
      return;
    }
    QFAIL("no step with a choice");
  }

  void verdictsCountWaste() {
    QCOMPARE(judge(Value::win(8), Value::loss(9)).wastedPlies, 2u);
    QCOMPARE(judge(Value::loss(9), Value::win(6)).wastedPlies, 2u);
    QVERIFY(!judge(Value::draw(), Value::win(3)).keepsOutcome());
    QVERIFY(judge(Value::win(8), Value::loss(7)).keepsOutcome());
  }
};

KOTAI_WINDOW_TEST(GameDocumentTest)
#include "game_document_test.moc"

// Tests for the document of simultaneous games: choices, reveal, values of the current position, variations, texts.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/test_class.h"
#include "ui/document/game_text.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Reads a game. Returns nothing if the text is not a simultaneous game.
std::optional<ReadTurnGame> readTurns(const QByteArray& text) {
  const SavedResult saved = readSavedGame(text);
  const ReadTurnGame* game = saved ? std::get_if<ReadTurnGame>(&saved->game) : nullptr;
  return game ? std::optional(*game) : std::nullopt;
}

}  // namespace

class DomineeringDocumentTest : public QObject {
  Q_OBJECT

  static SimultaneousVariantPtr variantOf(const char* id) { return *parseSimultaneousVariant(id); }

  static AnyMove moveOf(const DomineeringDocument& document, const char* text) {
    const auto move = document.variant()->parseMove(document.position(), text);
    return move ? move->second : AnyMove{999};
  }

  static bool play(DomineeringDocument& document, const char* first, const char* second) {
    return document.play({moveOf(document, first), moveOf(document, second)});
  }

  static QString text(const DomineeringDocument& document) {
    return QString::fromStdString(document.variant()->formatPosition(document.position()));
  }

  static void open(DomineeringDocument& document, const char* id) {
    const auto variant = variantOf(id);
    document.newGame(variant, nullptr, variant->start());
  }

  static SimultaneousSolutionPtr solved(const SimultaneousVariantPtr& variant) {
    static const QTemporaryDir folder;
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    options.threads = 1;
    domineering::solve(variant, options);
    return SimultaneousSolution::open(options.directory, variant);
  }

 private slots:
  void choosesInSecretAndReveals() {
    DomineeringDocument document;
    open(document, "syncdom:4x4");
    QSignalSpy played(&document, &DomineeringDocument::movePlayed);
    QSignalSpy choices(&document, &DomineeringDocument::choiceChanged);
    QVERIFY(document.choose(Side::First, moveOf(document, "V:a1")));
    QVERIFY(document.choice(Side::First));
    QCOMPARE(text(document), QStringLiteral("4/4/4/4"));
    QVERIFY(document.choose(Side::First, moveOf(document, "V:b1")));  // replaces the previous choice
    QVERIFY(!document.choose(Side::Second, AnyMove{15}));             // a horizontal domino does not fit at d4
    document.withdraw(Side::First);
    QVERIFY(!document.choice(Side::First));
    QCOMPARE(choices.count(), 3);
    QVERIFY(document.choose(Side::First, moveOf(document, "V:b1")));
    QVERIFY(document.choose(Side::Second, moveOf(document, "H:b2")));  // both dominoes cover b2
    QCOMPARE(played.count(), 1);
    QCOMPARE(text(document), QStringLiteral("4/4/1##1/1#2"));
    QVERIFY(!document.choice(Side::First) && !document.choice(Side::Second));
    QVERIFY(!document.isLegal(Side::First, AnyMove{1}));
  }

  void waitsForTheReveal() {
    DomineeringDocument document;
    open(document, "syncdom:3x3");
    document.setWaitsForReveal(true);
    document.choose(Side::Second, moveOf(document, "H:a1"));
    document.choose(Side::First, moveOf(document, "V:c1"));
    QVERIFY(document.bothChosen());
    QCOMPARE(document.currentNode(), TurnTree::root);
    document.reveal();
    QCOMPARE(text(document), QStringLiteral("3/2#/###"));
  }

  void keepsVariationsAndComments() {
    DomineeringDocument document;
    open(document, "syncdom:4x4");
    QVERIFY(play(document, "V:a1", "H:c4"));
    QVERIFY(play(document, "V:b1", "H:a4"));
    const auto second = document.currentNode();
    step(document, -1);
    QVERIFY(play(document, "V:d1", "H:a4"));
    const auto variation = document.currentNode();
    document.setComment(variation, QStringLiteral("instead"));
    document.selectNode(0);
    QVERIFY(play(document, "V:a1", "H:c4"));  // this turn is already in the tree, so none is added
    QCOMPARE(document.tree().size(), 4);
    step(document, TreeDocument::toEnd);
    QCOMPARE(document.currentNode(), second);
    document.promoteNode(variation);
    step(document, -1);
    step(document, 1);
    QCOMPARE(document.currentNode(), variation);

    const QByteArray written = writeGame(recordOf(document));
    const auto read = readTurns(written);
    QVERIFY(read);
    DomineeringDocument other;
    other.load(*read, nullptr);
    QCOMPARE(writeGame(recordOf(other)), written);
    QCOMPARE(other.tree().node(other.currentNode()).comment, QStringLiteral("instead"));
    document.removeNode(document.currentNode());
    QCOMPARE(document.tree().node(document.currentNode()).number, 1);
    QCOMPARE(document.tree().node(document.currentNode()).children.size(), std::size_t{1});
  }

  void refusesTextsThatAreNoGame() {
    QVERIFY(!readTurns("not a game"));
    QVERIFY(!readTurns(R"({"variant":"dodgem:3x3","start":"3/3/3 ^"})"));
    QVERIFY(!readTurns(R"({"variant":"syncdom:3x3","start":"3/3"})"));
    const auto cut = readTurns(
        R"({"variant":"syncdom:3x3","start":"3/3/3","moves":[{"after":0,"move":"V:a1 H:b3"},{"after":1,"move":"V:a1 H:a1"}],"current":2})");
    QVERIFY(cut);
    QCOMPARE(cut->moves.size(), std::size_t{1});  // the second turn is not legal
    QCOMPARE(cut->current, 1);                    // the last turn before the illegal turn
    QCOMPARE(cut->damage.size(), std::size_t{1});
    QVERIFY(!readTurns("{\"variant\":\"syncdom:3x3\",\"start\":\"3/3/3\",\"moves\":[{\"after\":0,\"move\":\"H:a1 V:a1\"}]}")
                 ->moves.size());
  }

  void solvesTheRestWhereThereIsNoSolution() {
    DomineeringDocument document;
    QSignalSpy values(&document, &DomineeringDocument::valuesChanged);
    open(document, "syncdom:4x4");
    QVERIFY(!document.valuesKnown());
    QTRY_VERIFY_WITH_TIMEOUT(document.valuesKnown(), 20000);
    QCOMPARE(document.value()->value, 0.0);
    QVERIFY(document.game());
    QCOMPARE(document.game()->firstMoves.size(), document.moves(Side::First).size());
    // Values arrive only for the current position.
    play(document, "V:a1", "H:c4");
    step(document, -1);
    play(document, "V:b2", "H:b2");
    const auto before = values.count();
    QVERIFY(!document.valuesKnown());
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(values.count(), before + 1);
    const auto game = document.game();
    QCOMPARE(game->firstMoves, document.moves(Side::First));
    for (const TurnTree::NodeId id : {0, 1, 2}) QTRY_VERIFY(document.tree().node(id).value);
  }

  void hasTheValuesOfAGameRead() {
    DomineeringDocument document;
    open(document, "syncdom:4x4");
    QVERIFY(play(document, "V:a1", "H:c4"));
    QVERIFY(play(document, "V:b1", "H:a4"));
    DomineeringDocument other;
    other.load(*readTurns(writeGame(recordOf(document))), nullptr);
    QCOMPARE(other.currentNode(), 2);
    for (const TurnTree::NodeId id : {0, 1, 2}) QTRY_VERIFY_WITH_TIMEOUT(other.tree().node(id).value, 20000);
  }

  void readsTheSolution() {
    const auto variant = variantOf("syncdom:4x3");
    DomineeringDocument document;
    document.newGame(variant, solved(variant), variant->start());
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(*document.value(), *document.solution()->value(variant->start()));
    // No game reaches this start position, so the file contains no value for it. The file contains values for the
    // positions that follow.
    const auto odd = variant->parsePosition("#3/4/4");
    document.newGame(variant, document.solution(), *odd);
    QTRY_VERIFY(document.valuesKnown());
    QVERIFY(document.game());
  }

  void knowsTheEnd() {
    DomineeringDocument document;
    const auto variant = variantOf("syncdom:3x3");
    document.newGame(variant, nullptr, *variant->parsePosition("##1/##1/1##"));
    QCOMPARE(document.result(), std::optional(Payoff::FirstWins));
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(document.value()->value, 1.0);
    QVERIFY(!document.game());
    QVERIFY(!document.choose(Side::First, moveOf(document, "V:c2")));
    QCOMPARE(resultText(*document.result()), QStringLiteral("Vertical won: Horizontal cannot move"));
  }

  void judgesChoices() {
    domineering::PositionGame game;
    game.firstMoves = {{0}, {1}, {2}};
    game.secondMoves = {{0}, {1}};
    game.matrix = {3, 2, {1, -1, -1, 1, -1, -1}};
    game.equilibrium = {0, {0.5, 0.5, 0}, {0.5, 0.5}, 0};
    game.firstGuarantees = {-1, -1, -1};
    game.secondGuarantees = {1, 1};
    QCOMPARE(verdictText(*judgeChoice(game, Side::First, {1})), QStringLiteral("part of the best mix (50%)"));
    QCOMPARE(verdictText(*judgeChoice(game, Side::First, {2})), QStringLiteral("gives away 1 against best play"));
    QCOMPARE(judgeChoice(game, Side::Second, {0})->guaranteedLess, 1.0);
    QVERIFY(!judgeChoice(game, Side::Second, {7}));
    // In a hint, neither a1 nor b1 guarantees the draw, and b1 punishes a1.
    QVERIFY(!sureChoice(game, Side::First));
    QCOMPARE(mixAdvice(*variantOf("syncdom:3x3"), game, Side::First),
             QStringLiteral("Choose at random: a1 (50%), b1 (50%). If you always chose a1, the other side could play b1, and you "
                            "would get 1 less."));
    game.firstGuarantees = {-1, 0, -1};
    QCOMPARE(sureChoice(game, Side::First), std::optional(AnyMove{1}));
    // Judges the same choice with and without the other side's best reply.
    const auto guessed = judgeTurn(game, Side::First, {{0}, {1}});
    QVERIFY(guessed->hasLostValue());
    QVERIFY(verdictText(*guessed).endsWith(QStringLiteral("lost 1 (a draw became a loss)")));
    QVERIFY(!judgeTurn(game, Side::First, {{0}, {0}})->hasLostValue());
    QCOMPARE(verdictText(*judgeTurn(game, Side::First, {{2}, {0}})), QStringLiteral("gave away 1 (a draw became a loss)"));
    QVERIFY(judgeTurn(game, Side::Second, {{0}, {0}})->hasLostValue());
  }

  /// On 4x4, Vertical's b2 may lose to Horizontal's a3, although eight other moves guarantee the draw.
  void reportsSureChoices() {
    DomineeringDocument document;
    const auto variant = variantOf("syncdom:4x4");
    document.newGame(variant, nullptr, variant->start());
    QTRY_VERIFY_WITH_TIMEOUT(document.game(), 20000);
    const auto& game = *document.game();
    const auto verdict = judgeTurn(game, Side::First, {moveOf(document, "V:b2"), moveOf(document, "H:a3")});
    QVERIFY(verdict && verdict->isMistake());
    QCOMPARE(verdictText(*verdict),
             QStringLiteral("gave up the sure draw: the guaranteed value fell by 1; lost 1 (a draw became a loss)"));
    for (std::size_t row = 0; row < game.firstMoves.size(); ++row) {
      const auto alone = judgeChoice(game, Side::First, game.firstMoves[row]);
      QCOMPARE(alone->surest, 0.0);
      if (game.firstGuarantees[row] == 0) QVERIFY(!alone->isMistake());
      const bool praised =
          verdictText(*alone).startsWith(QStringLiteral("sound")) || verdictText(*alone).contains(QStringLiteral("full value"));
      QVERIFY(!praised || game.firstGuarantees[row] == 0);
    }
  }

  void putsValuesIntoWords() {
    QCOMPARE(payoffText(0.25), QStringLiteral("+0.25"));
    QCOMPARE(payoffText(-1), QString(QChar(0x2212)) + QStringLiteral("1"));
    QCOMPARE(payoffText(-0.0001), QStringLiteral("0"));
    QCOMPARE(probabilityText(1.0 / 3), QStringLiteral("33%"));
    QCOMPARE(valueSentence({0.25, 0, 1}),
             QStringLiteral("Value 0.25 for Vertical: Vertical can force a draw, Horizontal cannot even force a draw"));
    QCOMPARE(forcedText({0.25, 0, 1}), QStringLiteral("Vertical can force a draw, Horizontal cannot even force a draw"));
    QCOMPARE(valueSentence({-1, -1, -1}), QStringLiteral("Horizontal wins by force"));
  }
};

KOTAI_TEST(DomineeringDocumentTest)
#include "document_test.moc"

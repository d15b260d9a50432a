// Tests for the interface to games in play, which is the same for both kinds of games.
#include "core/play/play.h"

#include <QTest>
#include <algorithm>

#include "core/analysis/aggregate.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class PlayTest : public QObject {
  Q_OBJECT
 private slots:
  void turnsOfTheStart_data();
  void turnsOfTheStart();
  void textsAreReadAgain_data() { turnsOfTheStart_data(); }
  void textsAreReadAgain();
  void turnsLeadBack_data() { turnsOfTheStart_data(); }
  void turnsLeadBack();
  void unknownGames();
  void queriesAreCheckedByTheKindOfGame();
  void solutionsAreFound();
  void solvedPayoffsAreFound();
  void proofsAreFound();
};

/// The numbers of moves were counted by hand. In Dodgem 3x3 the car on c1 can only go up, and the car on b1 can
/// also go to the left. In Domineering 3x3, a vertical domino fits in two places of each column, and a
/// horizontal domino in two places of each row.
void PlayTest::turnsOfTheStart_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<bool>("atOnce");
  QTest::addColumn<QString>("move");
  QTest::addColumn<qulonglong>("turns");
  QTest::newRow("dodgem:3x3") << QStringLiteral("dodgem:3x3") << false << QStringLiteral("b1a1") << 3ULL;
  QTest::newRow("syncdom:3x3") << QStringLiteral("syncdom:3x3") << true << QStringLiteral("H:a3") << 36ULL;
}

void PlayTest::turnsOfTheStart() {
  QFETCH(QString, id);
  QFETCH(bool, atOnce);
  QFETCH(qulonglong, turns);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  QCOMPARE(play->id(), id.toStdString());
  QCOMPARE(std::string(play->gameId()), id.section(QLatin1Char(':'), 0, 0).toStdString());
  QCOMPARE(play->movesAtOnce(), atOnce);
  QVERIFY(play->columns() == 3 && play->rows() == 3);
  QVERIFY(!play->isOver(play->start()));
  QCOMPARE(qulonglong(play->turnCount(play->start())), turns);
  QCOMPARE(qulonglong(play->after(play->start()).size()), turns);
}

void PlayTest::textsAreReadAgain() {
  QFETCH(QString, id);
  QFETCH(QString, move);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  for (const AnyPosition& position : play->after(play->start()))
    QVERIFY(play->parsePosition(play->formatPosition(position)).value() == position);
  const SideMove read = play->parseMove(play->start(), move.toStdString()).value();
  QVERIFY(read.side == (play->movesAtOnce() ? Side::Second : Side::First));
  QCOMPARE(play->formatMove(play->start(), read), move.toStdString());
  QVERIFY(!play->parseMove(play->start(), "nowhere").has_value());
}

/// Every position after one turn has the start position among its parents. In both games, the start position is
/// its own image.
void PlayTest::turnsLeadBack() {
  QFETCH(QString, id);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  for (const AnyPosition& position : play->after(play->start())) {
    const std::vector<PlayParent> parents = play->parents(position).list;
    const auto start = std::ranges::find(parents, play->start(), &PlayParent::position);
    QVERIFY(start != parents.end());
    QVERIFY(!start->turns.empty());
  }
}

void PlayTest::unknownGames() {
  for (const char* const text : {"", "nogame:3x3", "syncdom:0x0", "dodgem:xx"}) QVERIFY2(!parsePlay(text).has_value(), text);
}

/// Queries can compare values only in games with payoffs, and distances only in the other games.
void PlayTest::queriesAreCheckedByTheKindOfGame() {
  const PlayPtr inTurn = parsePlay("dodgem:3x3").value();
  const PlayPtr atOnce = parsePlay("syncdom:3x3").value();
  QVERIFY(!inTurn->queryFault("distance = 3"));
  QCOMPARE(inTurn->queryFault("value > 0.5").value().column, std::size_t{1});
  QVERIFY(!atOnce->queryFault("value > 0.5"));
  QCOMPARE(atOnce->queryFault("covered = 2 and distance = 3").value().column, std::size_t{17});
  QVERIFY(inTurn->sideWord(Side::First).empty());
  QVERIFY(atOnce->sideWord(Side::First) == "vertical" && atOnce->sideWord(Side::Second) == "horizontal");
}

void PlayTest::solutionsAreFound() {
  const test::DataFolder folder;
  const PlayPtr play = parsePlay("dodgem:3x3").value();
  QVERIFY(!play->isSolvedIn(folder.path()));
  QVERIFY(!play->solvedFacts(folder.path()));
  const SolutionPtr solution = folder.solve(test::dodgem(3));
  QVERIFY(play->isSolvedIn(folder.path()));
  const SolvedFacts facts = play->solvedFacts(folder.path()).value();
  QVERIFY(facts.file == solution->file());
  QCOMPARE(facts.positions, totals(*solution).positions());
  QVERIFY(std::get<Value>(facts.start) == solution->value(solution->variant()->start()));
  QVERIFY(!play->payoffTotals(folder.path()));
  QVERIFY(!play->isProofComplete(folder.path()));
}

void PlayTest::solvedPayoffsAreFound() {
  const test::DataFolder folder;
  const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:3x3").value();
  domineering::SolveOptions options;
  options.directory = folder.path();
  domineering::solve(variant, options);
  const PlayPtr play = parsePlay(variant->id()).value();
  QVERIFY(play->isSolvedIn(folder.path()));
  const SolvedFacts facts = play->solvedFacts(folder.path()).value();
  const auto solution = SimultaneousSolution::open(folder.path(), variant);
  QCOMPARE(facts.positions, solution->positions());
  QVERIFY(std::get<GameValue>(facts.start) == *solution->value(variant->start()));
  const PayoffTotals payoffs = play->payoffTotals(folder.path()).value();
  QVERIFY(payoffs.start == *solution->value(variant->start()));
  QVERIFY(payoffs.byClass == classTotals(*solution).byClass);
  QCOMPARE(payoffs.finished, classTotals(*solution).finished);
}

/// A proof counts as a solution if both sides can force the same payoff. The proof is complete if no bound can become
/// better.
void PlayTest::proofsAreFound() {
  const test::DataFolder folder;
  const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:7x6").value();
  const PlayPtr play = parsePlay(variant->id()).value();
  QVERIFY(!play->isSolvedIn(folder.path()));
  QCOMPARE(play->isProofComplete(folder.path()), std::optional(false));
  writeProvedOutcome(folder.path(), *variant, {.firstAtLeast = 0, .firstAtMost = 1, .secondAtLeast = -1, .secondAtMost = 0});
  QVERIFY(play->isSolvedIn(folder.path()));
  QCOMPARE(play->isProofComplete(folder.path()), std::optional(false));
  writeProvedOutcome(folder.path(), *variant, {.firstAtLeast = -1, .firstAtMost = -1, .secondAtLeast = 1, .secondAtMost = 1});
  QVERIFY(!play->isSolvedIn(folder.path()));
  QCOMPARE(play->isProofComplete(folder.path()), std::optional(true));
  QVERIFY(!play->solvedFacts(folder.path()));
  QVERIFY(!play->payoffTotals(folder.path()));
}

KOTAI_TEST(PlayTest)
#include "play_test.moc"

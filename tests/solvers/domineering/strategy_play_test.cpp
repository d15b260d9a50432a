// Tests for strategies in play against every kind of reply. The strategy always has a move, and keeps the
// promised result.
#include "solvers/domineering/proof/strategy_play.h"

#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <random>

#include "core/base/errors.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/forced_play.h"
#include "solvers/domineering/proof/prove.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

int payoffFor(Side side, int payoff) { return side == Side::First ? payoff : -payoff; }

/// Moves of one side, from a written strategy or from a stored proof.
struct Forced {
  SimultaneousVariantPtr variant;
  Side side = Side::First;
  int promised = 0;
  std::function<StrategyPlay::Advice(const AnyPosition& position)> at;
};

Forced forcedBy(const StrategyPlay& play, const SimultaneousVariantPtr& variant) {
  return {variant, play.strategy().side, play.strategy().payoff,
          [&play](const AnyPosition& position) { return play.at(position); }};
}

int securedBy(Side side, const GameValue& value) { return side == Side::First ? value.firstSecure : -value.secondSecure; }

}  // namespace

class StrategyPlayTest : public QObject {
  Q_OBJECT

 private slots:
  void keepsItsPromise_data();
  void keepsItsPromise();
  void keepsItsPromiseOnALargeBoard();
  void movesOfAStoredProof_data();
  void movesOfAStoredProof();
  void movesOfAProofThatIsNotStored();
  void unusableStrategiesGiveWayToTheProof();

 private:
  using Standing = StrategyPlay::Standing;
  void playGames(const Forced& play, int games, const PositionValues* values);
  /// Plays safe moves in any order. No reply can make a safe move impossible.
  static void playSafely(const Forced& play, AnyPosition position, std::mt19937& random);
};

void StrategyPlayTest::keepsItsPromise_data() {
  QTest::addColumn<QString>("id");
  for (const char* const id : {"syncdom:4x4", "syncdom:5x3", "syncdom:3x5", "syncdom:5x4", "syncdom:4x5"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

void StrategyPlayTest::keepsItsPromise() {
  QFETCH(QString, id);
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(id.toStdString()).value();
  const QTemporaryDir folder;
  const std::filesystem::path directory = folder.path().toStdString();
  SolveOptions solving;
  solving.directory = directory;
  solve(variant, solving);
  const auto solution = SimultaneousSolution::open(directory, variant);
  ProofOptions options;
  options.directory = directory;
  prove(variant, options);
  const StrategyReport report = makeStrategies(variant, options);
  QVERIFY(report.finished && !report.strategies.empty());
  for (const StrategyReport::WrittenStrategy& made : report.strategies) {
    const auto strategy = readStrategy(directory, *variant, made.side);
    QVERIFY(strategy);
    const StrategyPlay play(variant, *strategy);
    playGames(forcedBy(play, variant), 300, solution.get());
    if (QTest::currentTestFailed()) return;
  }
}

/// Horizontal wins 10x7 with dominoes in pairs of columns, so the strategy stores its board as 7x10.
void StrategyPlayTest::keepsItsPromiseOnALargeBoard() {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:10x7").value();
  const QTemporaryDir folder;
  ProofOptions options;
  options.directory = folder.path().toStdString();
  QVERIFY(prove(variant, options).finished);
  QCOMPARE(makeStrategies(variant, options).strategies.size(), std::size_t{1});
  const auto strategy = readStrategy(options.directory, *variant, Side::Second);
  QVERIFY(strategy && strategy->inBands);
  QCOMPARE(strategy->payoff, 1);
  const StrategyPlay play(variant, *strategy);
  playGames(forcedBy(play, variant), 50, nullptr);
}

void StrategyPlayTest::movesOfAStoredProof_data() {
  QTest::addColumn<QString>("id");
  for (const char* const id : {"syncdom:5x3", "syncdom:3x5", "syncdom:5x5"}) QTest::newRow(id) << QString::fromLatin1(id);
}

/// On a board with odd numbers of rows and columns, no side can restrict itself to bands. The proof is stored,
/// and no strategy is written.
void StrategyPlayTest::movesOfAStoredProof() {
  QFETCH(QString, id);
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(id.toStdString()).value();
  const QTemporaryDir folder;
  const std::filesystem::path directory = folder.path().toStdString();
  SolveOptions solving;
  solving.directory = directory;
  solve(variant, solving);
  const auto solution = SimultaneousSolution::open(directory, variant);
  ProofOptions options;
  options.directory = directory;
  const ProofReport report = prove(variant, options);
  const std::vector<ForcedPlay> plays = proofPlays(variant, directory);
  QCOMPARE(plays.size(), std::size_t(report.outcome.firstAtLeast >= 0) + std::size_t(report.outcome.secondAtMost <= 0));
  QVERIFY(!plays.empty());
  for (const ForcedPlay& play : plays) {
    playGames({variant, play.side, play.payoff, play.at}, 300, solution.get());
    if (QTest::currentTestFailed()) return;
    QVERIFY(!std::filesystem::exists(strategyFile(directory, *variant, play.side)));
  }
}

/// A strategy is not used if it is damaged, or if its payoff is lower than the proved one. The stored proof
/// provides the moves instead.
void StrategyPlayTest::unusableStrategiesGiveWayToTheProof() {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:3x5").value();
  const QTemporaryDir folder;
  ProofOptions options;
  options.directory = folder.path().toStdString();
  const ProvedOutcome outcome = prove(variant, options).outcome;
  const std::vector<ForcedPlay> proved = forcedPlays(variant, options.directory, outcome);
  QVERIFY(!proved.empty() && proved.front().payoff == 1);
  const Side side = proved.front().side;
  Strategy lower;
  lower.side = side;
  lower.columns = side == Side::First ? variant->columns() : variant->rows();
  lower.rows = side == Side::First ? variant->rows() : variant->columns();
  writeStrategy(options.directory, *variant, lower);
  QCOMPARE(readStrategy(options.directory, *variant, side)->payoff, 0);
  QCOMPARE(forcedPlays(variant, options.directory, outcome).front().payoff, 1);
  std::filesystem::resize_file(strategyFile(options.directory, *variant, side), 10);
  QVERIFY_THROWS_EXCEPTION(SolutionError, readStrategy(options.directory, *variant, side));
  QCOMPARE(forcedPlays(variant, options.directory, outcome).front().payoff, 1);
}

/// A proof within bands is not stored, and the program removes the proof of a written strategy.
void StrategyPlayTest::movesOfAProofThatIsNotStored() {
  const QTemporaryDir folder;
  ProofOptions options;
  options.directory = folder.path().toStdString();
  const auto isEmptyFor = [&](const char* id, bool isWritten) {
    const SimultaneousVariantPtr variant = parseSimultaneousVariant(id).value();
    QVERIFY(proofPlays(variant, options.directory).empty());
    prove(variant, options);
    if (isWritten) makeStrategies(variant, options);
    QVERIFY(proofPlays(variant, options.directory).empty());
  };
  isEmptyFor("syncdom:6x6", false);
  isEmptyFor("syncdom:5x5", true);
}

/// Plays games. If there is an exact solution, it confirms that the side can still guarantee the promised
/// result.
void StrategyPlayTest::playGames(const Forced& play, int games, const PositionValues* values) {
  const SimultaneousVariant& variant = *play.variant;
  const Side side = play.side;
  const int promised = play.promised;
  std::mt19937 random(3);
  for (int game = 0; game < games; ++game) {
    AnyPosition position = variant.start();
    for (;;) {
      const StrategyPlay::Advice advice = play.at(position);
      QVERIFY(advice.standing != Standing::Unknown);
      if (advice.standing == Standing::Over) {
        QVERIFY(payoffFor(side, static_cast<int>(*variant.finished(position))) >= promised);
        break;
      }
      if (values) QVERIFY(securedBy(side, values->value(position).value()) >= promised);
      if (advice.standing == Standing::Safe) {
        playSafely(play, position, random);
        break;
      }
      const auto answers = variant.moves(position, other(side));
      const AnyMove answer = answers[random() % answers.size()];
      position = variant.play(position, side == Side::First ? JointMove{*advice.move, answer} : JointMove{answer, *advice.move});
    }
    if (QTest::currentTestFailed()) return;
  }
}

void StrategyPlayTest::playSafely(const Forced& play, AnyPosition position, std::mt19937& random) {
  const SimultaneousVariant& variant = *play.variant;
  const Side side = play.side;
  while (!variant.finished(position)) {
    const auto answers = variant.moves(position, other(side));
    const auto safe = play.at(position).safeMove;
    QVERIFY(safe);
    const auto own = variant.squares(side, *safe);
    for (const AnyMove answer : answers)
      for (const Square each : variant.squares(other(side), answer)) QVERIFY(each != own[0] && each != own[1]);
    const AnyMove answer = answers[random() % answers.size()];
    position = variant.play(position, side == Side::First ? JointMove{*safe, answer} : JointMove{answer, *safe});
  }
  QVERIFY(payoffFor(side, static_cast<int>(*variant.finished(position))) >= play.promised);
}

KOTAI_TEST(StrategyPlayTest)
#include "strategy_play_test.moc"

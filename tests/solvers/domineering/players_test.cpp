// Tests for the players of Synchronized Domineering that makePlayer() creates, and of matches between them.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "core/games/domineering/played_matches.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/subgame.h"
#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

SimultaneousVariantPtr playedBoard(const std::string& size) { return parseSimultaneousVariant("syncdom:" + size).value(); }

std::unique_ptr<Player> player(const std::string& text, SimultaneousVariantPtr variant, Side side, std::uint64_t seed,
                               PositionValuesPtr values = nullptr) {
  return makePlayer(text, {std::move(variant), side, seed, std::move(values)}).value();
}

PositionValuesPtr solvedWhole(const SimultaneousVariantPtr& variant) {
  return solveSubgame(variant, variant->start(), 1'000'000);
}

/// Returns the results and lengths of games, indexed by number.
std::map<std::uint64_t, std::pair<Payoff, int>> gamesOf(MatchOptions options) {
  std::map<std::uint64_t, std::pair<Payoff, int>> games;
  options.finished = [&](const MatchGame& game) { games[game.number] = {game.result, game.turns}; };
  const MatchReport report = playMatch(options).value();
  if (report.games != games.size() || report.firstWins + report.secondWins + report.draws != report.games)
    throw std::logic_error("games were lost");
  return games;
}

/// Computes the payoff of a side's player against the worst replies. The player chooses again in every
/// position.
class WorstCase {
 public:
  WorstCase(SimultaneousVariantPtr variant, Player& asked, Side side)
      : m_variant(std::move(variant)), m_player(asked), m_side(side) {}

  int operator()(const AnyPosition& position) {
    if (const auto payoff = m_variant->finished(position)) return static_cast<int>(*payoff) * (m_side == Side::First ? 1 : -1);
    if (const auto known = m_known.find(position); known != m_known.end()) return known->second;
    const AnyMove move = m_player.choose(position);
    int worst = 1;
    for (const AnyMove reply : m_variant->moves(position, other(m_side)))
      worst = std::min(
          worst, (*this)(m_variant->play(position, m_side == Side::First ? JointMove{move, reply} : JointMove{reply, move})));
    return m_known[position] = worst;
  }

 private:
  SimultaneousVariantPtr m_variant;
  Player& m_player;
  Side m_side;
  std::map<AnyPosition, int> m_known;
};

/// Returns the first position found in which both sides need at least two moves. Returns the start position if there is
/// no such position.
AnyPosition mixedPosition(const PositionValues& values) {
  const SimultaneousVariant& variant = *values.variant();
  const auto several = [](const std::vector<double>& chances) {
    return std::ranges::count_if(chances, [](double chance) { return chance > 0.1; }) >= 2;
  };
  for (std::uint64_t covered = 0; covered < 1U << (variant.columns() * variant.rows()); ++covered) {
    const AnyPosition position{{covered, 0, 0, 0}};
    const auto value = values.value(position);
    if (!value || value->isPure() || variant.finished(position)) continue;
    const Equilibrium equilibrium = positionGame(values, position)->equilibrium;
    if (several(equilibrium.rowStrategy) && several(equilibrium.columnStrategy)) return position;
  }
  return variant.start();
}

}  // namespace

class DomineeringPlayersTest : public QObject {
  Q_OBJECT
 private slots:
  void texts_data();
  void texts();
  void legalOnAllSizes();
  void seedsAndThreads();
  void stoppedMatches();
  void equilibriumPlaysItsStrategy();
  void secureHoldsItsGuarantee_data();
  void secureHoldsItsGuarantee();
  void perfectPlayersHoldTheValue();
  void restIsSolvedOnLargeBoards();
  void publishedShape();
};

void DomineeringPlayersTest::texts_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("fault");
  QTest::addColumn<int>("column");
  const auto good = [](const char* text) { QTest::newRow(text) << QString::fromLatin1(text) << -1 << 0; };
  const auto bad = [](const char* text, TextFault fault, int column) {
    QTest::newRow(text) << QString::fromLatin1(text) << static_cast<int>(fault) << column;
  };
  for (const char* const text :
       {"random", "equilibrium", "secure", "alphabeta", "montecarlo", "mcts", "alphabeta:depth=5,ties=first,win=0",
        "alphabeta:ties=random", "montecarlo:playouts=1,win=2,draw=1,loss=0", "montecarlo:spread=ucb", "mcts:loss=-3,playouts=20",
        "secure:positions=0"})
    good(text);
  bad("", TextFault::Empty, 1);
  bad("best", TextFault::UnknownPlayer, 1);
  bad("Random", TextFault::UnknownPlayer, 1);
  bad("level=3", TextFault::UnknownPlayer, 1);
  bad("random:", TextFault::UnknownOption, 8);
  bad("random:depth=4", TextFault::UnknownOption, 8);
  bad("alphabeta:playouts=4", TextFault::UnknownOption, 11);
  bad("alphabeta:depth=4,ply=2", TextFault::UnknownOption, 19);
  bad("alphabeta:depth=4,", TextFault::UnknownOption, 19);
  bad("alphabeta:depth", TextFault::BadNumber, 16);
  bad("alphabeta:depth=", TextFault::BadNumber, 17);
  bad("alphabeta:depth=0", TextFault::BadNumber, 17);
  bad("alphabeta:depth=41", TextFault::BadNumber, 17);
  bad("alphabeta:depth=4x", TextFault::BadNumber, 17);
  bad("alphabeta:depth=+4", TextFault::BadNumber, 17);
  bad("alphabeta:depth=99999999999999999999", TextFault::BadNumber, 17);
  bad("alphabeta:ties=last", TextFault::BadChoice, 16);
  bad("alphabeta:depth=4,depth=6", TextFault::UnknownOption, 19);
  bad("montecarlo:playouts=0", TextFault::BadNumber, 21);
  bad("montecarlo:playouts=100,win=0.5", TextFault::BadNumber, 29);
  bad("mcts:playouts=-1", TextFault::BadNumber, 15);
}

void DomineeringPlayersTest::texts() {
  QFETCH(QString, text);
  QFETCH(int, fault);
  QFETCH(int, column);
  const auto made = makePlayer(text.toStdString(), {playedBoard("5x4"), Side::First, 1, nullptr});
  QCOMPARE(made.has_value(), fault < 0);
  if (made) return;
  QCOMPARE(static_cast<int>(made.error().fault), fault);
  QCOMPARE(made.error().column, static_cast<std::size_t>(column));
}

/// Every kind of player makes legal moves on every board. play() fails for an illegal move.
void DomineeringPlayersTest::legalOnAllSizes() {
  const std::vector<std::string> texts{
      "random",           "alphabeta:depth=2",         "montecarlo:playouts=60",         "montecarlo:playouts=60,spread=ucb",
      "mcts:playouts=60", "equilibrium:positions=300", "secure:positions=300,nodes=100", "alphabeta:depth=1,ties=first"};
  std::size_t number = 0;
  for (int columns = 1; columns <= 10; ++columns)
    for (int rows = 1; rows <= 10; ++rows, ++number) {
      const auto variant = playedBoard(std::to_string(columns) + "x" + std::to_string(rows));
      const auto first = player(texts[number % texts.size()], variant, Side::First, number);
      const auto second =
          player(texts[(number + static_cast<std::size_t>(columns)) % texts.size()], variant, Side::Second, number);
      AnyPosition position = variant->start();
      while (!variant->finished(position)) {
        const JointMove turn{first->choose(position), second->choose(position)};
        QVERIFY(std::ranges::count(variant->moves(position, Side::First), turn.first) == 1);
        QVERIFY(std::ranges::count(variant->moves(position, Side::Second), turn.second) == 1);
        position = variant->play(position, turn);
      }
    }
}

void DomineeringPlayersTest::seedsAndThreads() {
  MatchOptions options;
  options.variant = playedBoard("6x6");
  options.players = {"montecarlo:playouts=200", "alphabeta:depth=4"};
  options.games = 60;
  options.seed = 11;
  const auto games = gamesOf(options);
  QCOMPARE(games.size(), std::size_t{60});
  options.threads = 3;
  QVERIFY(gamesOf(options) == games);
  options.seed = 12;
  QVERIFY(gamesOf(options) != games);
  options.seed = 11;
  options.games = 20;
  for (const auto& [number, game] : gamesOf(options)) QVERIFY(games.at(number) == game);
  options.players = {"mcts:playouts=150", "equilibrium:positions=5000"};
  const auto others = gamesOf(options);
  options.threads = 1;
  QVERIFY(gamesOf(options) == others);
}

void DomineeringPlayersTest::stoppedMatches() {
  std::stop_source source;
  MatchOptions options;
  options.variant = playedBoard("7x7");
  options.players = {"random", "random"};
  options.games = 1'000'000;
  options.threads = 2;
  std::uint64_t seen = 0;
  options.finished = [&](const MatchGame&) {
    if (++seen == 50) source.request_stop();
  };
  const MatchReport report = playMatch(options, source.get_token()).value();
  QVERIFY(report.stopped);
  QCOMPARE(report.games, seen);
  QVERIFY(report.games >= 50 && report.games < 60);
  options.players[1] = "champion";
  const auto wrong = playMatch(options);
  QVERIFY(!wrong && wrong.error().fault == TextFault::UnknownPlayer);
}

/// Plays from a position of 4x4 in which both sides have to mix, with and without a solution.
void DomineeringPlayersTest::equilibriumPlaysItsStrategy() {
  const auto variant = playedBoard("4x4");
  const auto values = solvedWhole(variant);
  const AnyPosition position = mixedPosition(*values);
  QVERIFY(position != variant->start());
  const PositionGame game = *positionGame(*values, position);
  constexpr int samples = 20'000;
  for (const Side side : {Side::First, Side::Second})
    for (const auto& known : {values, PositionValuesPtr()}) {
      const auto asked = player("equilibrium", variant, side, 5, known);
      std::map<AnyMove, int> counts;
      for (int sample = 0; sample < samples; ++sample) ++counts[asked->choose(position)];
      const auto& moves = side == Side::First ? game.firstMoves : game.secondMoves;
      const auto& chances = side == Side::First ? game.equilibrium.rowStrategy : game.equilibrium.columnStrategy;
      for (std::size_t number = 0; number < moves.size(); ++number)
        QVERIFY(std::abs(counts[moves[number]] / static_cast<double>(samples) - chances[number]) < 0.02);
    }
}

void DomineeringPlayersTest::secureHoldsItsGuarantee_data() {
  QTest::addColumn<QString>("size");
  for (const char* const size : {"1x6", "2x3", "3x3", "3x4", "4x3", "6x2", "4x4", "5x3", "3x6", "4x5"})
    QTest::newRow(size) << QString::fromLatin1(size);
}

/// Plays against every reply in every turn, with and without a solution.
void DomineeringPlayersTest::secureHoldsItsGuarantee() {
  QFETCH(QString, size);
  const auto variant = playedBoard(size.toStdString());
  const auto values = solvedWhole(variant);
  const GameValue start = values->value(variant->start()).value();
  for (const auto& known : {values, PositionValuesPtr()}) {
    const auto vertical = player("secure", variant, Side::First, 3, known);
    QVERIFY(WorstCase(variant, *vertical, Side::First)(variant->start()) >= start.firstSecure);
    const auto horizontal = player("secure", variant, Side::Second, 4, known);
    QVERIFY(WorstCase(variant, *horizontal, Side::Second)(variant->start()) >= -start.secondSecure);
  }
}

/// Against any opponent, secure and equilibrium never get less than a pure value.
void DomineeringPlayersTest::perfectPlayersHoldTheValue() {
  int decided = 0;
  for (const char* const size : {"3x3", "4x3", "3x4", "5x2", "4x4", "5x3", "3x5", "5x4"}) {
    MatchOptions options;
    options.variant = playedBoard(size);
    options.values = solvedWhole(options.variant);
    options.games = 12;
    const GameValue start = options.values->value(options.variant->start()).value();
    if (!start.isPure()) continue;
    ++decided;
    for (const char* const perfect : {"secure", "equilibrium"})
      for (const char* const opponent :
           {"random", "alphabeta:depth=4", "montecarlo:playouts=300", "mcts:playouts=300", "equilibrium"}) {
        options.players = {perfect, opponent};
        for (const auto& [number, game] : gamesOf(options)) QVERIFY(static_cast<int>(game.first) >= start.firstSecure);
        options.players = {opponent, perfect};
        for (const auto& [number, game] : gamesOf(options)) QVERIFY(static_cast<int>(game.first) <= start.firstSecure);
      }
  }
  QVERIFY(decided >= 5);
}

/// Late in a game on 8x8 and 10x10, few cells are free. From then on, the player gives up no guaranteed result.
void DomineeringPlayersTest::restIsSolvedOnLargeBoards() {
  for (const char* const size : {"8x8", "10x10"}) {
    const auto variant = playedBoard(size);
    const auto random = player("random", variant, Side::Second, 6);
    const auto secure = player("secure:positions=20000,nodes=100", variant, Side::First, 7);
    int checked = 0;
    for (AnyPosition position = variant->start(); !variant->finished(position);) {
      const AnyMove move = secure->choose(position);
      const auto rest = solveSubgame(variant, position, 20'000);
      const AnyMove reply = random->choose(position);
      const AnyPosition next = variant->play(position, {move, reply});
      if (rest) {
        ++checked;
        QVERIFY(rest->value(next)->firstSecure >= rest->value(position)->firstSecure);
      }
      position = next;
    }
    QVERIFY(checked > 0);
  }
}

/// Table 1 of Komori et al. shows that most games are drawn, and that alpha-beta is not weaker on 7x7. The test
/// uses fewer games and playouts than the paper.
void DomineeringPlayersTest::publishedShape() {
  for (const PublishedMatch& published : publishedMatches())
    QCOMPARE(published.firstWins + published.secondWins + published.draws, 1000);
  QCOMPARE(publishedMatch("syncdom:7x7", {"montecarlo", "alphabeta:depth=6"})->draws, 870);
  QCOMPARE(publishedMatch("syncdom:8x8", {"montecarlo:playouts=10000", "alphabeta"})->draws, 920);
  QVERIFY(!publishedMatch("syncdom:8x8", {"montecarlo:playouts=500", "alphabeta"}));
  QVERIFY(!publishedMatch("syncdom:7x7", {"alphabeta:depth=6", "montecarlo"}));
  QVERIFY(!publishedMatch("syncdom:7x7", {"montecarlo", "alphabeta:depth=6,ties=first"}));
  MatchOptions options;
  options.variant = playedBoard("7x7");
  options.players = {"montecarlo:playouts=10000", "alphabeta:depth=4"};
  options.games = 100;
  const QTemporaryDir folder;
  options.directory = folder.path().toStdString();
  const MatchReport report = playMatch(options).value();
  QVERIFY(report.draws > 60);
  QVERIFY(report.secondWins + 5 > report.firstWins);
  // The data folder contains the result of the match.
  const auto kept = playedMatch(options.directory, *publishedMatch("syncdom:7x7", options.players));
  QVERIFY(kept && kept->games == 100);
  QCOMPARE(kept->draws, report.draws);
  QCOMPARE(kept->secondsPerGame[0], report.seconds[0] / 100);
  QVERIFY(!playedMatch(options.directory, publishedMatches()[1]));
}

KOTAI_TEST(DomineeringPlayersTest)
#include "players_test.moc"

// Tests for solving, in memory, all positions that can follow a position. The values agree with the solution
// file on boards of every size, and the solver stays within its limit.
#include <QTemporaryDir>
#include <QTest>
#include <random>

#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/exact/subgame.h"
#include "tests/cpu_clock.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

constexpr std::uint64_t limit = 200'000;

/// Plays \p turns random turns, or fewer if the game ends.
AnyPosition playedAtRandom(const SimultaneousVariant& game, std::mt19937& random, int turns) {
  AnyPosition position = game.start();
  for (int turn = 0; turn < turns && !game.finished(position); ++turn) {
    const auto firsts = game.moves(position, Side::First);
    const auto seconds = game.moves(position, Side::Second);
    position = game.play(position, {firsts[random() % firsts.size()], seconds[random() % seconds.size()]});
  }
  return position;
}

/// Surrounds the rows of a smaller board with '#'.
std::string framed(const SimultaneousVariant& small, const AnyPosition& position, int columns, int rows, int left, int bottom) {
  const std::string inner = small.formatPosition(position);
  std::string text;
  std::size_t place = 0;
  for (int row = rows - 1; row >= 0; --row) {
    if (row < rows - 1) text += '/';
    if (row < bottom || row >= bottom + small.rows()) {
      text += std::string(static_cast<std::size_t>(columns), '#');
      continue;
    }
    const std::size_t end = std::min(inner.find('/', place), inner.size());
    text += std::string(static_cast<std::size_t>(left), '#') + inner.substr(place, end - place) +
            std::string(static_cast<std::size_t>(columns - left - small.columns()), '#');
    place = end + 1;
  }
  return text;
}

}  // namespace

class SolvedRestTest : public QObject {
  Q_OBJECT
 private slots:
  void asTheFileSays_data();
  void asTheFileSays();
  void insideLargerBoards();
  void wideBoards();
  void limits();
};

void SolvedRestTest::asTheFileSays_data() {
  QTest::addColumn<QByteArray>("variant");
  for (const char* const variant : {"syncdom:5x4", "syncdom:6x5,cells=3"}) QTest::newRow(variant) << QByteArray(variant);
}

void SolvedRestTest::asTheFileSays() {
  QFETCH(QByteArray, variant);
  const QTemporaryDir folder;
  const auto game = *parseSimultaneousVariant(variant.toStdString());
  SolveOptions options;
  options.directory = folder.path().toStdString();
  QVERIFY(solve(game, options).finished);
  const auto solution = SimultaneousSolution::open(options.directory, game);
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    const AnyPosition start = playedAtRandom(*game, random, round % 3);
    const auto rest = solveSubgame(game, start, limit);
    QVERIFY(rest != nullptr);
    AnyPosition position = start;
    for (;;) {
      QCOMPARE(rest->value(position).value().value, solution->value(position).value().value);
      QVERIFY(rest->value(position)->firstSecure == solution->value(position)->firstSecure);
      QVERIFY(rest->value(position)->secondSecure == solution->value(position)->secondSecure);
      if (game->finished(position)) break;
      const auto firsts = game->moves(position, Side::First);
      const auto seconds = game->moves(position, Side::Second);
      position = game->play(position, {firsts[random() % firsts.size()], seconds[random() % seconds.size()]});
    }
  }
  QVERIFY(!solveSubgame(game, playedAtRandom(*game, random, 1), limit)->value(game->start()));
}

/// A small board has the same value anywhere inside a larger board of covered cells.
void SolvedRestTest::insideLargerBoards() {
  const auto small = *parseSimultaneousVariant("syncdom:4x4");
  const auto whole = solveSubgame(small, small->start(), limit);
  QVERIFY(whole != nullptr);
  std::mt19937 random(11);
  for (const char* name : {"syncdom:4x4", "syncdom:7x9", "syncdom:8x8", "syncdom:10x10"}) {
    const auto large = *parseSimultaneousVariant(name);
    for (int round = 0; round < 40; ++round) {
      const AnyPosition inner = playedAtRandom(*small, random, round % 4);
      const int left = static_cast<int>(random() % static_cast<unsigned>(large->columns() - 3));
      const int bottom = static_cast<int>(random() % static_cast<unsigned>(large->rows() - 3));
      const auto outer = large->parsePosition(framed(*small, inner, large->columns(), large->rows(), left, bottom));
      QVERIFY(outer.has_value());
      const auto rest = solveSubgame(large, *outer, limit);
      QVERIFY(rest != nullptr);
      QVERIFY(std::abs(rest->value(*outer).value().value - whole->value(inner).value().value) < 1e-9);
      if (!large->finished(*outer)) QVERIFY(positionGame(*rest, *outer).has_value());
    }
  }
}

/// Solves two regions in opposite corners of the largest board, with more cells between them than a machine word has bits.
void SolvedRestTest::wideBoards() {
  const auto game = *parseSimultaneousVariant("syncdom:10x10");
  const std::string wall = "##########/";
  const auto read = [&](const std::string& bottom, const std::string& top) {
    return *game->parsePosition("########" + top + "/########" + top + "/" + wall + wall + wall + wall + wall + wall + bottom +
                                "########/" + bottom + "########");
  };
  // Both regions are 2 x 2. A turn in one region leaves the other region unchanged. Any other turn leaves one
  // strip of each side in both regions.
  const AnyPosition both = read("2", "2");
  const auto rest = solveSubgame(game, both, limit);
  QVERIFY(rest != nullptr);
  QCOMPARE(rest->value(both)->value, 0.0);
  const AnyPosition one = read("##", "2");
  QVERIFY(rest->value(one).has_value());
  QVERIFY(!solveSubgame(game, one, limit)->value(both));
}

void SolvedRestTest::limits() {
  for (const char* name : {"syncdom:6x6", "syncdom:8x8", "syncdom:10x10"}) {
    const auto game = *parseSimultaneousVariant(name);
    const test::CpuClock clock;
    QVERIFY(solveSubgame(game, game->start(), limit) == nullptr);
    QVERIFY(clock.seconds() < 2);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(solveSubgame(game, game->start(), limit, stop.get_token()) == nullptr);
  }
  const auto game = *parseSimultaneousVariant("syncdom:4x4");
  QVERIFY(solveSubgame(game, game->start(), 535) == nullptr);
  QVERIFY(solveSubgame(game, game->start(), 536) != nullptr);
}

KOTAI_TEST(SolvedRestTest)
#include "solved_rest_test.moc"

// Tests for players. Perfect players never worsen the value, and levels differ. The same seed repeats the same
// moves. Bad names are refused with the location of the fault.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/game/registry.h"
#include "core/players/balanced_starts.h"
#include "core/players/player.h"
#include "core/players/random_source.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/unreadable_texts.h"
#include "tests/runner/test_class.h"

namespace kotai {
static std::unique_ptr<Player> make(std::string_view text, const SolutionPtr& solution, std::uint64_t seed) {
  auto made = makePlayer(text, solution->variant(), solution, seed);
  return made ? std::move(*made) : nullptr;
}

/// Returns the result for the first player. A position that occurs for the third time is a draw.
static Outcome play(const Variant& variant, AnyPosition position, Player& first, Player& second) {
  std::unordered_map<AnyPosition, int> seen;
  while (++seen[position] < 3) {
    const Side side = variant.sideToMove(position);
    if (const auto value = variant.finishedValue(position))
      return side == Side::First ? value->outcome : opposite(value->outcome);
    position = variant.play(position, (side == Side::First ? first : second).choose(position));
  }
  return Outcome::Draw;
}

class PlayersTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void perfectNeverWorsensTheValue();
  void levelNineBeatsLevelOne();
  void higherLevelsMakeFewerMistakes();
  void perfectPrefersTrickyMoves();
  void levelsHaveNumbers();
  void levelsPlayWithoutASolution();
  void basisOfEachPlayer();
  void sameSeedSameMoves();
  void unreadableNames_data();
  void unreadableNames();
  void randomNumbersStayBelowTheirBound();

 private:
  SolutionPtr solve(const char* id) const;
  QTemporaryDir m_directory;
  SolutionPtr m_small;  // 3x3: the first player wins
  SolutionPtr m_large;  // 4x4: a draw
};

SolutionPtr PlayersTest::solve(const char* id) const {
  const VariantPtr variant = parseVariant(id).value();
  retrograde::SolveOptions options;
  options.directory = m_directory.path().toStdString();
  options.threads = 1;
  retrograde::solve(variant, options);
  return Solution::open(options.directory, variant);
}

void PlayersTest::initTestCase() {
  m_small = solve("dodgem:3x3");
  m_large = solve("dodgem:4x4");
}

void PlayersTest::perfectNeverWorsensTheValue() {
  const Variant& variant = *m_large->variant();
  const auto perfect = make("perfect", m_large, 5);
  const auto random = make("random", m_large, 6);
  for (int game = 0; game < 50; ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 200 && !variant.finishedValue(position); ++ply) {
      const AnyPosition after = variant.play(position, perfect->choose(position));
      QCOMPARE(valueForMover(m_large->value(after)), m_large->value(position));
      // The other player moves at random, so that wins, draws and losses all occur.
      position = variant.finishedValue(after) ? after : variant.play(after, random->choose(after));
    }
  }
}

void PlayersTest::levelNineBeatsLevelOne() {
  const Variant& variant = *m_large->variant();
  const auto nine = make("level=9", m_large, 1);
  const auto one = make("level=1", m_large, 2);
  std::array<int, 3> results{};
  for (int game = 0; game < 100; ++game) {
    ++results[static_cast<std::size_t>(play(variant, variant.start(), *nine, *one))];
    ++results[static_cast<std::size_t>(opposite(play(variant, variant.start(), *one, *nine)))];
  }
  QVERIFY2(results[2] >= 160, qPrintable(QStringLiteral("level 9 won only %1 of 200").arg(results[2])));
  QVERIFY2(results[0] <= 4, qPrintable(QStringLiteral("level 9 lost %1 of 200").arg(results[0])));
}

void PlayersTest::higherLevelsMakeFewerMistakes() {
  const Variant& variant = *m_large->variant();
  const auto starts = balancedStarts(m_large, 100, 2);
  const auto perfect = make("perfect", m_large, 1);
  // Points out of 400 (one for a draw, two for a win). From balanced start positions, perfect players share the points equally.
  int last = 0;
  for (const char* const level : {"level=1", "level=3", "level=5", "level=7", "level=9"}) {
    const auto player = make(level, m_large, 3);
    int points = 0;
    for (const ListedPosition& start : starts)
      points += static_cast<int>(play(variant, start.position, *player, *perfect)) +
                static_cast<int>(opposite(play(variant, start.position, *perfect, *player)));
    QVERIFY2(points > last, qPrintable(QStringLiteral("%1: %2 points after %3").arg(QLatin1String(level)).arg(points).arg(last)));
    last = points;
  }
  QVERIFY(last > 150 && last <= 200);
}

/// Computes the expected values move by move, from the values of positions alone.
void PlayersTest::perfectPrefersTrickyMoves() {
  const Variant& variant = *m_large->variant();
  const auto repliesThatKeep = [&](const AnyPosition& after) {
    const Value value = m_large->value(after);
    const auto replies = variant.successors(after);
    return std::ranges::count_if(replies, [&](const AnyPosition& each) { return valueForMover(m_large->value(each)) == value; });
  };
  const auto perfect = make("perfect", m_large, 5);
  const auto random = make("random", m_large, 8);
  int choices = 0;
  for (int game = 0; game < 30; ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 60 && !variant.finishedValue(position); ++ply) {
      std::vector<std::ptrdiff_t> counts;
      for (const AnyPosition& after : variant.successors(position))
        if (valueForMover(m_large->value(after)) == m_large->value(position)) counts.push_back(repliesThatKeep(after));
      const auto [fewest, most] = std::ranges::minmax(counts);
      choices += fewest < most ? 1 : 0;
      QCOMPARE(repliesThatKeep(variant.play(position, perfect->choose(position))), fewest);
      position = variant.play(position, random->choose(position));
    }
  }
  QVERIFY(choices > 100);
}

/// Near the end of the game, a search finds the same results as the solution. A level that searches two plies
/// therefore plays the same moves with a search and with a solution.
void PlayersTest::levelsHaveNumbers() {
  const std::vector<std::string> players = playersByStrength();
  QCOMPARE(players.size(), std::size_t{11});
  QCOMPARE(players.front(), std::string("random"));
  QCOMPARE(players.back(), std::string("perfect"));
  for (int level = 1; level <= 9; ++level) QCOMPARE(levelOf(players[static_cast<std::size_t>(level)]), std::optional(level));
  for (int level = 1; level <= 9; ++level) QCOMPARE(trappedLevel(trapPlayer(level)), std::optional(level));
  for (const char* other : {"perfect", "perfect:traps=", "perfect:traps=10", "level=3"}) QVERIFY(!trappedLevel(other));
  for (const char* other : {"random", "perfect", "perfect:traps=3", "level=", "level=0", "level=10", "level=3x", "Ada", ""})
    QVERIFY(!levelOf(other));
}

void PlayersTest::levelsPlayWithoutASolution() {
  const Variant& variant = *m_large->variant();
  for (const char* const level : {"level=1", "level=3", "level=4"}) {
    const auto searching = makePlayer(level, m_large->variant(), nullptr, 3).value();
    const auto solved = make(level, m_large, 3);
    const auto random = make("random", m_large, 4);
    for (int game = 0; game < 10; ++game) {
      AnyPosition position = variant.start();
      for (int ply = 0; ply < 60 && !variant.finishedValue(position); ++ply) {
        QVERIFY(searching->choose(position) == solved->choose(position));
        position = variant.play(position, random->choose(position));
      }
    }
  }
}

void PlayersTest::basisOfEachPlayer() {
  QVERIFY(playerBasis("random", false) == PlayerBasis::Nothing);
  QVERIFY(playerBasis("random", true) == PlayerBasis::Nothing);
  QVERIFY(playerBasis("level=3", true) == PlayerBasis::Solution);
  QVERIFY(playerBasis("level=3", false) == PlayerBasis::Search);
  QVERIFY(playerBasis("perfect", true) == PlayerBasis::Solution);
  QVERIFY(playerBasis("perfect", false) == PlayerBasis::Missing);
  QVERIFY(playerBasis("perfect:traps=3", true) == PlayerBasis::Solution);
  QVERIFY(playerBasis("perfect:traps=3", false) == PlayerBasis::Missing);
}

void PlayersTest::sameSeedSameMoves() {
  const Variant& variant = *m_large->variant();
  for (const char* const text : {"perfect", "random", "level=3", "perfect:traps=3"}) {
    const auto left = make(text, m_large, 42);
    const auto right = make(text, m_large, 42);
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 40 && !variant.finishedValue(position); ++ply) {
      const AnyMove move = left->choose(position);
      QVERIFY(move == right->choose(position));
      position = variant.play(position, move);
    }
  }
}

void PlayersTest::unreadableNames_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("Perfect", TextFault::UnknownPlayer, 1);
  row("best", TextFault::UnknownPlayer, 1);
  row("level", TextFault::UnknownPlayer, 1);
  row("level=", TextFault::UnexpectedEnd, 7);
  row("level=0", TextFault::BadNumber, 7);
  row("level=10", TextFault::BadNumber, 7);
  row("level=-1", TextFault::BadNumber, 7);
  row("level=5x", TextFault::BadNumber, 7);
  row("level=99999999999", TextFault::BadNumber, 7);
  row("perfect:", TextFault::UnknownPlayer, 1);
  row("perfect:traps", TextFault::UnknownPlayer, 1);
  row("perfect:traps=", TextFault::UnexpectedEnd, 15);
  row("perfect:traps=0", TextFault::BadNumber, 15);
  row("perfect:traps=10", TextFault::BadNumber, 15);
}

void PlayersTest::unreadableNames() {
  test::findsTheFault([this](const std::string& text) { return makePlayer(text, m_small->variant(), m_small, 1); });
}

void PlayersTest::randomNumbersStayBelowTheirBound() {
  RandomSource random(9);
  std::array<int, 7> drawn{};
  for (int count = 0; count < 7000; ++count) ++drawn[random.below(7)];
  for (const int times : drawn) QVERIFY(times > 800 && times < 1200);
  for (int count = 0; count < 1000; ++count) {
    const double number = random.unit();
    QVERIFY(number >= 0 && number < 1);
  }
}

}  // namespace kotai

KOTAI_TEST(kotai::PlayersTest)
#include "players_test.moc"

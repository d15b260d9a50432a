// Tests that the trap setter keeps the outcome, and chooses the move after which a level loses the most points.
// The test computes these points separately.
#include "core/players/trap_player.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <unordered_set>

#include "core/players/balanced_starts.h"
#include "core/players/level_choice.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

namespace {

double pointsOf(Value value) { return value.outcome == Outcome::Win ? 1 : value.outcome == Outcome::Draw ? 0.5 : 0; }

/// Computes the expected points against a level, from the rules, the values and the level's chances alone.
class Expectation {
 public:
  Expectation(const Solution& solution, int level) : m_solution(solution), m_variant(*solution.variant()), m_level(level) {}

  /// Returns the trap setter's expected points if the level is to move.
  double beforeLevel(const AnyPosition& position, int turns) {
    const Value value = m_solution.value(position);
    if (m_variant.finishedValue(position) || value.outcome == Outcome::Loss) return 1 - pointsOf(value);
    m_levelMoves.insert(position);
    const auto known = m_known.find({turns, m_variant.formatPosition(position)});
    if (known != m_known.end()) return known->second;
    const std::vector<MoveValue> moves = moveValues(m_solution, position);
    const LevelChances chances(m_variant, position, moves);
    double sum = 0;
    for (std::size_t move = 0; move < moves.size(); ++move) {
      std::vector<bool> only(moves.size());
      only[move] = true;
      const double chance = chances.of(m_level, only);
      const double now = 1 - pointsOf(moves[move].value);
      const bool ends = turns == 1 || now == 1 || chance < 0.002 || m_variant.finishedValue(moves[move].after);
      sum += chance * (ends ? now : beforeSetter(moves[move].after, turns - 1));
    }
    m_known[{turns, m_variant.formatPosition(position)}] = sum;
    return sum;
  }

  /// Returns every move of the setter that keeps the outcome, with the expected points.
  std::map<std::string, double> movesOf(const AnyPosition& position, int turns) {
    std::map<std::string, double> points;
    for (const AnyMove move : m_variant.legalMoves(position)) {
      const AnyPosition after = m_variant.play(position, move);
      if (pointsOf(valueForMover(m_solution.value(after))) == pointsOf(m_solution.value(position)))
        points[m_variant.formatMove(position, move)] = beforeLevel(after, turns);
    }
    return points;
  }

  std::size_t levelMoves() const { return m_levelMoves.size(); }

 private:
  double beforeSetter(const AnyPosition& position, int turns) {
    double most = 0;
    for (const auto& [move, points] : movesOf(position, turns)) most = std::max(most, points);
    return most;
  }

  const Solution& m_solution;
  const Variant& m_variant;
  int m_level;
  std::map<std::pair<int, std::string>, double> m_known;
  std::unordered_set<AnyPosition> m_levelMoves;
};

}  // namespace

class TrapPlayerTest : public QObject {
  Q_OBJECT

 private slots:
  void keepsTheOutcomeAndWinsFast() {
    const SolutionPtr solution = m_folder.solve(test::dodgem(4));
    const Variant& variant = *solution->variant();
    TrapPlayer setter(solution, 3, 5);
    int won = 0;
    for (const ListedPosition& start : balancedStarts(solution, 30, 7)) {
      const Value after = valueForMover(solution->value(variant.play(start.position, setter.choose(start.position))));
      QCOMPARE(after.outcome, start.value.outcome);
      if (start.value.outcome != Outcome::Win) continue;
      QCOMPARE(after, start.value);
      ++won;
    }
    QCOMPARE(won, 10);
  }

  /// Checks positions with so few continuations that the setter looks ahead eight moves of the level.
  void setsTheBestTrap() {
    constexpr int turns = 8;
    constexpr std::size_t fewPositions = 1000;
    const SolutionPtr solution = m_folder.solve(test::dodgem(3));
    const Variant& variant = *solution->variant();
    int differing = 0;
    for (const int level : {1, 4}) {
      TrapPlayer setter(solution, level, 3);
      for (const ListedPosition& start : balancedStarts(solution, 40, 11)) {
        if (start.value.outcome == Outcome::Win) continue;
        Expectation expectation(*solution, level);
        const auto points = expectation.movesOf(start.position, turns);
        if (expectation.levelMoves() >= fewPositions) continue;
        std::vector<double> sorted;
        for (const auto& each : points) sorted.push_back(each.second);
        std::ranges::sort(sorted);
        const AnyMove chosen = setter.choose(start.position);
        QVERIFY(points.at(variant.formatMove(start.position, chosen)) > sorted.back() - 1e-6);
        differing += sorted.front() < sorted.back() - 1e-6 ? 1 : 0;
      }
    }
    QVERIFY2(differing > 10, qPrintable(QString::number(differing)));
  }

  /// Compares difficulties with percentages that the test computes. If every move keeps the outcome, the difficulty is
  /// 0. Otherwise the shares of mistakes and of good moves add up to 100.
  void difficultyIsTheShareOfMistakes() {
    const SolutionPtr solution = m_folder.solve(test::dodgem(4));
    const Variant& variant = *solution->variant();
    int between = 0;
    for (const ListedPosition& start : balancedStarts(solution, 60, 2)) {
      const std::vector<MoveValue> moves = moveValues(*solution, start.position);
      const std::vector<double> chances = LevelChances(variant, start.position, moves).moveChances(2);
      double right = 0;
      for (std::size_t each = 0; each < moves.size(); ++each)
        if (pointsOf(moves[each].value) == pointsOf(start.value)) right += chances[each];
      const int found = difficulty(variant, start.position, moves, 2);
      QVERIFY(std::abs(found - 100 * (1 - right)) <= 0.6);
      if (start.value.outcome == Outcome::Loss) QCOMPARE(found, 0);
      between += found > 10 && found < 90 ? 1 : 0;
    }
    QVERIFY(between > 10);
  }

 private:
  test::DataFolder m_folder;
};

}  // namespace kotai

KOTAI_TEST(kotai::TrapPlayerTest)
#include "trap_player_test.moc"

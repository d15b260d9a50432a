// Tests for the steps of solving Dodgem 3x3. The steps are compared with a solver that scans the whole board
// repeatedly, as the paper describes.
#include "core/analysis/solving_steps.h"

#include <QTest>
#include <algorithm>
#include <map>

#include "tests/core/dodgem/solved_case.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::solvedCase;

namespace {

using Known = std::map<slow::Position, Value>;

/// Returns the positions that become known in one pass over all positions. A player who cannot move wins.
Known pass(const std::vector<slow::Position>& all, const Known& known, std::uint32_t step) {
  Known found;
  for (const slow::Position& position : all) {
    if (known.contains(position)) continue;
    const auto moves = slow::moves(position);
    if (step == 0 && moves.empty()) found[position] = Value::win(0);
    if (step == 0 || moves.empty()) continue;
    bool allLose = true, wins = false;
    for (const auto& [text, after] : moves) {
      const auto next = known.find(slow::canonical(after));
      allLose = allLose && next != known.end() && next->second.outcome == Outcome::Win;
      wins = wins || (next != known.end() && next->second.outcome == Outcome::Loss);
    }
    if (wins) found[position] = Value::win(step);
    if (allLose) found[position] = Value::loss(step);
  }
  return found;
}

std::vector<Known> passes() {
  const std::vector<slow::Position> all = slow::allPositions(3);
  std::vector<Known> found;
  Known known;
  for (std::uint32_t step = 0; step == 0 || !found.back().empty(); ++step) {
    found.push_back(pass(all, known, step));
    known.insert(found.back().begin(), found.back().end());
  }
  found.pop_back();
  return found;
}

KnownCounts countsOf(const Known& known) {
  KnownCounts counts;
  for (const auto& [position, value] : known) ++(value.outcome == Outcome::Win ? counts.wins : counts.losses);
  return counts;
}

}  // namespace

class SolvingStepsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyStepHasItsNumberOfPositions() {
    const SolvingSteps steps(solvedCase(3).solution);
    const std::vector<Known> expected = passes();
    QCOMPARE(steps.values().size(), std::size_t(1423));
    QCOMPARE(std::size_t(steps.lastStep()) + 1, expected.size());
    KnownCounts sum;
    for (std::uint32_t step = 0; step <= steps.lastStep(); ++step) {
      const KnownCounts found = countsOf(expected[step]);
      QCOMPARE(steps.inStep(step), found);
      sum.wins += found.wins;
      sum.losses += found.losses;
      QCOMPARE(steps.after(step), sum);
    }
    QCOMPARE(sum.sum(), std::uint64_t(1423));  // no position of this board is a draw
  }

  void everyReasonIsTrue() {
    const auto& c = solvedCase(3);
    const SolvingSteps steps(c.solution);
    Known known;
    for (const Known& each : passes()) known.insert(each.begin(), each.end());
    for (const auto& [position, value] : known) {
      const AnyPosition at = c.variant->parsePosition(slow::toText(position)).value();
      const std::size_t number = steps.numberOf(at).value();
      QCOMPARE(steps.positionAt(number), c.variant->canonical(at));
      QCOMPARE(steps.values()[number], value);
      const KnownReason reason = steps.reasonOf(at);
      QCOMPARE(reason.value, value);
      const auto moves = slow::moves(position);
      QCOMPARE(reason.moves.size(), moves.size());
      const auto before = std::ranges::count_if(moves, [&](const auto& move) {
        const Value after = known.at(slow::canonical(move.second));
        return after.distancePlies < value.distancePlies;
      });
      QCOMPARE(reason.knownBefore, static_cast<std::size_t>(before));
      QCOMPARE(reason.toLoss.has_value(), value.outcome == Outcome::Win && !moves.empty());
      if (reason.toLoss) QCOMPARE(known.at(slow::canonical(moves.at(reason.toLoss->text))), Value::loss(value.distancePlies - 1));
      if (value.outcome == Outcome::Loss) QCOMPARE(reason.knownBefore, moves.size());
    }
  }

  /// Stores the counters of undecided moves pass by pass, as the paper describes.
  void everyEffectOnAPreviousPositionIsTrue() {
    const auto& c = solvedCase(3);
    const SolvingSteps steps(c.solution);
    const std::vector<slow::Position> all = slow::allPositions(3);
    std::map<slow::Position, std::map<slow::Position, int>> before;  // number of moves, by position and predecessor
    std::map<slow::Position, std::size_t> undecided;
    for (const slow::Position& position : all)
      for (const auto& [text, after] : slow::moves(position)) {
        ++before[slow::canonical(after)][position];
        ++undecided[position];
      }
    const std::vector<Known> found = passes();
    Known known;
    for (std::uint32_t step = 0; step < found.size(); ++step) {
      known.insert(found[step].begin(), found[step].end());
      for (const auto& [position, value] : found[step])
        if (value.outcome == Outcome::Win)
          for (const auto& [previous, moves] : before[position]) undecided[previous] -= static_cast<std::size_t>(moves);
      for (const auto& [position, value] : found[step]) {
        const auto parents = steps.parentsOf(c.variant->parsePosition(slow::toText(position)).value());
        QCOMPARE(parents.size(), before[position].size());
        for (const KnownParent& each : parents) {
          const auto previous = std::ranges::find_if(before[position], [&](const auto& one) {
            return c.variant->parsePosition(slow::toText(one.first)).value() == each.parent.position;
          });
          QVERIFY(previous != before[position].end());
          QCOMPARE(each.parent.moves.size(), static_cast<std::size_t>(previous->second));
          QCOMPARE(each.moves, slow::moves(previous->first).size());
          QCOMPARE(each.undecided, undecided[previous->first]);
          const bool isNext = step + 1 < found.size() && found[step + 1].contains(previous->first);
          ParentEffect expected = known.contains(previous->first) ? ParentEffect::None : ParentEffect::Counts;
          if (isNext && value.outcome == Outcome::Loss) expected = ParentEffect::Wins;
          if (isNext && undecided[previous->first] == 0) expected = ParentEffect::Loses;
          QCOMPARE(each.effect, expected);
        }
      }
    }
  }

  void tiersComeInTheOrderOfSolving() {
    const SolvingSteps steps(solvedCase(3).solution);
    const TierGraph& graph = solvedCase(3).variant->tierGraph();
    std::size_t end = 0;
    for (std::size_t i = 0; i < steps.tiers().size(); ++i) {
      const SolvingSteps::Tier& tier = steps.tiers()[i];
      QCOMPARE(tier.first, end);
      QCOMPARE(tier.end - tier.first, graph.positionCount(tier.id));
      QCOMPARE(steps.tierOf(tier.first), i);
      QCOMPARE(steps.tierOf(tier.end - 1), i);
      QVERIFY(i == 0 || steps.tiers()[i - 1].layer <= tier.layer);
      end = tier.end;
    }
  }
};

KOTAI_TEST(SolvingStepsTest)
#include "solving_steps_test.moc"

// Tests for the passes of Kotani's algorithm, against a plain version for 3x3 and against the counts of a script
// for 4x4.
#include "core/games/dodgem/marking.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using dodgem::MarkingCounts;

namespace {

constexpr int small = 3;

using Pattern = std::vector<int>;
struct Pair {
  int steps = 0;
  std::pair<Pattern, Pattern> patterns;
  friend auto operator<=>(const Pair&, const Pair&) = default;
};

/// Returns the progress pattern and the remaining steps of both sides, counted on the drawn board. The pieces
/// '^' start at the bottom, and the pieces '>' at the left.
Pair pairOf(const slow::Position& position) {
  Pattern up(small), right(small);
  Pair pair;
  for (std::size_t row = 0; row < small; ++row)
    for (std::size_t column = 0; column < small; ++column) {
      const char piece = position.rows[row][column];
      if (piece == '.') continue;
      const std::size_t progress = piece == '^' ? small - 1 - row : column;
      ++(piece == '^' ? up : right)[progress];
      pair.steps += small - static_cast<int>(progress);
    }
  pair.patterns = std::minmax(up, right);
  return pair;
}

/// Plain version of steps 2 to 5 of the algorithm in the paper, with the paper's names.
class PlainMarking {
 public:
  PlainMarking() {
    for (const slow::Position& each : slow::allPositions(small)) {
      m_members[pairOf(each)].push_back(each);
      for (const auto& [text, after] : slow::moves(each)) {
        m_children[each].push_back(slow::canonical(after));
        m_parents[slow::canonical(after)].push_back(each);
      }
    }
  }

  std::vector<MarkingCounts> run() {
    std::vector<MarkingCounts> counts(2 * small * (small - 1) + 1);
    for (const auto& [pair, members] : m_members) {
      MarkingCounts& row = counts[static_cast<std::size_t>(pair.steps)];
      ++row.pairs;
      row.positions += members.size();
      for (const slow::Position& each : members) row.markedBefore += m_marks.contains(each) ? 1 : 0;
      for (const slow::Position& each : members)
        if (m_children[each].empty()) {
          m_marks[each] = 'W';
          ++row.withoutMove;
        }
      std::uint64_t passes = 1;
      while (pass(members)) ++passes;
      row.passes += passes;
      row.maxPasses = std::max(row.maxPasses, passes);
      for (const slow::Position& each : members) {
        row.won += m_marks.contains(each) && m_marks[each] == 'W' ? 1 : 0;
        row.lost += m_marks.contains(each) && m_marks[each] == 'L' ? 1 : 0;
      }
    }
    return counts;
  }

 private:
  bool isWon(const slow::Position& position) const {
    const auto found = m_marks.find(position);
    return found != m_marks.end() && found->second == 'W';
  }

  bool pass(const std::vector<slow::Position>& members) {
    const auto marked = m_marks;
    for (const slow::Position& each : members)
      if (m_marks.contains(each) && m_marks[each] == 'L')
        for (const slow::Position& parent : m_parents[each]) m_marks[parent] = 'W';
    for (const slow::Position& each : members)
      if (isWon(each))
        for (const slow::Position& parent : m_parents[each])
          if (std::ranges::all_of(m_children[parent], [this](const slow::Position& child) { return isWon(child); }))
            m_marks[parent] = 'L';
    return m_marks != marked;
  }

  std::map<Pair, std::vector<slow::Position>> m_members;
  std::map<slow::Position, std::vector<slow::Position>> m_children;
  std::map<slow::Position, std::vector<slow::Position>> m_parents;
  std::map<slow::Position, char> m_marks;
};

}  // namespace

class DodgemMarkingTest : public QObject {
  Q_OBJECT

 private slots:
  void smallBoardStepByStep() {
    const std::vector<MarkingCounts> counts = dodgem::countMarking(*test::dodgem(small));
    const std::vector<MarkingCounts> expected = PlainMarking().run();
    QCOMPARE(counts.size(), expected.size());
    for (std::size_t steps = 0; steps < counts.size(); ++steps)
      QVERIFY2(counts[steps] == expected[steps], qPrintable(QString::number(steps)));
    QCOMPARE(dodgem::sumOf(counts).positions, std::uint64_t{1423});
  }

  /// Compares the counts with those of a script that was written from the paper alone. The values are in
  /// RULES.md.
  void largerBoard() {
    const MarkingCounts expected{.pairs = 630,
                                 .positions = 277993,
                                 .markedBefore = 231922,
                                 .withoutMove = 801,
                                 .won = 147548,
                                 .lost = 102035,
                                 .passes = 1850,
                                 .maxPasses = 8};
    QVERIFY(dodgem::sumOf(dodgem::countMarking(*test::dodgem(4))) == expected);
    QCOMPARE(expected.drawn(), std::uint64_t{28410});
  }
};

KOTAI_TEST(DodgemMarkingTest)
#include "marking_test.moc"

// Tests for balanced start positions. There are as many wins as losses among them, and draws if the game has
// draws. No position is a duplicate or close to the end.
#include "core/players/balanced_starts.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <unordered_set>

#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class BalancedStartsTest : public QObject {
  Q_OBJECT

 private slots:
  void areBalanced_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasDraws");
    QTest::addColumn<unsigned>("leastPlies");  // eight, or half of the longest win if that is less
    QTest::newRow("draws") << QStringLiteral("dodgem:4x4") << true << 8U;
    QTest::newRow("small") << QStringLiteral("dodgem:3x3") << false << 8U;
    QTest::newRow("hands") << QStringLiteral("quoridor:4x3,fences=2") << false << 6U;
  }
  void areBalanced() {
    QFETCH(QString, id);
    QFETCH(bool, hasDraws);
    QFETCH(unsigned, leastPlies);
    const SolutionPtr solution = m_folder.solve(test::variant(id.toStdString()));
    const auto starts = balancedStarts(solution, 60, 5);
    QCOMPARE(starts.size(), std::size_t{60});
    std::array<int, 3> outcomes{};
    std::unordered_set<AnyPosition> different;
    for (const ListedPosition& start : starts) {
      QVERIFY(start.value == solution->value(start.position));
      QVERIFY(start.value.outcome == Outcome::Draw || start.value.distancePlies >= leastPlies);
      ++outcomes[static_cast<std::size_t>(start.value.outcome)];
      different.insert(start.position);
    }
    const std::array<int, 3> wanted = hasDraws ? std::array{20, 20, 20} : std::array{30, 0, 30};
    QCOMPARE(outcomes, wanted);
    QCOMPARE(different.size(), starts.size());
  }

  void dependOnTheSeedAlone() {
    const SolutionPtr solution = m_folder.solve(test::variant("dodgem:4x4"));
    const auto positions = [&](std::uint64_t seed) {
      std::vector<AnyPosition> found;
      for (const ListedPosition& start : balancedStarts(solution, 20, seed)) found.push_back(start.position);
      return found;
    };
    QVERIFY(positions(1) == positions(1));
    QVERIFY(positions(1) != positions(2));
  }

  void endAfterTheLastBalancedPosition() {
    const SolutionPtr solution = m_folder.solve(test::variant("quoridor:3x3,fences=1"));
    const auto starts = balancedStarts(solution, 1'000'000, 1);
    QVERIFY(!starts.empty() && starts.size() < solution->positions());
    QVERIFY(balancedStarts(solution, 10, 1,
                           [] {
                             std::stop_source source;
                             source.request_stop();
                             return source.get_token();
                           }())
                .empty());
  }

 private:
  test::DataFolder m_folder;
};

}  // namespace kotai

KOTAI_TEST(kotai::BalancedStartsTest)
#include "balanced_starts_test.moc"

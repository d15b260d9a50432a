// Tests for explanations of random moves in random positions on large boards.
#include <QTest>
#include <random>

#include "core/explain/explain.h"
#include "tests/core/explain/facts_truth.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class ExplainRandomTest : public QObject {
  Q_OBJECT

 private slots:
  void everySentenceIsTrue_data();
  void everySentenceIsTrue();

 private:
  static AnyPosition randomPosition(const Variant& variant, std::mt19937_64& random) {
    const TierGraph& tiers = variant.tierGraph();
    for (;;) {
      const TierId tier{random() % tiers.tierCount()};
      const std::uint64_t count = tiers.positionCount(tier);
      if (count == 0) continue;
      const AnyPosition position = variant.positionAt({tier, {random() % count}});
      if (!variant.finishedValue(position)) return position;
    }
  }
};

void ExplainRandomTest::everySentenceIsTrue_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<bool>("isShared");
  QTest::newRow("dodgem") << QStringLiteral("dodgem:4x4") << false;
  QTest::newRow("dodgem, blocked loses") << QStringLiteral("dodgem:4x4,blocked=loses") << false;
  QTest::newRow("dodgem, blocked draws") << QStringLiteral("dodgem:4x4,blocked=draws") << false;
  QTest::newRow("dodgem, misere") << QStringLiteral("dodgem:4x4,misere=yes") << false;
  QTest::newRow("quoridor") << QStringLiteral("quoridor:5x5,fences=1") << false;
  QTest::newRow("domineering") << QStringLiteral("domineering:4x4") << false;
  QTest::newRow("animalshogi") << QStringLiteral("animalshogi") << true;
  QTest::newRow("gobblet") << QStringLiteral("gobblet") << true;
}

void ExplainRandomTest::everySentenceIsTrue() {
  QFETCH(QString, variant);
  QFETCH(bool, isShared);
  const test::DataFolder folder;
  const std::string id = variant.toStdString();
  const SolutionPtr solution = isShared ? test::sharedSolution(id) : folder.solve(test::variant(id));
  const Variant& game = *solution->variant();
  const test::ValueOf valueOf = [&solution](const AnyPosition& position) { return solution->value(position); };
  const int count = qEnvironmentVariableIsSet("KOTAI_LONG_TESTS") ? 100'000 : 2'000;
  std::mt19937_64 random(39);
  for (int i = 0; i < count; ++i) {
    const AnyPosition position = randomPosition(game, random);
    const std::string fault = test::FactsTruth(game, valueOf, position, std::nullopt).fault(explain(*solution, position));
    QVERIFY2(fault.empty(), fault.c_str());
    const auto moves = game.legalMoves(position);
    const AnyMove move = moves[random() % moves.size()];
    const std::string wrong = test::FactsTruth(game, valueOf, position, move).fault(explain(*solution, position, move));
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
}

}  // namespace kotai

KOTAI_TEST(kotai::ExplainRandomTest)
#include "explain_random_test.moc"

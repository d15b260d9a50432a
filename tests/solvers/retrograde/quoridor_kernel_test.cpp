// Tests for the engine of Quoridor, with and without the special instructions of this machine. Also tests its
// tables after writing and reading.
#include <QTest>
#include <map>

#include "core/game/registry.h"
#include "core/games/quoridor/variant.h"
#include "solvers/base/processor.h"
#include "solvers/retrograde/quoridor/kernel.h"
#include "solvers/retrograde/quoridor/score_table.h"
#include "tests/core/same_summary.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::retrograde;

static std::shared_ptr<const quoridor::QuoridorVariant> variantOf(const QByteArray& text) {
  return std::dynamic_pointer_cast<const quoridor::QuoridorVariant>(*parseVariant(text.toStdString()));
}

class QuoridorKernelTest : public QObject {
  Q_OBJECT
 private slots:
  void scoresAndCodes();
  void everyMachineAndEveryWay_data();
  void everyMachineAndEveryWay();
  void stops();
};

void QuoridorKernelTest::scoresAndCodes() {
  using namespace quoridor_engine;
  for (std::uint32_t plies = 1; plies < score::maxPlies; ++plies) {
    const Value value = plies % 2 == 1 ? Value::win(plies) : Value::loss(plies);
    const std::uint8_t held = plies % 2 == 1 ? score::win(plies) : score::loss(plies);
    QCOMPARE(std::uint32_t{score::toCode(held)}, encodeValue(ValueCoding::OddWins, value));
    QCOMPARE(score::fromCode(score::toCode(held)), held);
  }
  QCOMPARE(std::uint32_t{score::toCode(score::draw)}, encodeValue(ValueCoding::OddWins, Value::draw()));
  // Better values have larger scores, and `none` is not the score of any value.
  QVERIFY(score::win(1) < score::none && score::win(3) < score::win(1) && score::win(score::maxPlies - 1) > score::draw);
  QVERIFY(score::loss(2) < score::loss(4) && score::loss(score::maxPlies) < score::draw);
}

void QuoridorKernelTest::everyMachineAndEveryWay_data() {
  QTest::addColumn<QByteArray>("variant");
  for (const char* variant :
       {"quoridor:3x3,fences=3", "quoridor:2x5,fences=2", "quoridor:4x4,fences=2", "quoridor:5x3,fences=3-1",
        "quoridor:5x5,fences=1", "quoridor:5x6,fences=1", "quoridor:4x8,fences=1", "quoridor:3x9,fences=1",
        "quoridor:7x5,fences=1", "quoridor:6x7,fences=1-0", "quoridor:8x8,fences=0", "quoridor:9x7,fences=1",
        "quoridor:8x9,fences=1-0", "quoridor:9x9,fences=0"})
    QTest::newRow(variant) << QByteArray(variant);
}

/// Solves each tier from tables that were packed and unpacked. The tables are used in place or copied set by
/// set. Uses every kind of code.
void QuoridorKernelTest::everyMachineAndEveryWay() {
  QFETCH(QByteArray, variant);
  const auto game = variantOf(variant);
  const QuoridorKernel machine(game);
  const QuoridorKernel portable(game, quoridor_engine::makePortableSetSolver);
  const QuoridorKernel narrow(game, mayUseAvx2() ? quoridor_engine::makeAvx2SetSolver : quoridor_engine::makePortableSetSolver);
  const TierGraph& space = game->tierGraph();
  std::map<std::uint64_t, WorkingTablePtr> direct;
  std::map<std::uint64_t, WorkingTablePtr> readBack;
  for (int layer = 0; layer < space.layerCount(); ++layer)
    for (const TierId tier : space.tiersInLayer(layer)) {
      auto one = machine.solve(tier, [&](TierId child) { return direct.at(child.value); }, {});
      const auto fewAtATime = ChildTables([&](TierId child) { return readBack.at(child.value); }, true);
      const auto two = portable.solve(tier, fewAtATime, {});
      QVERIFY(one->codes.bytes == two->codes.bytes);
      QVERIFY(test::same(one->summary, two->summary));
      const auto three = narrow.solve(tier, [&](TierId child) { return direct.at(child.value); }, {});
      QVERIFY(one->codes.bytes == three->codes.bytes && test::same(one->summary, three->summary));
      QCOMPARE(one->codes.positions(), space.positionCount(tier));
      std::uint64_t counted = 0;
      for (const PartSummary& part : one->summary.parts) counted += part.positions();
      QCOMPARE(counted, space.positionCount(tier));
      readBack[tier.value] = machine.unpack(tier, two->codes);
      direct[tier.value] = std::move(one->table);
      TierCodes cut = two->codes;
      cut.bytes.resize(cut.bytes.size() / 2);
      QVERIFY(cut.bytes.size() == two->codes.bytes.size() || !machine.unpack(tier, cut));
    }
}

void QuoridorKernelTest::stops() {
  const auto game = variantOf("quoridor:5x5,fences=3");
  std::stop_source stop;
  stop.request_stop();
  QVERIFY(!QuoridorKernel(game).solve(game->tierGraph().tiersInLayer(0).front(), {}, stop.get_token()));
}

KOTAI_TEST(QuoridorKernelTest)
#include "quoridor_kernel_test.moc"

// Tests that the fast kernels for one tier store the same values as the plain kernel, including long distances.
#include <QTest>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/game/single_tier.h"
#include "core/games/dodgem/variant.h"
#include "solvers/retrograde/dodgem/pair_kernel.h"
#include "solvers/retrograde/position_kernel.h"
#include "tests/core/same_summary.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::retrograde;

namespace {

std::shared_ptr<const dodgem::DodgemVariant> dodgemVariant(const std::string& id) {
  return std::dynamic_pointer_cast<const dodgem::DodgemVariant>(test::variant(id));
}

std::shared_ptr<const PositionGraph> graphOf(const VariantPtr& variant) { return {variant, &variant->positionGraph()}; }

/// Solves all tiers of a variant in order, each from the working tables of its children.
class TierByTier {
 public:
  TierByTier(const TierKernel& kernel, const TierGraph& tiers) : m_kernel(kernel), m_tiers(tiers) {}

  const SolvedTier& solve(TierId tier) {
    auto solved = m_kernel.solve(tier, [this](TierId child) { return m_done.at(child).table; }, {});
    return m_done[tier] = std::move(*solved);
  }
  /// Replaces a tier's table by the table that unpack() makes from the codes, so that parents read the new table.
  void reloadFromCodes(TierId tier) { m_done[tier].table = m_kernel.unpack(tier, m_done[tier].codes); }

  template <class Visit>
  void forEachTierInOrder(Visit&& visit) const {
    for (int layer = 0; layer < m_tiers.layerCount(); ++layer) {
      for (const TierId tier : m_tiers.tiersInLayer(layer)) visit(tier);
    }
  }

 private:
  const TierKernel& m_kernel;
  const TierGraph& m_tiers;
  std::map<TierId, SolvedTier> m_done;
};

std::uint32_t codeAt(const TierCodes& codes, std::uint64_t index) {
  auto code = static_cast<std::uint32_t>(codes.bytes[index * codes.valueBytes]);
  if (codes.valueBytes == 2) code |= static_cast<std::uint32_t>(codes.bytes[2 * index + 1]) << 8;
  return code;
}

bool sameCodes(const TierCodes& left, const TierCodes& right) {
  if (left.positions() != right.positions()) return false;
  for (std::uint64_t index = 0; index < left.positions(); ++index) {
    if (codeAt(left, index) != codeAt(right, index)) return false;
  }
  return true;
}

/// Game on a path of one-way steps in a single tier. Position i leads to i-1, and the player to move at 0 has
/// lost.
class PathGame {
 public:
  using Position = std::uint32_t;
  struct Move {};

  explicit PathGame(std::uint32_t length) : m_length(length), m_tiers(length) {}

  Position start() const { return m_length - 1; }
  template <class Visit>
  void forEachMove(Position position, Visit&& visit) const {
    if (position > 0) visit(Move{});
  }
  template <class Visit>
  void forEachPredecessor(Position position, Visit&& visit) const {
    if (position + 1 < m_length) visit(position + 1);
  }
  Position play(Position position, Move) const { return position - 1; }
  std::optional<Value> finishedValue(Position position) const {
    return position == 0 ? std::optional(Value::loss(0)) : std::nullopt;
  }
  std::optional<Position> passed(Position) const { return std::nullopt; }
  Position canonical(Position position) const { return position; }
  TierId tierOf(Position) const { return {0}; }
  PositionIndex rank(Position position) const { return {position}; }
  Position unrank(TierId, PositionIndex index) const { return static_cast<Position>(index.value); }
  const TierGraph& tiers() const { return m_tiers; }

 private:
  std::uint32_t m_length;
  SingleTier m_tiers;
};

}  // namespace

class KernelsTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsStoreWhatCountersStore_data() { boards(); }
  void rowsStoreWhatCountersStore();
  void wideCellsStoreTheSame_data() { boards(); }
  void wideCellsStoreTheSame();
  void stripsStoreTheSame_data() { boards(); }
  void stripsStoreTheSame();
  void reloadedTablesGiveTheSameValues_data() { boards(); }
  void reloadedTablesGiveTheSameValues();
  void wrongNumberOfCodesIsRefused();
  void stopIsHeard();
  void longDistancesFit_data();
  void longDistancesFit();

 private:
  static void boards() {
    QTest::addColumn<std::string>("id");
    for (const char* const size : {"dodgem:3x3", "dodgem:4x4"})
      for (const char* const rule : {"", ",blocked=loses", ",blocked=draws", ",misere=yes"})
        QTest::addRow("%s%s", size, rule) << std::string(size) + rule;
  }
};

void KernelsTest::rowsStoreWhatCountersStore() {
  QFETCH(std::string, id);
  const auto variant = dodgemVariant(id);
  const PairKernel rows(variant);
  const PositionKernel counters(graphOf(variant), rows.coding());
  TierByTier fast(rows, variant->tierGraph());
  TierByTier plain(counters, variant->tierGraph());
  fast.forEachTierInOrder([&](TierId tier) {
    const SolvedTier& one = fast.solve(tier);
    const SolvedTier& two = plain.solve(tier);
    QVERIFY(one.codes.valueBytes == two.codes.valueBytes && one.codes.bytes == two.codes.bytes);
    QVERIFY(test::same(one.summary, two.summary));
  });
}

void KernelsTest::wideCellsStoreTheSame() {
  QFETCH(std::string, id);
  const auto variant = dodgemVariant(id);
  const PairKernel narrowKernel(variant);
  const PairKernel wideKernel(variant, {.wide = true});
  TierByTier narrow(narrowKernel, variant->tierGraph());
  TierByTier wide(wideKernel, variant->tierGraph());
  narrow.forEachTierInOrder([&](TierId tier) {
    const SolvedTier& one = narrow.solve(tier);
    const SolvedTier& two = wide.solve(tier);
    QCOMPARE(two.codes.valueBytes, 2U);
    QVERIFY(sameCodes(one.codes, two.codes));
    QVERIFY(test::same(one.summary, two.summary));
  });
}

/// Solves with many strips, as on boards with thousands of arrangements. The last strip is shorter than the
/// others.
void KernelsTest::stripsStoreTheSame() {
  QFETCH(std::string, id);
  const auto variant = dodgemVariant(id);
  const PairKernel whole(variant);
  TierByTier straight(whole, variant->tierGraph());
  for (const bool wide : {false, true}) {
    const PairKernel strips(variant, {.wide = wide, .stripCells = 48});
    TierByTier narrow(strips, variant->tierGraph());
    straight.forEachTierInOrder([&](TierId tier) {
      const SolvedTier& expected = straight.solve(tier);
      const SolvedTier& found = narrow.solve(tier);
      QVERIFY(sameCodes(found.codes, expected.codes) && test::same(found.summary, expected.summary));
    });
  }
}

/// Reads every second tier back from its codes, so that one-byte and two-byte children occur together.
void KernelsTest::reloadedTablesGiveTheSameValues() {
  QFETCH(std::string, id);
  const auto variant = dodgemVariant(id);
  const PairKernel kernel(variant);
  const PairKernel wideKernel(variant, {.wide = true});
  for (const PairKernel* one : {&kernel, &wideKernel}) {
    TierByTier straight(kernel, variant->tierGraph());
    TierByTier mixed(*one, variant->tierGraph());
    straight.forEachTierInOrder([&](TierId tier) {
      const SolvedTier& expected = straight.solve(tier);
      const SolvedTier& found = mixed.solve(tier);
      QVERIFY(sameCodes(found.codes, expected.codes));
      QVERIFY(test::same(found.summary, expected.summary));
      if (tier.value % 2 == 0) mixed.reloadFromCodes(tier);
    });
  }
}

void KernelsTest::wrongNumberOfCodesIsRefused() {
  const auto variant = dodgemVariant("dodgem:3x3");
  const PairKernel kernel(variant);
  const TierId last{variant->tierGraph().tierCount() - 1};
  TierCodes codes;
  codes.bytes.resize(variant->tierGraph().positionCount(last) - 1);
  QVERIFY(kernel.unpack(last, codes) == nullptr);
  codes.bytes.resize(codes.bytes.size() + 2);
  QVERIFY(kernel.unpack(last, codes) == nullptr);
}

void KernelsTest::stopIsHeard() {
  const auto variant = dodgemVariant("dodgem:3x3");
  std::stop_source source;
  source.request_stop();
  const auto noChildren = [](TierId) -> WorkingTablePtr { return nullptr; };
  QVERIFY(!PositionKernel(graphOf(variant), ValueCoding::EvenWins).solve(TierId{0}, noChildren, source.get_token()));
}

void KernelsTest::longDistancesFit_data() {
  QTest::addColumn<quint32>("length");
  QTest::addColumn<quint32>("valueBytes");
  QTest::newRow("one byte") << 100U << 1U;
  QTest::newRow("just one byte") << 127U << 1U;
  QTest::newRow("two bytes") << 300U << 2U;
  QTest::newRow("many plies") << 30000U << 2U;
}

void KernelsTest::longDistancesFit() {
  QFETCH(quint32, length);
  QFETCH(quint32, valueBytes);
  const PathGame game(length);
  const PositionKernel kernel(std::make_shared<const RulesGraph<PathGame>>(game));
  const auto solved = kernel.solve(TierId{0}, [](TierId) -> WorkingTablePtr { return nullptr; }, {});
  QVERIFY(solved.has_value());
  QCOMPARE(solved->codes.valueBytes, valueBytes);
  QCOMPARE(solved->codes.positions(), std::uint64_t{length});
  for (std::uint32_t index = 0; index < length; ++index) {
    const Value expected = index % 2 == 0 ? Value::loss(index) : Value::win(index);
    QVERIFY(decodeValue(ValueCoding::Explicit, codeAt(solved->codes, index)) == expected);
  }
}

KOTAI_TEST(KernelsTest)
#include "kernels_test.moc"

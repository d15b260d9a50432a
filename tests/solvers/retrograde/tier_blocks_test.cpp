// Tests for tiers solved in blocks, all in one process. Codes and summaries equal those of a tier solved as a
// whole.
#include <QTest>
#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "core/games/dodgem/variant.h"
#include "solvers/retrograde/dodgem/graph_block.h"
#include "solvers/retrograde/dodgem/pair_kernel.h"
#include "solvers/retrograde/tier_splitter.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::retrograde;

namespace {

std::shared_ptr<const dodgem::DodgemVariant> blockedVariant(int size) {
  return std::dynamic_pointer_cast<const dodgem::DodgemVariant>(test::dodgem(size));
}

class HeldCodes final : public ChildCodes {
 public:
  explicit HeldCodes(const TierCodes& codes) : m_codes(codes) {}
  std::uint32_t valueBytes() const override { return m_codes.valueBytes; }
  void read(std::uint64_t first, std::uint64_t count, std::byte* codes) override {
    std::copy_n(m_codes.bytes.begin() + static_cast<std::ptrdiff_t>(first * valueBytes()), count * valueBytes(), codes);
  }

 private:
  const TierCodes& m_codes;
};

using Blocks = std::vector<std::unique_ptr<TierBlock>>;

/// Begins all blocks. Returns whether the values of all children fit.
bool beginAll(Blocks& blocks, const OpenChild& open) {
  return std::ranges::count_if(blocks, [&](const auto& block) { return block->begin(open, {}); }) ==
         static_cast<std::ptrdiff_t>(blocks.size());
}

/// Exchanges the changes of all blocks, only a few bytes at a time, so that changes arrive in pieces.
void exchange(Blocks& blocks) {
  for (std::size_t from = 0; from < blocks.size(); ++from)
    for (std::size_t to = 0; to < blocks.size(); ++to)
      for (auto changes = blocks[from]->changesFor(to, 100); from != to && !changes.empty();
           changes = blocks[from]->changesFor(to, 100))
        blocks[to]->take(from, changes);
}

void sweepAll(Blocks& blocks) {
  for (bool first = true;; first = false) {
    bool any = false;
    for (const auto& block : blocks) any |= block->sweep({});
    if (!any && !first) return;
    exchange(blocks);
    for (const auto& block : blocks) block->finishSweep({});
  }
}

std::vector<std::byte> codesOf(const Blocks& blocks, std::size_t parts) {
  std::vector<std::byte> codes;
  for (std::size_t part = 0; part < parts; ++part)
    for (std::size_t line = 0; line < blocks.front()->lineCount(part); ++line)
      for (const auto& block : blocks) block->appendLine(part, line, codes);
  return codes;
}

bool samePart(const PartSummary& left, const PartSummary& right) {
  const auto sameEntry = [](const PartSummary::Entry& a, const PartSummary::Entry& b) {
    return a.value == b.value && a.count == b.count;
  };
  return left.notables == right.notables && left.legalMoves == right.legalMoves && left.maxLegalMoves == right.maxLegalMoves &&
         std::ranges::equal(left.histogram, right.histogram, sameEntry);
}

}  // namespace

class TierBlocksTest : public QObject {
  Q_OBJECT

 private slots:
  void blocksMakeTheWholeTier_data();
  void blocksMakeTheWholeTier();
  void everyArrangementInOneBlock_data();
  void everyArrangementInOneBlock();
};

void TierBlocksTest::blocksMakeTheWholeTier_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("threads");
  QTest::addColumn<bool>("wide");
  for (const auto& [size, count, threads] : {std::array{3, 1, 1}, {3, 5, 1}, {4, 1, 1}, {4, 2, 1}, {3, 3, 2}, {4, 7, 1}})
    for (const bool wide : {false, true})
      QTest::addRow("%dx%d in %d, %d threads%s", size, size, count, threads, wide ? ", wide" : "")
          << size << count << threads << wide;
}

void TierBlocksTest::blocksMakeTheWholeTier() {
  QFETCH(int, size);
  QFETCH(int, count);
  QFETCH(int, threads);
  QFETCH(bool, wide);
  const auto variant = blockedVariant(size);
  const PairKernel kernel(variant, {.wide = wide});
  const TierSplitter& splitter = *kernel.splitter();
  const TierGraph& graph = variant->tierGraph();
  std::map<TierId, SolvedTier> solved;
  const auto open = [&](TierId child) { return std::make_unique<HeldCodes>(solved.at(child).codes); };
  for (int layer = 0; layer < graph.layerCount(); ++layer)
    for (const TierId tier : graph.tiersInLayer(layer)) {
      solved[tier] = *kernel.solve(tier, [&](TierId child) { return solved.at(child).table; }, {});
      Blocks blocks;
      for (std::size_t block = 0; block < static_cast<std::size_t>(count); ++block)
        blocks.push_back(
            splitter.makeBlock(tier, {block, static_cast<std::size_t>(count)}, static_cast<unsigned>(threads), wide));
      QVERIFY(beginAll(blocks, open));
      sweepAll(blocks);
      std::vector<TierSummary> summaries;
      for (const auto& block : blocks) summaries.push_back(block->summary({}));
      const TierSummary joined = splitter.join(tier, summaries);
      QVERIFY2(std::ranges::equal(joined.parts, solved[tier].summary.parts, samePart), qPrintable(QString::number(tier.value)));
      const auto codes = codesOf(blocks, joined.parts.size());
      QVERIFY2(std::ranges::equal(codes, solved[tier].codes.bytes), qPrintable(QString::number(tier.value)));
      QVERIFY(splitter.hadRoom(joined, wide));
      if (!wide) continue;
      bool hasChildren = false;
      graph.forEachChild(tier, [&hasChildren](TierId) { hasChildren = true; });
      QCOMPARE(splitter.makeBlock(tier, {}, 1, false)->begin(open, {}), !hasChildren);
    }
}

void TierBlocksTest::everyArrangementInOneBlock_data() {
  QTest::addColumn<int>("count");
  for (const int count : {1, 2, 3, 16, 100}) QTest::addRow("%d", count) << count;
}

/// Every block receives exactly the rows that other blocks send, and beyondOf() counts these rows.
void TierBlocksTest::everyArrangementInOneBlock() {
  QFETCH(int, count);
  const auto variant = blockedVariant(4);
  const dodgem::PatternSet& patterns = variant->rules().tiers().patterns();
  const SideGraphs graphs(patterns);
  const auto blocks = static_cast<std::size_t>(count);
  for (int pattern = 0; pattern < patterns.count(); ++pattern) {
    const SideGraph& whole = graphs.of(pattern);
    std::vector<GraphBlock> all;
    for (std::size_t block = 0; block < blocks; ++block) all.emplace_back(whole, BlockPlace{block, blocks}, 4);
    std::vector<std::uint64_t> boards;
    Beyond beyond;
    for (std::size_t to = 0; to < blocks; ++to) {
      boards.insert(boards.end(), all[to].graph.boards.begin(), all[to].graph.boards.end());
      std::vector<std::uint64_t> given;
      for (const GraphBlock& from : all)
        for (const std::uint32_t number : from.givenTo[to]) given.push_back(from.graph.transposed[number]);
      QCOMPARE(given, all[to].beyond);
      beyond.most = std::max(beyond.most, given.size());
      beyond.all += given.size();
    }
    QCOMPARE(boards, whole.boards);
    QCOMPARE(beyondOf(patterns, pattern, blocks).most, beyond.most);
    QCOMPARE(beyondOf(patterns, pattern, blocks).all, beyond.all);
  }
}

KOTAI_TEST(TierBlocksTest)
#include "tier_blocks_test.moc"

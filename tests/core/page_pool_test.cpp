// Tests for the page pool: contents, pages returned to the system, retained pages, and many threads.
#include "core/base/page_pool.h"

#include <QTest>
#include <algorithm>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "core/base/resources.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

constexpr std::uint64_t mebibyte = 1U << 20;
/// Allowance in bytes for retained pages, and for other allocations during a test.
constexpr double slack = 12.0 * mebibyte;

struct Block {
  std::uint8_t* memory = nullptr;
  std::size_t bytes = 0;
  std::uint8_t mark = 0;

  bool holdsItsMark() const {
    return std::all_of(memory, memory + bytes, [this](std::uint8_t byte) { return byte == mark; });
  }
};

Block marked(PagePool& pool, std::size_t bytes, std::uint8_t mark) {
  const Block block{static_cast<std::uint8_t*>(pool.allocate(bytes)), bytes, mark};
  std::memset(block.memory, mark, bytes);
  return block;
}

/// Allocates and releases blocks at random. Returns the number of blocks whose contents changed.
int wrongBlocks(PagePool& pool, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Block> blocks;
  int wrong = 0;
  for (int step = 0; step < 3000; ++step) {
    if (blocks.size() < 40 || random() % 2 == 0) {
      const std::size_t most = random() % 20 == 0 ? 4 * mebibyte : mebibyte / 4;
      blocks.push_back(marked(pool, 1 + random() % most, static_cast<std::uint8_t>(random())));
    } else {
      std::swap(blocks[random() % blocks.size()], blocks.back());
      wrong += blocks.back().holdsItsMark() ? 0 : 1;
      pool.release(blocks.back().memory, blocks.back().bytes);
      blocks.pop_back();
    }
    if (blocks.size() > 120) wrong += blocks[random() % blocks.size()].holdsItsMark() ? 0 : 1;
  }
  for (const Block& block : blocks) {
    wrong += block.holdsItsMark() ? 0 : 1;
    pool.release(block.memory, block.bytes);
  }
  return wrong;
}

}  // namespace

class PagePoolTest : public QObject {
  Q_OBJECT

 private slots:
  void contentsStay();
  void manyThreads();
  void everyPageIsReturned();
  void keepsNoMoreThanAllowed();
  void smallBlocksTakeNoPages();
};

void PagePoolTest::contentsStay() {
  PagePool pool;
  for (const std::uint64_t keep : {std::uint64_t{0}, 16 * mebibyte, 1024 * mebibyte}) {
    const PagePool::RetainPages kept(keep, pool);
    QCOMPARE(wrongBlocks(pool, static_cast<unsigned>(keep + 5)), 0);
    QCOMPARE(pool.usedBytes(), std::uint64_t{0});
  }
}

void PagePoolTest::manyThreads() {
  PagePool pool;
  std::atomic<int> wrong{0};
  {
    std::vector<std::jthread> threads;
    for (unsigned seed = 0; seed < 4; ++seed) threads.emplace_back([&pool, &wrong, seed] { wrong += wrongBlocks(pool, seed); });
  }
  QCOMPARE(wrong.load(), 0);
  QCOMPARE(pool.usedBytes(), std::uint64_t{0});
}

/// Releases blocks in several orders while their neighbouring blocks stay allocated.
void PagePoolTest::everyPageIsReturned() {
  PagePool pool;
  const double before = anonymousBytes();
  std::vector<Block> blocks;
  for (int number = 0; number < 640; ++number) blocks.push_back(marked(pool, 200'000, 7));
  const double all = static_cast<double>(pool.usedBytes());
  QVERIFY(anonymousBytes() - before > 0.9 * all);
  for (std::size_t number = 0; number < blocks.size(); number += 2) pool.release(blocks[number].memory, blocks[number].bytes);
  QVERIFY(anonymousBytes() - before < all / 2 + slack);
  for (std::size_t number = 1; number < blocks.size(); number += 2) {
    QVERIFY(blocks[number].holdsItsMark());
    pool.release(blocks[number].memory, blocks[number].bytes);
  }
  QVERIFY(anonymousBytes() - before < slack);
}

void PagePoolTest::keepsNoMoreThanAllowed() {
  PagePool pool;
  std::vector<Block> blocks;
  {
    const PagePool::RetainPages kept(64 * mebibyte, pool);
    for (int number = 0; number < 100; ++number) blocks.push_back(marked(pool, mebibyte / 2, 1));
    for (const Block& block : blocks) pool.release(block.memory, block.bytes);
    QCOMPARE(pool.residentBytes(), 50 * mebibyte);
    // Larger blocks do not fit into the retained pages, which are released.
    const Block large = marked(pool, 60 * mebibyte, 2);
    QVERIFY(pool.residentBytes() <= 64 * mebibyte);
    pool.release(large.memory, large.bytes);
    QVERIFY(pool.residentBytes() <= 64 * mebibyte && pool.residentBytes() >= 60 * mebibyte);
  }
  QVERIFY(static_cast<double>(pool.residentBytes()) < slack);
}

void PagePoolTest::smallBlocksTakeNoPages() {
  const std::uint64_t before = PagePool::shared().usedBytes();
  const PageVector<std::uint8_t> small(PageAllocator<std::uint8_t>::smallest - 1);
  QCOMPARE(PagePool::shared().usedBytes(), before);
  const PageVector<std::uint8_t> large(PageAllocator<std::uint8_t>::smallest + 1);
  QCOMPARE(PagePool::shared().usedBytes(), before + PageAllocator<std::uint8_t>::bytesFor(large.size()));
  QCOMPARE(PageAllocator<std::uint8_t>::bytesFor(small.size()), small.size());
  QCOMPARE(PageAllocator<std::uint8_t>::bytesFor(large.size()), 5 * PagePool::pageBytes);
}

KOTAI_TEST(PagePoolTest)
#include "page_pool_test.moc"

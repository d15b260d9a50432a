// Tests for rows of Animal Shogi's positions as bits: how they are made from bytes, and how masks gather them.
#include <QTest>
#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/chick_rows.h"
#include "solvers/retrograde/animalshogi/row_bits.h"
#include "solvers/retrograde/animalshogi/value_rows.h"
#include "tests/runner/test_class.h"

using namespace kotai::animalshogi;
using namespace kotai::animalshogi::engine;

class AnimalShogiRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void valuesOfRows();
  void wordsInMasks();
  void equalBytes();
};

void AnimalShogiRowsTest::valuesOfRows() {
  std::mt19937_64 random(91);
  for (std::uint32_t length = 1; length <= ChickRow::maxPlaceCount; ++length) {
    std::vector<std::uint8_t> bytes(length);
    for (std::uint8_t& each : bytes) each = static_cast<std::uint8_t>(random() % 4);
    const auto row = valueRow<PortableBits, RowBits>(bytes.data(), length);
    for (std::uint32_t place = 0; place < 128; ++place) {
      QCOMPARE(hasBit(row.odd, place), place < length && code::isLoss(bytes[place]));
      QCOMPARE(hasBit(row.zero, place), place < length && bytes[place] == code::draw);
    }
    if (length > 64) continue;
    const auto shortRow = valueRow<PortableBits, ShortRowBits>(bytes.data(), length);
    QVERIFY(shortRow.odd.low == row.odd.low && shortRow.zero.low == row.zero.low);
  }
}

/// Bits gathered by masks over two words keep their order, and scattering returns them to their places.
void AnimalShogiRowsTest::wordsInMasks() {
  std::mt19937_64 random(92);
  for (int count = 0; count < 2000; ++count) {
    const auto word = [&] { return count % 3 == 0 ? ~std::uint64_t{0} : count % 3 == 1 ? random() & random() : random(); };
    const RowBits mask{word(), count % 2 == 0 ? 0 : word() & 0x3ffffffU};
    const RowBits bits{random(), random()};
    const RowBits together = gathered<PortableBits>(bits, mask);
    std::uint32_t number = 0;
    forEachPlace(mask, [&](std::uint32_t place) { QCOMPARE(hasBit(together, number++), hasBit(bits, place)); });
    const RowBits back = scattered<PortableBits>(together, mask);
    QVERIFY(back.low == (bits & mask).low && back.high == (bits & mask).high);
    const ShortRowBits shortMask(mask.low);
    const auto shortTogether = gathered<PortableBits>(ShortRowBits(bits.low), shortMask);
    QCOMPARE(countOf(shortTogether), countOf(bits & RowBits{mask.low, 0}));
    QCOMPARE(scattered<PortableBits>(shortTogether, shortMask).low, bits.low & mask.low);
  }
}

void AnimalShogiRowsTest::equalBytes() {
  std::mt19937_64 random(93);
  for (int count = 0; count < 2000; ++count) {
    std::array<std::uint8_t, 64> bytes;
    for (std::uint8_t& each : bytes) each = static_cast<std::uint8_t>(random() % 4 * 85);
    std::uint64_t expected = 0;
    for (std::size_t place = 0; place < bytes.size(); ++place) expected |= std::uint64_t{bytes[place] == bytes[0]} << place;
    QCOMPARE(PortableBits::equalBytes(bytes.data(), bytes[0]), expected);
  }
}

KOTAI_TEST(AnimalShogiRowsTest)
#include "animal_shogi_rows_test.moc"

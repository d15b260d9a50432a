// Tests for single records without a file. Records are written, read back and truncated.
#include "core/tables/tier_record.h"

#include <QTest>

#include "tests/runner/test_class.h"

using namespace kotai;

class TierRecordTest : public QObject {
  Q_OBJECT
 private slots:
  void withoutBlocks();
  void cutOff();
  void largeBlocks();
};

/// A record of a tier without positions can also be read back. For such records, the sanitizers of the asan
/// preset once reported copies from null pointers.
void TierRecordTest::withoutBlocks() {
  const auto record = encodeTierRecord({7}, {1, {}}, {}, ValueCoding::Explicit, 1U << 16);
  const auto view = TierRecordView::read(record);
  QVERIFY(view && view->tier() == TierId{7});
  QCOMPARE(view->blockCount(), 0U);
  QVERIFY(view->blocksAreGood());
  const auto codes = view->readCodes();
  QVERIFY(codes && codes->bytes.empty());
  QVERIFY(view->readSummary(ValueCoding::Explicit).has_value());
}

/// A truncated record is invalid, whatever its length. A change of any bit is detected.
void TierRecordTest::cutOff() {
  PageVector<std::byte> plain(1000);
  for (std::size_t place = 0; place < plain.size(); ++place) plain[place] = static_cast<std::byte>(place * place % 251);
  const auto record = encodeTierRecord({3}, {1, plain}, {}, ValueCoding::Explicit, 256);
  const auto whole = TierRecordView::read(record);
  QVERIFY(whole && whole->blockCount() == 4 && whole->readCodes()->bytes == plain);
  for (std::size_t size = 0; size < record.size(); ++size) QVERIFY(!TierRecordView::read(std::span(record).first(size)));
  for (std::size_t place = 0; place < record.size(); ++place) {
    auto damaged = record;
    damaged[place] ^= std::byte{4};
    const auto view = TierRecordView::read(damaged);
    QVERIFY(!view || !view->blocksAreGood());
  }
}

/// Whatever a file contains, a block never needs more memory than 65,536 positions do.
void TierRecordTest::largeBlocks() {
  constexpr std::uint32_t most = 1U << 16;
  for (const std::uint32_t valueBytes : {1U, 2U}) {
    const PageVector<std::byte> zeros(std::size_t{valueBytes} * (most + 1));
    const TierCodes codes{valueBytes, zeros};
    QVERIFY(TierRecordView::read(encodeTierRecord({3}, codes, {}, ValueCoding::Explicit, most)));
    QVERIFY(!TierRecordView::read(encodeTierRecord({3}, codes, {}, ValueCoding::Explicit, most + 1)));
  }
}

KOTAI_TEST(TierRecordTest)
#include "tier_record_test.moc"

// Tests for the payoff format: reads a file byte by byte as FORMAT.md describes and compares the result with the program's.
#include <xxhash.h>
#include <zstd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <bit>
#include <cstring>

#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Reads a little-endian number.
std::uint64_t number(const QByteArray& bytes, qsizetype place, int size) {
  std::uint64_t result = 0;
  for (int byte = size - 1; byte >= 0; --byte) result = (result << 8) | static_cast<unsigned char>(bytes[place + byte]);
  return result;
}

std::uint64_t checksum(const QByteArray& bytes, qsizetype place, qsizetype size) {
  return XXH3_64bits(bytes.data() + place, static_cast<std::size_t>(size));
}

/// Checks a tier record and returns its uncompressed bytes.
QByteArray plainTier(const QByteArray& file, qsizetype record, int tier) {
  if (file.mid(record, 4) != "TIER" || number(file, record + 4, 2) != 18 || number(file, record + 6, 2) != 0) return {};
  if (number(file, record + 8, 8) != static_cast<std::uint64_t>(tier)) return {};
  const auto blocks = static_cast<qsizetype>(number(file, record + 32, 4));
  const auto summary = static_cast<qsizetype>(number(file, record + 36, 4));
  const qsizetype checked = blocks * 16 + summary;
  const std::uint64_t seed = checksum(file, record, 40);
  if (XXH3_64bits_withSeed(file.data() + record + 48, static_cast<std::size_t>(checked), seed) != number(file, record + 40, 8))
    return {};
  QByteArray plain;
  qsizetype place = record + 48 + checked;
  for (qsizetype block = 0; block < blocks; ++block) {
    const qsizetype entry = record + 48 + block * 16;
    const auto stored = static_cast<qsizetype>(number(file, entry + 8, 4));
    const auto size = static_cast<qsizetype>(number(file, entry + 12, 4));
    if (checksum(file, place, stored) != number(file, entry, 8)) return {};
    QByteArray part = file.mid(place, stored);
    if (stored != size) {
      part = QByteArray(size, 0);
      ZSTD_decompress(part.data(), static_cast<std::size_t>(size), file.data() + place, static_cast<std::size_t>(stored));
    }
    if (block + 1 < blocks && size != 4096 * 18) return {};
    plain += part;
    place += stored;
  }
  return number(file, record + 24, 8) == static_cast<std::uint64_t>(place - record) ? plain : QByteArray();
}

}  // namespace

class PayoffFormatTest : public QObject {
  Q_OBJECT
 private slots:
  void readByHand();
};

void PayoffFormatTest::readByHand() {
  const QTemporaryDir folder;
  const auto variant = *parseSimultaneousVariant("syncdom:6x4");
  domineering::SolveOptions options;
  options.directory = folder.path().toStdString();
  QVERIFY(domineering::solve(variant, options).finished);
  const auto solution = SimultaneousSolution::open(options.directory, variant);
  QFile source(folder.filePath(QStringLiteral("syncdom-6x4.kotai")));
  QVERIFY(source.open(QIODevice::ReadOnly));
  const QByteArray file = source.readAll();

  QCOMPARE(file.left(8), QByteArray("KOTAI\r\x1a\n"));
  QCOMPARE(number(file, 8, 4), 1U);    // version number
  QCOMPARE(number(file, 12, 4), 4U);   // value coding
  QCOMPARE(number(file, 16, 8), 25U);  // tiers: 0 to 24 covered cells
  QCOMPARE(number(file, 24, 4), 4096U);
  QCOMPARE(number(file, 28, 4), 0U);
  QCOMPARE(file.mid(32, 12), QByteArray("syncdom:6x4\0", 12));
  QCOMPARE(number(file, 120, 8), checksum(file, 0, 120));

  const qsizetype trailer = file.size() - 48;
  const auto directory = static_cast<qsizetype>(number(file, trailer, 8));
  QCOMPARE(number(file, trailer + 8, 8), checksum(file, directory, 25 * 8));
  QCOMPARE(number(file, trailer + 16, 8), 139685U);
  QCOMPARE(number(file, trailer + 24, 8), std::uint64_t(file.size()));
  QCOMPARE(file.mid(trailer + 32, 8), QByteArray("KOTAIEND"));
  QCOMPARE(number(file, trailer + 40, 8), checksum(file, trailer, 40));

  std::uint64_t positions = 0;
  for (int tier = 0; tier < 25; ++tier) {
    const QByteArray plain = plainTier(file, static_cast<qsizetype>(number(file, directory + 8 * tier, 8)), tier);
    const auto entries = solution->tier(tier);
    QCOMPARE(plain.size(), qsizetype(entries.size_bytes()));
    std::uint64_t last = 0;
    for (std::size_t each = 0; each < entries.size(); ++each) {
      const auto place = static_cast<qsizetype>(each * 18);
      const std::uint64_t position = number(plain, place, 8);
      QVERIFY(each == 0 || position > last);
      last = position;
      QCOMPARE(std::popcount(position), tier);
      QVERIFY(position == entries[each].position && std::bit_cast<double>(number(plain, place + 8, 8)) == entries[each].value);
      QVERIFY(plain[place + 16] == entries[each].firstSecure && plain[place + 17] == entries[each].secondSecure);
    }
    positions += entries.size();
  }
  QCOMPARE(positions, 139685U);
}

KOTAI_TEST(PayoffFormatTest)
#include "payoff_format_test.moc"

// Tests for truncated files and inverted bits. Damage never gives a wrong value, and every error names the file.
#include <QTest>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <random>
#include <set>

#include "core/analysis/aggregate.h"
#include "core/base/errors.h"
#include "core/tables/file_layout.h"
#include "core/tables/solution_writer.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/core/whole_file.h"
#include "tests/robustness/findings.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::attempt;
using test::Bytes;
using test::Findings;
using test::readFile;
using test::writeFile;
namespace fs = std::filesystem;

namespace {

/// Correct solution with its bytes, values and offsets in the file.
struct Original {
  explicit Original(int size) : variant(test::dodgem(size)) {
    const test::DataFolder folder;
    const SolutionPtr solution = folder.solve(variant);
    bytes = readFile(solution->file());
    const TierGraph& tiers = variant->tierGraph();
    for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
      for (int part = 0; part < tiers.partCount(TierId{tier}); ++part) values.push_back(solution->partValues(TierId{tier}, part));
    }
    layout::Trailer trailer;
    std::memcpy(&trailer, bytes.data() + bytes.size() - sizeof trailer, sizeof trailer);
    directoryOffset = trailer.directoryOffset;
  }
  VariantPtr variant;
  Bytes bytes;
  std::vector<std::vector<Value>> values;
  std::size_t directoryOffset = 0;
};

const Original& original(int size) {
  static std::map<int, std::unique_ptr<Original>> originals;
  auto& found = originals[size];
  if (!found) found = std::make_unique<Original>(size);
  return *found;
}

void readTier(const Solution& solution, TierId tier, std::size_t& number, const Original& right, Findings& findings) {
  const TierGraph& tiers = right.variant->tierGraph();
  attempt(solution.file(), findings, [&] { solution.checkTier(tier); });
  attempt(solution.file(), findings, [&] { solution.tierSummary(tier); });
  std::uint64_t first = 0;
  for (int part = 0; part < tiers.partCount(tier); ++part, ++number) {
    const std::vector<Value>& expected = right.values[number];
    attempt(solution.file(), findings, [&] { findings.wrong |= solution.partValues(tier, part) != expected; });
    for (const std::size_t index : {std::size_t{0}, expected.size() / 2, expected.size() - 1}) {
      attempt(solution.file(), findings, [&] {
        findings.wrong |= solution.valueAt({tier, PositionIndex{first + index}}) != expected[index];
      });
    }
    first += expected.size();
  }
}

/// Opens a file with these bytes, and reads its whole contents with every method.
Findings readEverything(const Bytes& bytes, const Original& right) {
  const test::DataFolder folder;
  const fs::path file = folder.path() / Solution::fileName(*right.variant);
  writeFile(file, bytes);
  Findings findings;
  attempt(file, findings, [&] {
    const SolutionPtr solution = Solution::open(folder.path(), right.variant);
    std::size_t number = 0;
    for (std::uint64_t tier = 0; tier < right.variant->tierGraph().tierCount(); ++tier) {
      readTier(*solution, TierId{tier}, number, right, findings);
    }
    attempt(file, findings, [&] { totals(*solution); });
  });
  return findings;
}

/// Resumes a solve from a `.part` file with these bytes. Returns false if the result is not the correct solution.
bool resumesRightly(const Bytes& part, const Original& right, std::uint64_t* tiersResumed = nullptr) {
  const test::DataFolder folder;
  writeFile(folder.path() / (Solution::fileName(*right.variant) + ".part"), part);
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 2;
  const auto report = retrograde::solve(right.variant, options);
  if (tiersResumed != nullptr) *tiersResumed = report.tiersResumed;
  const SolutionPtr solution = Solution::open(folder.path(), right.variant);
  const TierGraph& tiers = right.variant->tierGraph();
  std::size_t number = 0;
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
    for (int p = 0; p < tiers.partCount(TierId{tier}); ++p, ++number) {
      if (solution->partValues(TierId{tier}, p) != right.values[number]) return false;
    }
  }
  return report.finished;
}

Bytes truncated(const Bytes& bytes, std::size_t length) {
  return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)};
}

Bytes flipped(Bytes bytes, std::size_t bit) {
  bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
  return bytes;
}

std::size_t below(std::size_t end, std::mt19937_64& random) {
  return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
}

}  // namespace

class DamagedFilesTest : public QObject {
  Q_OBJECT

 private slots:
  void intactFileReadsWell();
  void truncatedFiles_data();
  void truncatedFiles();
  void flippedBits_data();
  void flippedBits();
  void bitsOfTheSmallestFile();
  void surplusBytes();
  void wrongVariantUnderTheName();
  void missingFile();
  void truncatedParts_data();
  void truncatedParts();
  void flippedBitsInParts_data();
  void flippedBitsInParts();
  void partWithDirectoryIsFinished();
  void unfinishedBeginningsAreBegunAnew();
};

void DamagedFilesTest::intactFileReadsWell() {
  for (const int size : {3, 4}) {
    const Findings findings = readEverything(original(size).bytes, original(size));
    QVERIFY(findings.errors == 0 && !findings.wrong);
  }
}

void DamagedFilesTest::truncatedFiles_data() {
  QTest::addColumn<quint64>("length");
  const std::size_t bytes = original(4).bytes.size();
  std::mt19937_64 random(61);
  std::set<std::size_t> lengths{0, 1, 8, sizeof(layout::FileHeader), bytes - 1, bytes - sizeof(layout::Trailer)};
  while (lengths.size() < 56) lengths.insert(below(bytes, random));
  for (const std::size_t length : lengths) QTest::addRow("%zu of %zu bytes", length, bytes) << quint64{length};
}

void DamagedFilesTest::truncatedFiles() {
  QFETCH(quint64, length);
  const Findings findings = readEverything(truncated(original(4).bytes, length), original(4));
  QVERIFY(!findings.wrong);
  QVERIFY(!findings.unnamed);
  QVERIFY(findings.errors > 0);
}

void DamagedFilesTest::flippedBits_data() {
  QTest::addColumn<quint64>("firstByte");
  QTest::addColumn<quint64>("endByte");
  const Original& right = original(4);
  QTest::newRow("header") << quint64{0} << quint64{sizeof(layout::FileHeader)};
  QTest::newRow("first tier record") << quint64{sizeof(layout::FileHeader)} << quint64{sizeof(layout::FileHeader) + 256};
  QTest::newRow("records and blocks") << quint64{sizeof(layout::FileHeader)} << quint64{right.directoryOffset};
  QTest::newRow("directory") << quint64{right.directoryOffset} << quint64{right.bytes.size() - sizeof(layout::Trailer)};
  QTest::newRow("trailer") << quint64{right.bytes.size() - sizeof(layout::Trailer)} << quint64{right.bytes.size()};
}

void DamagedFilesTest::flippedBits() {
  QFETCH(quint64, firstByte);
  QFETCH(quint64, endByte);
  std::mt19937_64 random(62);
  for (int round = 0; round < 50; ++round) {
    const std::size_t bit = firstByte * 8 + below((endByte - firstByte) * 8, random);
    const Findings findings = readEverything(flipped(original(4).bytes, bit), original(4));
    const QByteArray where = "bit " + QByteArray::number(quint64{bit});
    QVERIFY2(!findings.wrong, where.constData());
    QVERIFY2(!findings.unnamed, where.constData());
    QVERIFY2(findings.errors > 0, where.constData());
  }
}

/// Inverts one bit in every third byte of the 3x3 file, or in every byte if KOTAI_LONG_TESTS is set.
void DamagedFilesTest::bitsOfTheSmallestFile() {
  const Original& right = original(3);
  const std::size_t step = qEnvironmentVariableIsSet("KOTAI_LONG_TESTS") ? 1 : 3;
  for (std::size_t byte = 0; byte < right.bytes.size(); byte += step) {
    const Findings findings = readEverything(flipped(right.bytes, byte * 8 + byte % 8), right);
    const QByteArray where = "byte " + QByteArray::number(quint64{byte});
    QVERIFY2(!findings.wrong && !findings.unnamed && findings.errors > 0, where.constData());
  }
}

void DamagedFilesTest::surplusBytes() {
  Bytes bytes = original(3).bytes;
  bytes.push_back('\0');
  const Findings findings = readEverything(bytes, original(3));
  QVERIFY(findings.errors > 0 && !findings.wrong && !findings.unnamed);
}

void DamagedFilesTest::wrongVariantUnderTheName() {
  const Findings findings = readEverything(original(3).bytes, original(4));
  QVERIFY(findings.errors > 0 && !findings.wrong && !findings.unnamed);
}

void DamagedFilesTest::missingFile() {
  const test::DataFolder folder;
  const VariantPtr variant = original(3).variant;
  QVERIFY(!Solution::exists(folder.path(), *variant));
  try {
    Solution::open(folder.path(), variant);
    QFAIL("opened a file that is not there");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::NotFound);
    QVERIFY(error.file() == folder.path() / Solution::fileName(*variant));
  }
}

void DamagedFilesTest::truncatedParts_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<int>("rounds");
  QTest::newRow("3x3") << 3 << 50;
  QTest::newRow("4x4") << 4 << 25;
}

void DamagedFilesTest::truncatedParts() {
  QFETCH(int, size);
  QFETCH(int, rounds);
  const Original& right = original(size);
  std::mt19937_64 random(63);
  std::map<std::size_t, std::uint64_t> resumed;  // number of resumed tiers by length of the file
  for (int round = 0; round < rounds; ++round) {
    const std::size_t length = below(right.directoryOffset, random);
    QVERIFY(resumesRightly(truncated(right.bytes, length), right, &resumed[length]));
  }
  // From a longer file, a solve must resume at least as many tiers.
  std::uint64_t before = 0;
  for (const auto& [length, tiers] : resumed) {
    QVERIFY(tiers >= before);
    before = tiers;
  }
  QVERIFY(before > 0);
}

void DamagedFilesTest::flippedBitsInParts_data() { truncatedParts_data(); }

void DamagedFilesTest::flippedBitsInParts() {
  QFETCH(int, size);
  QFETCH(int, rounds);
  const Original& right = original(size);
  const Bytes part = truncated(right.bytes, right.directoryOffset);
  std::mt19937_64 random(64);
  for (int round = 0; round < rounds; ++round) {
    const std::size_t bit = below(part.size() * 8, random);
    const QByteArray where = "bit " + QByteArray::number(quint64{bit});
    try {
      QVERIFY2(resumesRightly(flipped(part, bit), right), where.constData());
    } catch (const SolutionError& error) {
      // The program does not change a file that seems to belong to a newer version, a different variant or a
      // different application.
      const bool atMagic = bit / 8 < sizeof layout::headerMagic;
      QVERIFY2(atMagic ? error.fault() == SolutionFault::ForeignFile
                       : error.fault() == SolutionFault::NewerVersion || error.fault() == SolutionFault::WrongVariant,
               where.constData());
      QVERIFY2(bit / 8 < sizeof(layout::FileHeader), where.constData());
    }
  }
}

/// Simulates a kill after the last byte was written and before the file was renamed.
void DamagedFilesTest::partWithDirectoryIsFinished() {
  const Original& right = original(4);
  std::uint64_t resumed = 0;
  QVERIFY(resumesRightly(right.bytes, right, &resumed));
  QCOMPARE(resumed, right.variant->tierGraph().tierCount());
}

void DamagedFilesTest::unfinishedBeginningsAreBegunAnew() {
  const Original& right = original(3);
  Bytes damagedHeader = right.bytes;
  damagedHeader[100] ^= 1;
  for (const Bytes& part : {Bytes(), truncated(right.bytes, 5), truncated(right.bytes, 100), damagedHeader}) {
    std::uint64_t resumed = 1;
    QVERIFY(resumesRightly(part, right, &resumed));
    QCOMPARE(resumed, std::uint64_t{0});
  }
}

KOTAI_TEST(DamagedFilesTest)
#include "damaged_files_test.moc"

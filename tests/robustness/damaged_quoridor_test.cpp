// Tests for Quoridor's files. Damage is reported and never read as a value, also in tiers without positions,
// small blocks and counted tables.
#include <xxhash.h>

#include <QTest>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <random>

#include "core/analysis/aggregate.h"
#include "core/base/errors.h"
#include "core/tables/file_layout.h"
#include "core/tables/tier_record.h"
#include "core/verify/verify.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/same_summary.h"
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

Bytes withFlippedByte(Bytes bytes, std::size_t bit) {
  bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
  return bytes;
}

/// Returns all values of a solution, indexed by tier.
std::vector<std::vector<Value>> allValues(const Solution& solution) {
  std::vector<std::vector<Value>> values;
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) values.push_back(solution.partValues(tier, part));
  return values;
}

layout::FileHeader headerOf(const Bytes& bytes) {
  layout::FileHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  return header;
}

Bytes withHeader(Bytes bytes, layout::FileHeader header) {
  header.checksum = XXH3_64bits(&header, offsetof(layout::FileHeader, checksum));
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

TierSummary exampleSummary() {
  TierSummary summary;
  PartSummary part;
  part.histogram = {{Value::loss(2), 7}, {Value::draw(), 3}, {Value::win(131), 1000000}};
  part.notables = {1, 2, 3, 4, 500, 60000};
  part.legalMoves = 123456789012;
  part.maxLegalMoves = 131;
  summary.parts = {part, PartSummary{}};
  summary.statistics = {{"won-by-fence-only", 12}, {"won-by-jump-only", 300}};
  summary.tables = {{"steps", {{0, 80, {1, 2, 3}}, {16, 2, {0, 0, 1ULL << 40}}}}, {"empty", {}}};
  return summary;
}

std::optional<TierSummary> summaryIn(const PageVector<std::byte>& record) {
  const auto view = TierRecordView::read(record);
  return view ? view->readSummary(ValueCoding::OddWins) : std::nullopt;
}

/// Returns a record without blocks and with valid checksums. The last bytes of its summary are missing.
PageVector<std::byte> withShorterSummary(PageVector<std::byte> record, std::size_t missing) {
  record.resize(record.size() - missing);
  layout::TierHeader header;
  std::memcpy(&header, record.data(), sizeof header);
  header.summaryBytes -= static_cast<std::uint32_t>(missing);
  header.recordBytes -= missing;
  const XXH64_hash_t ofHeader = XXH3_64bits(&header, offsetof(layout::TierHeader, checksum));
  header.checksum = XXH3_64bits_withSeed(record.data() + sizeof header, record.size() - sizeof header, ofHeader);
  std::memcpy(record.data(), &header, sizeof header);
  return record;
}

}  // namespace

class DamagedQuoridorTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void intactFile();
  void flippedBits_data();
  void flippedBits();
  void truncatedFiles();
  void otherBlockSize();
  void newerVersion();
  void damagedParts_data();
  void damagedParts();
  void foreignParts();
  void summariesComeBack();
  void summariesCutOff();
  void tiersWithoutPositions_data();
  void tiersWithoutPositions();

 private:
  Findings readAll(const Bytes& bytes) const;
  bool resumesRightly(const Bytes& part, std::uint64_t* tiersResumed = nullptr) const;

  VariantPtr m_variant = test::variant("quoridor:3x5,fences=3");
  Bytes m_bytes;
  std::vector<std::vector<Value>> m_values;
  std::map<std::string, std::uint64_t> m_figures;
  AggregateTable m_steps;
  std::size_t m_directoryOffset = 0;
};

void DamagedQuoridorTest::initTestCase() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(m_variant);
  m_bytes = readFile(solution->file());
  m_values = allValues(*solution);
  m_figures = solution->statistics();
  m_steps = aggregate(*solution, m_variant->tierGraph().aggregateKeys().front(), Counting::True);
  layout::Trailer trailer;
  std::memcpy(&trailer, m_bytes.data() + m_bytes.size() - sizeof trailer, sizeof trailer);
  m_directoryOffset = trailer.directoryOffset;
  // The record has several blocks.
  QVERIFY(m_variant->tierGraph().positionCount(m_variant->locate(m_variant->start()).tier) <
          m_variant->tierGraph().positionsPerBlock());
  QVERIFY(m_variant->tierGraph().positionCount(TierId{2}) > 2 * m_variant->tierGraph().positionsPerBlock());
}

/// Opens a file with these bytes, and reads all its contents with every method.
Findings DamagedQuoridorTest::readAll(const Bytes& bytes) const {
  const test::DataFolder folder;
  const fs::path file = folder.path() / Solution::fileName(*m_variant);
  writeFile(file, bytes);
  const TierGraph& tiers = m_variant->tierGraph();
  Findings findings;
  attempt(file, findings, [&] {
    const SolutionPtr solution = Solution::open(folder.path(), m_variant);
    std::size_t number = 0;
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
      attempt(file, findings, [&] { solution->checkTier(tier); });
      for (int part = 0; part < tiers.partCount(tier); ++part, ++number) {
        const std::vector<Value>& expected = m_values[number];
        attempt(file, findings, [&] { findings.wrong |= solution->partValues(tier, part) != expected; });
        for (std::size_t index = 0; index < expected.size(); index += 1 + expected.size() / 20)
          attempt(file, findings, [&] {
            findings.wrong |= solution->valueAt({tier, PositionIndex{tiers.partFirst(tier, part) + index}}) != expected[index];
          });
      }
    }
    attempt(file, findings, [&] { findings.wrong |= solution->statistics() != m_figures; });
    attempt(file, findings, [&] { findings.wrong |= aggregate(*solution, m_steps.key, Counting::True).cells != m_steps.cells; });
  });
  return findings;
}

void DamagedQuoridorTest::intactFile() {
  const Findings findings = readAll(m_bytes);
  QVERIFY(findings.errors == 0 && !findings.wrong);
}

void DamagedQuoridorTest::flippedBits_data() {
  QTest::addColumn<quint64>("firstByte");
  QTest::addColumn<quint64>("endByte");
  QTest::addColumn<int>("rounds");
  QTest::newRow("header") << quint64{0} << quint64{sizeof(layout::FileHeader)} << 20;
  QTest::newRow("first record's head and summary")
      << quint64{sizeof(layout::FileHeader)} << quint64{sizeof(layout::FileHeader) + 600} << 40;
  QTest::newRow("records") << quint64{sizeof(layout::FileHeader)} << quint64{m_directoryOffset} << 80;
  QTest::newRow("directory and trailer") << quint64{m_directoryOffset} << quint64{m_bytes.size()} << 20;
}

void DamagedQuoridorTest::flippedBits() {
  QFETCH(quint64, firstByte);
  QFETCH(quint64, endByte);
  QFETCH(int, rounds);
  std::mt19937_64 random(251);
  std::uniform_int_distribution<std::size_t> place(firstByte * 8, endByte * 8 - 1);
  for (int round = 0; round < rounds; ++round) {
    const std::size_t bit = place(random);
    const Findings findings = readAll(withFlippedByte(m_bytes, bit));
    const QByteArray where = "bit " + QByteArray::number(quint64{bit});
    QVERIFY2(findings.errors > 0 && !findings.wrong && !findings.unnamed, where.constData());
  }
}

void DamagedQuoridorTest::truncatedFiles() {
  std::mt19937_64 random(252);
  std::uniform_int_distribution<std::ptrdiff_t> length(0, static_cast<std::ptrdiff_t>(m_bytes.size()) - 1);
  for (int round = 0; round < 20; ++round) {
    const Findings findings = readAll({m_bytes.begin(), m_bytes.begin() + length(random)});
    QVERIFY(findings.errors > 0 && !findings.wrong && !findings.unnamed);
  }
}

/// Writes a header with a valid checksum and a block size that the game does not use.
void DamagedQuoridorTest::otherBlockSize() {
  layout::FileHeader header = headerOf(m_bytes);
  QCOMPARE(header.positionsPerBlock, m_variant->tierGraph().positionsPerBlock());
  for (const std::uint32_t positions : {0U, 1U, 8192U, 65536U}) {
    header.positionsPerBlock = positions;
    const Findings findings = readAll(withHeader(m_bytes, header));
    QVERIFY(findings.errors == 1 && !findings.wrong && !findings.unnamed);
    QVERIFY(resumesRightly(withHeader(m_bytes, header)));
  }
}

void DamagedQuoridorTest::newerVersion() {
  layout::FileHeader header = headerOf(m_bytes);
  header.version = layout::newestVersion + 1;
  const test::DataFolder folder;
  writeFile(folder.path() / Solution::fileName(*m_variant), withHeader(m_bytes, header));
  try {
    Solution::open(folder.path(), m_variant);
    QFAIL("read a file of a newer program");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::NewerVersion);
    QCOMPARE(error.params().front(), std::to_string(layout::newestVersion + 1));
  }
}

/// Resumes a solve from a `.part` file with these bytes. Returns false if the result is not the correct solution.
bool DamagedQuoridorTest::resumesRightly(const Bytes& part, std::uint64_t* tiersResumed) const {
  const test::DataFolder folder;
  writeFile(folder.path() / (Solution::fileName(*m_variant) + ".part"), part);
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 2;
  const auto report = retrograde::solve(m_variant, options);
  if (tiersResumed != nullptr) *tiersResumed = report.tiersResumed;
  return report.finished && allValues(*Solution::open(folder.path(), m_variant)) == m_values;
}

void DamagedQuoridorTest::damagedParts_data() {
  QTest::addColumn<bool>("cutOff");
  QTest::newRow("cut off") << true;
  QTest::newRow("a bit flipped") << false;
}

void DamagedQuoridorTest::damagedParts() {
  QFETCH(bool, cutOff);
  std::mt19937_64 random(253);
  std::uniform_int_distribution<std::size_t> place(sizeof(layout::FileHeader), m_directoryOffset - 1);
  std::uint64_t most = 0;
  for (int round = 0; round < 15; ++round) {
    const std::size_t byte = place(random);
    const Bytes whole(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_directoryOffset));
    std::uint64_t resumed = 0;
    const Bytes part = cutOff ? Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(byte))
                              : withFlippedByte(whole, byte * 8 + round % 8);
    QVERIFY2(resumesRightly(part, &resumed), QByteArray::number(quint64{byte}).constData());
    QVERIFY(resumed < m_variant->tierGraph().tierCount());
    most = std::max(most, resumed);
  }
  QVERIFY(most > 0);
}

/// The program changes neither a file of a different variant under this name nor foreign files.
void DamagedQuoridorTest::foreignParts() {
  const test::DataFolder folder;
  const Bytes other = readFile(folder.solve(test::variant("quoridor:3x5,fences=2"))->file());
  try {
    resumesRightly(other);
    QFAIL("solved over another variant's file");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::WrongVariant);
  }
  for (const Bytes& part : {Bytes(200, 'x'), Bytes(50000, '\0')}) {
    try {
      resumesRightly(part);
      QFAIL("solved over somebody else's file");
    } catch (const SolutionError& error) {
      QVERIFY(error.fault() == SolutionFault::ForeignFile);
    }
  }
  QVERIFY(resumesRightly(Bytes()));
}

void DamagedQuoridorTest::summariesComeBack() {
  TierSummary summary = exampleSummary();
  for (int round = 0; round < 3; ++round) {
    if (round == 1) summary.statistics.clear();
    if (round == 2) summary.tables.clear();
    const auto found = summaryIn(encodeTierRecord({5}, {}, summary, ValueCoding::OddWins, 1U << 14));
    QVERIFY(found.has_value());
    QVERIFY(test::same(*found, summary));
  }
}

/// A truncated number is never read as a smaller number. A shorter summary is valid only if it ends where
/// figures or tables end.
void DamagedQuoridorTest::summariesCutOff() {
  const auto record = encodeTierRecord({5}, {}, exampleSummary(), ValueCoding::OddWins, 1U << 14);
  const std::size_t summaryBytes = record.size() - sizeof(layout::TierHeader);
  int readable = 0;
  for (std::size_t missing = 1; missing <= summaryBytes; ++missing) {
    const auto found = summaryIn(withShorterSummary(record, missing));
    if (!found) continue;
    ++readable;
    TierSummary expected = exampleSummary();
    expected.tables.clear();
    if (found->statistics.empty()) expected.statistics.clear();
    QVERIFY(test::same(*found, expected));
  }
  QCOMPARE(readable, 2);
}

void DamagedQuoridorTest::tiersWithoutPositions_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:2x3,fences=1", "quoridor:4x3,fences=4", "quoridor:6x9,fences=1"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// In a tier without positions, every set of fences either shuts in a pawn or is stored as its mirror image.
void DamagedQuoridorTest::tiersWithoutPositions() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant(id.toStdString()));
  const TierGraph& tiers = solution->variant()->tierGraph();
  std::uint64_t empty = 0;
  std::uint64_t positions = 0;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    solution->checkTier(tier);
    positions += tiers.positionCount(tier);
    if (tiers.positionCount(tier) > 0) continue;
    ++empty;
    for (int part = 0; part < tiers.partCount(tier); ++part) QVERIFY(solution->partValues(tier, part).empty());
    for (const PartSummary& part : solution->tierSummary(tier).parts) QCOMPARE(part.positions(), std::uint64_t{0});
  }
  qInfo("%s: %llu of %llu tiers are empty", qPrintable(id), static_cast<unsigned long long>(empty),
        static_cast<unsigned long long>(tiers.tierCount()));
  QVERIFY(empty > 0);
  QCOMPARE(positions, tiers.totalPositions());
  QCOMPARE(totals(*solution).positions(), positions);
  std::uint64_t inTable = 0;
  const AggregateTable steps = aggregate(*solution, tiers.aggregateKeys().front(), Counting::True);
  for (const auto& cells : steps.cells)
    for (const std::uint64_t count : cells) inTable += count;
  QCOMPARE(inTable, positions);
  QCOMPARE(solution->statistics().size(), std::size_t{2});
  QVERIFY(verifySolution(*solution).correct());
}

KOTAI_TEST(DamagedQuoridorTest)
#include "damaged_quoridor_test.moc"

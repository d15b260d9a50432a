// Tests for files with one large tier and planes of marks. Damage is reported and never read as a value. A
// resumed solve keeps intact parts.
#include <QTest>
#include <algorithm>
#include <cstring>
#include <fstream>
#include <functional>
#include <random>
#include <stdexcept>

#include "core/tables/file_layout.h"
#include "core/tables/solution_writer.h"
#include "tests/core/test_solutions.h"
#include "tests/robustness/findings.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::attempt;
using test::Findings;
namespace fs = std::filesystem;

namespace {

constexpr TierId onlyTier{0};
constexpr std::uint16_t planes = 3;

/// Number of positions in a run of equal values. The contents are artificial, not those of a solved game. Long
/// runs keep the file small, and each plane has different runs.
constexpr std::uint64_t runPositions = 6000;
std::byte contentsAt(std::uint64_t position, std::uint16_t plane) {
  return static_cast<std::byte>((position / runPositions * 31 + plane * 7U) % 200);
}

TierSummary summaryOf(std::uint16_t plane) {
  TierSummary summary;
  summary.parts.resize(2100);
  for (PartSummary& part : summary.parts) part.histogram.push_back({Value::win(plane + 1U), 17});
  summary.statistics.emplace_back("figure-" + std::to_string(plane), 1000U + plane);
  return summary;
}

void append(SolutionWriter& writer, std::uint16_t plane, const TierSummary& summary) {
  const RecordShape shape{{onlyTier, plane}, 1, test::variant("animalshogi")->tierGraph().totalPositions()};
  const auto fill = [plane](std::uint64_t first, std::span<std::byte> plain) {
    while (!plain.empty()) {
      const std::size_t run = std::min<std::size_t>(plain.size(), runPositions - first % runPositions);
      std::ranges::fill(plain.first(run), contentsAt(first, plane));
      plain = plain.subspan(run);
      first += run;
    }
  };
  const auto forEach = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t number = 0; number < count; ++number) work(number);
  };
  QVERIFY(writer.appendBlocks(shape, summary, fill, forEach, {}));
}
void append(SolutionWriter& writer, std::uint16_t plane) { append(writer, plane, summaryOf(plane)); }

/// Returns the offsets of the four records and the end of the last record.
std::vector<std::uint64_t> recordStarts(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<std::uint64_t> starts{sizeof(layout::FileHeader)};
  for (int plane = 0; plane <= planes; ++plane) {
    layout::TierHeader header;
    stream.seekg(static_cast<std::streamoff>(starts.back()));
    stream.read(reinterpret_cast<char*>(&header), sizeof header);
    starts.push_back(starts.back() + header.recordBytes);
  }
  return starts;
}

void flipBit(const fs::path& file, std::uint64_t byte, unsigned bit) {
  std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
  stream.seekg(static_cast<std::streamoff>(byte));
  const int letter = stream.get();
  stream.seekp(static_cast<std::streamoff>(byte));
  stream.put(static_cast<char>(letter ^ (1 << bit)));
}

}  // namespace

class DamagedPlanesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void intactFile();
  void flippedBits_data();
  void flippedBits();
  void truncatedFiles();
  void missingRecordsAreKnown_data();
  void missingRecordsAreKnown();
  void partsGoOn_data();
  void partsGoOn();
  void valuesBeforeTheirSummary();
  void damagedLaterSummary();

 private:
  std::uint64_t writeWithLaterSummary(const fs::path& folder) const;
  bool readsValues(const Solution& solution) const;
  Findings readSome(const fs::path& folder, std::uint64_t seed) const;
  fs::path copied(const test::DataFolder& folder, const std::string& suffix = {}) const;
  std::uint64_t at(int plane) const { return m_starts[static_cast<std::size_t>(plane)]; }

  VariantPtr m_variant = test::variant("animalshogi");
  test::DataFolder m_folder;
  fs::path m_file;
  std::vector<std::uint64_t> m_starts;
};

void DamagedPlanesTest::initTestCase() {
  {
    SolutionWriter writer(m_folder.path(), m_variant, ValueCoding::OddWins);
    for (std::uint16_t plane = 0; plane <= planes; ++plane) append(writer, plane);
    writer.finish();
  }
  m_file = m_folder.path() / Solution::fileName(*m_variant);
  m_starts = recordStarts(m_file);
}

fs::path DamagedPlanesTest::copied(const test::DataFolder& folder, const std::string& suffix) const {
  const fs::path file = folder.path() / (Solution::fileName(*m_variant) + suffix);
  fs::copy_file(m_file, file, fs::copy_options::overwrite_existing);
  return file;
}

/// Reads some values and marks, one part of each plane, and some counts. Also checks the whole file.
Findings DamagedPlanesTest::readSome(const fs::path& folder, std::uint64_t seed) const {
  const fs::path file = folder / Solution::fileName(*m_variant);
  Findings findings;
  attempt(file, findings, [&] {
    const SolutionPtr solution = Solution::open(folder, m_variant);
    std::mt19937_64 random(seed);
    std::uniform_int_distribution<std::uint64_t> anywhere(0, m_variant->tierGraph().totalPositions() - 1);
    for (int sample = 0; sample < 60; ++sample) {
      const std::uint64_t index = anywhere(random);
      const Location location{onlyTier, PositionIndex{index}};
      attempt(file, findings, [&] {
        const auto code = static_cast<std::uint32_t>(contentsAt(index, 0));
        findings.wrong |= solution->valueAt(location) != decodeValue(ValueCoding::OddWins, code);
      });
      for (std::uint16_t plane = 1; plane <= planes; ++plane)
        attempt(file, findings,
                [&] { findings.wrong |= std::byte{solution->marksAt(location, plane)} != contentsAt(index, plane); });
    }
    for (std::uint16_t plane = 1; plane <= planes; ++plane)
      attempt(file, findings, [&] {
        const auto marks = solution->partMarks(onlyTier, 0, plane);
        for (std::size_t index = 0; index < marks.size(); ++index)
          findings.wrong |= std::byte{marks[index]} != contentsAt(index, plane);
      });
    attempt(file, findings, [&] {
      const auto figures = solution->statistics();
      for (std::uint16_t plane = 0; plane <= planes; ++plane)
        findings.wrong |= figures.at("figure-" + std::to_string(plane)) != 1000U + plane;
    });
    attempt(file, findings, [&] { solution->checkTier(onlyTier); });
  });
  return findings;
}

void DamagedPlanesTest::intactFile() {
  const Findings findings = readSome(m_folder.path(), 1);
  QCOMPARE(findings.errors, 0);
  QVERIFY(!findings.wrong);
}

void DamagedPlanesTest::flippedBits_data() {
  QTest::addColumn<int>("plane");
  QTest::addColumn<bool>("head");
  for (int plane = 0; plane <= planes; ++plane) {
    QTest::addRow("head of plane %d", plane) << plane << true;
    QTest::addRow("anywhere in plane %d", plane) << plane << false;
  }
}

void DamagedPlanesTest::flippedBits() {
  QFETCH(int, plane);
  QFETCH(bool, head);
  std::mt19937_64 random(static_cast<std::uint64_t>(131 + plane));
  const std::uint64_t first = at(plane);
  std::uniform_int_distribution<std::uint64_t> place(first, head ? first + sizeof(layout::TierHeader) - 1 : at(plane + 1) - 1);
  for (int round = 0; round < 5; ++round) {
    const test::DataFolder folder;
    const std::uint64_t byte = place(random);
    flipBit(copied(folder), byte, static_cast<unsigned>(random() % 8));
    const Findings findings = readSome(folder.path(), byte);
    const QByteArray where = "byte " + QByteArray::number(quint64{byte});
    QVERIFY2(findings.errors > 0, where.constData());
    QVERIFY2(!findings.wrong && !findings.unnamed, where.constData());
  }
}

void DamagedPlanesTest::truncatedFiles() {
  std::mt19937_64 random(132);
  for (int round = 0; round < 20; ++round) {
    const test::DataFolder folder;
    const fs::path file = copied(folder);
    fs::resize_file(file, std::uniform_int_distribution<std::uintmax_t>(0, fs::file_size(file) - 1)(random));
    const Findings findings = readSome(folder.path(), 1);
    QCOMPARE(findings.errors, 1);
    QVERIFY(!findings.wrong && !findings.unnamed);
  }
}

void DamagedPlanesTest::missingRecordsAreKnown_data() {
  QTest::addColumn<int>("plane");
  for (int plane = 0; plane <= planes; ++plane) QTest::addRow("plane %d", plane) << plane;
}

/// A file cannot be finished without all its records. Existing records stay for the next run.
void DamagedPlanesTest::missingRecordsAreKnown() {
  QFETCH(int, plane);
  const test::DataFolder folder;
  {
    SolutionWriter writer(folder.path(), m_variant, ValueCoding::OddWins);
    for (std::uint16_t each = 0; each <= planes; ++each)
      if (each != plane) append(writer, each);
    QVERIFY_THROWS_EXCEPTION(std::logic_error, writer.finish());
  }
  QVERIFY(!Solution::exists(folder.path(), *m_variant));
  const SolutionWriter again(folder.path(), m_variant, ValueCoding::OddWins);
  for (std::uint16_t each = 0; each <= planes; ++each) QCOMPARE(again.hasRecord({onlyTier, each}), each != plane);
}

void DamagedPlanesTest::partsGoOn_data() {
  QTest::addColumn<int>("wholeRecords");
  QTest::addColumn<int>("damagedRecord");
  for (int whole = 0; whole <= planes; ++whole) QTest::addRow("cut off in record %d", whole) << whole << -1;
  for (int damaged = 0; damaged <= planes; ++damaged)
    QTest::addRow("a block of record %d damaged", damaged) << planes + 1 << damaged;
}

/// When a part is resumed, complete records stay, the other records are appended again, and the finished file
/// is correct.
void DamagedPlanesTest::partsGoOn() {
  QFETCH(int, wholeRecords);
  QFETCH(int, damagedRecord);
  const test::DataFolder folder;
  const fs::path part = copied(folder, ".part");
  if (wholeRecords <= planes) fs::resize_file(part, (at(wholeRecords) + at(wholeRecords + 1)) / 2);
  if (damagedRecord >= 0) flipBit(part, at(damagedRecord + 1) - 10, 3);
  {
    SolutionWriter writer(folder.path(), m_variant, ValueCoding::OddWins);
    for (std::uint16_t plane = 0; plane <= planes; ++plane) {
      QCOMPARE(writer.hasRecord({onlyTier, plane}), plane < wholeRecords && plane != damagedRecord);
      if (!writer.hasRecord({onlyTier, plane})) append(writer, plane);
    }
    writer.finish();
  }
  const Findings findings = readSome(folder.path(), 2);
  QCOMPARE(findings.errors, 0);
  QVERIFY(!findings.wrong);
}

bool DamagedPlanesTest::readsValues(const Solution& solution) const {
  for (const std::uint64_t index : {std::uint64_t{0}, std::uint64_t{123'456'789}, m_variant->tierGraph().totalPositions() - 1}) {
    const auto code = static_cast<std::uint32_t>(contentsAt(index, 0));
    if (solution.valueAt({onlyTier, {index}}) != decodeValue(ValueCoding::OddWins, code)) return false;
  }
  return true;
}

/// Values can be read while later records are being written, after an interruption, and after the file has been renamed.
void DamagedPlanesTest::valuesBeforeTheirSummary() {
  const test::DataFolder folder;
  QVERIFY(!Solution::openValues(folder.path(), m_variant));
  SolutionPtr early;
  {
    SolutionWriter writer(folder.path(), m_variant, ValueCoding::OddWins);
    QVERIFY(!Solution::openValues(folder.path(), m_variant));
    append(writer, 0, {});
    QVERIFY(!writer.hasSummary(onlyTier));
    early = Solution::openValues(folder.path(), m_variant);
    QVERIFY(early && early->valuesOnly() && readsValues(*early));
    append(writer, 1);
    QVERIFY(readsValues(*early));
  }
  {
    SolutionWriter writer(folder.path(), m_variant, ValueCoding::OddWins);
    QVERIFY(writer.hasTier(onlyTier) && !writer.hasSummary(onlyTier) && writer.hasRecord({onlyTier, 1}));
    writer.appendSummary(onlyTier, summaryOf(0));
    QVERIFY(writer.hasSummary(onlyTier));
  }
  SolutionWriter writer(folder.path(), m_variant, ValueCoding::OddWins);
  QVERIFY(writer.hasTier(onlyTier) && writer.hasSummary(onlyTier));
  QCOMPARE(writer.positionsDone(), m_variant->tierGraph().totalPositions());
  const SolutionPtr again = Solution::openValues(folder.path(), m_variant);
  QVERIFY(again && again->valuesOnly());
  for (std::uint16_t plane = 2; plane <= planes; ++plane) append(writer, plane);
  writer.finish();
  QVERIFY(readsValues(*early) && readsValues(*again));
  QVERIFY(!Solution::openValues(folder.path(), m_variant)->valuesOnly());
  const Findings findings = readSome(folder.path(), 3);
  QCOMPARE(findings.errors, 0);
  QVERIFY(!findings.wrong);
}

std::uint64_t DamagedPlanesTest::writeWithLaterSummary(const fs::path& folder) const {
  SolutionWriter writer(folder, m_variant, ValueCoding::OddWins);
  append(writer, 0, {});
  const std::uint64_t place = fs::file_size(writer.file());
  writer.appendSummary(onlyTier, summaryOf(0));
  for (std::uint16_t plane = 1; plane <= planes; ++plane) append(writer, plane);
  writer.finish();
  return place;
}

void DamagedPlanesTest::damagedLaterSummary() {
  const test::DataFolder folder;
  const std::uint64_t place = writeWithLaterSummary(folder.path());
  const fs::path file = folder.path() / Solution::fileName(*m_variant);
  QCOMPARE(readSome(folder.path(), 4).errors, 0);
  std::mt19937_64 random(133);
  for (int round = 0; round < 20; ++round) {
    const std::uint64_t byte = place + random() % 300;  // covers the header, an offset and counts
    flipBit(file, byte, static_cast<unsigned>(round % 8));
    const Findings findings = readSome(folder.path(), byte);
    QVERIFY2(findings.errors > 0 && !findings.wrong, QByteArray::number(quint64{byte}).constData());
    flipBit(file, byte, static_cast<unsigned>(round % 8));
  }
  QCOMPARE(readSome(folder.path(), 5).errors, 0);
}

KOTAI_TEST(DamagedPlanesTest)
#include "damaged_planes_test.moc"

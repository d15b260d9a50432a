// Tests for a solution in shards. The shards are read like one file, and can be gathered into one file. A
// missing or damaged shard is refused.
#include "core/tables/manifest.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/base/errors.h"
#include "core/tables/record_log.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"
#include "core/tables/solution_gather.h"
#include "test_solutions.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using namespace kotai;

static QString named(const std::filesystem::path& file) { return QString::fromStdString(file.string()); }

/// Returns the fault that \p work throws while reading a solution, if any.
template <class Work>
static std::optional<SolutionFault> manifestFault(Work&& work) {
  try {
    work();
  } catch (const SolutionError& error) {
    return error.fault();
  }
  return std::nullopt;
}

class ManifestTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void readsLikeOneFile();
  void missingShardIsNamed();
  void damagedShardsAreRefused();
  void shardsOfAnotherRunAreRefused();
  void damagedManifestIsRefused();
  void isGathered();
  void isGatheredFromSeveralFolders();
  void namesOfShards();

 private:
  /// Distributes the records of the whole solution over three shards, the last tiers first.
  void spread(const std::filesystem::path& folder) const;
  std::filesystem::path shardIn(const std::filesystem::path& folder, int number) const {
    return folder / shardName(m_shape, static_cast<std::uint64_t>(number));
  }

  VariantPtr m_variant = test::dodgem(3);
  FileShape m_shape = FileShape::of(*m_variant);
  test::DataFolder m_whole;
  std::optional<RecordSource> m_records;
};

void ManifestTest::initTestCase() {
  m_whole.solve(m_variant);
  m_records.emplace(m_whole.path() / m_shape.fileName(), m_shape);
}

void ManifestTest::spread(const std::filesystem::path& folder) const {
  Manifest manifest;
  manifest.positions = m_records->positions();
  manifest.places.resize(m_shape.tierCount);
  std::vector<std::unique_ptr<RecordLog>> logs;
  for (int number = 0; number < 3; ++number) {
    logs.push_back(std::make_unique<RecordLog>(shardIn(folder, number), m_shape, m_records->coding()));
    logs.back()->readBack();
    manifest.shards.push_back(shardName(m_shape, static_cast<std::uint64_t>(number)));
  }
  for (std::uint64_t tier = m_shape.tierCount; tier-- > 0;) {
    const std::vector<std::byte> record = m_records->rawRecord({tier});
    const TierRecordView view = m_records->record({{tier}, 0});
    RecordLog& log = *logs[tier % 3];
    log.append({tier}, record, view.positions());
    manifest.places[tier] = {log.offsetOf({tier}), view.checksum(), tier % 3};
  }
  for (const auto& log : logs) manifest.shardBytes.push_back(log->bytes());
  writeManifest(folder / m_shape.fileName(), m_shape, m_records->coding(), manifest);
}

void ManifestTest::readsLikeOneFile() {
  const test::DataFolder folder;
  spread(folder.path());
  checkSolution(folder.path(), m_shape);
  const SolutionPtr whole = Solution::open(m_whole.path(), m_variant);
  const SolutionPtr spreadOut = Solution::open(folder.path(), m_variant);
  QCOMPARE(spreadOut->positions(), whole->positions());
  for (TierId tier; tier.value < m_shape.tierCount; ++tier.value) {
    spreadOut->checkTier(tier);
    for (int part = 0; part < m_variant->tierGraph().partCount(tier); ++part)
      QVERIFY(spreadOut->partValues(tier, part) == whole->partValues(tier, part));
  }
}

void ManifestTest::missingShardIsNamed() {
  const test::DataFolder folder;
  spread(folder.path());
  QVERIFY(QFile::remove(named(shardIn(folder.path(), 1))));
  try {
    Solution::open(folder.path(), m_variant);
    QFAIL("opened without a shard");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::ShardMissing);
    QVERIFY(error.file() == shardIn(folder.path(), 1));
    QVERIFY(!isDamaged(error));
  }
}

void ManifestTest::damagedShardsAreRefused() {
  const test::DataFolder folder;
  spread(folder.path());
  const QString file = named(shardIn(folder.path(), 2));
  const QByteArray good = test::bytesOf(file);
  test::put(file, good.chopped(1));
  QVERIFY(manifestFault([&] { Solution::open(folder.path(), m_variant); }) == SolutionFault::Truncated);
  for (qsizetype place = 128; place < good.size(); place += 41) {
    QByteArray flipped = good;
    flipped[place] = static_cast<char>(flipped[place] ^ 4);
    test::put(file, flipped);
    QVERIFY(manifestFault([&] { checkSolution(folder.path(), m_shape); }) == SolutionFault::DamagedTier);
  }
}

/// Shards are refused if they contain valid records of this variant that are not the records in the manifest.
void ManifestTest::shardsOfAnotherRunAreRefused() {
  const test::DataFolder folder;
  spread(folder.path());
  const QByteArray other = test::bytesOf(named(shardIn(folder.path(), 1)));
  const QByteArray own = test::bytesOf(named(shardIn(folder.path(), 0)));
  test::put(named(shardIn(folder.path(), 0)), other + QByteArray(std::max<qsizetype>(0, own.size() - other.size()), '\0'));
  QVERIFY(manifestFault([&] { checkSolution(folder.path(), m_shape); }) == SolutionFault::DamagedTier);
}

void ManifestTest::damagedManifestIsRefused() {
  const test::DataFolder folder;
  spread(folder.path());
  const QString file = named(folder.path() / m_shape.fileName());
  const QByteArray good = test::bytesOf(file);
  for (qsizetype place = 0; place < good.size(); place += 7) {
    QByteArray flipped = good;
    flipped[place] = static_cast<char>(flipped[place] ^ 1);
    test::put(file, flipped);
    QVERIFY2(manifestFault([&] { Solution::open(folder.path(), m_variant); }), qPrintable(QString::number(place)));
  }
  for (qsizetype length = 0; length < good.size(); length += 31) {
    test::put(file, good.first(length));
    QVERIFY2(manifestFault([&] { Solution::open(folder.path(), m_variant); }), qPrintable(QString::number(length)));
  }
}

void ManifestTest::isGathered() {
  const test::DataFolder folder;
  spread(folder.path());
  const GatherReport report = gatherSolution(folder.path(), m_shape, {}, [](std::uint64_t) {}, {});
  QVERIFY(report.finished && report.gathered);
  QCOMPARE(report.shards.size(), std::size_t{3});
  for (const auto& shard : report.shards) QVERIFY(QFile::remove(named(shard)));
  const RecordSource gathered(folder.path() / m_shape.fileName(), m_shape);
  QVERIFY(!gathered.isManifest());
  for (TierId tier; tier.value < m_shape.tierCount; ++tier.value) QVERIFY(gathered.rawRecord(tier) == m_records->rawRecord(tier));
  QVERIFY(!gatherSolution(folder.path(), m_shape, {}, [](std::uint64_t) {}, {}).gathered);
}

void ManifestTest::isGatheredFromSeveralFolders() {
  const test::DataFolder folder;
  const test::DataFolder second;
  spread(folder.path());
  std::filesystem::rename(shardIn(folder.path(), 0), shardIn(second.path(), 0));
  const auto gather = [&](const std::vector<std::filesystem::path>& further) {
    gatherSolution(folder.path(), m_shape, further, [](std::uint64_t) {}, {});
  };
  QVERIFY(manifestFault([&] { gather({}); }) == SolutionFault::ShardMissing);
  QVERIFY(!manifestFault([&] { gather({second.path()}); }));
  checkSolution(folder.path(), m_shape);
}

void ManifestTest::namesOfShards() {
  QCOMPARE(shardName(m_shape, 12), std::string("dodgem-3x3.kotai.shard-12"));
  QVERIFY(shardNumber(m_shape, "dodgem-3x3.kotai.shard-12") == 12U);
  for (const char* name : {"dodgem-3x3.kotai.shard-", "dodgem-3x3.kotai.shard-01", "dodgem-3x3.kotai.shard-1x",
                           "dodgem-4x4.kotai.shard-1", "dodgem-3x3.kotai", "dodgem-3x3.kotai.shard--1"})
    QVERIFY2(!shardNumber(m_shape, name), name);
}

KOTAI_TEST(ManifestTest)
#include "manifest_test.moc"

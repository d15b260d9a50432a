// Tests for checkpoints of a large tier. Saved data comes back completely or not at all.
#include "solvers/retrograde/checkpoint.h"

#include <QTest>
#include <random>
#include <set>

#include "core/base/errors.h"
#include "solvers/base/worker_pool.h"  // included before Qt, because of a name that oneTBB and Qt share
#include "solvers/retrograde/whole_tier_engine.h"
#include "tests/core/test_solutions.h"
#include "tests/core/whole_file.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using retrograde::loadCheckpoint;
using retrograde::saveCheckpoint;
using test::readFile;
using test::writeFile;
namespace fs = std::filesystem;

const std::string variantId = "animalshogi";

static void inOrder(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

/// Returns the contents of several blocks, some of which compress well. The last block is shorter.
static std::vector<std::byte> contents() {
  std::vector<std::byte> bytes((1U << 18) * 5 + 12345);
  std::mt19937_64 random(151);
  for (std::size_t place = 0; place < bytes.size(); ++place)
    bytes[place] = static_cast<std::byte>(place < bytes.size() / 4 ? random() : place / 5000);
  return bytes;
}

class CheckpointTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void comesBack();
  void replacesAnEarlierOne();
  void notThere();
  void ofSomethingElse();
  void flippedBits();
  void truncated();
  void surplus();
  void folderThatCannotBeWritten();
  void failuresAreReportedAndRetried();

 private:
  std::optional<std::uint32_t> load(const std::string& id, std::size_t size) {
    m_loaded.assign(size, std::byte{0xee});
    return loadCheckpoint(m_file, id, m_loaded, inOrder);
  }

  test::DataFolder m_folder;
  fs::path m_file = m_folder.path() / "animalshogi.kotai.checkpoint";
  std::vector<std::byte> m_contents = contents();
  std::vector<std::byte> m_loaded;
  std::vector<char> m_saved;
};

void CheckpointTest::initTestCase() {
  saveCheckpoint(m_file, variantId, 41, m_contents, inOrder);
  m_saved = readFile(m_file);
  QVERIFY(m_saved.size() < m_contents.size());
}

void CheckpointTest::comesBack() {
  QCOMPARE(load(variantId, m_contents.size()), std::optional<std::uint32_t>(41));
  QVERIFY(m_loaded == m_contents);
}

void CheckpointTest::replacesAnEarlierOne() {
  std::vector<std::byte> later = m_contents;
  later.front() ^= std::byte{1};
  saveCheckpoint(m_file, variantId, 42, later, inOrder);
  QCOMPARE(load(variantId, later.size()), std::optional<std::uint32_t>(42));
  QVERIFY(m_loaded == later);
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(m_folder.path())) files.insert(entry.path().filename().string());
  QCOMPARE(files.size(), std::size_t{1});
  writeFile(m_file, m_saved);
}

void CheckpointTest::notThere() {
  std::vector<std::byte> bytes(100);
  QVERIFY(!loadCheckpoint(m_folder.path() / "other.checkpoint", variantId, bytes, inOrder));
}

void CheckpointTest::ofSomethingElse() {
  QVERIFY(!load("animalshogi:far-drop=no", m_contents.size()));
  QVERIFY(!load(variantId, m_contents.size() - 1));
  QVERIFY(!load(variantId, m_contents.size() + 1));
  writeFile(m_file, std::vector<char>(100000, 'x'));
  QVERIFY(!load(variantId, m_contents.size()));
  writeFile(m_file, {});
  QVERIFY(!load(variantId, m_contents.size()));
  writeFile(m_file, m_saved);
}

/// Inverts a bit in every byte of the header, and in many other bytes.
void CheckpointTest::flippedBits() {
  std::mt19937_64 random(152);
  for (std::size_t round = 0; round < 400; ++round) {
    const std::size_t byte = round < 160 ? round : random() % m_saved.size();
    std::vector<char> damaged = m_saved;
    damaged[byte] = static_cast<char>(damaged[byte] ^ (1 << (random() % 8)));
    writeFile(m_file, damaged);
    QVERIFY2(!load(variantId, m_contents.size()), std::to_string(byte).c_str());
  }
  writeFile(m_file, m_saved);
}

void CheckpointTest::truncated() {
  std::mt19937_64 random(153);
  for (int round = 0; round < 100; ++round) {
    const std::size_t length = round < 20 ? static_cast<std::size_t>(round) * 8 : random() % m_saved.size();
    writeFile(m_file, {m_saved.begin(), m_saved.begin() + static_cast<std::ptrdiff_t>(length)});
    QVERIFY2(!load(variantId, m_contents.size()), std::to_string(length).c_str());
  }
  writeFile(m_file, m_saved);
}

void CheckpointTest::surplus() {
  std::vector<char> longer = m_saved;
  longer.push_back('x');
  writeFile(m_file, longer);
  QVERIFY(!load(variantId, m_contents.size()));
  writeFile(m_file, m_saved);
}

void CheckpointTest::folderThatCannotBeWritten() {
  const fs::path file = m_folder.path() / "missing" / "a.checkpoint";
  try {
    saveCheckpoint(file, variantId, 1, m_contents, inOrder);
    QFAIL("saved into a folder that is not there");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::CannotCreate);
    QVERIFY(error.file().parent_path() == file.parent_path());
  }
}

namespace {

/// Engine that saves twice while an obstacle blocks the file, then twice without the obstacle.
class SavingEngine final : public retrograde::WholeTierEngine {
 public:
  explicit SavingEngine(fs::path obstacle) : m_obstacle(std::move(obstacle)) {}
  ValueCoding coding() const override { return ValueCoding::Explicit; }
  retrograde::WholeTierReport solve(const retrograde::WholeTierRun& run) const override {
    const std::vector<std::byte> bytes(1000);
    for (std::uint32_t level = 1; level <= 4; ++level) {
      if (level == 3) fs::remove(m_obstacle);
      retrograde::saveOrReport(run, variantId, level, bytes, inOrder);
      run.progress({retrograde::SolveStage::Propagation, level, 0});
    }
    return {};
  }
  double memoryBytes() const override { return 0; }
  double estimateSeconds(unsigned) const override { return 0; }

 private:
  fs::path m_obstacle;
};

}  // namespace

/// A failed checkpoint does not stop a solve. Progress reports the failure until a later checkpoint succeeds.
void CheckpointTest::failuresAreReportedAndRetried() {
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(3);
  const fs::path checkpoint = folder.path() / (Solution::fileName(*variant) + ".checkpoint");
  const fs::path obstacle = checkpoint.string() + ".new";
  fs::create_directory(obstacle);
  std::vector<bool> told;
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.progress = [&](const retrograde::SolveProgress& progress) {
    if (told.empty() || told.back() != progress.unsaved.has_value()) told.push_back(progress.unsaved.has_value());
    if (progress.unsaved) QVERIFY(progress.unsaved->file() == obstacle);
  };
  retrograde::solveWholeTier(variant, SavingEngine(obstacle), options, {});
  QVERIFY((told == std::vector<bool>{true, false}));
  std::vector<std::byte> bytes(1000);
  QCOMPARE(loadCheckpoint(checkpoint, variantId, bytes, inOrder), std::optional<std::uint32_t>(4));
}

KOTAI_TEST(CheckpointTest)
#include "checkpoint_test.moc"

// Tests for a disk that fills up while a solution is written. The error reports the full disk, and no finished
// part is lost.
#include <QTest>
#include <mutex>

#include "core/base/errors.h"
#include "core/verify/verify.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/robustness/small_disk.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

retrograde::SolveOptions optionsOnDisk(const fs::path& folder) {
  retrograde::SolveOptions options;
  options.directory = folder;
  options.threads = 2;
  return options;
}

/// Resumes the solve with free space on the disk, and checks every value.
void solveOn(const VariantPtr& variant, const fs::path& folder) {
  const auto report = retrograde::solve(variant, optionsOnDisk(folder));
  QVERIFY(report.finished);
  QVERIFY(report.tiersResumed > 0);
  QVERIFY(report.tiersResumed < variant->tierGraph().tierCount());
  VerifyOptions options;
  options.threads = 2;
  QVERIFY(verifySolution(*Solution::open(folder, variant), options).correct());
}

void expectDiskFull(const VariantPtr& variant, const retrograde::SolveOptions& options) {
  try {
    retrograde::solve(variant, options);
    QFAIL("solved on a full disk");
  } catch (const SolutionError& error) {
    QCOMPARE(static_cast<int>(error.fault()), static_cast<int>(SolutionFault::DiskFull));
    QVERIFY(error.file().parent_path() == options.directory);
  }
  QVERIFY(!Solution::exists(options.directory, *variant));
}

}  // namespace

class DiskFullTest : public QObject {
  Q_OBJECT

 private slots:
  void fileThatCannotGrow_data();
  void fileThatCannotGrow();
  void diskThatFillsUp();
};

void DiskFullTest::fileThatCannotGrow_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<quint64>("bytes");
  for (const char* id : {"dodgem:4x4", "quoridor:5x5,fences=2"}) {
    const test::DataFolder folder;
    const std::uint64_t whole = folder.solve(test::variant(id))->fileBytes();
    for (const int percent : {10, 50, 90})
      QTest::addRow("%s %d%%", id, percent) << QString::fromLatin1(id) << quint64{whole * static_cast<unsigned>(percent) / 100};
    QTest::addRow("%s directory does not fit", id) << QString::fromLatin1(id) << quint64{whole - 100};
  }
}

void DiskFullTest::fileThatCannotGrow() {
  QFETCH(QString, id);
  QFETCH(quint64, bytes);
  const test::DataFolder folder;
  const VariantPtr variant = test::variant(id.toStdString());
  {
    const test::FileSizeLimit limit(bytes);
    expectDiskFull(variant, optionsOnDisk(folder.path()));
  }
  const auto report = retrograde::solve(variant, optionsOnDisk(folder.path()));
  QVERIFY(report.finished && report.tiersResumed > 0);
  QVERIFY(verifySolution(*Solution::open(folder.path(), variant)).correct());
}

void DiskFullTest::diskThatFillsUp() {
  const test::DataFolder folder;
  const test::SmallDisk disk(folder.path(), "8m");
  if (!disk.mounted()) QSKIP("cannot mount a small disk here");
  const VariantPtr variant = test::dodgem(4);  // the solution file has 170 KiB
  const fs::path filler = folder.path() / "filler";
  auto options = optionsOnDisk(folder.path());
  std::once_flag once;
  options.progress = [&](const retrograde::SolveProgress& progress) {
    if (progress.tiersDone > 0) std::call_once(once, [&] { test::fillUp(filler, 1 << 16); });
  };
  expectDiskFull(variant, options);
  if (QTest::currentTestFailed()) return;
  fs::remove(filler);
  solveOn(variant, folder.path());
}

KOTAI_TEST(DiskFullTest)
#include "disk_full_test.moc"

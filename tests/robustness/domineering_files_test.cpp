// Tests for solves of simultaneous boards that are stopped or meet a full disk, and of damaged files.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <span>

#include "core/base/errors.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/cpu_clock.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

SimultaneousVariantPtr board(const char* id) { return *parseSimultaneousVariant(id); }

domineering::SolveOptions boardOptions(const QTemporaryDir& folder) {
  domineering::SolveOptions options;
  options.directory = folder.path().toStdString();
  options.threads = 2;
  return options;
}

std::string bytesOf(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}
std::string solvedBytes(const QTemporaryDir& folder, const char* id) {
  return bytesOf(fs::path(folder.path().toStdString()) / fileShapeOf(*board(id)).fileName());
}
/// Returns the bytes of the file that an undisturbed solve writes.
std::string undisturbed(const char* id) {
  const QTemporaryDir folder;
  domineering::solve(board(id), boardOptions(folder));
  return solvedBytes(folder, id);
}

void flipByte(const fs::path& file, std::uintmax_t place) {
  std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
  stream.seekg(static_cast<std::streamoff>(place));
  const int letter = stream.get();
  stream.seekp(static_cast<std::streamoff>(place));
  stream.put(static_cast<char>(letter ^ 0x10));
}

}  // namespace

class DomineeringFilesTest : public QObject {
  Q_OBJECT
 private slots:
  void secondProgramIsRefused();
  void stopsAtOnce();
  void fileThatCannotGrow_data();
  void fileThatCannotGrow();
  void damagedPart();
  void damagedFilesGiveNoWrongValue();
  void cutOffFiles();
  void foreignFiles();
  void memoryBound();
  void stoppedWhilePositionsAreFound();
  void oldLogsGo();
};

void DomineeringFilesTest::secondProgramIsRefused() {
  const QTemporaryDir folder;
  const QStringList arguments{QStringLiteral("solve"), QStringLiteral("syncdom:6x5"), QStringLiteral("--data"), folder.path()};
  QProcess first;
  first.start(QStringLiteral(KOTAI_CLI), arguments);
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(fs::exists(folder.filePath(QStringLiteral("syncdom-6x5.kotai.part")).toStdString()), 60000);
  QProcess second;
  second.start(QStringLiteral(KOTAI_CLI), arguments);
  QVERIFY(second.waitForFinished());
  first.kill();
  QVERIFY(first.waitForFinished());
  QCOMPARE(second.exitCode(), 1);
  const QByteArray said = second.readAllStandardError();
  QVERIFY2(said.contains("another program is solving syncdom:6x5"), said.constData());
}

/// Stops a solve before the work begins, while positions are found, and while positions are evaluated.
void DomineeringFilesTest::stopsAtOnce() {
  const QTemporaryDir folder;
  enum class Moment { Begin, Finding, Valuing };
  for (const Moment moment : {Moment::Begin, Moment::Finding, Moment::Valuing}) {
    std::stop_source source;
    test::CpuClock sinceAsked;
    const auto ask = [&] {
      if (source.stop_requested()) return;
      sinceAsked.restart();
      source.request_stop();
    };
    if (moment == Moment::Begin) ask();
    auto options = boardOptions(folder);
    options.progress = [&](const domineering::ExactProgress& progress) {
      if (progress.valuing || moment == Moment::Finding) ask();
    };
    const auto report = domineering::solve(board("syncdom:6x5"), options, source.get_token());
    QVERIFY(!report.finished);
    QVERIFY2(sinceAsked.seconds() < 1, std::to_string(sinceAsked.seconds()).c_str());
  }
}

void DomineeringFilesTest::fileThatCannotGrow_data() {
  QTest::addColumn<quint64>("bytes");
  const std::size_t whole = undisturbed("syncdom:6x4").size();
  for (const unsigned percent : {5U, 50U, 90U}) QTest::addRow("%u%%", percent) << quint64{whole * percent / 100};
  QTest::addRow("directory does not fit") << quint64{whole - 100};
}

void DomineeringFilesTest::fileThatCannotGrow() {
  QFETCH(quint64, bytes);
  const char* const id = "syncdom:6x4";
  const QTemporaryDir folder;
  {
    const test::FileSizeLimit limit(bytes);
    try {
      domineering::solve(board(id), boardOptions(folder));
      QFAIL("it was written all the same");
    } catch (const SolutionError& error) {
      QCOMPARE(int(error.fault()), int(SolutionFault::DiskFull));
    }
  }
  QVERIFY(!SimultaneousSolution::exists(folder.path().toStdString(), *board(id)));
  const auto report = domineering::solve(board(id), boardOptions(folder));
  QVERIFY(report.finished && report.tiersResumed > 0);
  QVERIFY(solvedBytes(folder, id) == undisturbed(id));
}

/// If a faulty disk has changed a tier, the tier is solved again.
void DomineeringFilesTest::damagedPart() {
  const char* const id = "syncdom:6x4";
  const QTemporaryDir undamaged;
  QVERIFY(domineering::solve(board(id), boardOptions(undamaged)).finished);
  const auto right = SimultaneousSolution::open(undamaged.path().toStdString(), board(id));
  for (const int percent : {1, 30, 60, 95}) {
    const QTemporaryDir folder;
    {
      const test::FileSizeLimit limit(right->fileBytes() * 97 / 100);
      try {
        domineering::solve(board(id), boardOptions(folder));
      } catch (const SolutionError&) {
      }
    }
    const fs::path part = folder.filePath(QStringLiteral("syncdom-6x4.kotai.part")).toStdString();
    flipByte(part, fs::file_size(part) * static_cast<unsigned>(percent) / 100);
    QVERIFY(domineering::solve(board(id), boardOptions(folder)).finished);
    const auto mended = SimultaneousSolution::open(folder.path().toStdString(), board(id));
    for (int covered = 0; covered < right->tierCount(); ++covered) {
      const auto a = right->tier(covered);
      const auto b = mended->tier(covered);
      QVERIFY(std::ranges::equal(std::as_bytes(a), std::as_bytes(b)));
    }
  }
}

/// Whichever bit is wrong, values, lists and counts are either correct or refused.
void DomineeringFilesTest::damagedFilesGiveNoWrongValue() {
  const QTemporaryDir folder;
  const auto variant = board("syncdom:6x3");
  QVERIFY(domineering::solve(variant, boardOptions(folder)).finished);
  const auto right = SimultaneousSolution::open(folder.path().toStdString(), variant);
  SimultaneousFilter all;
  all.withFinished = true;
  const auto everything = SimultaneousPositionList(right, all).page(0, 100000);
  const std::size_t size = right->fileBytes();
  std::mt19937 random(3);
  int refused = 0;
  for (int round = 0; round < 150; ++round) {
    const QTemporaryDir other;
    const fs::path copy = other.filePath(QStringLiteral("syncdom-6x3.kotai")).toStdString();
    fs::copy_file(right->file(), copy);
    flipByte(copy, random() % size);
    try {
      const auto damaged = SimultaneousSolution::open(other.path().toStdString(), variant);
      for (const ListedGamePosition& each : everything) {
        try {
          QVERIFY(damaged->value(each.position) == std::optional(each.value));
        } catch (const SolutionError&) {
          ++refused;
        }
      }
    } catch (const SolutionError&) {
      ++refused;
    }
  }
  QVERIFY(refused > 100);
}

void DomineeringFilesTest::cutOffFiles() {
  const QTemporaryDir folder;
  const auto variant = board("syncdom:5x3");
  QVERIFY(domineering::solve(variant, boardOptions(folder)).finished);
  const fs::path file = SimultaneousSolution::open(folder.path().toStdString(), variant)->file();
  for (std::uintmax_t left = fs::file_size(file); left-- > 0; left -= std::min<std::uintmax_t>(left, 97)) {
    fs::resize_file(file, left);
    QVERIFY_THROWS_EXCEPTION(SolutionError, SimultaneousSolution::open(folder.path().toStdString(), variant));
    if (left == 0) break;
  }
}

/// A file of a different board, and a file that is not a solution, are refused.
void DomineeringFilesTest::foreignFiles() {
  const QTemporaryDir folder;
  QVERIFY(domineering::solve(board("syncdom:5x3"), boardOptions(folder)).finished);
  const fs::path place(folder.path().toStdString());
  fs::rename(place / "syncdom-5x3.kotai", place / "syncdom-3x5.kotai");
  try {
    SimultaneousSolution::open(place, board("syncdom:3x5"));
    QFAIL("it was taken");
  } catch (const SolutionError& error) {
    QCOMPARE(int(error.fault()), int(SolutionFault::WrongVariant));
  }
  std::ofstream(place / "syncdom-4x4.kotai")
      << "a shopping list, long enough to have room for a header and more, " << std::string(200, 'x');
  try {
    SimultaneousSolution::open(place, board("syncdom:4x4"));
    QFAIL("it was taken");
  } catch (const SolutionError& error) {
    QCOMPARE(int(error.fault()), int(SolutionFault::NotASolution));
  }
}

/// A solve that needs more memory than allowed is refused before or during the work, and leaves no incomplete file.
void DomineeringFilesTest::memoryBound() {
  const QTemporaryDir folder;
  auto options = boardOptions(folder);
  options.memoryBytes = 1'000'000;
  try {
    domineering::solve(board("syncdom:6x5"), options);
    QFAIL("it fitted");
  } catch (const SolutionError& error) {
    QCOMPARE(int(error.fault()), int(SolutionFault::DoesNotFit));
  }
  QVERIFY(!SimultaneousSolution::exists(options.directory, *board("syncdom:6x5")));
  options.memoryBytes = 100'000'000;
  QVERIFY(domineering::solve(board("syncdom:5x5"), options).finished);
}

namespace {

fs::path logOf(const QTemporaryDir& folder, const char* id) {
  return fs::path(folder.path().toStdString()) / (fileShapeOf(*board(id)).fileName() + ".checkpoint");
}

}  // namespace

/// A solve stopped while finding positions leaves nothing behind and does not affect the next run.
void DomineeringFilesTest::stoppedWhilePositionsAreFound() {
  const char* const id = "syncdom:6x4";
  const QTemporaryDir folder;
  std::stop_source stop;
  domineering::SolveOptions options = boardOptions(folder);
  std::atomic<bool> valued = false;
  options.progress = [&](const domineering::ExactProgress& progress) {
    if (progress.valuing) valued = true;
    stop.request_stop();
  };
  QVERIFY(!domineering::solve(board(id), options, stop.get_token()).finished);
  QVERIFY(!valued);
  options.progress = {};
  QVERIFY(domineering::solve(board(id), options).finished);
  QVERIFY(solvedBytes(folder, id) == undisturbed(id));
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.path().toStdString()))
    QCOMPARE(entry.path().filename().string(), fileShapeOf(*board(id)).fileName());
}

/// A finished solve removes search files from earlier versions. Foreign files stay.
void DomineeringFilesTest::oldLogsGo() {
  const char* const id = "syncdom:4x4";
  for (const bool ours : {true, false}) {
    const QTemporaryDir folder;
    std::ofstream(logOf(folder, id)) << (ours ? "KOTAIFND and more" : "my diary");
    QVERIFY(domineering::solve(board(id), boardOptions(folder)).finished);
    QCOMPARE(fs::exists(logOf(folder, id)), !ours);
  }
}

KOTAI_TEST(DomineeringFilesTest)
#include "domineering_files_test.moc"

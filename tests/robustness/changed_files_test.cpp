// Tests for files that another program truncates or overwrites while they are open. Reading gives correct values
// or an error that names the file, and never crashes the program.
#include <QProcess>
#include <QTest>
#include <functional>
#include <iterator>
#include <thread>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/base/errors.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/simultaneous/statistics.h"
#include "core/tables/sealed_file.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/retrograde/checkpoint.h"
#include "tests/core/test_solutions.h"
#include "tests/core/whole_file.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::Bytes;
using test::readFile;
using test::writeFile;
namespace fs = std::filesystem;

namespace {

/// Sets the modification time to an hour ago, because files are usually written long before another program
/// overwrites them.
void makeOld(const fs::path& file) { fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(1)); }

/// Changes that another program makes to an open file.
enum class Change { Halved, Emptied, Noise, OtherVariant, OverwrittenWithTheSame, Touched, Removed, Replaced };

void change(const fs::path& file, Change what, const Bytes& other) {
  const Bytes before = readFile(file);
  switch (what) {
    case Change::Halved: fs::resize_file(file, before.size() / 2); break;
    case Change::Emptied: fs::resize_file(file, 0); break;
    case Change::Noise: writeFile(file, Bytes(before.size(), 'x')); break;
    case Change::OtherVariant: writeFile(file, other); break;
    case Change::OverwrittenWithTheSame: writeFile(file, before); break;
    case Change::Touched: fs::last_write_time(file, fs::file_time_type::clock::now()); break;
    case Change::Removed: fs::remove(file); break;
    case Change::Replaced:
      writeFile(file.string() + ".other", other);
      fs::rename(file.string() + ".other", file);
      break;
  }
}

/// Returns whether reading must still give correct values. This is the case if the bytes stay the same, or if
/// only the name now refers to another file.
bool mustStayRight(Change what) {
  return what == Change::OverwrittenWithTheSame || what == Change::Touched || what == Change::Removed || what == Change::Replaced;
}

void addChanges() {
  QTest::addColumn<int>("what");
  const auto row = [](const char* name, Change what) { QTest::newRow(name) << static_cast<int>(what); };
  row("cut off in the middle", Change::Halved);
  row("emptied", Change::Emptied);
  row("overwritten with other bytes", Change::Noise);
  row("overwritten with another solution", Change::OtherVariant);
  row("overwritten with the same", Change::OverwrittenWithTheSame);
  row("touched", Change::Touched);
  row("removed", Change::Removed);
  row("another one moved over it", Change::Replaced);
}

/// Method of reading a file, with the result as text. The result must not change unless there is an error.
using Reading = std::function<std::string()>;

struct Findings {
  int right = 0;
  int told = 0;
  std::string wrong;  ///< description of a wrong result, if any
};

/// Runs each reading in a new thread, whose caches are empty, or in the current thread.
Findings readAgain(const std::vector<Reading>& readings, const std::vector<std::string>& expected, const fs::path& file,
                   bool fresh) {
  Findings found;
  for (std::size_t number = 0; number < readings.size(); ++number) {
    const auto look = [&] {
      try {
        readings[number]() == expected[number] ? void(++found.right) : void(found.wrong += "wrong value; ");
      } catch (const SolutionError& error) {
        ++found.told;
        if (error.file() != file) found.wrong += "an error of another file; ";
        if (error.fault() != SolutionFault::ChangedWhileRead) found.wrong += "another fault; ";
      }
    };
    if (fresh)
      std::thread(look).join();
    else
      look();
  }
  return found;
}

std::vector<Reading> readingsOf(const SolutionPtr& solution) {
  const VariantPtr variant = solution->variant();
  const TierGraph& space = variant->tierGraph();
  const Location last{TierId{space.tierCount() / 2}, PositionIndex{space.positionCount(TierId{space.tierCount() / 2}) - 1}};
  const auto text = [](Value value) {
    return std::to_string(static_cast<int>(value.outcome)) + ' ' + std::to_string(value.distancePlies);
  };
  return {[=] { return text(solution->value(variant->start())); },
          [=] {
            std::string all;
            for (const AnyPosition& after : variant->successors(variant->start())) all += text(solution->value(after)) + ';';
            return all;
          },
          [=] { return text(solution->valueAt(last)); },
          [=] {
            std::string all;
            for (const Value value : solution->partValues(last.tier, 0)) all += text(value) + ';';
            return all;
          },
          [=] { return std::to_string(solution->tierSummary(last.tier).parts.front().positions()); },
          [=] { return std::to_string(solution->statistics().size()); },
          [=] { return std::to_string(totals(*solution).positions()); },
          [=] { return solution->checkTier(last.tier), std::string("good"); },
          [=] { return std::to_string(solution->positions()); }};
}

std::vector<Reading> readingsOf(const SimultaneousSolutionPtr& solution) {
  const SimultaneousVariantPtr variant = solution->variant();
  const auto entries = [](std::span<const layout::PayoffEntry> all) {
    std::string text;
    for (const layout::PayoffEntry& each : all) text += std::to_string(each.position) + ':' + std::to_string(each.value) + ';';
    return text;
  };
  return {[=] { return std::to_string(solution->value(variant->start())->value); },
          [=] { return std::to_string(solution->tierPositions(6)); },
          [=] { return entries(solution->entries(8, 0, solution->tierPositions(8))); },
          [=] { return entries(solution->tier(10)); },
          [=] { return std::to_string(solution->tierSummary(4).statistics.size()); },
          [=] { return std::to_string(solution->statistics().at(std::string(simultaneous::statistic::draw))); }};
}

std::vector<std::string> answers(const std::vector<Reading>& readings) {
  std::vector<std::string> all;
  for (const Reading& each : readings) all.push_back(each());
  return all;
}

/// Opens a file, changes the file, and reads it with every method, with filled and with empty thread caches.
void tryReadings(const std::vector<Reading>& readings, const std::vector<std::string>& expected, const fs::path& file,
                 Change what) {
  for (const bool fresh : {true, false}) {
    const Findings found = readAgain(readings, expected, file, fresh);
    QVERIFY2(found.wrong.empty(), found.wrong.c_str());
    QCOMPARE(found.right + found.told, static_cast<int>(readings.size()));
    if (mustStayRight(what)) QCOMPARE(found.told, 0);
    if (!mustStayRight(what) && fresh) QVERIFY(found.told > 0);
  }
}

bool hasOpen(const QProcess& process, const fs::path& file) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/proc/" + std::to_string(process.processId()) + "/fd", ignored))
    if (fs::read_symlink(entry, ignored) == file) return true;
  return false;
}

}  // namespace

class ChangedFilesTest : public QObject {
  Q_OBJECT
 private slots:
  void solutions_data();
  void solutions();
  void domineeringSolutions_data() { addChanges(); }
  void domineeringSolutions();
  void readWhileOverwritten();
  void commandGoesOn_data();
  void commandGoesOn();
};

void ChangedFilesTest::solutions_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<int>("what");
  for (const char* const id : {"dodgem:4x4", "quoridor:5x5,fences=1"})
    for (int what = 0; what <= static_cast<int>(Change::Replaced); ++what)
      QTest::addRow("%s, change %d", id, what) << std::string(id) << what;
}

void ChangedFilesTest::solutions() {
  QFETCH(std::string, id);
  QFETCH(int, what);
  const test::DataFolder folder;
  const test::DataFolder other;
  const fs::path file = folder.solve(test::variant(id))->file();
  makeOld(file);
  const SolutionPtr solution = Solution::open(folder.path(), test::variant(id));
  const auto readings = readingsOf(solution);
  QCOMPARE(readings.size(), std::size_t{9});
  const auto expected = answers(readings);  // fills some of this thread's caches
  change(file, static_cast<Change>(what), readFile(other.solve(test::dodgem(3))->file()));
  tryReadings(readings, expected, file, static_cast<Change>(what));
}

void ChangedFilesTest::domineeringSolutions() {
  QFETCH(int, what);
  const test::DataFolder folder;
  const test::DataFolder other;
  const auto variant = *parseSimultaneousVariant("syncdom:4x4");
  const auto otherVariant = *parseSimultaneousVariant("syncdom:3x4");
  domineering::SolveOptions options;
  options.directory = folder.path();
  QVERIFY(domineering::solve(variant, options).finished);
  options.directory = other.path();
  QVERIFY(domineering::solve(otherVariant, options).finished);
  const fs::path file = folder.path() / fileShapeOf(*variant).fileName();
  makeOld(file);
  const auto expected = answers(readingsOf(SimultaneousSolution::open(folder.path(), variant)));
  const auto readings = readingsOf(SimultaneousSolution::open(folder.path(), variant));
  change(file, static_cast<Change>(what), readFile(other.path() / fileShapeOf(*otherVariant).fileName()));
  tryReadings(readings, expected, file, static_cast<Change>(what));
}

/// Reads whole small files while another thread truncates and rewrites them. The result is the written bytes,
/// nothing, or an error.
void ChangedFilesTest::readWhileOverwritten() {
  const test::DataFolder folder;
  const fs::path sealed = folder.path() / "some.outcome";
  const fs::path checkpoint = folder.path() / "some.checkpoint";
  const SealedKind kind{0x544f4941544f4bULL, 1, 1U << 20U};
  const auto inOrder = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t number = 0; number < count; ++number) work(number);
  };
  std::vector<std::byte> contents(300'000);
  for (std::size_t place = 0; place < contents.size(); ++place) contents[place] = static_cast<std::byte>(place * place / 7);
  writeSealedFile(sealed, kind, "some", contents);
  retrograde::saveCheckpoint(checkpoint, "some", 3, contents, inOrder);
  const Bytes sealedBytes = readFile(sealed);
  const Bytes checkpointBytes = readFile(checkpoint);
  const std::jthread disturber([&](const std::stop_token& stop) {
    while (!stop.stop_requested())
      for (const auto& [file, bytes] : {std::pair(sealed, sealedBytes), std::pair(checkpoint, checkpointBytes)}) {
        fs::resize_file(file, bytes.size() / 2);
        writeFile(file, bytes);
      }
  });
  for (int round = 0; round < 500; ++round) {
    try {
      const auto found = readSealedFile(sealed, kind, "some");
      QVERIFY(found && *found == contents);
    } catch (const SolutionError& error) {
      QVERIFY(error.file() == sealed);
    }
    std::vector<std::byte> bytes(contents.size());
    if (const auto level = retrograde::loadCheckpoint(checkpoint, "some", bytes, inOrder))
      QVERIFY(*level == 3 && bytes == contents);
  }
}

void ChangedFilesTest::commandGoesOn_data() { addChanges(); }

/// kotai-cli waits for input while the file changes. Afterwards it must still answer.
void ChangedFilesTest::commandGoesOn() {
  QFETCH(int, what);
  const test::DataFolder folder;
  const test::DataFolder other;
  const VariantPtr variant = test::dodgem(4);
  const fs::path file = folder.solve(variant)->file();
  makeOld(file);
  QProcess process;
  process.start(QStringLiteral(KOTAI_CLI), {QStringLiteral("probe"), QStringLiteral("dodgem:4x4"), QStringLiteral("--moves"),
                                            QStringLiteral("--data"), QString::fromStdString(folder.path().string())});
  QVERIFY(process.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(hasOpen(process, file), 60000);  // the program waits for input
  change(file, static_cast<Change>(what), readFile(other.solve(test::dodgem(3))->file()));
  AnyPosition position = variant->start();  // the game's positions are in many tiers
  for (int ply = 0; ply < 20; ++ply) {
    const auto moves = variant->legalMoves(position);
    if (moves.empty()) break;
    position = variant->play(position, moves.back());
    process.write(QByteArray::fromStdString(variant->formatPosition(position)) + '\n');
  }
  process.closeWriteChannel();
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  const QByteArray words = process.readAllStandardError();
  const bool right = mustStayRight(static_cast<Change>(what));
  QVERIFY2(process.exitCode() == (right ? 0 : 1), words.constData());
  QVERIFY2(right || words.contains("another program truncated or changed"), words.constData());
}

KOTAI_TEST(ChangedFilesTest)
#include "changed_files_test.moc"

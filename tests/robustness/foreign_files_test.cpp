// Tests for foreign files, links, pipes, folders and sockets under the names of Kotai's files. The program never
// overwrites them, follows them or waits for them.
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QTest>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>

#include "core/base/errors.h"
#include "core/data/solution_files.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/simultaneous/strategy_file.h"
#include "core/tables/sealed_file.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

constexpr const char* diary = "my diary";

std::string textOf(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void inOrder(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

/// Function that writes a certain kind of file into a folder, with the name of the file.
struct Writer {
  const char* name;
  std::function<void(const fs::path&)> write;
};

template <class Options, class Pointer>
void solveInto(const Pointer& variant, const fs::path& folder) {
  Options options;
  options.directory = folder;
  solve(variant, options, std::stop_token());
}

std::vector<Writer> writers() {
  const auto board = *parseSimultaneousVariant("syncdom:3x3");
  const std::vector<std::byte> bytes(1000);
  return {{"dodgem-3x3.kotai.part", [](const fs::path& folder) { solveInto<retrograde::SolveOptions>(test::dodgem(3), folder); }},
          {"syncdom-3x3.kotai.part", [=](const fs::path& folder) { solveInto<domineering::SolveOptions>(board, folder); }},
          {"syncdom-3x3.outcome",
           [=](const fs::path& folder) {
             writeProvedOutcome(folder, *board, {0, 0, 0, 0, 1, 1});
           }},
          {"syncdom-3x3-vertical.strategy",
           [=](const fs::path& folder) {
             writeStrategy(folder, *board, {Side::First, 0, 3, 3, false, {}});
           }},
          {"some.checkpoint",
           [=](const fs::path& folder) { retrograde::saveCheckpoint(folder / "some.checkpoint", "some", 1, bytes, inOrder); }},
          {"some.proof", [=](const fs::path& folder) {
             writeSealedFile(folder / "some.proof", {0x46504941544f4bULL, 1, bytes.size()}, "some", bytes);
           }}};
}

std::optional<SolutionError> errorOf(const std::function<void()>& action) {
  try {
    action();
  } catch (const SolutionError& error) {
    return error;
  }
  return std::nullopt;
}

void makeSocket(const fs::path& file) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, file.c_str(), sizeof address.sun_path - 1);
  const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
  QVERIFY(::bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  ::close(descriptor);
}

/// Creates a file of an unusual kind under a name.
void makeOdd(const std::string& kind, const fs::path& file) {
  if (kind == "pipe") QVERIFY(::mkfifo(file.c_str(), 0600) == 0);
  if (kind == "folder") fs::create_directory(file);
  if (kind == "socket") makeSocket(file);
}

}  // namespace

class ForeignFilesTest : public QObject {
  Q_OBJECT
 private slots:
  void writersLeaveThemAlone_data();
  void writersLeaveThemAlone();
  void leftoversAreBegunAnew();
  void readersDoNotWait_data();
  void readersDoNotWait();
};

void ForeignFilesTest::writersLeaveThemAlone_data() {
  QTest::addColumn<int>("number");
  QTest::addColumn<std::string>("ending");
  const auto all = writers();
  for (std::size_t number = 0; number < all.size(); ++number)
    for (const char* const ending : {"", ".new"}) {
      if (*ending != 0 && std::string(all[number].name).ends_with(".part")) continue;  // `.part` is written in place
      QTest::addRow("%s%s", all[number].name, ending) << static_cast<int>(number) << std::string(ending);
    }
}

void ForeignFilesTest::writersLeaveThemAlone() {
  QFETCH(int, number);
  QFETCH(std::string, ending);
  const Writer writer = writers()[static_cast<std::size_t>(number)];
  const auto write = [&](const fs::path& folder) { return errorOf([&] { writer.write(folder); }); };
  {
    const test::DataFolder folder;
    const fs::path place = folder.path() / (writer.name + ending);
    std::ofstream(place) << diary;
    const auto error = write(folder.path());
    QVERIFY(error && error->fault() == SolutionFault::ForeignFile && error->file() == place);
    QVERIFY(textOf(place) == diary);
  }
  for (const bool dangling : {false, true}) {
    const test::DataFolder folder;
    const test::DataFolder elsewhere;
    const fs::path place = folder.path() / (writer.name + ending);
    const fs::path letter = elsewhere.path() / "letter";
    if (!dangling) std::ofstream(letter) << diary;
    fs::create_symlink(letter, place);
    const auto error = write(folder.path());
    QVERIFY(error && error->fault() == SolutionFault::ForeignFile && error->file() == place);
    QCOMPARE(fs::exists(letter), !dangling);
    QVERIFY(dangling || textOf(letter) == diary);
    QVERIFY(fs::is_symlink(place));
  }
  for (const std::string kind : {"pipe", "folder", "socket"}) {
    const test::DataFolder folder;
    const fs::path place = folder.path() / (writer.name + ending);
    makeOdd(kind, place);
    const auto error = write(folder.path());
    QVERIFY(error && error->fault() == SolutionFault::NotARegularFile && error->file() == place);
    QVERIFY(error->params() == std::vector<std::string>{kind});
  }
}

/// A killed run leaves no new file, only the beginning of a new file, or most of a new file. The next run
/// begins the file anew.
void ForeignFilesTest::leftoversAreBegunAnew() {
  for (const Writer& writer : writers()) {
    if (std::string(writer.name).ends_with(".part")) continue;
    const test::DataFolder folder;
    writer.write(folder.path());
    const fs::path place = folder.path() / writer.name;
    const std::string whole = textOf(place);
    for (const std::size_t length : {std::size_t{0}, std::size_t{3}, whole.size() - 1}) {
      std::ofstream(place.string() + ".new") << whole.substr(0, length);
      writer.write(folder.path());
      QVERIFY(textOf(place) == whole);
      QVERIFY(!fs::exists(place.string() + ".new"));
    }
  }
}

void ForeignFilesTest::readersDoNotWait_data() {
  QTest::addColumn<std::string>("kind");
  for (const char* const kind : {"pipe", "folder", "socket"}) QTest::newRow(kind) << std::string(kind);
}

void ForeignFilesTest::readersDoNotWait() {
  QFETCH(std::string, kind);
  const test::DataFolder folder;
  const auto board = *parseSimultaneousVariant("syncdom:3x3");
  for (const char* const name : {"dodgem-3x3.kotai", "animalshogi.kotai.part", "syncdom-3x3.kotai", "syncdom-3x3.outcome",
                                 "syncdom-3x3-vertical.strategy", "some.checkpoint"})
    makeOdd(kind, folder.path() / name);
  for (const auto& open : std::vector<std::function<void()>>{
           [&] { Solution::open(folder.path(), test::dodgem(3)); }, [&] { SimultaneousSolution::open(folder.path(), board); },
           [&] { readProvedOutcome(folder.path(), *board); }, [&] { readStrategy(folder.path(), *board, Side::First); }}) {
    const auto error = errorOf(open);
    QVERIFY(error && error->fault() == SolutionFault::NotARegularFile);
  }
  std::vector<std::byte> bytes(10);
  QVERIFY(!retrograde::loadCheckpoint(folder.path() / "some.checkpoint", "some", bytes, inOrder));
  QVERIFY(variantsInFolder(folder.path()).empty());
  QVERIFY(playsInFolder(folder.path()).empty());
}

KOTAI_TEST(ForeignFilesTest)
#include "foreign_files_test.moc"

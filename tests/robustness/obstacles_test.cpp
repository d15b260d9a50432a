// Tests for obstacles to a solve: another program that solves the variant, a folder without write permission, or
// a file in place of the folder.
#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>
#include <csignal>
#include <fstream>
#include <optional>
#include <stop_token>

#include "core/base/errors.h"
#include "core/tables/solution_writer.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

retrograde::SolveOptions optionsFor(const fs::path& folder) {
  retrograde::SolveOptions options;
  options.directory = folder;
  options.threads = 2;
  return options;
}

std::optional<SolutionError> obstacleError(const VariantPtr& variant, const fs::path& folder) {
  try {
    retrograde::solve(variant, optionsFor(folder));
  } catch (const SolutionError& error) {
    return error;
  }
  return std::nullopt;
}

/// Runs an action in a child process without superuser rights. Returns the exit status of the process, or -1 if
/// it has none.
template <class Action>
int asNobody(Action&& action) {
  const pid_t child = ::fork();
  if (child == 0) {
    constexpr id_t nobody = 65534;
    // Without these calls, the child would still belong to the superuser's groups.
    if (::geteuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0)) ::_exit(254);
    ::_exit(action());
  }
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

bool isBelow(const fs::path& file, const fs::path& folder) { return file.string().starts_with(folder.string()); }

}  // namespace

class ObstaclesTest : public QObject {
  Q_OBJECT

 private slots:
  void folderWithoutWritePermission();  // must be the first test, because it forks before any engine starts threads
  void readOnlyFolderCanBeRead();
  void pathBelowAFile();
  void foldersAreMade();
  void secondProgram();
  void lockEndsWithItsOwner();
  void stopsAndGoesOn();
  void solvedVariantIsNotSolvedAgain();

 private:
  VariantPtr m_small = test::dodgem(3);
};

void ObstaclesTest::folderWithoutWritePermission() {
  const test::DataFolder folder;
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
  const int answer = asNobody([&] {
    const auto error = obstacleError(m_small, folder.path());
    if (!error) return 0;
    return error->fault() == SolutionFault::CannotCreate && isBelow(error->file(), folder.path()) ? 1 : 2;
  });
  fs::permissions(folder.path(), fs::perms::owner_all);
  if (answer == 254) QSKIP("cannot give up the superuser's rights here");
  QCOMPARE(answer, 1);
  QVERIFY(fs::is_empty(folder.path()));
}

void ObstaclesTest::readOnlyFolderCanBeRead() {
  const test::DataFolder folder;
  // Solves in a child process, so that this process has no threads when it forks.
  const pid_t child = ::fork();
  if (child == 0) ::_exit(obstacleError(m_small, folder.path()) ? 1 : 0);
  int status = 0;
  QVERIFY(child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
  const int answer = asNobody([&] {
    try {
      return Solution::open(folder.path(), m_small)->value(m_small->start()) == Value::win(20) ? 1 : 2;
    } catch (const SolutionError&) {
      return 3;
    }
  });
  fs::permissions(folder.path(), fs::perms::owner_all);
  if (answer == 254) QSKIP("cannot give up the superuser's rights here");
  QCOMPARE(answer, 1);
}

void ObstaclesTest::pathBelowAFile() {
  const test::DataFolder folder;
  const fs::path file = folder.path() / "file";
  std::ofstream(file) << "in the way";
  for (const fs::path& path : {file, file / "below"}) {
    const auto error = obstacleError(m_small, path);
    QVERIFY(error.has_value());
    QVERIFY(error->fault() == SolutionFault::CannotCreate);
    QVERIFY(isBelow(error->file(), file));
    QVERIFY(!error->params().empty() && !error->params().front().empty());
  }
}

void ObstaclesTest::foldersAreMade() {
  const test::DataFolder folder;
  QVERIFY(!obstacleError(m_small, folder.path() / "a" / "b").has_value());
  QVERIFY(Solution::exists(folder.path() / "a" / "b", *m_small));
}

void ObstaclesTest::secondProgram() {
  const test::DataFolder folder;
  const SolutionWriter first(folder.path(), m_small, ValueCoding::EvenWins);
  const auto error = obstacleError(m_small, folder.path());
  QVERIFY(error.has_value());
  QVERIFY(error->fault() == SolutionFault::Locked);
  QVERIFY(isBelow(error->file(), folder.path()));
  QVERIFY(!obstacleError(test::dodgem(4), folder.path()).has_value());  // only the variant being solved is locked
}

void ObstaclesTest::lockEndsWithItsOwner() {
  const test::DataFolder folder;
  int channel[2];
  QCOMPARE(::pipe(channel), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const SolutionWriter writer(folder.path(), m_small, ValueCoding::EvenWins);
    const char ready = 'r';
    if (::write(channel[1], &ready, 1) != 1) ::_exit(1);
    for (;;) ::pause();
  }
  QVERIFY(child > 0);
  char ready = 0;
  QCOMPARE(::read(channel[0], &ready, 1), ssize_t{1});
  const auto whileHeld = obstacleError(m_small, folder.path());
  QVERIFY(test::sendSignal(child, SIGKILL));
  ::waitpid(child, nullptr, 0);
  ::close(channel[0]);
  ::close(channel[1]);
  QVERIFY(whileHeld && whileHeld->fault() == SolutionFault::Locked);
  QVERIFY(!obstacleError(m_small, folder.path()).has_value());
}

/// A solve that is stopped at its first report keeps finished parts, and the next solve continues.
void ObstaclesTest::stopsAndGoesOn() {
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(5);
  std::stop_source source;
  auto options = optionsFor(folder.path());
  std::uint64_t lastReported = 0;
  options.progress = [&](const retrograde::SolveProgress& progress) {
    lastReported = std::max(lastReported, progress.tiersDone);
    if (progress.tiersDone > 100) source.request_stop();
  };
  const auto stopped = retrograde::solve(variant, options, source.get_token());
  QVERIFY(!stopped.finished);
  QVERIFY(!Solution::exists(folder.path(), *variant));
  const SolutionWriter writer(folder.path(), variant, ValueCoding::EvenWins);
  QVERIFY(writer.tiersDone() >= lastReported);
  QVERIFY(writer.tiersDone() < variant->tierGraph().tierCount());
}

void ObstaclesTest::solvedVariantIsNotSolvedAgain() {
  const test::DataFolder folder;
  QVERIFY(!obstacleError(m_small, folder.path()));
  const auto written = fs::last_write_time(folder.path() / Solution::fileName(*m_small));
  const auto again = retrograde::solve(m_small, optionsFor(folder.path()));
  QVERIFY(again.finished);
  QCOMPARE(again.positionsSolved, std::uint64_t{0});
  QVERIFY(fs::last_write_time(folder.path() / Solution::fileName(*m_small)) == written);
  QVERIFY(!fs::exists(folder.path() / (Solution::fileName(*m_small) + ".part")));
}

KOTAI_TEST(ObstaclesTest)
#include "obstacles_test.moc"

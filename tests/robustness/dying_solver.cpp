// Solves or proves a variant and fails at a given byte, because the program is killed or the disk is full.
//
//   dying_solver VARIANT FOLDER THREADS HOW WHERE NUMBER
//
// HOW is `kill` or `full`. WHERE and NUMBER are one of the following:
//   - `part` and a length of the `.part` file;
//   - `write` and a number of bytes written to other files;
//   - `rename` or `renamed` and a number, to fail before or after that renaming;
//   - `sync` and the number of a sync.
// VARIANT may begin with "prove ". The failure happens at the same point of the work on every machine. Exits
// with 0 after success, or with 1 and the number of the fault.
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/errors.h"
#include "core/game/registry.h"
#include "core/games/animalshogi/variant.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/retrograde/animalshogi/engine.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/whole_tier_engine.h"

namespace {

struct Plan {
  bool kills = true;
  std::string_view where;
  std::uint64_t number = 0;
};
Plan plan;
std::atomic<std::uint64_t> written{0};
std::atomic<std::uint64_t> renamings{0};
std::atomic<std::uint64_t> syncs{0};

/// Fails as requested: kills the program, or returns the error of a full disk.
int comeToGrief() {
  if (plan.kills) ::kill(::getpid(), SIGKILL);
  errno = ENOSPC;
  return -1;
}

/// Returns how many bytes of a write succeed. The write begins at byte \p before.
std::size_t room(std::string_view where, std::uint64_t before, std::size_t bytes) {
  if (plan.where != where || before + bytes <= plan.number) return bytes;
  return plan.number > before ? plan.number - before : 0;
}

bool isDue(std::string_view where, std::uint64_t number) { return plan.where == where && plan.number == number; }

}  // namespace

// The following functions replace system functions in everything that is linked into this program.
extern "C" ssize_t pwrite(int descriptor, const void* data, std::size_t bytes, off_t offset) {
  const std::size_t possible = room("part", static_cast<std::uint64_t>(offset), bytes);
  if (possible > 0 || bytes == 0) {
    const ssize_t done = ::syscall(SYS_pwrite64, descriptor, data, possible, offset);
    if (possible == bytes || done < 0 || !plan.kills) return done;
  }
  return comeToGrief();
}

extern "C" ssize_t write(int descriptor, const void* data, std::size_t bytes) {
  if (descriptor <= STDERR_FILENO) return ::syscall(SYS_write, descriptor, data, bytes);
  const std::size_t possible = room("write", written.fetch_add(bytes), bytes);
  if (possible > 0 || bytes == 0) {
    const ssize_t done = ::syscall(SYS_write, descriptor, data, possible);
    if (possible == bytes || done < 0) return done;
  }
  return comeToGrief();
}

extern "C" int fsync(int descriptor) {
  if (isDue("sync", ++syncs)) return comeToGrief();
  return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

extern "C" int rename(const char* from, const char* to) noexcept {
  const std::uint64_t number = ++renamings;
  if (isDue("rename", number)) return comeToGrief();
  const int result = static_cast<int>(::syscall(SYS_rename, from, to));
  return isDue("renamed", number) ? comeToGrief() : result;
}

namespace {

using namespace kotai;

bool solveAlternating(const std::string& id, const std::string& folder, unsigned threads) {
  retrograde::SolveOptions options;
  options.directory = folder;
  options.threads = threads;
  const VariantPtr variant = *parseVariant(id);
  const auto animalShogi = std::dynamic_pointer_cast<const animalshogi::AnimalShogiVariant>(variant);
  if (animalShogi && (plan.where == "write" || plan.where == "renamed")) {  // both need a checkpoint
    const retrograde::AnimalShogiEngine engine(animalShogi, std::chrono::milliseconds(0));
    return retrograde::solveWholeTier(variant, engine, options, {}).finished;
  }
  return retrograde::solve(variant, options).finished;
}

bool solveDomineering(const std::string& id, const std::string& folder, unsigned threads) {
  domineering::SolveOptions options;
  options.directory = folder;
  options.threads = threads;
  return domineering::solve(*parseSimultaneousVariant(id), options).finished;
}

bool proveAndWriteDown(const std::string& id, const std::string& folder, unsigned threads) {
  domineering::ProofOptions options;
  options.directory = folder;
  options.threads = threads;
  options.memoryBytes = 1U << 24;
  const SimultaneousVariantPtr variant = *parseSimultaneousVariant(id);
  return domineering::prove(variant, options).finished && domineering::makeStrategies(variant, options).finished;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 7) return 2;
  const std::string id = arguments[1];
  const std::string folder = arguments[2];
  const auto threads = static_cast<unsigned>(std::strtoul(arguments[3], nullptr, 10));
  plan = {std::string_view(arguments[4]) == "kill", arguments[5], std::strtoull(arguments[6], nullptr, 10)};
  constexpr std::string_view proving = "prove ";
  try {
    const bool finished = id.starts_with(proving) ? proveAndWriteDown(id.substr(proving.size()), folder, threads)
                          : isSimultaneous(id)    ? solveDomineering(id, folder, threads)
                                                  : solveAlternating(id, folder, threads);
    return finished ? 0 : 3;
  } catch (const SolutionError& error) {
    std::printf("%d\n", static_cast<int>(error.fault()));
    return 1;
  }
}

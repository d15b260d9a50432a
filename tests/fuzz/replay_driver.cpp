// Runs a fuzz target without libFuzzer, on every input of a folder, then on a fixed number of mutations of
// these inputs.
//
//   fuzz_tests fuzz_NAME FOLDER MUTATIONS
//
// The mutations are the same on every machine, whatever its speed. A crash leaves its input in last_input.bin.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace kotai::fuzz {
namespace {

namespace fs = std::filesystem;
using Input = std::vector<std::uint8_t>;
using Random = std::mt19937_64;

constexpr std::size_t largestInput = 4096;

std::map<std::string_view, RunTarget>& targets() {
  static std::map<std::string_view, RunTarget> all;
  return all;
}

std::size_t below(Random& random, std::size_t end) { return end == 0 ? 0 : random() % end; }

std::vector<Input> readInputs(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<Input> inputs;
  for (const fs::path& file : files) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    inputs.emplace_back(text.begin(), text.end());
  }
  return inputs;
}

void mutateOnce(Input& input, const std::vector<Input>& inputs, Random& random) {
  const std::size_t place = below(random, input.size() + 1);
  const auto at = input.begin() + static_cast<std::ptrdiff_t>(place);
  const auto length = static_cast<std::ptrdiff_t>(std::min(below(random, 16) + 1, input.size() - place));
  switch (below(random, 6)) {
    case 0:
      if (length > 0) *at = static_cast<std::uint8_t>(*at ^ 1U << below(random, 8));
      break;
    case 1:
      if (length > 0) *at = static_cast<std::uint8_t>(random());
      break;
    case 2: input.insert(at, static_cast<std::uint8_t>(random())); break;
    case 3: input.erase(at, at + length); break;
    case 4: {  // inserts a part of another input
      const Input& other = inputs[below(random, inputs.size())];
      const std::size_t from = below(random, other.size() + 1);
      const std::size_t count = std::min(below(random, 64), other.size() - from);
      const auto begin = other.begin() + static_cast<std::ptrdiff_t>(from);
      input.insert(at, begin, begin + static_cast<std::ptrdiff_t>(count));
      break;
    }
    default: {  // inserts a part of the same input
      const Input piece(at, at + length);
      input.insert(input.begin() + static_cast<std::ptrdiff_t>(below(random, input.size() + 1)), piece.begin(), piece.end());
    }
  }
  if (input.size() > largestInput) input.resize(largestInput);
}

const Input* lastInput = nullptr;

/// Stores the current input. Uses only functions allowed in a signal handler.
void saveLastInput(int signal) {
  const int descriptor = ::open("last_input.bin", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  const bool kept = lastInput == nullptr || ::write(descriptor, lastInput->data(), lastInput->size()) >= 0;
  std::signal(signal, SIG_DFL);
  if (kept) std::raise(signal);
  ::_exit(1);
}

void run(RunTarget target, const Input& input) {
  lastInput = &input;
  target(input.data(), input.size());
  lastInput = nullptr;
}

/// Limits memory so that an allocation of gigabytes fails. Does nothing under sanitizers, which need the
/// address space.
void limitMemory() {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  constexpr rlim_t most = rlim_t{4} << 30;
  const rlimit limit{most, most};
  ::setrlimit(RLIMIT_AS, &limit);
#endif
}

int runTarget(RunTarget target, const fs::path& folder, long mutations) {
  const std::vector<Input> inputs = readInputs(folder);
  if (inputs.empty()) {
    std::fprintf(stderr, "no inputs in %s\n", folder.c_str());
    return 1;
  }
  for (const Input& input : inputs) run(target, input);
  Random random(12);
  for (long number = 0; number < mutations; ++number) {
    Input input = inputs[below(random, inputs.size())];
    for (std::size_t left = below(random, 5) + 1; left > 0; --left) mutateOnce(input, inputs, random);
    run(target, input);
  }
  std::printf("%zu inputs and %ld mutations\n", inputs.size(), mutations);
  return 0;
}

int runProgram(int count, char** arguments) {
  if (count != 4 || !targets().contains(arguments[1])) {
    std::fprintf(stderr, "usage: %s TARGET FOLDER MUTATIONS\nThe targets are:\n", arguments[0]);
    for (const auto& [name, target] : targets()) std::fprintf(stderr, "%s\n", name.data());
    return 2;
  }
  limitMemory();
  for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, saveLastInput);
  return runTarget(targets().at(arguments[1]), arguments[2], std::strtol(arguments[3], nullptr, 10));
}

}  // namespace

RegisteredTarget::RegisteredTarget(const char* name, RunTarget run) { targets().emplace(name, run); }

}  // namespace kotai::fuzz

int main(int count, char** arguments) { return kotai::fuzz::runProgram(count, arguments); }

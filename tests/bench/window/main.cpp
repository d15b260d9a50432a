// Measures the latencies of the whole window that a user notices, in wall-clock time. Usage: window_bench
// FOLDER [VARIANT...]. The folder contains solutions and is only read. Variants without a solution are skipped
// with a message.
#include <QApplication>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "tests/bench/window/window_bench.h"

namespace {

namespace fs = std::filesystem;

/// Creates a folder with links to the existing solutions, because the program writes into its data folder.
void linkSolutions(const fs::path& from, const fs::path& into) {
  for (const auto& entry : fs::directory_iterator(from))
    if (entry.path().extension() == ".kotai") fs::create_symlink(fs::absolute(entry.path()), into / entry.path().filename());
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  const QTemporaryDir folder;
  if (argc > 1) linkSolutions(argv[1], folder.path().toStdString());
  kotai::bench::WindowBench bench(folder.path());
  return bench.run({argv + std::min(argc, 2), argv + argc}) ? 0 : 1;
}

#include "tests/core/test_solutions.h"

#include <cstdlib>
#include <stdexcept>

#include "core/game/registry.h"
#include "solvers/retrograde/solve.h"

namespace kotai::test {

VariantPtr dodgem(int size) {
  const std::string length = std::to_string(size);
  return variant("dodgem:" + length + "x" + length);
}

VariantPtr variant(std::string_view id) {
  const auto found = parseVariant(id);
  if (!found) throw std::runtime_error("no such variant: " + std::string(id));
  return *found;
}

AnyPosition position(const Variant& variant, std::string_view text) {
  const auto parsed = variant.parsePosition(text);
  if (!parsed) throw std::runtime_error("unreadable position: " + std::string(text));
  return *parsed;
}

AnyMove move(const Variant& variant, const AnyPosition& position, std::string_view text) {
  const auto parsed = variant.parseMove(position, text);
  if (!parsed) throw std::runtime_error("unreadable move: " + std::string(text));
  return *parsed;
}

SolutionPtr DataFolder::solve(const VariantPtr& variant, unsigned threads) const {
  retrograde::SolveOptions options;
  options.directory = path();
  options.threads = threads;
  retrograde::solve(variant, options);
  return Solution::open(path(), variant);
}

std::filesystem::path sharedFolder() {
  const char* folder = std::getenv("KOTAI_TEST_SOLUTIONS");
  if (folder == nullptr) throw std::runtime_error("KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
  return folder;
}

SolutionPtr sharedSolution(std::string_view id) { return Solution::open(sharedFolder(), variant(id)); }

QByteArray message(const std::string& where, const std::string& found, const std::string& expected) {
  return QByteArray::fromStdString(where + ": found " + found + ", expected " + expected);
}

}  // namespace kotai::test

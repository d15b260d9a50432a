// Runs the test classes named by the arguments, with the remaining arguments for Qt Test. Without arguments it lists the classes.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>
#include <vector>

#include "tests/runner/test_class.h"

namespace kotai::test {
namespace {

std::map<std::string_view, RunTestClass>& testClasses() {
  static std::map<std::string_view, RunTestClass> all;
  return all;
}

void listTestClasses(std::FILE* stream) {
  for (const auto& [name, run] : testClasses()) std::fprintf(stream, "%s\n", name.data());
}

/// The class takes the place of the program's name: Qt names folders of settings after it, and tests run side by side.
int run(char* name, RunTestClass runClass, const std::vector<char*>& options) {
  std::vector<char*> arguments{name};
  arguments.insert(arguments.end(), options.begin(), options.end());
  int count = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  return runClass(count, arguments.data());
}

}  // namespace

RegisteredTestClass::RegisteredTestClass(const char* name, RunTestClass run) { testClasses().emplace(name, run); }

int runTestClasses(const std::vector<char*>& names, const std::vector<char*>& options) {
  int failures = 0;
  for (char* name : names) failures += run(name, testClasses().at(name), options);
  return std::min(failures, 127);
}

}  // namespace kotai::test

int main(int argc, char* argv[]) {
  using namespace kotai::test;
  if (argc < 2) {
    listTestClasses(stdout);
    return 0;
  }
  const std::vector<char*> arguments(argv + 1, argv + argc);
  const auto end =
      std::find_if(arguments.begin(), arguments.end(), [](const char* each) { return !testClasses().contains(each); });
  const std::vector<char*> names(arguments.begin(), end);
  const std::vector<char*> options(end, arguments.end());
  if (names.empty()) {
    std::fprintf(stderr, "There is no test class '%s' in this program. It has:\n", arguments.front());
    listTestClasses(stderr);
    return 2;
  }
  return runTestClasses(names, options);
}

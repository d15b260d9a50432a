// Runs the test classes named by the first arguments, with the other arguments for Qt Test. Without arguments, lists
// the classes.
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

/// Runs the tests of a class, with the name of the class as the program's name. Qt names folders after the
/// program, and classes of one program run in parallel. Returns the number of failures.
int runTestClass(char* name, const std::vector<char*>& options) {
  std::vector<char*> arguments{name};
  arguments.insert(arguments.end(), options.begin(), options.end());
  int count = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  return testClasses().at(name)(count, arguments.data());
}

int runProgram(const std::vector<char*>& arguments) {
  if (arguments.empty()) {
    listTestClasses(stdout);
    return 0;
  }
  const auto firstOption =
      std::find_if(arguments.begin(), arguments.end(), [](const char* each) { return !testClasses().contains(each); });
  if (firstOption == arguments.begin()) {
    std::fprintf(stderr, "There is no test class '%s' in this program. It has:\n", arguments.front());
    listTestClasses(stderr);
    return 2;
  }
  int failures = 0;
  std::for_each(arguments.begin(), firstOption, [&](char* name) {
    failures += runTestClass(name, {firstOption, arguments.end()});
  });
  return std::min(failures, 127);
}

}  // namespace

RegisteredTestClass::RegisteredTestClass(const char* name, RunTestClass run) { testClasses().emplace(name, run); }

}  // namespace kotai::test

int main(int argc, char* argv[]) { return kotai::test::runProgram({argv + 1, argv + argc}); }

#include "app/cli/base/messages.h"

#include <cstdio>
#include <utility>

#include "app/cli/base/visible_text.h"

namespace kotai::cli {
static std::string& nameOfProgram() {
  static std::string name = "kotai-cli";
  return name;
}

const std::string& runningProgram() { return nameOfProgram(); }

void setRunningProgram(std::string name) { nameOfProgram() = std::move(name); }

void printError(const std::string& sentence) { printNote(runningProgram() + ": " + sentence); }

void printNote(const std::string& sentence) {
  std::fflush(stdout);
  std::fputs((visibleText(sentence) + '\n').c_str(), stderr);
}

}  // namespace kotai::cli

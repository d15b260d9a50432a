#include "app/cli/stdin_lines.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>

#include "app/cli/context.h"
#include "app/cli/english_texts.h"

namespace kotai::cli {

int answerLines(const std::function<void(const std::string&)>& answer) {
  if (::isatty(STDIN_FILENO) != 0) fmt::print(stderr, "Type a position per line, Ctrl-D ends.\n");
  int exitCode = exitDone;
  std::size_t lineNumber = 0;
  const auto refuse = [&](const std::string& reason) {
    fmt::print(stderr, "kotai-cli: line {}, {}\n", lineNumber, reason);
    exitCode = exitUsage;
  };
  for (std::string line; std::getline(std::cin, line);) {
    ++lineNumber;
    if (line.ends_with('\r')) line.pop_back();
    try {
      answer(line);
    } catch (const TextFailure& failure) {
      refuse(englishText(failure.error, failure.kind, failure.text));
    } catch (const Failure& failure) {
      refuse(failure.what());
    }
  }
  return exitCode;
}

}  // namespace kotai::cli

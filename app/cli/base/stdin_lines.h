// Questions asked line by line on stdin.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// Calls answer(line) for each line. Those that throw a TextFailure, a UsageError or a Failure are told about on stderr, with
/// their number, and make the exit code 2; the others are answered all the same. A line longer than any text that is read is
/// refused without being kept. Answers are written before more input is waited for. Throws Failure where stdin cannot be read.
/// Throws Interrupted where \p stop is requested while it waits.
int answerLines(const std::function<void(const std::string&)>& answer, const std::stop_token& stop = {});

}  // namespace kotai::cli

// Reads requests line by line from stdin and answers them.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// Calls answer(line) for each line. If it throws a TextFailure, a UsageError or a Failure, reports this on stderr with the
/// line number, answers the other lines, and finally returns exit code 2. Lines that are too long are refused without being
/// stored. Answers are written before waiting for more input. Throws Failure if stdin cannot be read, and Interrupted if \p
/// stop is requested while waiting.
int answerLines(const std::function<void(const std::string&)>& answer, const std::stop_token& stop = {});
/// Calls answer(text) once. Without a string, calls it for each line of stdin.
int answerEach(const std::optional<std::string>& text, const std::function<void(const std::string&)>& answer);

}  // namespace kotai::cli

// Reads requests line by line from stdin and answers them.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// Calls answer(line) for each line. If answer() throws a TextFailure, a UsageError or a Failure, reports the failure on stderr
/// with the line number, answers the other lines, and finally returns exit code 2. Rejects lines that are too long without
/// storing them. Flushes answers before waiting for more input. Throws Failure if stdin cannot be read, and Interrupted if \p
/// stop is requested while waiting.
int answerLines(const std::function<void(const std::string&)>& answer, const std::stop_token& stop = {});
/// Calls answer(text) once. If there is no text, calls answer(line) for each line of stdin instead. Returns the
/// exit code.
int answerEach(const std::optional<std::string>& text, const std::function<void(const std::string&)>& answer);

}  // namespace kotai::cli

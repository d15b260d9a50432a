#include "app/cli/base/stdin_lines.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <utility>

#include "app/cli/base/context.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/input_file.h"
#include "app/cli/base/messages.h"
#include "core/record/readable_text.h"

namespace kotai::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Maximum time for which answers are buffered.
constexpr std::chrono::milliseconds maxDelay{50};

/// Standard input. Flushes all answers before waiting for more input, because the program that sends the input
/// may be waiting for an answer.
class Input {
 public:
  explicit Input(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Returns the next character, or nothing at the end of the input.
  std::optional<char> next() {
    if (m_place == m_bytes.size() && !readMore()) return std::nullopt;
    return m_bytes[m_place++];
  }

 private:
  bool readMore() {
    std::fflush(stdout);
    awaitInput(STDIN_FILENO, m_stop);
    m_place = 0;
    m_bytes.resize(bufferBytes);
    ssize_t count = 0;
    do count = ::read(STDIN_FILENO, m_bytes.data(), m_bytes.size());
    while (count < 0 && errno == EINTR);
    if (count < 0) throw Failure(fmt::format("the standard input cannot be read: {}", std::strerror(errno)));
    m_bytes.resize(static_cast<std::size_t>(count));
    return count > 0;
  }

  static constexpr std::size_t bufferBytes = 1 << 16;
  std::stop_token m_stop;
  std::string m_bytes;
  std::size_t m_place = 0;
};

/// The stored part of a line, and the length of the whole line.
struct Line {
  std::string text;
  std::uint64_t bytes = 0;
};

/// Reads a line. Returns false at the end. Counts the bytes beyond the maximum length of valid strings, but
/// does not store them, to limit memory.
bool readLine(Input& input, Line& line) {
  line = {};
  auto byte = input.next();
  if (!byte) return false;
  for (; byte && *byte != '\n'; byte = input.next()) {
    ++line.bytes;
    if (line.text.size() < maxTextBytes) line.text += *byte;
  }
  if (line.text.ends_with('\r') && line.bytes == line.text.size()) line.text.pop_back();
  return true;
}

void refuseLong(const Line& line) {
  if (line.bytes > maxTextBytes)
    throw TextFailure("text", line.text, {TextFault::TextTooLong, 1, {std::to_string(line.bytes), std::to_string(maxTextBytes)}});
}

}  // namespace

int answerLines(const std::function<void(const std::string&)>& answer, const std::stop_token& stop) {
  if (::isatty(STDIN_FILENO) != 0) printNote("Type one position per line. Ctrl-D ends the input.");
  int exitCode = exitDone;
  std::size_t lineNumber = 0;
  const auto refuse = [&](const std::string& reason) {
    printError(fmt::format("line {}, {}", lineNumber, reason));
    exitCode = exitUsage;
  };
  Input input(stop);
  Clock::time_point shown = Clock::now();
  for (Line line; readLine(input, line);) {
    ++lineNumber;
    try {
      refuseLong(line);
      answer(lineNumber == 1 ? std::string(withoutByteOrderMark(line.text)) : line.text);
    } catch (const TextFailure& failure) {
      refuse(englishText(failure.error, failure.kind, failure.text));
    } catch (const UsageError& failure) {
      refuse(failure.what());
    } catch (const Failure& failure) {
      refuse(failure.what());
    }
    if (Clock::now() - shown < maxDelay) continue;
    std::fflush(stdout);
    shown = Clock::now();
  }
  return exitCode;
}

int answerEach(const std::optional<std::string>& text, const std::function<void(const std::string&)>& answer) {
  if (!text) return answerLines(answer);
  answer(*text);
  return exitDone;
}

}  // namespace kotai::cli

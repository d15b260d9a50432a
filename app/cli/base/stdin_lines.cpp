#include "app/cli/base/stdin_lines.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/cli/base/context.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {
namespace {

/// A line as far as it is kept, and its whole length.
struct Line {
  std::string text;
  std::uint64_t bytes = 0;
};

/// Memory does not grow with the line: what is past the length of any readable text is counted and dropped.
bool readLine(Line& line) {
  line = {};
  int byte = std::getc(stdin);
  if (byte == EOF) return false;
  for (; byte != EOF && byte != '\n'; byte = std::getc(stdin)) {
    ++line.bytes;
    if (line.text.size() < mostTextBytes) line.text += static_cast<char>(byte);
  }
  if (line.text.ends_with('\r') && line.bytes == line.text.size()) line.text.pop_back();
  return true;
}

void refuseLong(const Line& line) {
  if (line.bytes > mostTextBytes)
    throw TextFailure("text", line.text,
                      {TextFault::TextTooLong, 1, {std::to_string(line.bytes), std::to_string(mostTextBytes)}});
}

}  // namespace

int answerLines(const std::function<void(const std::string&)>& answer) {
  if (::isatty(STDIN_FILENO) != 0) tellNote("Type a position per line, Ctrl-D ends.");
  int exitCode = exitDone;
  std::size_t lineNumber = 0;
  const auto refuse = [&](const std::string& reason) {
    tellError(fmt::format("line {}, {}", lineNumber, reason));
    exitCode = exitUsage;
  };
  for (Line line; readLine(line);) {
    ++lineNumber;
    try {
      refuseLong(line);
      answer(line.text);
    } catch (const TextFailure& failure) {
      refuse(englishText(failure.error, failure.kind, failure.text));
    } catch (const Failure& failure) {
      refuse(failure.what());
    }
  }
  if (std::ferror(stdin) != 0) throw Failure(fmt::format("the standard input cannot be read: {}", std::strerror(errno)));
  return exitCode;
}

}  // namespace kotai::cli

#include "core/data/verified_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <fstream>

#include "core/data/data_folder.h"

namespace kotai {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t dateLength = 10;

fs::path recordFile() { return usualStateFolder() / "verified"; }

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  ::localtime_r(&now, &date);
  return fmt::format("{:04}-{:02}-{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

}  // namespace

/// A line of the record has it behind the date.
std::optional<std::string> imprintOf(const fs::path& file) {
  std::error_code error;
  const fs::path whole = fs::absolute(file, error).lexically_normal();
  const auto bytes = fs::file_size(file, error);
  if (error) return std::nullopt;
  const auto written = fs::last_write_time(file, error);
  if (error || whole.native().find('\n') != std::string::npos) return std::nullopt;
  const auto since = std::chrono::file_clock::to_sys(written).time_since_epoch();
  return fmt::format("{} {} {}", bytes, std::chrono::duration_cast<std::chrono::nanoseconds>(since).count(), whole.native());
}

std::optional<std::string> verifiedOn(const fs::path& file) {
  const auto imprint = imprintOf(file);
  if (!imprint) return std::nullopt;
  std::optional<std::string> date;  // later lines are newer
  std::ifstream record(recordFile());
  for (std::string line; std::getline(record, line);)
    if (line.size() > dateLength && line[dateLength] == ' ' && line.compare(dateLength + 1, std::string::npos, *imprint) == 0)
      date = line.substr(0, dateLength);
  return date;
}

/// One write at the end of the file, so that programs that run at the same time lose no line. Begins with a line feed, because
/// the last line may be cut off after a full disk.
void recordVerified(const fs::path& file, const std::optional<std::string>& imprint) {
  const std::string date = today();
  if (!imprint || imprintOf(file) != imprint || verifiedOn(file) == date) return;
  std::error_code ignored;
  fs::create_directories(recordFile().parent_path(), ignored);
  const int descriptor = ::open(recordFile().c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return;
  const std::string line = fmt::format("\n{} {}\n", date, *imprint);
  [[maybe_unused]] const ssize_t written = ::write(descriptor, line.data(), line.size());
  ::close(descriptor);
}

}  // namespace kotai

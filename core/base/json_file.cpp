#include "core/base/json_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace kotai {

static bool writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(descriptor) == 0 || errno == EINVAL;  // EINVAL: the file system does not support fsync
}

/// Creates a new file with the permissions that the umask of the user allows. Returns the descriptor, or a negative
/// number if no file could be created.
static int createBeside(const std::filesystem::path& target, std::string& name) {
  static std::atomic<unsigned> made = 0;
  constexpr int maxTries = 100;
  int descriptor = -1;
  for (int i = 0; i < maxTries && descriptor < 0; ++i) {
    name = fmt::format("{}.{}-{}", target.native(), ::getpid(), ++made);
    descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0 && errno != EEXIST) break;
  }
  return descriptor;
}

std::optional<nlohmann::ordered_json> readJsonObject(const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::status(file, error).type() == std::filesystem::file_type::not_found)
    return nlohmann::ordered_json::object();
  std::ifstream stream(file);
  auto object = nlohmann::ordered_json::parse(stream, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  return object;
}

bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object) {
  const std::string text = object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  std::filesystem::path target = std::filesystem::canonical(file, error);  // a symbolic link to the file stays a link
  if (error) target = file;
  std::string fresh;
  const int descriptor = createBeside(target, fresh);
  if (descriptor < 0) return false;
  struct stat old {};
  if (::stat(target.c_str(), &old) == 0) ::fchmod(descriptor, old.st_mode & 07777U);
  const bool done = writeAll(descriptor, text) && std::rename(fresh.c_str(), target.c_str()) == 0;
  const int reason = errno;
  ::close(descriptor);
  if (done) return true;
  ::unlink(fresh.c_str());
  errno = reason;
  return false;
}

}  // namespace kotai

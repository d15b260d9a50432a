#include "core/data/data_folder.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

#include "core/base/errors.h"

namespace kotai {
namespace fs = std::filesystem;

[[noreturn]] static void refuse(const fs::path& folder, const std::error_code& reason) {
  throw SolutionError(SolutionFault::CannotOpen, folder, {std::generic_category().message(reason.value())});
}

/// Path of a folder, or of its nearest existing parent, with the file type of this path.
struct Place {
  fs::path path;
  fs::file_status status;
};

static Place placeOf(const fs::path& folder, std::error_code& error) {
  // Uses an absolute path, because in a deleted working directory a relative folder would seem creatable.
  Place place{fs::absolute(folder, error), {}};
  if (error) return {folder, {}};
  place.status = fs::status(place.path, error);
  while (place.status.type() == fs::file_type::not_found && place.path.has_relative_path()) {
    place.path = place.path.parent_path();
    place.status = fs::status(place.path, error);
  }
  return place;
}

static std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

/// Returns the program's folder inside the folder that the variable names, or inside the home folder if the variable is not
/// set.
static fs::path folderOfUser(const char* variable, const char* inHome) {
  const std::string named = environment(variable);
  if (named.starts_with('/')) return fs::path(named) / "kotai";
  const std::string home = environment("HOME");
  return fs::path(home.empty() ? "/" : home) / inHome / "kotai";
}

fs::path defaultDataFolder() {
  const std::string fromEnvironment = environment("KOTAI_DATA");
  if (!fromEnvironment.empty()) return fromEnvironment;
  return folderOfUser("XDG_DATA_HOME", ".local/share");
}

fs::path defaultStateFolder() { return folderOfUser("XDG_STATE_HOME", ".local/state"); }

void checkDataFolder(const fs::path& folder) {
  std::error_code error;
  const auto [place, status] = placeOf(folder, error);
  if (status.type() == fs::file_type::none) refuse(place, error);
  if (status.type() == fs::file_type::not_found) return;
  if (!fs::is_directory(status)) throw SolutionError(SolutionFault::NotAFolder, place);
  if (::access(place.c_str(), X_OK) != 0) refuse(place, std::error_code(errno, std::generic_category()));
}

bool canWriteIn(const fs::path& folder) {
  std::error_code error;
  const Place place = placeOf(folder, error);
  return fs::is_directory(place.status) && ::access(place.path.c_str(), W_OK | X_OK) == 0;
}

}  // namespace kotai

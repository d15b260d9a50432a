#include "core/data/data_folder.h"

#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/base/errors.h"

namespace kotai {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const fs::path& folder, const std::error_code& reason) {
  throw SolutionError(SolutionFault::CannotOpen, folder, {std::generic_category().message(reason.value())});
}

}  // namespace

void checkDataFolder(const fs::path& folder) {
  std::error_code error;
  // Without this, a relative folder in a working folder that was deleted would look like one that can be made.
  fs::path place = fs::absolute(folder, error);
  if (error) refuse(folder, error);
  fs::file_status status = fs::status(place, error);
  while (status.type() == fs::file_type::not_found && place.has_relative_path()) {
    place = place.parent_path();
    status = fs::status(place, error);
  }
  if (status.type() == fs::file_type::none) refuse(place, error);
  if (status.type() == fs::file_type::not_found) return;
  if (!fs::is_directory(status)) throw SolutionError(SolutionFault::NotAFolder, place);
  if (::access(place.c_str(), X_OK) != 0) refuse(place, std::error_code(errno, std::generic_category()));
}

}  // namespace kotai

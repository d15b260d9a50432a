#include "core/resources.h"

#include <unistd.h>

#include <fstream>
#include <string>
#include <system_error>

namespace kotai {

double availableMemoryBytes() {
  std::ifstream info("/proc/meminfo");
  for (std::string name, rest; info >> name && std::getline(info, rest);)
    if (name == "MemAvailable:") return std::stod(rest) * 1024;
  return static_cast<double>(::sysconf(_SC_AVPHYS_PAGES)) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double availableDiskBytes(std::filesystem::path directory) {
  std::error_code error;
  directory = std::filesystem::absolute(directory, error);
  while (!directory.empty() && !std::filesystem::exists(directory, error) && directory != directory.root_path())
    directory = directory.parent_path();
  const auto space = std::filesystem::space(directory, error);
  return error ? 0 : static_cast<double>(space.available);
}

}  // namespace kotai

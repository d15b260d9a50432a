#include "core/base/resources.h"

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kotai {

/// Returns the number that follows a word in a file, or nothing if the word is missing.
static std::optional<double> numberIn(const std::filesystem::path& file, std::string_view word) {
  std::ifstream lines(file);
  for (std::string name, rest; lines >> name && std::getline(lines, rest);)
    if (name == word) return std::strtod(rest.c_str(), nullptr);
  return std::nullopt;
}

/// Reads a file with one number. Returns nothing if the file is missing or contains "max".
static std::optional<double> numberIn(const std::filesystem::path& file) {
  std::ifstream text(file);
  double number = 0;
  if (text >> number) return number;
  return std::nullopt;
}

/// Returns the memory of one control group, version 2 or 1. Returns nothing if its limit is not below \p total.
/// Checks the limit first, because reading the other figures of the group takes long.
static std::optional<MachineMemory> memoryOfGroup(const std::filesystem::path& group, double total) {
  const bool second = std::filesystem::exists(group / "memory.max");
  const auto limit = numberIn(group / (second ? "memory.max" : "memory.limit_in_bytes"));
  if (!limit || *limit >= total) return std::nullopt;
  const auto used = numberIn(group / (second ? "memory.current" : "memory.usage_in_bytes"));
  if (!used) return std::nullopt;
  const double cached = numberIn(group / "memory.stat", second ? "inactive_file" : "total_inactive_file").value_or(0);
  return MachineMemory{*limit, std::max(0.0, *limit - *used + cached)};
}

/// Returns the memory of the control group with the tightest limit below \p total, among the groups of this
/// program.
static std::optional<MachineMemory> groupMemory(double total) {
  std::optional<MachineMemory> tightest;
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const bool first = line.find(":memory:") != std::string::npos;
    if (!first && !line.starts_with("0::")) continue;
    const std::filesystem::path root = first ? "/sys/fs/cgroup/memory" : "/sys/fs/cgroup";
    std::filesystem::path group = root / std::filesystem::path(line.substr(line.rfind(':') + 1)).relative_path();
    for (;; group = group.parent_path()) {
      const auto found = memoryOfGroup(group, total);
      if (found && (!tightest || found->available < tightest->available)) tightest = found;
      if (group == root || !group.has_relative_path()) break;
    }
  }
  return tightest;
}

MachineMemory machineMemory() {
  const auto page = static_cast<double>(::sysconf(_SC_PAGESIZE));
  MachineMemory machine{static_cast<double>(::sysconf(_SC_PHYS_PAGES)) * page,
                        static_cast<double>(::sysconf(_SC_AVPHYS_PAGES)) * page};
  if (const auto kibibytes = numberIn("/proc/meminfo", "MemAvailable:")) machine.available = *kibibytes * 1024;
  const auto group = groupMemory(machine.total);
  if (!group) return machine;
  return {std::min(machine.total, group->total), std::min(machine.available, group->available)};
}

double anonymousBytes() {
  std::ifstream pages("/proc/self/statm");
  double all = 0;
  double resident = 0;
  double shared = 0;
  if (!(pages >> all >> resident >> shared)) return 0;
  return (resident - shared) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double processorSeconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
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

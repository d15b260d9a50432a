#include "core/data/verified_files.h"

#include <fmt/format.h>

#include <chrono>
#include <fstream>

#include "core/base/errors.h"
#include "core/base/json_file.h"
#include "core/base/today.h"
#include "core/data/data_folder.h"
#include "core/data/solution_files.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/tables/file_shape.h"
#include "core/tables/lock_file.h"

namespace kotai {

namespace fs = std::filesystem;

/// Returns the path of the file that maps imprints of solutions to dates.
static fs::path recordFile() { return defaultStateFolder() / "verified.json"; }

/// Returns the latest date of an imprint in the record of builds before version 1.0, or nothing if there is
/// none. Each line of this record has a date, a space and an imprint.
static std::optional<std::string> olderDate(const std::string& imprint) {
  constexpr std::size_t dateLength = 10;
  std::optional<std::string> date;
  std::ifstream record(defaultStateFolder() / "verified");
  for (std::string line; std::getline(record, line);)
    if (line.size() > dateLength && line.compare(dateLength, std::string::npos, ' ' + imprint) == 0)
      date = line.substr(0, dateLength);
  return date;
}

/// Returns a key for JSON, which must be UTF-8. Imprints contain file names, which may have other bytes.
static std::string keyOf(const std::string& imprint) {
  std::string key;
  for (const char each : imprint) {
    const auto byte = static_cast<unsigned char>(each);
    key += byte >= 0x80 || each == '%' ? fmt::format("%{:02X}", byte) : std::string(1, each);
  }
  return key;
}

/// Adds an entry for today. Starts a new record if the old one is damaged.
static void record(const std::string& imprint) {
  const LockFile lock(recordFile().native() + ".lock", std::chrono::seconds(5));
  auto all = readJsonObject(recordFile()).value_or(nlohmann::ordered_json::object());
  all[keyOf(imprint)] = today();
  replaceJsonObject(recordFile(), all);
}

static std::optional<std::string> imprintOfOne(const fs::path& file) {
  std::error_code error;
  const fs::path whole = fs::absolute(file, error).lexically_normal();
  const auto bytes = fs::file_size(file, error);
  if (error) return std::nullopt;
  const auto written = fs::last_write_time(file, error);
  if (error) return std::nullopt;
  const auto since = std::chrono::file_clock::to_sys(written).time_since_epoch();
  return fmt::format("{} {} {}", bytes, std::chrono::duration_cast<std::chrono::nanoseconds>(since).count(), whole.native());
}

/// Returns the path of the solution for the usual start position if \p file depends on the values of that
/// solution. Otherwise returns an empty path.
static fs::path fileOfValues(const fs::path& file) {
  const PlayPtr play = playOfFile(file);
  const VariantPtr variant = play ? parseVariant(play->id()).value_or(nullptr) : nullptr;
  const VariantPtr usual = variant ? usualVariant(*variant) : nullptr;
  return usual ? file.parent_path() / FileShape::of(*usual).fileName() : fs::path();
}

std::optional<std::string> imprintOf(const fs::path& file) {
  const auto own = imprintOfOne(file);
  const fs::path values = own ? fileOfValues(file) : fs::path();
  if (values.empty()) return own;
  const auto imprint = imprintOfOne(values);
  return imprint ? std::optional(*own + ' ' + *imprint) : std::nullopt;
}

std::optional<std::string> verifiedOn(const fs::path& file) {
  const auto imprint = imprintOf(file);
  if (!imprint) return std::nullopt;
  if (const auto record = readJsonObject(recordFile()))
    if (const auto date = record->find(keyOf(*imprint)); date != record->end() && date->is_string())
      return date->get<std::string>();
  return olderDate(*imprint);
}

/// Records the verification. Programs that run at the same time wait for each other, so that no entry is lost.
void recordVerified(const fs::path& file, const std::optional<std::string>& imprint) {
  if (!imprint || imprintOf(file) != imprint) return;
  std::error_code ignored;
  fs::create_directories(recordFile().parent_path(), ignored);
  try {
    record(*imprint);
  } catch (const SolutionError&) {  // the record is not writable, or another program never released the lock
  }
}

}  // namespace kotai

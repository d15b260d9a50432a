#include "core/data/solution_pack.h"

#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/errors.h"
#include "core/base/free_name.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/tables/file_checks.h"
#include "core/tables/file_shape.h"
#include "core/tables/input_file.h"
#include "core/tables/lock_file.h"
#include "core/tables/outcome_table.h"
#include "core/tables/output_file.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"

namespace kotai {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view firstWord = "Kotaipack ";
constexpr std::string_view firstLine = "Kotaipack 1\n";
constexpr std::uint64_t maxManifestBytes = std::uint64_t{1} << 20;
constexpr std::uint64_t pieceBytes = std::uint64_t{1} << 20;

class Checksum {
 public:
  Checksum() : m_state(XXH3_createState(), &XXH3_freeState) { XXH3_64bits_reset(m_state.get()); }
  void add(std::span<const std::byte> bytes) { XXH3_64bits_update(m_state.get(), bytes.data(), bytes.size()); }
  std::string text() const { return fmt::format("{:016x}", XXH3_64bits_digest(m_state.get())); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> m_state;
};

/// Calls visit(bytes) for the file from byte \p from to the end, piece by piece. Returns the checksum of these
/// bytes, or nothing after a stop request.
template <class Visit>
static std::optional<std::string> visitPieces(const InputFile& file, std::uint64_t from, const std::stop_token& stop,
                                              Visit&& visit) {
  Checksum checksum;
  for (std::uint64_t place = from; place < file.size(); place += pieceBytes) {
    if (stop.stop_requested()) return std::nullopt;
    const std::vector<std::byte> piece = file.bytes(place, std::min(pieceBytes, file.size() - place));
    checksum.add(piece);
    visit(std::span(piece));
  }
  return checksum.text();
}

constexpr std::string_view outcomesOnly = "outcomes";

static Json toJson(const PackManifest& manifest) {
  Json json{{"variant", manifest.variant},  {"program", manifest.program}, {"positions", manifest.positions},
            {"bytes", manifest.bytes},      {"xxh3", manifest.checksum},   {"facts", manifest.facts},
            {"citation", manifest.citation}};
  if (manifest.contents == PackContents::Outcomes) json["contents"] = outcomesOnly;
  return json;
}

static std::vector<std::string> textsIn(const Json& list) {
  std::vector<std::string> texts;
  for (const Json& each : list) texts.push_back(each.get<std::string>());
  return texts;
}

/// Reads an unsigned number. get() would convert other numbers silently. Throws Json::exception.
static std::uint64_t countIn(const Json& number) { return number.get_ref<const Json::number_unsigned_t&>(); }

static std::optional<PackManifest> manifestIn(const std::string& text) {
  try {
    const Json json = Json::parse(text);
    PackManifest manifest{json.at("variant").get<std::string>(), json.at("program").get<std::string>(),
                          countIn(json.at("positions")),         countIn(json.at("bytes")),
                          json.at("xxh3").get<std::string>(),    textsIn(json.at("facts")),
                          textsIn(json.at("citation"))};
    if (!json.contains("contents")) return manifest;
    if (json.at("contents").get<std::string>() != outcomesOnly) return std::nullopt;
    manifest.contents = PackContents::Outcomes;
    return manifest;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

/// Returns whether the text begins with the first line of a pack, of any version.
static bool hasFirstLine(std::string_view text) {
  if (!text.starts_with(firstWord)) return false;
  const std::size_t end = text.find_first_not_of("0123456789", firstWord.size());
  return end != text.npos && end > firstWord.size() && text[end] == '\n';
}

/// Returns the text before the solution (two lines).
static tl::expected<std::string, PackFault> readBeginning(const InputFile& file) {
  const std::vector<std::byte> bytes = file.bytes(0, std::min(file.size(), maxManifestBytes));
  std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!hasFirstLine(text)) return tl::unexpected(PackFault::NotAPack);
  if (!text.starts_with(firstLine)) return tl::unexpected(PackFault::Newer);
  const std::size_t end = text.find('\n', firstLine.size());
  if (end == text.npos) return tl::unexpected(PackFault::NotAPack);
  text.resize(end + 1);
  return text;
}

/// The file that results from unpacking.
struct Target {
  FileShape shape;
  VariantPtr outcomesOf;  ///< variant of the outcomes; null for a solution
};

static std::optional<Target> targetOf(const PackManifest& manifest) {
  const auto variant = parseVariant(manifest.variant);
  if (manifest.contents == PackContents::Outcomes)
    return variant ? std::optional(Target{outcomesShape(**variant), *variant}) : std::nullopt;
  const auto play = parsePlay(manifest.variant);
  return play ? std::optional(Target{(*play)->fileShape(), nullptr}) : std::nullopt;
}

/// Returns whether the values of the variant are in the solution of another variant. A pack of such a variant would be
/// incomplete.
static bool isOwnStart(const Target& target) {
  return target.outcomesOf ? usualVariant(*target.outcomesOf) != nullptr : target.shape.valuesElsewhere;
}

/// Returns whether the folder already has the file of the pack. For a pack of outcomes, a solution of the variant also
/// counts.
static bool isOccupied(const fs::path& directory, const Target& target) {
  std::error_code ignored;
  const auto isThere = [&](const FileShape& shape) {
    return fs::exists(fs::symlink_status(directory / shape.fileName(), ignored));
  };
  return isThere(target.shape) || (target.outcomesOf && isThere(FileShape::of(*target.outcomesOf)));
}

/// Returns whether the file is complete, is not in shards, and has the given number of positions. The result is
/// meaningless after a stop request.
static bool isWhole(const fs::path& file, const Target& target, std::uint64_t positions, const std::stop_token& stop) {
  try {
    if (target.outcomesOf)
      OutcomeTable(file.parent_path(), target.outcomesOf).checkAll(stop);
    else
      checkSolution(file.parent_path(), target.shape, everyByte, stop);
    const RecordSource records(file, target.shape);
    return !records.isManifest() && records.positions() == positions;
  } catch (const SolutionError& error) {
    if (!isWrongContent(error.fault()) && error.fault() != SolutionFault::ShardMissing) throw;
    return false;
  }
}

static fs::path withEnding(fs::path file, std::string_view ending) { return file += ending; }

static void createFolder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, folder, {error.message()});
}

/// Temporary folder for unpacking. The constructor removes the leftovers of a killed program, and the destructor
/// removes temporary files. Other files in the folder stay.
class WorkFolder {
 public:
  WorkFolder(fs::path folder, const std::string& name) : m_folder(std::move(folder)), m_file(m_folder / name) {
    createFolder(m_folder);
    removeFiles();
  }
  ~WorkFolder() {
    removeFiles();
    ::rmdir(m_folder.c_str());  // fails if there are other files
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;

  const fs::path& file() const { return m_file; }

 private:
  void removeFiles() const {
    ::unlink(m_file.c_str());
    ::unlink(withEnding(m_file, ".new").c_str());
  }

  fs::path m_folder;
  fs::path m_file;
};

std::optional<PackManifest> writePack(std::FILE* output, const fs::path& solution, PackManifest manifest,
                                      const std::stop_token& stop) {
  const InputFile file(solution);
  manifest.bytes = file.size();
  const auto checksum = visitPieces(file, 0, stop, [](std::span<const std::byte>) {});
  if (!checksum) return std::nullopt;
  manifest.checksum = *checksum;
  fmt::print(output, "{}{}\n", firstLine, toJson(manifest).dump(-1, ' ', false, Json::error_handler_t::replace));
  const auto written = visitPieces(file, 0, stop, [output](std::span<const std::byte> piece) {
    std::fwrite(piece.data(), 1, piece.size(), output);  // the stream's owner checks for errors at the end
  });
  if (written && written != checksum) throw SolutionError(SolutionFault::ChangedWhileRead, solution);
  return written ? std::optional(std::move(manifest)) : std::nullopt;
}

tl::expected<PackManifest, PackFault> readManifest(const fs::path& pack) {
  const auto beginning = readBeginning(InputFile(pack));
  if (!beginning) return tl::unexpected(beginning.error());
  auto manifest = manifestIn(beginning->substr(firstLine.size()));
  if (!manifest) return tl::unexpected(PackFault::NotAPack);
  return std::move(*manifest);
}

tl::expected<fs::path, PackFault> unpack(const fs::path& pack, const PackManifest& manifest, const fs::path& directory,
                                         const std::stop_token& stop) {
  const auto target = targetOf(manifest);
  if (!target) return tl::unexpected(PackFault::UnknownVariant);
  if (isOwnStart(*target)) return tl::unexpected(PackFault::Contents);
  const fs::path place = directory / target->shape.fileName();
  if (isOccupied(directory, *target)) return tl::unexpected(PackFault::Occupied);
  const InputFile file(pack);
  const auto beginning = readBeginning(file);
  if (!beginning) return tl::unexpected(beginning.error());
  if (file.size() - beginning->size() != manifest.bytes) return tl::unexpected(PackFault::Length);
  createFolder(directory);
  const LockFile lock(withEnding(place, ".unpacked.lock"));
  const WorkFolder folder(withEnding(place, ".unpacked"), target->shape.fileName());
  {
    OutputFile output(folder.file(), magicOf(target->shape));
    const auto checksum = visitPieces(file, beginning->size(), stop,
                                      [&output](std::span<const std::byte> piece) { output.write(piece.data(), piece.size()); });
    if (!checksum) return tl::unexpected(PackFault::Stopped);
    if (checksum != manifest.checksum) return tl::unexpected(PackFault::Checksum);
    output.put(OutputFile::Durability::Synced);
  }
  const bool whole = isWhole(folder.file(), *target, manifest.positions, stop);
  if (stop.stop_requested()) return tl::unexpected(PackFault::Stopped);
  if (!whole) return tl::unexpected(PackFault::Contents);
  if (renameToFreeName(folder.file(), place)) return place;
  if (errno == EEXIST) return tl::unexpected(PackFault::Occupied);
  throw SolutionError(SolutionFault::WriteFailed, place, {std::generic_category().message(errno)});
}

}  // namespace kotai

#include "core/data/solution_pack.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <system_error>

#include "core/base/errors.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/file_layout.h"
#include "core/tables/input_file.h"
#include "core/tables/output_file.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"

namespace kotai {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view firstWords = "Kotaipack ";
constexpr std::string_view firstLine = "Kotaipack 1\n";
constexpr std::uint64_t mostManifestBytes = std::uint64_t{1} << 20;
constexpr std::uint64_t pieceBytes = std::uint64_t{1} << 20;

class Checksum {
 public:
  Checksum() : m_state(XXH3_createState(), &XXH3_freeState) { XXH3_64bits_reset(m_state.get()); }
  void add(std::span<const std::byte> bytes) { XXH3_64bits_update(m_state.get(), bytes.data(), bytes.size()); }
  std::string text() const { return fmt::format("{:016x}", XXH3_64bits_digest(m_state.get())); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> m_state;
};

/// Calls visit(bytes) for the file from a place on, piece by piece. Returns the checksum of all of them, or nothing after a stop
/// request.
template <class Visit>
std::optional<std::string> visitPieces(const InputFile& file, std::uint64_t from, const std::stop_token& stop, Visit&& visit) {
  Checksum checksum;
  for (std::uint64_t place = from; place < file.size(); place += pieceBytes) {
    if (stop.stop_requested()) return std::nullopt;
    const std::vector<std::byte> piece = file.bytes(place, std::min(pieceBytes, file.size() - place));
    checksum.add(piece);
    visit(std::span(piece));
  }
  return checksum.text();
}

Json toJson(const PackManifest& manifest) {
  return {{"variant", manifest.variant},  {"program", manifest.program}, {"positions", manifest.positions},
          {"bytes", manifest.bytes},      {"xxh3", manifest.checksum},   {"facts", manifest.facts},
          {"citation", manifest.citation}};
}

std::vector<std::string> textsIn(const Json& list) {
  std::vector<std::string> texts;
  for (const Json& each : list) texts.push_back(each.get<std::string>());
  return texts;
}

std::optional<PackManifest> manifestIn(const std::string& text) {
  try {
    const Json json = Json::parse(text);
    return PackManifest{
        json.at("variant").get<std::string>(), json.at("program").get<std::string>(), json.at("positions").get<std::uint64_t>(),
        json.at("bytes").get<std::uint64_t>(), json.at("xxh3").get<std::string>(),    textsIn(json.at("facts")),
        textsIn(json.at("citation"))};
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

/// The text before the solution: both lines.
tl::expected<std::string, PackFault> readBeginning(const InputFile& file) {
  const std::vector<std::byte> bytes = file.bytes(0, std::min(file.size(), mostManifestBytes));
  std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with(firstWords)) return tl::unexpected(PackFault::NotAPack);
  if (!text.starts_with(firstLine)) return tl::unexpected(PackFault::Newer);
  const std::size_t end = text.find('\n', firstLine.size());
  if (end == text.npos) return tl::unexpected(PackFault::NotAPack);
  text.resize(end + 1);
  return text;
}

/// Whether the solution of a folder is whole, in one file, and has this many positions.
bool isWhole(const fs::path& directory, const FileShape& shape, std::uint64_t positions) {
  try {
    checkSolution(directory, shape, everyByte);
    const RecordSource records(directory / shape.fileName(), shape);
    return !records.isManifest() && records.positions() == positions;
  } catch (const SolutionError&) {
    return false;
  }
}

void createFolder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, folder, {error.message()});
}

}  // namespace

std::optional<FileShape> shapeOfVariant(std::string_view variantId) {
  if (isSimultaneous(variantId)) {
    const auto variant = parseSimultaneousVariant(variantId);
    return variant ? std::optional(fileShapeOf(**variant)) : std::nullopt;
  }
  const auto variant = parseVariant(variantId);
  return variant ? std::optional(FileShape::of(**variant)) : std::nullopt;
}

bool writePack(std::FILE* output, const fs::path& solution, PackManifest manifest, const std::stop_token& stop) {
  const InputFile file(solution);
  manifest.bytes = file.size();
  const auto checksum = visitPieces(file, 0, stop, [](std::span<const std::byte>) {});
  if (!checksum) return false;
  manifest.checksum = *checksum;
  fmt::print(output, "{}{}\n", firstLine, toJson(manifest).dump(-1, ' ', false, Json::error_handler_t::replace));
  const auto written = visitPieces(file, 0, stop, [output](std::span<const std::byte> piece) {
    std::fwrite(piece.data(), 1, piece.size(), output);  // the file's owner asks for errors when it is complete
  });
  if (written && written != checksum) throw SolutionError(SolutionFault::ChangedWhileRead, solution);
  return written.has_value();
}

tl::expected<PackManifest, PackFault> readManifest(const fs::path& pack) {
  const auto beginning = readBeginning(InputFile(pack));
  if (!beginning) return tl::unexpected(beginning.error());
  auto manifest = manifestIn(beginning->substr(firstLine.size()));
  if (!manifest) return tl::unexpected(PackFault::NotAPack);
  return std::move(*manifest);
}

tl::expected<fs::path, PackFault> unpack(const fs::path& pack, const PackManifest& manifest, const fs::path& directory) {
  const auto shape = shapeOfVariant(manifest.variant);
  if (!shape) return tl::unexpected(PackFault::UnknownVariant);
  const fs::path place = directory / shape->fileName();
  std::error_code error;
  const bool isOccupied = fs::exists(fs::symlink_status(place, error));
  error.clear();  // of a missing file
  if (isOccupied) return tl::unexpected(PackFault::Occupied);
  const InputFile file(pack);
  const auto beginning = readBeginning(file);
  if (!beginning) return tl::unexpected(beginning.error());
  if (file.size() - beginning->size() != manifest.bytes) return tl::unexpected(PackFault::Length);
  fs::path folder = place;
  createFolder(folder += ".unpacked");
  const fs::path copy = folder / shape->fileName();
  std::optional<PackFault> fault;
  {
    OutputFile output(copy, layout::headerMagic);
    const auto checksum = visitPieces(file, beginning->size(), {},
                                      [&output](std::span<const std::byte> piece) { output.write(piece.data(), piece.size()); });
    if (checksum == manifest.checksum)
      output.put(OutputFile::Durability::Synced);
    else
      fault = PackFault::Checksum;
  }
  if (!fault && !isWhole(folder, *shape, manifest.positions)) fault = PackFault::Contents;
  if (!fault) fs::rename(copy, place, error);
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  if (error) throw SolutionError(SolutionFault::WriteFailed, place, {error.message()});
  if (fault) return tl::unexpected(*fault);
  return place;
}

}  // namespace kotai

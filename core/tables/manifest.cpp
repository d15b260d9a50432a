#include "core/tables/manifest.h"

#include <xxhash.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <span>
#include <string_view>

#include "core/base/errors.h"
#include "core/tables/output_file.h"

namespace kotai {

constexpr std::string_view shardMark = ".shard-";

/// Returns the bytes between header and trailer.
static std::vector<std::byte> directoryOf(const Manifest& manifest) {
  std::vector<layout::ShardEntry> entries(manifest.shards.size());
  for (std::size_t number = 0; number < entries.size(); ++number) {
    manifest.shards[number].copy(entries[number].name, sizeof entries[number].name - 1);
    entries[number].bytes = manifest.shardBytes[number];
  }
  const auto shards = std::as_bytes(std::span(entries));
  const auto places = std::as_bytes(std::span(manifest.places));
  std::vector<std::byte> directory(shards.begin(), shards.end());
  directory.insert(directory.end(), places.begin(), places.end());
  return directory;
}

/// Reads the trailer. Throws SolutionError unless the trailer matches the file.
static layout::Trailer trailerOf(const InputFile& file, std::uint64_t leastDirectory) {
  if (file.size() < sizeof(layout::FileHeader) + leastDirectory + sizeof(layout::Trailer))
    throw SolutionError(SolutionFault::Truncated, file.path());
  const auto trailer = file.at<layout::Trailer>(file.size() - sizeof(layout::Trailer));
  if (trailer.magic != layout::trailerMagic) throw SolutionError(SolutionFault::Truncated, file.path());
  if (XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum)) != trailer.checksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file.path());
  if (trailer.fileBytes != file.size() || trailer.directoryOffset != sizeof(layout::FileHeader))
    throw SolutionError(SolutionFault::Truncated, file.path());
  return trailer;
}

std::string shardName(const FileShape& shape, std::uint64_t number) {
  return shape.fileName() + std::string(shardMark) + std::to_string(number);
}

std::optional<std::uint64_t> shardNumber(const FileShape& shape, const std::string& name) {
  const std::string before = shape.fileName() + std::string(shardMark);
  if (!name.starts_with(before)) return std::nullopt;
  std::uint64_t number = 0;
  const char* const end = name.data() + name.size();
  const auto read = std::from_chars(name.data() + before.size(), end, number);
  if (read.ec != std::errc{} || read.ptr != end || shardName(shape, number) != name) return std::nullopt;
  return number;
}

bool isShard(const std::filesystem::path& file) { return file.extension().string().starts_with(shardMark); }

void writeManifest(const std::filesystem::path& file, const FileShape& shape, ValueCoding coding, const Manifest& manifest) {
  layout::FileHeader header = makeFileHeader(shape, coding);
  header.version = layout::manifestVersion;
  header.checksum = XXH3_64bits(&header, offsetof(layout::FileHeader, checksum));
  const std::vector<std::byte> directory = directoryOf(manifest);
  layout::Trailer trailer{};
  trailer.directoryOffset = sizeof header;
  trailer.directoryChecksum = XXH3_64bits(directory.data(), directory.size());
  trailer.positions = manifest.positions;
  trailer.fileBytes = sizeof header + directory.size() + sizeof trailer;
  trailer.magic = layout::trailerMagic;
  trailer.checksum = XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum));
  OutputFile output(file, layout::headerMagic);
  output.write(&header, sizeof header);
  output.write(directory.data(), directory.size());
  output.write(&trailer, sizeof trailer);
  output.put(OutputFile::Durability::Synced);
}

Manifest readManifest(const InputFile& file, const FileShape& shape, const layout::FileHeader& header) {
  const std::uint64_t placeBytes = header.tierCount * sizeof(layout::ShardPlace);
  const layout::Trailer trailer = trailerOf(file, placeBytes);
  const std::uint64_t directoryBytes = file.size() - sizeof header - sizeof trailer;
  const std::uint64_t shardCount = (directoryBytes - placeBytes) / sizeof(layout::ShardEntry);
  const std::vector<std::byte> directory = file.bytes(sizeof header, directoryBytes);
  const auto damaged = [&file] { return SolutionError(SolutionFault::DamagedDirectory, file.path()); };
  if (XXH3_64bits(directory.data(), directory.size()) != trailer.directoryChecksum) throw damaged();
  if (shardCount * sizeof(layout::ShardEntry) + placeBytes != directoryBytes) throw damaged();
  std::vector<layout::ShardEntry> entries(shardCount);
  Manifest manifest;
  manifest.positions = trailer.positions;
  manifest.places.resize(header.tierCount);
  if (shardCount > 0) std::memcpy(entries.data(), directory.data(), shardCount * sizeof entries[0]);
  std::memcpy(manifest.places.data(), directory.data() + shardCount * sizeof(layout::ShardEntry), placeBytes);
  for (const layout::ShardEntry& entry : entries) {
    manifest.shards.emplace_back(entry.name, ::strnlen(entry.name, sizeof entry.name));
    manifest.shardBytes.push_back(entry.bytes);
    if (!shardNumber(shape, manifest.shards.back())) throw damaged();
  }
  if (std::ranges::any_of(manifest.places, [&](const layout::ShardPlace& place) { return place.shard >= shardCount; }))
    throw damaged();
  return manifest;
}

}  // namespace kotai

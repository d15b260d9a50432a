#include "solvers/retrograde/checkpoint.h"

#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <system_error>
#include <vector>

#include "core/errors.h"
#include "core/tables/mapped_file.h"
#include "core/tables/output_file.h"
#include "core/tables/tier_record.h"

namespace kotai::retrograde {

namespace {

constexpr std::uint64_t checkpointMagic = 0x4b48434941544f4bULL;  // "KOTAICHK"
constexpr std::uint32_t checkpointVersion = 1;
constexpr std::uint64_t blockBytes = 1U << 18;
constexpr std::size_t blocksAtOnce = 32;

struct CheckpointHeader {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint32_t level;
  std::uint64_t bytes;
  char variant[96];
  std::uint64_t checksum;  // XXH3-64 of everything before it
};
static_assert(sizeof(CheckpointHeader) == 128 && std::is_trivially_copyable_v<CheckpointHeader>);

CheckpointHeader makeHeader(const std::string& variantId, std::uint32_t level, std::uint64_t bytes) {
  CheckpointHeader header{};
  header.magic = checkpointMagic;
  header.version = checkpointVersion;
  header.level = level;
  header.bytes = bytes;
  variantId.copy(header.variant, sizeof header.variant - 1);
  header.checksum = XXH3_64bits(&header, offsetof(CheckpointHeader, checksum));
  return header;
}

std::optional<std::uint32_t> readCheckpoint(const MappedFile& mapped, const std::string& variantId,
                                            std::span<std::byte> bytes, const ParallelLoop& loop) {
  CheckpointHeader header;
  if (mapped.bytes().size() < sizeof header) return std::nullopt;
  std::memcpy(&header, mapped.bytes().data(), sizeof header);
  const CheckpointHeader wanted = makeHeader(variantId, header.level, bytes.size());
  if (std::memcmp(&header, &wanted, sizeof header) != 0) return std::nullopt;
  struct Place {
    layout::BlockEntry entry;
    std::span<const std::byte> stored;
  };
  std::vector<Place> places((bytes.size() + blockBytes - 1) / blockBytes);
  std::size_t offset = sizeof header;
  for (Place& place : places) {
    if (mapped.bytes().size() - offset < sizeof place.entry) return std::nullopt;
    std::memcpy(&place.entry, mapped.bytes().data() + offset, sizeof place.entry);
    offset += sizeof place.entry;
    if (mapped.bytes().size() - offset < place.entry.storedBytes) return std::nullopt;
    place.stored = mapped.bytes().subspan(offset, place.entry.storedBytes);
    offset += place.entry.storedBytes;
  }
  std::atomic<bool> good{offset == mapped.bytes().size()};
  if (!good) return std::nullopt;
  loop(places.size(), [&](std::size_t number) {
    const std::size_t begin = number * blockBytes;
    const auto plain = bytes.subspan(begin, std::min<std::size_t>(blockBytes, bytes.size() - begin));
    if (places[number].entry.plainBytes != plain.size() || !decodeBlock(places[number].entry, places[number].stored, plain.data()))
      good = false;
  });
  return good ? std::optional(header.level) : std::nullopt;
}

}  // namespace

void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level,
                    std::span<const std::byte> bytes, const ParallelLoop& loop, const std::stop_token& stop) {
  OutputFile output(file);
  const CheckpointHeader header = makeHeader(variantId, level, bytes.size());
  output.write(&header, sizeof header);
  const std::size_t count = (bytes.size() + blockBytes - 1) / blockBytes;
  std::vector<StoredBlock> stored(blocksAtOnce);
  for (std::size_t first = 0; first < count; first += blocksAtOnce) {
    const std::size_t batch = std::min(blocksAtOnce, count - first);
    loop(batch, [&](std::size_t number) {
      const std::size_t begin = (first + number) * blockBytes;
      stored[number] = encodeBlock(bytes.subspan(begin, std::min<std::size_t>(blockBytes, bytes.size() - begin)));
    });
    if (stop.stop_requested()) return;  // the loop may have left blocks out
    for (std::size_t number = 0; number < batch; ++number) {
      output.write(&stored[number].entry, sizeof stored[number].entry);
      output.write(stored[number].bytes.data(), stored[number].bytes.size());
    }
  }
  // A checkpoint that a power cut damages is ignored: waiting for the disk is not worth the time.
  output.put(OutputFile::Durability::Fast);
}

std::optional<std::uint32_t> loadCheckpoint(const std::filesystem::path& file, const std::string& variantId,
                                            std::span<std::byte> bytes, const ParallelLoop& loop) {
  std::error_code error;
  if (std::filesystem::file_size(file, error) < sizeof(CheckpointHeader) || error) return std::nullopt;
  try {
    return readCheckpoint(MappedFile(file), variantId, bytes, loop);
  } catch (const SolutionError&) {
    return std::nullopt;  // one that cannot be opened is none
  }
}

}  // namespace kotai::retrograde

#include "solvers/retrograde/checkpoint.h"

#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <vector>

#include "core/base/errors.h"
#include "core/tables/input_file.h"
#include "core/tables/output_file.h"
#include "core/tables/tier_record.h"

namespace kotai::retrograde {

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
  std::uint64_t checksum;  // XXH3-64 of all preceding members
};
static_assert(sizeof(CheckpointHeader) == 128 && std::is_trivially_copyable_v<CheckpointHeader>);

static CheckpointHeader makeHeader(const std::string& variantId, std::uint32_t level, std::uint64_t bytes) {
  CheckpointHeader header{};
  header.magic = checkpointMagic;
  header.version = checkpointVersion;
  header.level = level;
  header.bytes = bytes;
  variantId.copy(header.variant, sizeof header.variant - 1);
  header.checksum = XXH3_64bits(&header, offsetof(CheckpointHeader, checksum));
  return header;
}

struct CheckpointBlock {
  layout::BlockEntry entry;
  std::uint64_t offset;
};

/// Finds the blocks of a checkpoint. Returns nothing if the file does not consist of exactly \p count blocks.
static std::optional<std::vector<CheckpointBlock>> findBlocks(const InputFile& file, std::size_t count) {
  std::vector<CheckpointBlock> places(count);
  std::uint64_t offset = sizeof(CheckpointHeader);
  for (CheckpointBlock& place : places) {
    if (file.size() - offset < sizeof place.entry) return std::nullopt;
    place.entry = file.at<layout::BlockEntry>(offset);
    place.offset = offset + sizeof place.entry;
    if (file.size() - place.offset < place.entry.storedBytes) return std::nullopt;
    offset = place.offset + place.entry.storedBytes;
  }
  if (offset != file.size()) return std::nullopt;
  return places;
}

static std::optional<std::uint32_t> readCheckpoint(const InputFile& file, const std::string& variantId,
                                                   std::span<std::byte> bytes, const ParallelLoop& loop) {
  if (file.size() < sizeof(CheckpointHeader)) return std::nullopt;
  const auto header = file.at<CheckpointHeader>(0);
  const CheckpointHeader wanted = makeHeader(variantId, header.level, bytes.size());
  if (std::memcmp(&header, &wanted, sizeof header) != 0) return std::nullopt;
  const auto places = findBlocks(file, (bytes.size() + blockBytes - 1) / blockBytes);
  if (!places) return std::nullopt;
  std::atomic<bool> good{true};
  loop(places->size(), [&](std::size_t number) {
    const std::size_t begin = number * blockBytes;
    const CheckpointBlock& place = (*places)[number];
    const auto plain = bytes.subspan(begin, std::min<std::size_t>(blockBytes, bytes.size() - begin));
    if (place.entry.plainBytes != plain.size() ||
        !decodeBlock(place.entry, file.bytes(place.offset, place.entry.storedBytes), plain.data()))
      good = false;
  });
  return good ? std::optional(header.level) : std::nullopt;
}

void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level,
                    std::span<const std::byte> bytes, const ParallelLoop& loop, const std::stop_token& stop) {
  const FillBytes copy = [bytes](std::uint64_t first, std::span<std::byte> part) {
    std::ranges::copy(bytes.subspan(first, part.size()), part.begin());
  };
  saveCheckpoint(file, variantId, level, bytes.size(), copy, loop, stop);
}

void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level, std::uint64_t size,
                    const FillBytes& fill, const ParallelLoop& loop, const std::stop_token& stop) {
  OutputFile output(file, checkpointMagic);
  const CheckpointHeader header = makeHeader(variantId, level, size);
  output.write(&header, sizeof header);
  const std::size_t count = (size + blockBytes - 1) / blockBytes;
  std::vector<StoredBlock> stored(blocksAtOnce);
  for (std::size_t first = 0; first < count; first += blocksAtOnce) {
    const std::size_t batch = std::min(blocksAtOnce, count - first);
    loop(batch, [&](std::size_t number) {
      const std::size_t begin = (first + number) * blockBytes;
      std::vector<std::byte> plain(std::min<std::size_t>(blockBytes, size - begin));
      fill(begin, plain);
      stored[number] = encodeBlock(plain, Packing::Quick);
    });
    if (stop.stop_requested()) return;  // after a stop request, the loop may have skipped blocks
    for (std::size_t number = 0; number < batch; ++number) {
      output.write(&stored[number].entry, sizeof stored[number].entry);
      output.write(stored[number].bytes.data(), stored[number].bytes.size());
    }
  }
  // A sync is unnecessary, because a checkpoint damaged by a power cut is ignored.
  output.put(OutputFile::Durability::Fast);
}

std::optional<std::uint32_t> loadCheckpoint(const std::filesystem::path& file, const std::string& variantId,
                                            std::span<std::byte> bytes, const ParallelLoop& loop) {
  try {
    return readCheckpoint(InputFile(file), variantId, bytes, loop);
  } catch (const SolutionError&) {
    return std::nullopt;  // a file that cannot be opened counts as missing
  }
}

}  // namespace kotai::retrograde

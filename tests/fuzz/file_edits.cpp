#include "tests/fuzz/file_edits.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/tables/file_layout.h"

namespace kotai::fuzz {

constexpr std::size_t sealedHeaderBytes = 128;
constexpr std::size_t largestFile = std::size_t{1} << 20;

/// Returns a number that is likely to break the handling of lengths and counts.
static std::uint64_t telling(std::uint8_t choice) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  constexpr std::uint64_t numbers[] = {0,          1,          2,          18,         255,  65535,    1U << 20,
                                       0x7fffffff, 0xffffffff, 1ULL << 40, 1ULL << 63, most, most - 1, most - 127};
  return numbers[choice % std::size(numbers)];
}

/// Returns the place of an edit: anywhere, in the first 512 bytes or among the last bytes.
static std::size_t placeOf(std::uint16_t number, std::uint8_t how, std::size_t size) {
  if (size == 0) return 0;
  if ((how & 0x80U) != 0) return number % std::min<std::size_t>(size, 512);
  if ((how & 0x40U) != 0) return size - 1 - number % std::min<std::size_t>(size, 512);
  return number % size;
}

template <class Number>
static void put(FileBytes& bytes, std::size_t place, Number number) {
  const std::size_t count = std::min(sizeof number, bytes.size() - std::min(place, bytes.size()));
  if (count > 0) std::memcpy(bytes.data() + place, &number, count);
}

static void edit(FileBytes& bytes, std::size_t place, std::uint8_t how, std::uint8_t with) {
  const auto at = [&bytes](std::size_t where) {
    return bytes.begin() + static_cast<std::ptrdiff_t>(std::min(where, bytes.size()));
  };
  switch (how & 7U) {
    case 0: put(bytes, place, static_cast<std::uint8_t>(with)); break;
    case 1:
      if (place < bytes.size()) bytes[place] ^= std::byte{1} << (with % 8);
      break;
    case 2: put(bytes, place, static_cast<std::uint32_t>(telling(with))); break;
    case 3: put(bytes, place, telling(with)); break;
    case 4: bytes.resize(place); break;
    case 5: bytes.erase(at(place), at(place + with)); break;
    case 6: bytes.insert(at(place), with, std::byte{with}); break;
    default: {
      const FileBytes piece(at(place), at(place + 64));
      bytes.insert(at(std::size_t{with} * bytes.size() / 256), piece.begin(), piece.end());
    }
  }
}

static void putChecksum(std::span<std::byte> bytes, std::size_t place, std::uint64_t checksum) {
  std::memcpy(bytes.data() + place, &checksum, sizeof checksum);
}

FileBytes withEdits(FileBytes bytes, ByteSource& source) {
  while (!source.empty() && bytes.size() < largestFile) {
    const std::uint16_t number = source.word();
    const std::uint8_t how = source.byte();
    edit(bytes, placeOf(number, how, bytes.size()), how, source.byte());
  }
  return bytes;
}

void sealRecord(std::span<std::byte> bytes) {
  layout::TierHeader header;
  if (bytes.size() < sizeof header) return;
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::uint64_t checked =
      sizeof header + std::uint64_t{header.blockCount} * sizeof(layout::BlockEntry) + header.summaryBytes;
  if (checked > bytes.size()) return;
  std::uint64_t offset = checked;
  for (std::uint32_t block = 0; block < header.blockCount; ++block) {
    std::byte* const place = bytes.data() + sizeof header + block * sizeof(layout::BlockEntry);
    layout::BlockEntry entry;
    std::memcpy(&entry, place, sizeof entry);
    if (entry.storedBytes > bytes.size() - offset) break;
    entry.checksum = XXH3_64bits(bytes.data() + offset, entry.storedBytes);
    std::memcpy(place, &entry, sizeof entry);
    offset += entry.storedBytes;
  }
  const XXH64_hash_t ofHeader = XXH3_64bits(bytes.data(), offsetof(layout::TierHeader, checksum));
  putChecksum(bytes, offsetof(layout::TierHeader, checksum),
              XXH3_64bits_withSeed(bytes.data() + sizeof header, checked - sizeof header, ofHeader));
}

void sealSolution(FileBytes& bytes) {
  layout::FileHeader header;
  if (bytes.size() < sizeof header) return;
  putChecksum(bytes, offsetof(layout::FileHeader, checksum), XXH3_64bits(bytes.data(), offsetof(layout::FileHeader, checksum)));
  std::memcpy(&header, bytes.data(), sizeof header);
  for (std::size_t place = sizeof header; place + sizeof(layout::TierHeader) <= bytes.size();) {
    const auto record = std::span(bytes).subspan(place);
    sealRecord(record);
    layout::TierHeader tier;
    std::memcpy(&tier, record.data(), sizeof tier);
    if (tier.recordBytes < sizeof tier || tier.recordBytes > record.size()) break;
    place += tier.recordBytes;
  }
  layout::Trailer trailer;
  if (bytes.size() < sizeof header + sizeof trailer) return;
  std::byte* const end = bytes.data() + bytes.size() - sizeof trailer;
  std::memcpy(&trailer, end, sizeof trailer);
  const std::uint64_t directoryBytes = header.tierCount * (1 + std::uint64_t{header.planeCount}) * sizeof(std::uint64_t);
  if (trailer.directoryOffset <= bytes.size() && directoryBytes <= bytes.size() - trailer.directoryOffset)
    trailer.directoryChecksum = XXH3_64bits(bytes.data() + trailer.directoryOffset, directoryBytes);
  trailer.fileBytes = bytes.size();
  trailer.checksum = XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum));
  std::memcpy(end, &trailer, sizeof trailer);
}

void sealSealedFile(FileBytes& bytes) {
  if (bytes.size() < sealedHeaderBytes) return;
  putChecksum(bytes, sealedHeaderBytes - 16, XXH3_64bits(bytes.data() + sealedHeaderBytes, bytes.size() - sealedHeaderBytes));
  putChecksum(bytes, sealedHeaderBytes - 8, XXH3_64bits(bytes.data(), sealedHeaderBytes - 8));
}

void sealCheckpoint(FileBytes& bytes) {
  if (bytes.size() < sealedHeaderBytes) return;
  putChecksum(bytes, sealedHeaderBytes - 8, XXH3_64bits(bytes.data(), sealedHeaderBytes - 8));
  for (std::size_t place = sealedHeaderBytes; place + sizeof(layout::BlockEntry) <= bytes.size();) {
    layout::BlockEntry entry;
    std::memcpy(&entry, bytes.data() + place, sizeof entry);
    const std::size_t stored = place + sizeof entry;
    if (entry.storedBytes > bytes.size() - stored) return;
    entry.checksum = XXH3_64bits(bytes.data() + stored, entry.storedBytes);
    std::memcpy(bytes.data() + place, &entry, sizeof entry);
    place = stored + entry.storedBytes;
  }
}

}  // namespace kotai::fuzz

// The fixed structures of a solution file, byte for byte (FORMAT.md beside this file).
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace kotai::layout {

static_assert(std::endian::native == std::endian::little, "solution files are little-endian and read as they are");

inline constexpr std::uint64_t headerMagic = 0x0a1a0d494154'4f4bULL;   // "KOTAI\r\x1a\n"
inline constexpr std::uint64_t figuresMagic = 0x4749464941'544f4bULL;  // "KOTAIFIG": a file without values
inline constexpr std::uint64_t trailerMagic = 0x444e4549'41544f4bULL;  // "KOTAIEND"
inline constexpr std::uint32_t tierMagic = 0x52454954;                 // "TIER"
inline constexpr std::uint32_t planeMagic = 0x4e414c50;                // "PLAN"
inline constexpr std::uint32_t summaryMagic = 0x4d4d5553;              // "SUMM"
inline constexpr std::uint32_t version = 1;
inline constexpr std::uint32_t maxBlockPositions = 1U << 16;  ///< limits the memory that a reader requests
inline constexpr std::uint32_t manifestVersion = 2;           // version of manifests
inline constexpr std::uint32_t planesVersion = 3;             // version of files with planes or later summaries
inline constexpr std::uint32_t newestVersion = planesVersion;

struct FileHeader {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint32_t coding;  // a value of ValueCoding
  std::uint64_t tierCount;
  std::uint32_t positionsPerBlock;  // TierGraph::positionsPerBlock
  std::uint32_t planeCount;         // number of planes
  char variant[88];                 // zero-padded
  std::uint64_t checksum;           // XXH3-64 of all preceding members
};
static_assert(sizeof(FileHeader) == 128 && std::is_trivially_copyable_v<FileHeader>);

struct TierHeader {
  std::uint32_t magic;  // tierMagic, planeMagic, or summaryMagic
  std::uint16_t
      valueBytes;  // 1 or 2; 1 in a plane; sizeof(PayoffEntry) in files of payoffs; 0 in files of figures, which have no blocks
  std::uint16_t plane;  // 0 in a tier record; planes are numbered from 1
  std::uint64_t tier;
  std::uint64_t positions;    // sum over all parts
  std::uint64_t recordBytes;  // size of the whole record, including this header
  std::uint32_t blockCount;
  std::uint32_t summaryBytes;
  std::uint64_t checksum;  // XXH3-64 of block table and summary, seeded with the XXH3-64 of all preceding members
};
static_assert(sizeof(TierHeader) == 48 && std::is_trivially_copyable_v<TierHeader>);

/// A position with its payoffs. The positions of a tier are in ascending order.
struct [[gnu::packed]] PayoffEntry {
  std::uint64_t position;   // index of the canonical position
  double value;             // payoff for the first side
  std::int8_t firstSecure;  // -1, 0 or 1
  std::int8_t secondSecure;
};
static_assert(sizeof(PayoffEntry) == 18 && std::is_trivially_copyable_v<PayoffEntry>);

struct BlockEntry {
  std::uint64_t checksum;     // XXH3-64 of the stored bytes
  std::uint32_t storedBytes;  // size of the zstd frame, or of the plain bytes if not larger
  std::uint32_t plainBytes;
};
static_assert(sizeof(BlockEntry) == 16 && std::is_trivially_copyable_v<BlockEntry>);

/// Entry of a manifest for a shard, a file of records in the same folder.
struct ShardEntry {
  char name[120];       // zero-padded, without a folder
  std::uint64_t bytes;  // minimum size of the shard
};
static_assert(sizeof(ShardEntry) == 128 && std::is_trivially_copyable_v<ShardEntry>);

/// Entry of a manifest for the place of a tier's record.
struct ShardPlace {
  std::uint64_t offset;
  std::uint64_t checksum;  // checksum of the record's head, which covers the checksums of its blocks
  std::uint64_t shard;     // counted from 0
};
static_assert(sizeof(ShardPlace) == 24 && std::is_trivially_copyable_v<ShardPlace>);

struct Trailer {
  std::uint64_t directoryOffset;    // offset of the directory with (1 + planeCount) * tierCount record offsets of 8 bytes;
                                    // for manifests, see FORMAT.md
  std::uint64_t directoryChecksum;  // XXH3-64
  std::uint64_t positions;
  std::uint64_t fileBytes;
  std::uint64_t magic;
  std::uint64_t checksum;  // XXH3-64 of all preceding members
};
static_assert(sizeof(Trailer) == 48 && std::is_trivially_copyable_v<Trailer>);

}  // namespace kotai::layout

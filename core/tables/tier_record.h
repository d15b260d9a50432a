// Builds and checks records: a tier in a solution file, with summary and compressed blocks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/page_pool.h"
#include "core/base/parallel.h"
#include "core/game/types.h"
#include "core/tables/file_layout.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_summary.h"
#include "core/tables/value_coding.h"

namespace kotai {

/// Key of a record: the values of a tier (plane 0), or one of its planes of marks (from 1).
struct RecordKey {
  TierId tier;
  std::uint16_t plane = 0;
};

/// Key of a record, and the sizes of its values and blocks.
struct RecordShape {
  RecordKey key;
  std::uint16_t valueBytes = 1;  ///< bytes per value; 0 without values, and therefore without blocks
  std::uint64_t positions = 0;
  std::uint32_t blockPositions = 1U << 16;  ///< number of values in every block except the last (TierGraph::positionsPerBlock)

  std::uint64_t blockBytes() const { return std::uint64_t{blockPositions} * valueBytes; }
  std::uint32_t blockCount() const { return static_cast<std::uint32_t>((positions + blockPositions - 1) / blockPositions); }
  std::uint32_t plainBytes(std::uint32_t block) const {
    return static_cast<std::uint32_t>(std::min(blockBytes(), positions * valueBytes - block * blockBytes()));
  }
};

/// The stored codes of a tier, with all parts in sequence: little-endian codes of `valueBytes` bytes (1 or 2).
struct TierCodes {
  std::uint32_t valueBytes = 1;
  PageVector<std::byte> bytes;
  std::uint64_t positions() const { return bytes.size() / valueBytes; }
};

/// Returns the record's bytes for appending to a file. Throws only std::bad_alloc.
PageVector<std::byte> encodeTierRecord(TierId tier, const TierCodes& codes, const TierSummary& summary, ValueCoding coding,
                                       std::uint32_t blockPositions);

struct StoredBlock {
  layout::BlockEntry entry{};
  std::vector<std::byte> bytes;
};
enum class Packing : std::uint8_t {
  Small,  ///< smallest size, for permanent files
  Quick   ///< packs three times as fast as Small, for temporary files
};
StoredBlock encodeBlock(std::span<const std::byte> plain, Packing packing = Packing::Small);
/// Checks the block and decompresses it into `out` (entry.plainBytes bytes). Returns false if the block is damaged.
bool decodeBlock(const layout::BlockEntry& entry, std::span<const std::byte> stored, std::byte* out);

/// Returns header, block table and summary of a record, before its blocks.
std::vector<std::byte> encodeRecordHead(const RecordShape& shape, std::span<const layout::BlockEntry> blocks,
                                        const TierSummary& summary, ValueCoding coding);

/// Returns a record without blocks: a later summary for the record at \p recordOffset of the same file.
std::vector<std::byte> encodeLaterSummary(const RecordShape& shape, std::uint64_t recordOffset, const TierSummary& summary,
                                          ValueCoding coding);

/// A record in a file or in memory, which must outlive the view. Stores the checked head (header, block table and summary), so
/// that blocks of a replaced file fail their checksums. Throws the exceptions of InputFile.
class TierRecordView {
 public:
  /// Checks the head of a record at the beginning of `memory`. Returns nothing if the head is truncated or damaged, or if the
  /// record is a later summary.
  static std::optional<TierRecordView> read(std::span<const std::byte> memory);
  /// Like the previous function, for a record in a file that begins at \p offset and ends before \p end. A later summary is
  /// returned with its record.
  static std::optional<TierRecordView> read(const InputFile& file, std::uint64_t offset, std::uint64_t end);
  /// Function that reads the bytes of a record from any source.
  using ReadAt = std::function<void(std::uint64_t offset, std::span<std::byte> into)>;
  static std::optional<TierRecordView> read(ReadAt readAt, std::uint64_t bytes);

  TierId tier() const { return {m_header.tier}; }
  std::uint16_t plane() const { return m_header.plane; }
  std::uint64_t positions() const { return m_header.positions; }
  /// Returns the size of the stored head in memory.
  std::uint64_t headBytes() const {
    return m_head.size() + m_laterSummary.size() + m_blockOffsets.size() * sizeof m_blockOffsets.front();
  }
  /// Returns the size of the record in bytes. With a later summary, returns the size of the summary's record.
  std::uint64_t recordBytes() const { return m_readBytes; }
  /// Returns the offset of the record to which a later summary belongs.
  std::optional<std::uint64_t> summarised() const { return m_summarised; }
  /// Returns the checksum of the head, which covers the whole record.
  std::uint64_t checksum() const { return m_header.checksum; }
  std::uint32_t valueBytes() const { return m_header.valueBytes; }
  std::uint32_t blockCount() const { return m_header.blockCount; }
  /// Returns the number of values in every block except the last.
  std::uint32_t blockPositions() const;
  std::uint32_t plainBytes(std::uint32_t block) const { return entry(block).plainBytes; }
  /// Checks a block and decompresses it into `out` (plainBytes() bytes). Returns false if the block is damaged.
  bool readBlock(std::uint32_t block, std::byte* out) const;
  /// Returns the codes of the positions starting at \p first. Returns nothing if a block is damaged.
  /// Precondition: first + count <= positions().
  std::optional<TierCodes> readCodes(std::uint64_t first, std::uint64_t count) const;
  /// Reads one byte per position into \p bytes, in parallel. Returns false if a block is damaged, or if the values of
  /// the record have more than one byte or its blocks have another size. Blocks that \p forEach skips count as
  /// undamaged.
  bool readInto(std::span<std::byte> bytes, std::uint32_t blockPositions, const ParallelLoop& forEach) const;
  /// Returns whether all blocks are undamaged. Returns false if stopped.
  bool blocksAreGood(const std::stop_token& stop = {}) const;
  /// Returns all blocks, or nothing if one is damaged.
  std::optional<TierCodes> readCodes() const;
  std::optional<TierSummary> readSummary(ValueCoding coding) const;

 private:
  bool readHead(std::uint64_t maxBytes);
  bool isLaterSummary() const { return m_header.magic == layout::summaryMagic; }
  std::optional<TierRecordView> summarisedRecord() const;
  bool findBlocks();
  void readAt(std::uint64_t offset, std::span<std::byte> into) const;
  layout::BlockEntry entry(std::uint32_t block) const;

  layout::TierHeader m_header{};
  std::vector<std::byte> m_head;
  std::uint64_t m_readBytes = 0;
  std::optional<std::uint64_t> m_summarised;
  std::vector<std::byte> m_laterSummary;
  ReadAt m_readAt;                      // if empty, reads from m_file
  const InputFile* m_file = nullptr;    // if null, reads from m_memory
  std::uint64_t m_fileOffset = 0;       // offset of the record in the file
  std::span<const std::byte> m_memory;  // memory from the record on
  std::vector<std::uint64_t> m_blockOffsets;
};

}  // namespace kotai

#include "core/tables/tier_record.h"

#include <xxhash.h>
#include <zstd.h>

#include <algorithm>
#include <cstring>

namespace kotai {

namespace {

constexpr int compressionLevel = 1;
constexpr std::size_t tableStart = sizeof(layout::TierHeader);

void appendNumber(std::vector<std::byte>& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out.push_back(static_cast<std::byte>((number & 0x7f) | 0x80));
  out.push_back(static_cast<std::byte>(number));
}

/// Reads LEB128 numbers; `good` turns false at the first one that is cut off.
struct NumberReader {
  std::span<const std::byte> bytes;
  bool good = true;
  std::uint64_t next() {
    std::uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (bytes.empty()) break;
      const auto byte = static_cast<std::uint64_t>(bytes.front());
      bytes = bytes.subspan(1);
      number |= (byte & 0x7f) << shift;
      if ((byte & 0x80) == 0) return number;
    }
    good = false;
    return 0;
  }
};

std::vector<std::byte> encodeSummary(const TierSummary& summary, ValueCoding coding) {
  std::vector<std::byte> out;
  appendNumber(out, summary.parts.size());
  for (const PartSummary& part : summary.parts) {
    for (const std::uint64_t count : part.notables) appendNumber(out, count);
    appendNumber(out, part.legalMoves);
    appendNumber(out, part.mostLegalMoves);
    appendNumber(out, part.histogram.size());
    for (const PartSummary::Entry& each : part.histogram) {
      appendNumber(out, encodeValue(coding, each.value));
      appendNumber(out, each.count);
    }
  }
  return out;
}

struct Compressor {
  ZSTD_CCtx* compress = ZSTD_createCCtx();
  ZSTD_DCtx* decompress = ZSTD_createDCtx();
  Compressor() = default;
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  ~Compressor() {
    ZSTD_freeCCtx(compress);
    ZSTD_freeDCtx(decompress);
  }
};
Compressor& compressor() {
  thread_local Compressor contexts;
  return contexts;
}

std::uint64_t recordChecksum(std::span<const std::byte> record, std::size_t checkedBytes) {
  const XXH64_hash_t ofHeader = XXH3_64bits(record.data(), offsetof(layout::TierHeader, checksum));
  return XXH3_64bits_withSeed(record.data() + tableStart, checkedBytes - tableStart, ofHeader);
}

}  // namespace

std::uint64_t PartSummary::count(Outcome outcome) const {
  std::uint64_t sum = 0;
  for (const Entry& each : histogram)
    if (each.value.outcome == outcome) sum += each.count;
  return sum;
}

std::uint64_t PartSummary::positions() const {
  std::uint64_t sum = 0;
  for (const Entry& each : histogram) sum += each.count;
  return sum;
}

std::vector<std::byte> encodeTierRecord(TierId tier, const TierCodes& codes, const TierSummary& summary,
                                        ValueCoding coding) {
  const std::size_t blockBytes = std::size_t{layout::positionsPerBlock} * codes.valueBytes;
  const std::size_t blockCount = (codes.bytes.size() + blockBytes - 1) / blockBytes;
  const std::vector<std::byte> summaryBytes = encodeSummary(summary, coding);

  layout::TierHeader header{};
  header.magic = layout::tierMagic;
  header.valueBytes = codes.valueBytes;
  header.tier = tier.value;
  header.positions = codes.positions();
  header.blockCount = static_cast<std::uint32_t>(blockCount);
  header.summaryBytes = static_cast<std::uint32_t>(summaryBytes.size());

  std::vector<std::byte> record(tableStart + blockCount * sizeof(layout::BlockEntry));
  record.insert(record.end(), summaryBytes.begin(), summaryBytes.end());
  const std::size_t checkedBytes = record.size();
  for (std::size_t block = 0; block < blockCount; ++block) {
    const std::size_t first = block * blockBytes;
    const std::size_t plainBytes = std::min(blockBytes, codes.bytes.size() - first);
    const std::size_t place = record.size();
    record.resize(place + ZSTD_compressBound(plainBytes));
    const std::size_t packed = ZSTD_compressCCtx(compressor().compress, record.data() + place, record.size() - place,
                                                 codes.bytes.data() + first, plainBytes, compressionLevel);
    std::size_t storedBytes = packed;
    if (ZSTD_isError(packed) != 0 || packed >= plainBytes) {
      std::memcpy(record.data() + place, codes.bytes.data() + first, plainBytes);
      storedBytes = plainBytes;
    }
    record.resize(place + storedBytes);
    const layout::BlockEntry entry{XXH3_64bits(record.data() + place, storedBytes),
                                   static_cast<std::uint32_t>(storedBytes), static_cast<std::uint32_t>(plainBytes)};
    std::memcpy(record.data() + tableStart + block * sizeof entry, &entry, sizeof entry);
  }
  header.recordBytes = record.size();
  std::memcpy(record.data(), &header, sizeof header);
  header.checksum = recordChecksum(record, checkedBytes);
  std::memcpy(record.data(), &header, sizeof header);
  return record;
}

std::optional<TierRecordView> TierRecordView::read(std::span<const std::byte> memory) {
  TierRecordView view;
  if (memory.size() < sizeof view.m_header) return std::nullopt;
  std::memcpy(&view.m_header, memory.data(), sizeof view.m_header);
  const layout::TierHeader& header = view.m_header;
  if (header.magic != layout::tierMagic || (header.valueBytes != 1 && header.valueBytes != 2))
    return std::nullopt;
  const std::uint64_t checkedBytes =
      tableStart + std::uint64_t{header.blockCount} * sizeof(layout::BlockEntry) + header.summaryBytes;
  if (checkedBytes > memory.size() || header.recordBytes > memory.size()) return std::nullopt;
  if (checkedBytes > header.recordBytes || recordChecksum(memory, checkedBytes) != header.checksum)
    return std::nullopt;
  view.m_memory = memory.first(header.recordBytes);
  std::uint64_t offset = checkedBytes;
  view.m_blockOffsets.reserve(header.blockCount);
  for (std::uint32_t block = 0; block < header.blockCount; ++block) {
    view.m_blockOffsets.push_back(offset);
    offset += view.entry(block).storedBytes;
  }
  if (offset != header.recordBytes) return std::nullopt;
  return view;
}

layout::BlockEntry TierRecordView::entry(std::uint32_t block) const {
  layout::BlockEntry result;
  std::memcpy(&result, m_memory.data() + tableStart + block * sizeof result, sizeof result);
  return result;
}

bool TierRecordView::readBlock(std::uint32_t block, std::byte* out) const {
  const layout::BlockEntry each = entry(block);
  const std::byte* stored = m_memory.data() + m_blockOffsets[block];
  if (XXH3_64bits(stored, each.storedBytes) != each.checksum) return false;
  if (each.storedBytes == each.plainBytes) {
    std::memcpy(out, stored, each.plainBytes);
    return true;
  }
  return ZSTD_decompressDCtx(compressor().decompress, out, each.plainBytes, stored, each.storedBytes) ==
         each.plainBytes;
}

std::optional<TierCodes> TierRecordView::readCodes() const {
  TierCodes codes;
  codes.valueBytes = m_header.valueBytes;
  codes.bytes.resize(m_header.positions * m_header.valueBytes);
  std::size_t place = 0;
  for (std::uint32_t block = 0; block < m_header.blockCount; ++block) {
    const std::uint32_t plain = plainBytes(block);
    if (plain > codes.bytes.size() - place || !readBlock(block, codes.bytes.data() + place)) return std::nullopt;
    place += plain;
  }
  if (place != codes.bytes.size()) return std::nullopt;
  return codes;
}

std::optional<TierSummary> TierRecordView::readSummary(ValueCoding coding) const {
  NumberReader reader{m_memory.subspan(tableStart + m_header.blockCount * sizeof(layout::BlockEntry), m_header.summaryBytes)};
  TierSummary summary;
  const std::uint64_t parts = reader.next();
  for (std::uint64_t number = 0; reader.good && number < parts; ++number) {
    PartSummary part;
    for (std::uint64_t& count : part.notables) count = reader.next();
    part.legalMoves = reader.next();
    part.mostLegalMoves = static_cast<std::uint32_t>(reader.next());
    const std::uint64_t entries = reader.next();
    for (std::uint64_t each = 0; reader.good && each < entries; ++each) {
      const Value value = decodeValue(coding, static_cast<std::uint32_t>(reader.next()));
      part.histogram.push_back({value, reader.next()});
    }
    summary.parts.push_back(std::move(part));
  }
  if (!reader.good) return std::nullopt;
  return summary;
}

}  // namespace kotai

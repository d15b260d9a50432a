#include "core/tables/tier_record.h"

#include <xxhash.h>
#include <zstd.h>

#include <atomic>
#include <cstring>

#include "core/tables/plain_size.h"

namespace kotai {

namespace {

constexpr std::size_t tableStart = sizeof(layout::TierHeader);
constexpr std::uint64_t largestCode = 0xffff;  // largest code that fits in two bytes

void appendNumber(std::vector<std::byte>& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out.push_back(static_cast<std::byte>((number & 0x7f) | 0x80));
  out.push_back(static_cast<std::byte>(number));
}

void appendText(std::vector<std::byte>& out, std::string_view text) {
  appendNumber(out, text.size());
  for (const char letter : text) out.push_back(static_cast<std::byte>(letter));
}

/// Reads LEB128 numbers and strings. `good` becomes false if the data is truncated.
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
  /// Reads a length, then that many characters.
  std::string text() {
    const std::uint64_t length = next();
    if (length > bytes.size()) good = false;
    if (!good) return {};
    std::string result(reinterpret_cast<const char*>(bytes.data()), length);
    bytes = bytes.subspan(length);
    return result;
  }
};

std::vector<std::byte> encodeSummary(const TierSummary& summary, ValueCoding coding) {
  std::vector<std::byte> out;
  appendNumber(out, summary.parts.size());
  for (const PartSummary& part : summary.parts) {
    for (const std::uint64_t count : part.notables) appendNumber(out, count);
    appendNumber(out, part.legalMoves);
    appendNumber(out, part.maxLegalMoves);
    appendNumber(out, part.histogram.size());
    for (const PartSummary::Entry& each : part.histogram) {
      appendNumber(out, encodeValue(coding, each.value));
      appendNumber(out, each.count);
    }
  }
  if (summary.statistics.empty() && summary.tables.empty()) return out;
  appendNumber(out, summary.statistics.size());
  for (const auto& [name, count] : summary.statistics) {
    appendText(out, name);
    appendNumber(out, count);
  }
  if (summary.tables.empty()) return out;
  appendNumber(out, summary.tables.size());
  for (const CountTable& table : summary.tables) {
    appendText(out, table.key);
    appendNumber(out, table.entries.size());
    for (const CountTable::Entry& entry : table.entries) {
      appendNumber(out, entry.mover);
      appendNumber(out, entry.opponent);
      for (const std::uint64_t count : entry.outcomes) appendNumber(out, count);
    }
  }
  return out;
}

struct Compressor {
  ZSTD_CCtx* compress = ZSTD_createCCtx();
  ZSTD_CCtx* compressQuickly = ZSTD_createCCtx();
  ZSTD_DCtx* decompress = ZSTD_createDCtx();
  /// Sets the parameters of zstd. Values repeat in long runs, so short matches cost more than they save
  /// (tests/bench/NOTES.md). Versions of the library that reject a parameter use its default.
  Compressor() {
    ZSTD_CCtx_setParameter(compress, ZSTD_c_compressionLevel, 1);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_strategy, ZSTD_dfast);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_minMatch, 7);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_hashLog, 15);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_chainLog, 15);
    ZSTD_CCtx_setParameter(compressQuickly, ZSTD_c_compressionLevel, -5);
  }
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  ~Compressor() {
    ZSTD_freeCCtx(compress);
    ZSTD_freeCCtx(compressQuickly);
    ZSTD_freeDCtx(decompress);
  }
};
Compressor& compressor() {
  thread_local Compressor contexts;
  return contexts;
}

/// Returns the checksum of header, block table and summary.
std::uint64_t recordChecksum(std::span<const std::byte> head) {
  const XXH64_hash_t ofHeader = XXH3_64bits(head.data(), offsetof(layout::TierHeader, checksum));
  return XXH3_64bits_withSeed(head.data() + tableStart, head.size() - tableStart, ofHeader);
}

/// Encodes the head of a record. \p content: bytes between header and summary. \p blockBytes: size of the blocks after
/// the head.
std::vector<std::byte> encodeHead(std::uint32_t magic, const RecordShape& shape, std::span<const std::byte> content,
                                  const std::vector<std::byte>& summary, std::uint64_t blockCount, std::uint64_t blockBytes) {
  layout::TierHeader header{};
  header.magic = magic;
  header.valueBytes = shape.valueBytes;
  header.plane = shape.key.plane;
  header.tier = shape.key.tier.value;
  header.positions = shape.positions;
  header.blockCount = static_cast<std::uint32_t>(blockCount);
  header.summaryBytes = static_cast<std::uint32_t>(summary.size());
  std::vector<std::byte> head(tableStart + content.size() + summary.size());
  header.recordBytes = head.size() + blockBytes;
  std::ranges::copy(content, head.begin() + tableStart);  // the content may be empty
  std::copy(summary.begin(), summary.end(), head.end() - static_cast<std::ptrdiff_t>(summary.size()));
  std::memcpy(head.data(), &header, sizeof header);
  header.checksum = recordChecksum(head);
  std::memcpy(head.data(), &header, sizeof header);
  return head;
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

StoredBlock encodeBlock(std::span<const std::byte> plain, Packing packing) {
  StoredBlock stored;
  stored.bytes.resize(ZSTD_compressBound(plain.size()));
  ZSTD_CCtx* const context = packing == Packing::Quick ? compressor().compressQuickly : compressor().compress;
  const std::size_t packed = ZSTD_compress2(context, stored.bytes.data(), stored.bytes.size(), plain.data(), plain.size());
  if (ZSTD_isError(packed) != 0 || packed >= plain.size())
    stored.bytes.assign(plain.begin(), plain.end());
  else
    stored.bytes.resize(packed);
  stored.entry = {XXH3_64bits(stored.bytes.data(), stored.bytes.size()), static_cast<std::uint32_t>(stored.bytes.size()),
                  static_cast<std::uint32_t>(plain.size())};
  return stored;
}

bool decodeBlock(const layout::BlockEntry& entry, std::span<const std::byte> stored, std::byte* out) {
  if (stored.size() != entry.storedBytes || XXH3_64bits(stored.data(), stored.size()) != entry.checksum) return false;
  if (entry.storedBytes == entry.plainBytes) {
    std::ranges::copy(stored, out);
    return true;
  }
  return ZSTD_decompressDCtx(compressor().decompress, out, entry.plainBytes, stored.data(), stored.size()) == entry.plainBytes;
}

std::vector<std::byte> encodeRecordHead(const RecordShape& shape, std::span<const layout::BlockEntry> blocks,
                                        const TierSummary& summary, ValueCoding coding) {
  std::uint64_t blockBytes = 0;
  for (const layout::BlockEntry& each : blocks) blockBytes += each.storedBytes;
  const std::uint32_t magic = shape.key.plane == 0 ? layout::tierMagic : layout::planeMagic;
  return encodeHead(magic, shape, std::as_bytes(blocks), encodeSummary(summary, coding), blocks.size(), blockBytes);
}

std::vector<std::byte> encodeLaterSummary(const RecordShape& shape, std::uint64_t recordOffset, const TierSummary& summary,
                                          ValueCoding coding) {
  return encodeHead(layout::summaryMagic, shape, std::as_bytes(std::span(&recordOffset, 1)), encodeSummary(summary, coding), 0,
                    0);
}

PageVector<std::byte> encodeTierRecord(TierId tier, const TierCodes& codes, const TierSummary& summary, ValueCoding coding,
                                       std::uint32_t blockPositions) {
  const RecordShape shape{{tier, 0}, static_cast<std::uint16_t>(codes.valueBytes), codes.positions(), blockPositions};
  std::vector<layout::BlockEntry> entries;
  PageVector<std::byte> blocks;
  for (std::uint32_t block = 0; block < shape.blockCount(); ++block) {
    const StoredBlock stored = encodeBlock(std::span(codes.bytes).subspan(block * shape.blockBytes(), shape.plainBytes(block)));
    entries.push_back(stored.entry);
    blocks.insert(blocks.end(), stored.bytes.begin(), stored.bytes.end());
  }
  const std::vector<std::byte> head = encodeRecordHead(shape, entries, summary, coding);
  PageVector<std::byte> record;
  record.reserve(head.size() + blocks.size());
  record.insert(record.end(), head.begin(), head.end());
  record.insert(record.end(), blocks.begin(), blocks.end());
  return record;
}

std::optional<TierRecordView> TierRecordView::read(std::span<const std::byte> memory) {
  TierRecordView view;
  view.m_memory = memory;
  if (!view.readHead(memory.size()) || view.isLaterSummary() || !view.findBlocks()) return std::nullopt;
  return view;
}

std::optional<TierRecordView> TierRecordView::read(const InputFile& file, std::uint64_t offset, std::uint64_t end) {
  TierRecordView view;
  view.m_file = &file;
  view.m_fileOffset = offset;
  if (end < offset || !view.readHead(end - offset)) return std::nullopt;
  if (view.isLaterSummary()) return view.summarisedRecord();
  if (!view.findBlocks()) return std::nullopt;
  return view;
}

std::optional<TierRecordView> TierRecordView::read(ReadAt readAt, std::uint64_t bytes) {
  TierRecordView view;
  view.m_readAt = std::move(readAt);
  if (!view.readHead(bytes) || view.isLaterSummary() || !view.findBlocks()) return std::nullopt;
  return view;
}

/// Returns the record to which a later summary in the same file belongs, or nothing if that record is damaged.
std::optional<TierRecordView> TierRecordView::summarisedRecord() const {
  std::uint64_t offset = 0;
  std::memcpy(&offset, m_head.data() + tableStart, sizeof offset);
  if (offset < sizeof(layout::FileHeader) || offset >= m_fileOffset) return std::nullopt;
  TierRecordView record;
  record.m_file = m_file;
  record.m_fileOffset = offset;
  if (!record.readHead(m_fileOffset - offset) || record.isLaterSummary() || !record.findBlocks()) return std::nullopt;
  if (record.tier() != tier() || record.plane() != plane() || record.positions() != positions()) return std::nullopt;
  record.m_laterSummary.assign(m_head.end() - static_cast<std::ptrdiff_t>(m_header.summaryBytes), m_head.end());
  record.m_readBytes = m_readBytes;
  record.m_summarised = offset;
  return record;
}

void TierRecordView::readAt(std::uint64_t offset, std::span<std::byte> into) const {
  if (m_readAt)
    m_readAt(offset, into);
  else if (m_file != nullptr)
    m_file->read(m_fileOffset + offset, into);
  else
    std::ranges::copy(m_memory.subspan(offset, into.size()), into.begin());
}

/// Reads the head, with one read for most heads. Returns false if the head is truncated or invalid.
bool TierRecordView::readHead(std::uint64_t maxBytes) {
  constexpr std::uint64_t firstLook = 1024;
  const std::uint64_t seen = std::min(maxBytes, firstLook);
  if (seen < sizeof m_header) return false;
  m_head.resize(seen);
  readAt(0, m_head);
  std::memcpy(&m_header, m_head.data(), sizeof m_header);
  if (!isLaterSummary() && m_header.magic != (m_header.plane == 0 ? layout::tierMagic : layout::planeMagic)) return false;
  if (m_header.valueBytes > 2 && m_header.valueBytes != sizeof(layout::PayoffEntry)) return false;
  const std::uint64_t contentBytes =
      isLaterSummary() ? sizeof(std::uint64_t) : std::uint64_t{m_header.blockCount} * sizeof(layout::BlockEntry);
  const std::uint64_t headBytes = tableStart + contentBytes + m_header.summaryBytes;
  if (m_header.recordBytes > maxBytes || headBytes > m_header.recordBytes) return false;
  if (isLaterSummary() && headBytes != m_header.recordBytes) return false;
  m_head.resize(headBytes);
  if (headBytes > seen) readAt(seen, std::span(m_head).subspan(seen));
  m_readBytes = m_header.recordBytes;
  return recordChecksum(m_head) == m_header.checksum;
}

bool TierRecordView::findBlocks() {
  std::uint64_t offset = m_head.size();
  std::uint64_t plainBytes = 0;
  m_blockOffsets.reserve(m_header.blockCount);
  for (std::uint32_t block = 0; block < m_header.blockCount; ++block) {
    const layout::BlockEntry each = entry(block);
    const bool tooLarge = each.plainBytes > std::uint64_t{layout::maxBlockPositions} * m_header.valueBytes;
    if (each.plainBytes == 0 || tooLarge || !canHold(each.storedBytes, each.plainBytes)) return false;
    m_blockOffsets.push_back(offset);
    offset += each.storedBytes;
    plainBytes += each.plainBytes;
  }
  if (m_header.valueBytes == 0) return m_header.blockCount == 0 && offset == m_header.recordBytes;
  const bool whole = plainBytes % m_header.valueBytes == 0 && plainBytes / m_header.valueBytes == m_header.positions;
  return offset == m_header.recordBytes && whole;
}

std::uint32_t TierRecordView::blockPositions() const {
  if (m_header.blockCount < 2) return static_cast<std::uint32_t>(std::max<std::uint64_t>(m_header.positions, 1));
  return std::max(plainBytes(0) / m_header.valueBytes, 1U);
}

layout::BlockEntry TierRecordView::entry(std::uint32_t block) const {
  layout::BlockEntry result;
  std::memcpy(&result, m_head.data() + tableStart + block * sizeof result, sizeof result);
  return result;
}

bool TierRecordView::readBlock(std::uint32_t block, std::byte* out) const {
  const layout::BlockEntry each = entry(block);
  if (m_file == nullptr && !m_readAt) return decodeBlock(each, m_memory.subspan(m_blockOffsets[block], each.storedBytes), out);
  thread_local std::vector<std::byte> stored;
  stored.resize(each.storedBytes);
  readAt(m_blockOffsets[block], stored);
  return decodeBlock(each, stored, out);
}

bool TierRecordView::readInto(std::span<std::byte> bytes, std::uint32_t blockPositions, const ParallelLoop& forEach) const {
  const RecordShape shape{{tier(), plane()}, 1, bytes.size(), blockPositions};
  if (m_header.valueBytes != 1 || m_header.positions != bytes.size() || m_header.blockCount != shape.blockCount()) return false;
  std::atomic<bool> good{true};
  forEach(m_header.blockCount, [&](std::size_t number) {
    const auto block = static_cast<std::uint32_t>(number);
    if (plainBytes(block) != shape.plainBytes(block) || !readBlock(block, bytes.data() + block * shape.blockBytes()))
      good = false;
  });
  return good;
}

bool TierRecordView::blocksAreGood(const std::stop_token& stop) const {
  std::vector<std::byte> plain;
  std::uint64_t bytes = 0;
  for (std::uint32_t block = 0; block < m_header.blockCount; ++block) {
    if (stop.stop_requested()) return false;
    plain.resize(plainBytes(block));
    if (!readBlock(block, plain.data())) return false;
    bytes += plain.size();
  }
  return bytes == m_header.positions * m_header.valueBytes;
}

std::optional<TierCodes> TierRecordView::readCodes() const { return readCodes(0, m_header.positions); }

std::optional<TierCodes> TierRecordView::readCodes(std::uint64_t first, std::uint64_t count) const {
  const RecordShape shape{{tier(), plane()}, m_header.valueBytes, m_header.positions, blockPositions()};
  TierCodes codes;
  codes.valueBytes = m_header.valueBytes;
  if (count == 0) return codes;
  const auto firstBlock = static_cast<std::uint32_t>(first / shape.blockPositions);
  const auto lastBlock = static_cast<std::uint32_t>((first + count - 1) / shape.blockPositions);
  if (m_header.blockCount != shape.blockCount()) return std::nullopt;
  const std::uint64_t begin = firstBlock * shape.blockBytes();
  codes.bytes.resize((std::uint64_t{lastBlock} * shape.blockBytes() + shape.plainBytes(lastBlock)) - begin);
  for (std::uint32_t block = firstBlock; block <= lastBlock; ++block) {
    if (plainBytes(block) != shape.plainBytes(block)) return std::nullopt;
    if (!readBlock(block, codes.bytes.data() + (block * shape.blockBytes() - begin))) return std::nullopt;
  }
  const auto skipped = static_cast<std::ptrdiff_t>(first * codes.valueBytes - begin);
  if (skipped > 0) codes.bytes.erase(codes.bytes.begin(), codes.bytes.begin() + skipped);
  codes.bytes.resize(count * codes.valueBytes);
  return codes;
}

std::optional<TierSummary> TierRecordView::readSummary(ValueCoding coding) const {
  NumberReader reader{m_summarised ? std::span(m_laterSummary) : std::span(m_head).last(m_header.summaryBytes)};
  TierSummary summary;
  const std::uint64_t parts = reader.next();
  for (std::uint64_t number = 0; reader.good && number < parts; ++number) {
    PartSummary part;
    for (std::uint64_t& count : part.notables) count = reader.next();
    part.legalMoves = reader.next();
    part.maxLegalMoves = static_cast<std::uint32_t>(reader.next());
    const std::uint64_t entries = reader.next();
    for (std::uint64_t each = 0; reader.good && each < entries; ++each) {
      const std::uint64_t code = reader.next();
      if (code > largestCode) reader.good = false;
      const Value value = decodeValue(coding, static_cast<std::uint32_t>(code));
      part.histogram.push_back({value, reader.next()});
    }
    summary.parts.push_back(std::move(part));
  }
  const std::uint64_t figures = reader.good && !reader.bytes.empty() ? reader.next() : 0;
  for (std::uint64_t number = 0; reader.good && number < figures; ++number) {
    std::string name = reader.text();
    summary.statistics.emplace_back(std::move(name), reader.next());
  }
  const std::uint64_t tables = reader.good && !reader.bytes.empty() ? reader.next() : 0;
  for (std::uint64_t number = 0; reader.good && number < tables; ++number) {
    CountTable table{reader.text(), {}};
    const std::uint64_t entries = reader.next();
    for (std::uint64_t each = 0; reader.good && each < entries; ++each) {
      CountTable::Entry entry{static_cast<std::uint32_t>(reader.next()), static_cast<std::uint32_t>(reader.next()), {}};
      for (std::uint64_t& count : entry.outcomes) count = reader.next();
      table.entries.push_back(entry);
    }
    summary.tables.push_back(std::move(table));
  }
  if (!reader.good) return std::nullopt;
  return summary;
}

}  // namespace kotai

#include "core/tables/record_log.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <system_error>

#include "core/base/errors.h"
#include "core/tables/file_checks.h"
#include "core/tables/input_file.h"
#include "core/tables/lock_file.h"

namespace kotai {

static void syncDirectory(const std::filesystem::path& directory) {
  const int descriptor = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

RecordLog::RecordLog(std::filesystem::path file, FileShape shape, ValueCoding coding)
    : m_shape(std::move(shape)),
      m_coding(coding),
      m_file(std::move(file)),
      m_descriptor(openLockedFile(m_file, magicOf(m_shape))),
      m_directory(m_shape.tierCount * (1 + static_cast<std::size_t>(m_shape.planeCount)), 0) {}

RecordLog::~RecordLog() { ::close(m_descriptor); }

/// Returns whether the file must be started again, because its header is damaged.
bool RecordLog::needsNewFile() const {
  struct stat status {};
  if (::fstat(m_descriptor, &status) != 0) failed(errno, false);
  if (static_cast<std::uint64_t>(status.st_size) < sizeof(layout::FileHeader)) return true;
  try {
    const layout::FileHeader header = readFileHeader(InputFile(m_file), m_shape);
    return header.version != makeFileHeader(m_shape, m_coding).version || header.coding != static_cast<std::uint32_t>(m_coding);
  } catch (const SolutionError& error) {
    if (error.fault() != SolutionFault::DamagedHeader) throw;
    return true;
  }
}

/// Finds the records in the file. Returns false if stopped. Ignores a record with damaged blocks, so that its tier is
/// solved again. Later records stay valid.
bool RecordLog::findRecords(const std::stop_token& stop) {
  const InputFile log(m_file);
  while (m_end < log.size()) {
    const auto view = TierRecordView::read(log, m_end, log.size());
    if (!view || view->tier().value >= m_shape.tierCount || view->plane() > m_shape.planeCount) break;
    if (!fits(*view, m_shape)) break;
    if (stop.stop_requested()) return false;
    const RecordKey key{view->tier(), view->plane()};
    // The blocks that belong to a later summary have already been checked.
    const bool good = view->summarised() ? m_directory[slot(key)] == *view->summarised() : view->blocksAreGood(stop);
    if (stop.stop_requested()) return false;
    if (good && view->summarised()) m_directory[slot(key)] = m_end;
    if (good && m_directory[slot(key)] == 0) addToDirectory(key, m_end, view->positions());
    m_end += view->recordBytes();
  }
  return true;
}

void RecordLog::readBack(const std::stop_token& stop) {
  const std::scoped_lock lock(m_mutex);
  m_end = sizeof(layout::FileHeader);
  if (needsNewFile()) {
    const layout::FileHeader header = makeFileHeader(m_shape, m_coding);
    writeAt(&header, sizeof header, 0);
  } else if (!findRecords(stop)) {
    return;
  }
  if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
}

void RecordLog::addToDirectory(RecordKey key, std::uint64_t offset, std::uint64_t positions) {
  m_directory[slot(key)] = offset;
  if (key.plane != 0) return;
  m_positionsDone += positions;
  ++m_tiersDone;
}

void RecordLog::failed(int reason, bool writing) const {
  if (reason == ENOSPC || reason == EDQUOT) throw SolutionError(SolutionFault::DiskFull, m_file);
  if (reason == EFBIG) throw SolutionError(SolutionFault::DiskFull, m_file, {std::generic_category().message(reason)});
  throw SolutionError(writing ? SolutionFault::WriteFailed : SolutionFault::ReadFailed, m_file,
                      {std::generic_category().message(reason)});
}

void RecordLog::damaged(TierId tier) const {
  throw SolutionError(SolutionFault::DamagedTier, m_file, {std::to_string(tier.value)});
}

void RecordLog::writeAt(const void* data, std::size_t bytes, std::uint64_t offset) {
  const auto* next = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t written = ::pwrite(m_descriptor, next, bytes, static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      const int reason = written == 0 ? ENOSPC : errno;
      // An incomplete end would be ignored anyway, but removing it frees the space.
      if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
      failed(reason, true);
    }
    next += written;
    bytes -= static_cast<std::size_t>(written);
    offset += static_cast<std::uint64_t>(written);
  }
  beginWriting(offset);
}

/// Starts writing to the disk early, so that the final sync takes less time.
void RecordLog::beginWriting(std::uint64_t end) {
  constexpr std::uint64_t atOnce = 8 << 20;
  if (end < m_writingBegun + atOnce) return;
  ::sync_file_range(m_descriptor, static_cast<off_t>(m_writingBegun), static_cast<off_t>(end - m_writingBegun),
                    SYNC_FILE_RANGE_WRITE);
  m_writingBegun = end;
}

void RecordLog::readAt(std::uint64_t offset, std::span<std::byte> into) const {
  while (!into.empty()) {
    const ssize_t got = ::pread(m_descriptor, into.data(), into.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) failed(errno, false);
    if (got == 0) throw SolutionError(SolutionFault::Truncated, m_file);
    into = into.subspan(static_cast<std::size_t>(got));
    offset += static_cast<std::uint64_t>(got);
  }
}

std::uint64_t RecordLog::tiersDone() const {
  const std::scoped_lock lock(m_mutex);
  return m_tiersDone;
}

std::uint64_t RecordLog::positionsDone() const {
  const std::scoped_lock lock(m_mutex);
  return m_positionsDone;
}

std::uint64_t RecordLog::bytes() const {
  const std::scoped_lock lock(m_mutex);
  return m_end;
}

void RecordLog::append(TierId tier, std::span<const std::byte> record, std::uint64_t positions) {
  const std::scoped_lock lock(m_mutex);
  writeAt(record.data(), record.size(), m_end);
  addToDirectory({tier, 0}, m_end, positions);
  m_end += record.size();
}

void RecordLog::appendWithoutValues(RecordKey key, std::uint64_t positions, const TierSummary& summary) {
  const std::scoped_lock lock(m_mutex);
  const std::vector<std::byte> head = encodeRecordHead({key, 0, positions, m_shape.positionsPerBlock}, {}, summary, m_coding);
  writeAt(head.data(), head.size(), m_end);
  addToDirectory(key, m_end, positions);
  m_end += head.size();
}

bool RecordLog::appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill,
                             const ParallelLoop& forEach, const std::stop_token& stop) {
  const std::scoped_lock lock(m_mutex);
  constexpr std::uint32_t blocksAtOnce = 64;
  std::vector<layout::BlockEntry> entries(shape.blockCount());
  // The head stays empty until everything after it has been written, so a truncated record does not count.
  std::uint64_t end = m_end + encodeRecordHead(shape, entries, summary, m_coding).size();
  std::vector<StoredBlock> stored(blocksAtOnce);
  for (std::uint32_t first = 0; first < shape.blockCount(); first += blocksAtOnce) {
    const std::uint32_t count = std::min(blocksAtOnce, shape.blockCount() - first);
    forEach(count, [&](std::size_t number) {
      if (stop.stop_requested()) return;
      const auto block = first + static_cast<std::uint32_t>(number);
      std::vector<std::byte> plain(shape.plainBytes(block));
      fill(std::uint64_t{block} * shape.blockPositions, plain);
      stored[number] = encodeBlock(plain);
    });
    if (stop.stop_requested()) {
      if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
      return false;
    }
    for (std::uint32_t number = 0; number < count; ++number) {
      entries[first + number] = stored[number].entry;
      writeAt(stored[number].bytes.data(), stored[number].bytes.size(), end);
      end += stored[number].bytes.size();
    }
  }
  const std::vector<std::byte> head = encodeRecordHead(shape, entries, summary, m_coding);
  writeAt(head.data(), head.size(), m_end);
  addToDirectory(shape.key, m_end, shape.positions);
  m_end = end;
  return true;
}

bool RecordLog::hasSummary(TierId tier) const {
  const std::scoped_lock lock(m_mutex);
  const InputFile log(m_file);
  const auto view = TierRecordView::read(log, m_directory[slot({tier, 0})], log.size());
  const auto summary = view ? view->readSummary(m_coding) : std::nullopt;
  return summary && !summary->parts.empty();
}

void RecordLog::appendSummary(TierId tier, const TierSummary& summary) {
  const std::scoped_lock lock(m_mutex);
  std::uint64_t& place = m_directory[slot({tier, 0})];
  const InputFile log(m_file);
  const auto view = TierRecordView::read(log, place, log.size());
  if (!view) damaged(tier);
  const RecordShape shape{
      {tier, 0}, static_cast<std::uint16_t>(view->valueBytes()), view->positions(), m_shape.positionsPerBlock};
  const std::vector<std::byte> record = encodeLaterSummary(shape, place, summary, m_coding);
  writeAt(record.data(), record.size(), m_end);
  place = m_end;
  m_end += record.size();
}

void RecordLog::readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const {
  const std::scoped_lock lock(m_mutex);
  const InputFile part(m_file);
  const auto view = TierRecordView::read(part, m_directory[slot(key)], part.size());
  if (!view || !view->readInto(bytes, m_shape.positionsPerBlock, forEach)) damaged(key.tier);
}

std::uint64_t RecordLog::offsetOf(TierId tier) const {
  const std::scoped_lock lock(m_mutex);
  return m_directory[tier.value];
}

layout::TierHeader RecordLog::headerOf(TierId tier) const {
  layout::TierHeader header;
  readAt(offsetOf(tier), std::as_writable_bytes(std::span(&header, 1)));
  return header;
}

PageVector<std::byte> RecordLog::rawRecord(TierId tier) const {
  const std::uint64_t offset = offsetOf(tier);
  const layout::TierHeader header = headerOf(tier);
  if (header.magic != layout::tierMagic || header.tier != tier.value || header.recordBytes < sizeof header ||
      header.recordBytes > bytes() - offset)
    damaged(tier);
  PageVector<std::byte> record(header.recordBytes);
  readAt(offset, record);
  return record;
}

std::vector<std::byte> RecordLog::rawStretch(TierId tier, std::uint64_t offset, std::uint64_t maxBytes) const {
  const std::uint64_t begin = offsetOf(tier);
  const std::uint64_t recordBytes = std::min(headerOf(tier).recordBytes, bytes() - begin);
  if (offset > recordBytes) damaged(tier);
  std::vector<std::byte> stretch(std::min(maxBytes, recordBytes - offset));
  readAt(begin + offset, stretch);
  return stretch;
}

TierCodes RecordLog::read(TierId tier) const {
  const PageVector<std::byte> record = rawRecord(tier);
  const auto view = TierRecordView::read(record);
  auto codes = view ? view->readCodes() : std::nullopt;
  if (!codes) damaged(tier);
  return std::move(*codes);
}

void RecordLog::discardAll() {
  const std::scoped_lock lock(m_mutex);
  std::ranges::fill(m_directory, 0);
  m_tiersDone = m_positionsDone = 0;
  m_end = sizeof(layout::FileHeader);
  m_writingBegun = 0;
  if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
}

void RecordLog::sync() {
  if (::fsync(m_descriptor) != 0) failed(errno, true);
}

void RecordLog::finishAs(const std::filesystem::path& finished) {
  const std::scoped_lock lock(m_mutex);
  if (std::ranges::find(m_directory, std::uint64_t{0}) != m_directory.end())
    throw std::logic_error("a solution was to be finished with records missing");
  const layout::Trailer trailer = makeTrailer(m_end, m_directory, m_positionsDone);
  const std::size_t directoryBytes = m_directory.size() * sizeof m_directory.front();
  writeAt(m_directory.data(), directoryBytes, m_end);
  writeAt(&trailer, sizeof trailer, m_end + directoryBytes);
  sync();
  if (::rename(m_file.c_str(), finished.c_str()) != 0) failed(errno, true);
  syncDirectory(finished.parent_path());
}

}  // namespace kotai

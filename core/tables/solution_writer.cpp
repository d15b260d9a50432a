#include "core/tables/solution_writer.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <system_error>

#include "core/base/errors.h"
#include "core/tables/file_checks.h"
#include "core/tables/input_file.h"
#include "core/tables/locked_file.h"
#include "core/tables/solution.h"

namespace kotai {

namespace {

void syncDirectory(const std::filesystem::path& directory) {
  const int descriptor = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

SolutionWriter::SolutionWriter(const std::filesystem::path& directory, FileShape shape, ValueCoding coding, std::stop_token stop)
    : m_shape(std::move(shape)),
      m_coding(coding),
      m_finalFile(directory / m_shape.fileName()),
      m_tierCount(m_shape.tierCount),
      m_directory(m_tierCount * (1 + static_cast<std::size_t>(m_shape.planeCount)), 0) {
  m_partFile = m_finalFile;
  m_partFile += ".part";
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, directory, {error.message()});
  m_descriptor = openLockedFile(m_partFile, layout::headerMagic);
  if (std::filesystem::exists(m_finalFile, error)) {
    m_finishedByAnother = true;
    std::filesystem::remove(m_partFile, error);
    return;
  }
  try {
    readBack(stop);
  } catch (...) {
    ::close(m_descriptor);
    throw;
  }
}

SolutionWriter::~SolutionWriter() {
  if (m_descriptor >= 0) ::close(m_descriptor);
}

void SolutionWriter::readBack(const std::stop_token& stop) {
  struct stat status {};
  if (::fstat(m_descriptor, &status) != 0) failed(errno, false);
  m_end = sizeof(layout::FileHeader);
  bool begin = static_cast<std::uint64_t>(status.st_size) < sizeof(layout::FileHeader);
  if (!begin) {
    const InputFile part(m_partFile);
    try {
      const layout::FileHeader header = readFileHeader(part, m_shape);
      begin = header.coding != static_cast<std::uint32_t>(m_coding);
    } catch (const SolutionError& error) {
      if (error.fault() != SolutionFault::DamagedHeader) throw;
      begin = true;  // nothing in it can be trusted
    }
    while (!begin && m_end < part.size()) {
      const auto view = TierRecordView::read(part, m_end, part.size());
      if (!view || view->tier().value >= m_tierCount || view->plane() > m_shape.planeCount) break;
      if (stop.stop_requested()) return;
      // A record whose blocks are damaged is dead weight: its tier is solved again, what follows is still good.
      const bool good = view->blocksAreGood(stop);
      if (stop.stop_requested()) return;
      std::uint64_t& place = m_directory[slot({view->tier(), view->plane()})];
      if (good && place == 0) {
        place = m_end;
        if (view->plane() == 0) m_positionsDone += view->positions();
        if (view->plane() == 0) ++m_tiersDone;
      }
      m_end += view->recordBytes();
    }
  }
  if (begin) {
    const layout::FileHeader header = makeFileHeader(m_shape, m_coding);
    writeAt(&header, sizeof header, 0);
  }
  if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
}

void SolutionWriter::failed(int reason, bool writing) const {
  if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG) throw SolutionError(SolutionFault::DiskFull, m_partFile);
  throw SolutionError(writing ? SolutionFault::WriteFailed : SolutionFault::ReadFailed, m_partFile,
                      {std::generic_category().message(reason)});
}

void SolutionWriter::writeAt(const void* data, std::size_t bytes, std::uint64_t offset) {
  const auto* next = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t written = ::pwrite(m_descriptor, next, bytes, static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      const int reason = written == 0 ? ENOSPC : errno;
      // A cut-off end would be found and dropped later as well; this keeps the file tidy and frees the space.
      if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0) failed(errno, true);
      failed(reason, true);
    }
    next += written;
    bytes -= static_cast<std::size_t>(written);
    offset += static_cast<std::uint64_t>(written);
  }
}

std::uint64_t SolutionWriter::tiersDone() const {
  const std::scoped_lock lock(m_mutex);
  return m_tiersDone;
}

std::uint64_t SolutionWriter::positionsDone() const {
  const std::scoped_lock lock(m_mutex);
  return m_positionsDone;
}

void SolutionWriter::append(TierId tier, std::span<const std::byte> record, std::uint64_t positions) {
  const std::scoped_lock lock(m_mutex);
  writeAt(record.data(), record.size(), m_end);
  m_directory[tier.value] = m_end;
  m_end += record.size();
  m_positionsDone += positions;
  ++m_tiersDone;
}

bool SolutionWriter::appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill,
                                  const ParallelLoop& forEach, const std::stop_token& stop) {
  const std::scoped_lock lock(m_mutex);
  constexpr std::uint32_t blocksAtOnce = 64;
  std::vector<layout::BlockEntry> entries(shape.blockCount());
  // The head stays empty until everything behind it is there: a record that is cut short is none.
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
  m_directory[slot(shape.key)] = m_end;
  m_end = end;
  if (shape.key.plane == 0) m_positionsDone += shape.positions;
  if (shape.key.plane == 0) ++m_tiersDone;
  return true;
}

void SolutionWriter::readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const {
  const std::scoped_lock lock(m_mutex);
  const InputFile part(m_partFile);
  const auto view = TierRecordView::read(part, m_directory[slot(key)], part.size());
  const RecordShape shape{key, 1, bytes.size(), m_shape.positionsPerBlock};
  std::atomic<bool> good{view && view->positions() * view->valueBytes() == bytes.size() &&
                         view->blockCount() == shape.blockCount()};
  if (good)
    forEach(view->blockCount(), [&](std::size_t number) {
      const auto block = static_cast<std::uint32_t>(number);
      if (view->plainBytes(block) != shape.plainBytes(block) ||
          !view->readBlock(block, bytes.data() + block * shape.blockBytes()))
        good = false;
    });
  if (!good) throw SolutionError(SolutionFault::DamagedTier, m_partFile, {std::to_string(key.tier.value)});
}

TierCodes SolutionWriter::read(TierId tier) const {
  std::uint64_t offset = 0;
  std::uint64_t end = 0;
  {
    const std::scoped_lock lock(m_mutex);
    offset = m_directory[tier.value];
    end = m_end;
  }
  const auto readAt = [&](void* data, std::size_t bytes) {
    for (std::size_t done = 0; done < bytes;) {
      const ssize_t got = ::pread(m_descriptor, static_cast<char*>(data) + done, bytes - done, static_cast<off_t>(offset + done));
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) failed(errno, false);
      if (got == 0) throw SolutionError(SolutionFault::Truncated, m_partFile);
      done += static_cast<std::size_t>(got);
    }
  };
  layout::TierHeader header;
  readAt(&header, sizeof header);
  PageVector<std::byte> record;
  if (header.magic == layout::tierMagic && header.tier == tier.value && header.recordBytes >= sizeof header &&
      header.recordBytes <= end - offset) {
    record.resize(header.recordBytes);
    readAt(record.data(), record.size());
  }
  const auto view = TierRecordView::read(record);
  auto codes = view ? view->readCodes() : std::nullopt;
  if (!codes) throw SolutionError(SolutionFault::DamagedTier, m_partFile, {std::to_string(tier.value)});
  return std::move(*codes);
}

void SolutionWriter::finish() {
  const std::scoped_lock lock(m_mutex);
  if (std::ranges::find(m_directory, std::uint64_t{0}) != m_directory.end())
    throw std::logic_error("a solution was to be finished with records missing");
  const layout::Trailer trailer = makeTrailer(m_end, m_directory, m_positionsDone);
  const std::size_t directoryBytes = m_directory.size() * sizeof m_directory.front();
  writeAt(m_directory.data(), directoryBytes, m_end);
  writeAt(&trailer, sizeof trailer, m_end + directoryBytes);
  if (::fsync(m_descriptor) != 0) failed(errno, true);
  if (::rename(m_partFile.c_str(), m_finalFile.c_str()) != 0) failed(errno, true);
  syncDirectory(m_finalFile.parent_path());
}

}  // namespace kotai

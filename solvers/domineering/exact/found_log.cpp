#include "solvers/domineering/exact/found_log.h"

#include <unistd.h>
#include <xxhash.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <span>
#include <system_error>
#include <type_traits>

#include "core/tables/input_file.h"
#include "core/tables/locked_file.h"

namespace kotai::domineering {

namespace {

constexpr FileMagic logMagic = 0x444e464941544f4bULL;  // "KOTAIFND"
constexpr std::uint32_t logVersion = 1;

struct LogHeader {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint32_t reserved;
  char variant[104];
  std::uint64_t checksum;  // XXH3-64 of everything before it
};
static_assert(sizeof(LogHeader) == 128 && std::is_trivially_copyable_v<LogHeader>);

/// In front of, for each number of covered cells: how many positions there are, the first one, the distances of the others.
struct RecordHead {
  std::uint64_t bytes;  // of what follows
  std::uint64_t expanded;
  std::uint32_t covered;
  std::uint32_t reserved;
  std::uint64_t contentsChecksum;  // XXH3-64
  std::uint64_t checksum;          // XXH3-64 of everything before it
};
static_assert(sizeof(RecordHead) == 40 && std::is_trivially_copyable_v<RecordHead>);

template <class Head>
std::uint64_t checksumOf(const Head& head) {
  return XXH3_64bits(&head, offsetof(Head, checksum));
}

LogHeader headerOf(const std::string& variantId) {
  LogHeader header{};
  header.magic = logMagic;
  header.version = logVersion;
  variantId.copy(header.variant, sizeof header.variant - 1);
  header.checksum = checksumOf(header);
  return header;
}

void appendNumber(std::vector<std::byte>& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out.push_back(static_cast<std::byte>((number & 0x7f) | 0x80));
  out.push_back(static_cast<std::byte>(number));
}

/// None where the number is cut off.
std::optional<std::uint64_t> takeNumber(std::span<const std::byte>& bytes) {
  std::uint64_t number = 0;
  for (int shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<std::uint64_t>(bytes.front());
    bytes = bytes.subspan(1);
    number |= (byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) return number;
  }
  return std::nullopt;
}

std::vector<std::byte> encoded(const Found& found) {
  std::vector<std::byte> bytes(sizeof(RecordHead));
  for (const std::vector<std::uint64_t>& layer : found.positions) {
    appendNumber(bytes, layer.size());
    std::uint64_t before = 0;
    for (const std::uint64_t position : layer) {
      appendNumber(bytes, position - before);
      before = position;
    }
  }
  const auto contents = std::span(bytes).subspan(sizeof(RecordHead));
  RecordHead head{contents.size(), found.expanded, found.covered, 0, XXH3_64bits(contents.data(), contents.size()), 0};
  head.checksum = checksumOf(head);
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes;
}

/// None unless the positions lie on a board of so many cells and cover as many as they should.
std::optional<Found> decoded(const RecordHead& head, std::span<const std::byte> bytes, int cells) {
  Found found{head.covered, head.expanded, std::vector<std::vector<std::uint64_t>>(static_cast<std::size_t>(cells) + 1)};
  for (std::size_t covered = 0; covered < found.positions.size(); ++covered) {
    const auto count = takeNumber(bytes);
    if (!count || *count > bytes.size()) return std::nullopt;
    std::uint64_t position = 0;
    for (std::uint64_t number = 0; number < *count; ++number) {
      const auto distance = takeNumber(bytes);
      if (!distance) return std::nullopt;
      position += *distance;
      if ((position >> cells) != 0 || static_cast<std::size_t>(std::popcount(position)) != covered) return std::nullopt;
      found.positions[covered].push_back(position);
    }
  }
  if (!bytes.empty()) return std::nullopt;
  return found;
}

}  // namespace

FoundLog::FoundLog(std::filesystem::path file, std::string variantId, int cells, std::chrono::milliseconds interval)
    : m_file(std::move(file)), m_variantId(std::move(variantId)), m_cells(cells), m_interval(interval) {}

FoundLog::~FoundLog() {
  if (m_descriptor >= 0) ::close(m_descriptor);
}

void FoundLog::read(const std::function<void(const Found&)>& visit) {
  try {
    const InputFile input(m_file);
    if (input.size() < sizeof(LogHeader)) return;
    const LogHeader wanted = headerOf(m_variantId);
    if (std::memcmp(input.bytes(0, sizeof wanted).data(), &wanted, sizeof wanted) != 0) return;
    m_end = sizeof(LogHeader);
    while (input.size() - m_end >= sizeof(RecordHead)) {
      const auto head = input.at<RecordHead>(m_end);
      if (checksumOf(head) != head.checksum || head.bytes > input.size() - m_end - sizeof head) return;
      const std::vector<std::byte> bytes = input.bytes(m_end + sizeof head, head.bytes);
      if (XXH3_64bits(bytes.data(), bytes.size()) != head.contentsChecksum) return;
      const auto found = decoded(head, bytes, m_cells);
      if (!found) return;
      visit(*found);
      m_complete = true;
      m_end += sizeof head + head.bytes;
    }
  } catch (const SolutionError&) {
    // One that cannot be read is none.
  }
}

void FoundLog::open() {
  if (m_descriptor < 0) m_descriptor = openLockedFile(m_file, logMagic);
  if (::ftruncate(m_descriptor, static_cast<off_t>(m_end)) != 0)
    throw SolutionError(SolutionFault::WriteFailed, m_file, {std::generic_category().message(errno)});
  if (m_end > 0) return;
  const LogHeader header = headerOf(m_variantId);
  std::vector<std::byte> bytes(sizeof header);
  std::memcpy(bytes.data(), &header, sizeof header);
  write(bytes);
}

void FoundLog::write(const std::vector<std::byte>& bytes) {
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written = ::pwrite(m_descriptor, bytes.data() + done, bytes.size() - done, static_cast<off_t>(m_end + done));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno != ENOSPC && errno != EDQUOT && errno != EFBIG)
      throw SolutionError(SolutionFault::WriteFailed, m_file, {std::generic_category().message(errno)});
    if (written <= 0) throw SolutionError(SolutionFault::DiskFull, m_file);
    done += static_cast<std::size_t>(written);
  }
  m_end += bytes.size();
}

void FoundLog::append(const Found& found) {
  try {
    open();
    write(encoded(found));
    m_complete = true;
    m_trouble.reset();
  } catch (const SolutionError& error) {
    m_complete = false;
    m_trouble = error;
  }
  m_written = std::chrono::steady_clock::now();
}

void FoundLog::remove() {
  if (m_end == 0 && m_descriptor < 0) return;  // never ours
  std::error_code ignored;
  std::filesystem::remove(m_file, ignored);
}

}  // namespace kotai::domineering

#include "core/base/page_pool.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>

namespace kotai {

/// Size of the smallest mapping in bytes. Mappings grow with use, so that small solves request little memory
/// and large solves make few requests.
constexpr std::size_t smallestMapping = std::size_t{1} << 20;
constexpr std::size_t largestMapping = std::size_t{1} << 26;
/// Minimum number of bytes kept for reuse.
constexpr std::uint64_t smallestRetained = std::uint64_t{1} << 23;

/// Returns pages to the system. Keeps system pages that are only partly in the range, which happens if the
/// system's pages are larger than ours.
static void giveBack(std::byte* first, std::size_t bytes) noexcept {
  static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  const auto place = reinterpret_cast<std::uintptr_t>(first);
  const std::uintptr_t begin = (place + page - 1) / page * page;
  const std::uintptr_t end = (place + bytes) / page * page;
  if (begin < end) ::madvise(first + (begin - place), end - begin, MADV_DONTNEED);
}

/// Populates all pages with one call, to avoid a page fault for each page. Ignores errors.
static void populatePages([[maybe_unused]] std::byte* first, [[maybe_unused]] std::size_t bytes) noexcept {
#ifdef MADV_POPULATE_WRITE
  ::madvise(first, bytes, MADV_POPULATE_WRITE);
#endif
}

void FreeRanges::insert(Range range) {
  m_byPlace.emplace(range.first, range.bytes);
  try {
    m_bySize.emplace(range.bytes, range.first);
  } catch (...) {
    m_byPlace.erase(range.first);
    throw;
  }
}

void FreeRanges::remove(Range range) {
  m_byPlace.erase(range.first);
  m_bySize.erase({range.bytes, range.first});
}

FreeRanges::Range FreeRanges::add(Range range) {
  insert(range);
  const auto joined = [this](Range left, Range right) {
    remove(left);
    // Moves the nodes of the right range to the joined range, without allocation.
    auto byPlace = m_byPlace.extract(right.first);
    auto bySize = m_bySize.extract({right.bytes, right.first});
    const Range whole{left.first, left.bytes + right.bytes};
    byPlace.key() = whole.first;
    byPlace.mapped() = whole.bytes;
    bySize.value() = {whole.bytes, whole.first};
    m_byPlace.insert(std::move(byPlace));
    m_bySize.insert(std::move(bySize));
    return whole;
  };
  auto place = m_byPlace.find(range.first);
  if (const auto next = std::next(place);
      next != m_byPlace.end() && next->first == range.first + range.bytes && !m_mappings.contains(next->first))
    range = joined(range, {next->first, next->second});
  place = m_byPlace.find(range.first);
  if (place == m_byPlace.begin() || m_mappings.contains(range.first)) return range;
  const auto before = std::prev(place);
  if (before->first + before->second == range.first) range = joined({before->first, before->second}, range);
  return range;
}

std::byte* FreeRanges::take(std::size_t bytes) {
  const auto found = m_bySize.lower_bound({bytes, nullptr});
  if (found == m_bySize.end()) return nullptr;
  const Range range{found->second, found->first};
  if (range.bytes == bytes) {
    remove(range);
    return range.first;
  }
  // Takes the end of the range, so that its key in m_byPlace stays valid.
  auto bySize = m_bySize.extract(found);
  bySize.value().first = range.bytes - bytes;
  m_bySize.insert(std::move(bySize));
  m_byPlace.find(range.first)->second = range.bytes - bytes;
  return range.first + (range.bytes - bytes);
}

FreeRanges::Range FreeRanges::popLargest() {
  const Range range{m_bySize.rbegin()->second, m_bySize.rbegin()->first};
  remove(range);
  return range;
}

PagePool& PagePool::shared() {
  static auto* const pool = new PagePool;  // never destroyed: static containers may free memory later
  return *pool;
}

PagePool::~PagePool() {
  for (const auto& [first, bytes] : m_mappings) ::munmap(first, bytes);
}

std::byte* PagePool::mapMoreLocked(std::size_t bytes) {
  const std::size_t wanted = std::clamp<std::size_t>(PagePool::rounded(m_usedBytes / 4), smallestMapping, largestMapping);
  const std::size_t mapped = std::max(bytes, wanted);
  void* const memory = ::mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  // A huge page would bring unused neighbours into memory, and could not be returned in part.
  ::madvise(memory, mapped, MADV_NOHUGEPAGE);
  auto* const first = static_cast<std::byte*>(memory);
  try {
    m_mappings.emplace(first, mapped);
  } catch (...) {
    ::munmap(memory, mapped);
    throw;
  }
  if (mapped > bytes) m_cold.add({first + bytes, mapped - bytes});
  return first;
}

/// Releases the largest ranges first, until \p more additional bytes may be used.
void PagePool::giveBackLocked(std::uint64_t more) noexcept {
  const std::uint64_t allowed = std::max(m_retainedBytes, smallestRetained);
  while (!m_warm.empty() && m_smallBytes + m_usedBytes + m_warmBytes + more > allowed) {
    const FreeRanges::Range range = m_warm.popLargest();
    m_warmBytes -= range.bytes;
    giveBack(range.first, range.bytes);
    try {
      const FreeRanges::Range whole = m_cold.add(range);
      const auto mapping = m_mappings.find(whole.first);
      if (mapping == m_mappings.end() || mapping->second != whole.bytes) continue;
      m_cold.remove(whole);
      m_mappings.erase(mapping);
      ::munmap(whole.first, whole.bytes);
    } catch (const std::bad_alloc&) {
      // The address range is lost, but its memory has already been returned to the system.
    }
  }
}

void* PagePool::allocate(std::size_t bytes) {
  bytes = rounded(bytes);
  std::unique_lock lock(m_mutex);
  if (std::byte* const memory = m_warm.take(bytes)) {
    m_warmBytes -= bytes;
    m_usedBytes += bytes;
    return memory;
  }
  giveBackLocked(bytes);
  std::byte* memory = m_cold.take(bytes);
  if (memory == nullptr) memory = mapMoreLocked(bytes);
  m_usedBytes += bytes;
  lock.unlock();
  populatePages(memory, bytes);
  return memory;
}

void PagePool::release(void* memory, std::size_t bytes) noexcept {
  bytes = rounded(bytes);
  const std::scoped_lock lock(m_mutex);
  m_usedBytes -= bytes;
  try {
    m_warm.add({static_cast<std::byte*>(memory), bytes});
    m_warmBytes += bytes;
  } catch (const std::bad_alloc&) {
    giveBack(static_cast<std::byte*>(memory), bytes);  // the address range is lost, but its memory has been returned
  }
  giveBackLocked(0);
}

void* PagePool::allocateSmall(std::size_t bytes) {
  void* const memory = ::operator new(bytes);
  m_smallBytes += bytes;
  return memory;
}

void PagePool::releaseSmall(void* memory, std::size_t bytes) noexcept {
  m_smallBytes -= bytes;
  ::operator delete(memory);
}

PagePool::RetainPages::RetainPages(std::uint64_t bytes, PagePool& pool) : m_pool(pool), m_bytes(bytes) {
  const std::scoped_lock lock(m_pool.m_mutex);
  m_pool.m_retainedBytes += m_bytes;
}

PagePool::RetainPages::~RetainPages() {
  const std::scoped_lock lock(m_pool.m_mutex);
  m_pool.m_retainedBytes -= m_bytes;
  m_pool.giveBackLocked(0);
}

std::uint64_t PagePool::usedBytes() const {
  const std::scoped_lock lock(m_mutex);
  return m_usedBytes;
}

std::uint64_t PagePool::residentBytes() const {
  const std::scoped_lock lock(m_mutex);
  return m_usedBytes + m_warmBytes;
}

}  // namespace kotai

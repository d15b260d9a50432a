// Memory in whole pages for large, short-lived objects, so that freed memory can return to the system.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <new>
#include <set>
#include <utility>
#include <vector>

namespace kotai {

/// Free address ranges. Joins adjacent ranges, but never across the start of a mapping.
class FreeRanges {
 public:
  using Mappings = std::map<std::byte*, std::size_t>;
  explicit FreeRanges(const Mappings& mappings) : m_mappings(mappings) {}

  struct Range {
    std::byte* first = nullptr;
    std::size_t bytes = 0;
  };
  bool empty() const { return m_byPlace.empty(); }
  /// Adds a free range. Returns the joined range that contains the added range.
  Range add(Range range);
  /// Takes \p bytes bytes from the smallest free range that is large enough. Returns null if there is no such range.
  std::byte* take(std::size_t bytes);
  /// Removes the largest range, and returns that range. Precondition: there are free ranges.
  Range popLargest();
  void remove(Range range);

 private:
  void insert(Range range);

  const Mappings& m_mappings;
  std::map<std::byte*, std::size_t> m_byPlace;
  std::set<std::pair<std::size_t, std::byte*>> m_bySize;
};

/// Allocates ranges of pages. Every freed page is reused or returned to the system. In a general allocator, small
/// long-lived objects between the large objects would keep pages in memory. Thread-safe.
class PagePool {
 public:
  static constexpr std::size_t pageBytes = 4096;
  static constexpr std::size_t rounded(std::size_t bytes) { return (bytes + pageBytes - 1) / pageBytes * pageBytes; }

  /// Returns the pool that all code of this program shares.
  static PagePool& shared();
  PagePool() = default;
  ~PagePool();
  PagePool(const PagePool&) = delete;
  PagePool& operator=(const PagePool&) = delete;

  /// Allocates pages with undefined contents. The pages are resident, because callers write all of them. Throws std::bad_alloc.
  void* allocate(std::size_t bytes);
  void release(void* memory, std::size_t bytes) noexcept;

  /// Uses the general allocator for a block that is too small for whole pages. Counts the bytes of the block as
  /// used.
  void* allocateSmall(std::size_t bytes);
  void releaseSmall(void* memory, std::size_t bytes) noexcept;

  /// During the lifetime of this object, the pool keeps freed pages for reuse while used and free pages together have at most \p
  /// bytes bytes. The limits of several instances add up.
  class RetainPages {
   public:
    explicit RetainPages(std::uint64_t bytes, PagePool& pool = PagePool::shared());
    ~RetainPages();
    RetainPages(const RetainPages&) = delete;
    RetainPages& operator=(const RetainPages&) = delete;

   private:
    PagePool& m_pool;
    std::uint64_t m_bytes;
  };

  std::uint64_t usedBytes() const;
  /// Returns the bytes of pages in use or kept for reuse.
  std::uint64_t residentBytes() const;

 private:
  void giveBackLocked(std::uint64_t more) noexcept;
  std::byte* mapMoreLocked(std::size_t bytes);

  mutable std::mutex m_mutex;
  FreeRanges::Mappings m_mappings;
  FreeRanges m_warm{m_mappings};  // resident ranges
  FreeRanges m_cold{m_mappings};  // ranges without memory
  std::atomic<std::uint64_t> m_smallBytes = 0;
  std::uint64_t m_usedBytes = 0;
  std::uint64_t m_warmBytes = 0;
  std::uint64_t m_retainedBytes = 0;
};

/// Allocator for containers of large objects: uses the pool, except for small sizes, for which a page would waste too much.
template <class T>
struct PageAllocator {
  using value_type = T;
  static constexpr std::size_t smallest = 4 * PagePool::pageBytes;
  /// Returns the number of bytes that \p count elements take in memory.
  static constexpr std::size_t bytesFor(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    return bytes < smallest ? bytes : PagePool::rounded(bytes);
  }

  PageAllocator() = default;
  template <class Other>
  PageAllocator(const PageAllocator<Other>&) {}  // NOLINT: allocators convert implicitly

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    PagePool& pool = PagePool::shared();
    return static_cast<T*>(bytes < smallest ? pool.allocateSmall(bytes) : pool.allocate(bytes));
  }
  void deallocate(T* memory, std::size_t count) noexcept {
    const std::size_t bytes = count * sizeof(T);
    if (bytes < smallest)
      PagePool::shared().releaseSmall(memory, bytes);
    else
      PagePool::shared().release(memory, bytes);
  }
  friend bool operator==(const PageAllocator&, const PageAllocator&) { return true; }
};

/// Allocator that leaves elements uninitialised unless a value is given. Callers must write every element
/// before they read it.
template <class T>
struct UnsetPageAllocator : PageAllocator<T> {
  template <class Other>
  struct rebind {
    using other = UnsetPageAllocator<Other>;
  };
  UnsetPageAllocator() = default;
  template <class Other>
  UnsetPageAllocator(const UnsetPageAllocator<Other>&) {}  // NOLINT: allocators convert implicitly

  void construct(T* place) noexcept { ::new (static_cast<void*>(place)) T; }
  template <class... Values>
  void construct(T* place, Values&&... values) {
    ::new (static_cast<void*>(place)) T(std::forward<Values>(values)...);
  }
};

template <class T>
using UnsetPageVector = std::vector<T, UnsetPageAllocator<T>>;
template <class T>
using PageVector = std::vector<T, PageAllocator<T>>;

}  // namespace kotai

// Memory for large tables with random access. Uses huge pages if available, because they avoid most address look-ups.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace kotai {

/// Advises the system to use huge pages for this memory.
void preferHugePages(void* memory, std::size_t bytes);

/// Zeroed memory in its own mapping. Throws std::bad_alloc.
class MappedMemory {
 public:
  explicit MappedMemory(std::size_t bytes);
  ~MappedMemory();
  MappedMemory(const MappedMemory&) = delete;
  MappedMemory& operator=(const MappedMemory&) = delete;

  void* data() const { return m_data; }
  std::size_t bytes() const { return m_bytes; }
  /// Returns to the system all whole huge pages that lie before \p end.
  void giveBack(std::size_t end);

 private:
  void* m_data;
  std::size_t m_bytes;
};

template <class T>
struct HugePageAllocator {
  using value_type = T;
  static constexpr std::size_t hugeBytes = std::size_t{1} << 21;

  HugePageAllocator() = default;
  template <class Other>
  explicit HugePageAllocator(const HugePageAllocator<Other>&) {}

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    const bool large = bytes >= hugeBytes;
    const std::size_t alignment = large ? hugeBytes : 64;
    void* const memory = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (memory == nullptr) throw std::bad_alloc();
    if (large) preferHugePages(memory, bytes);
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t) noexcept { std::free(memory); }
  friend bool operator==(const HugePageAllocator&, const HugePageAllocator&) { return true; }
};

}  // namespace kotai

#include "solvers/retrograde/value_bytes.h"

#include <sys/mman.h>

#include <new>

namespace kotai::retrograde {

ValueBytes::ValueBytes(std::size_t count) : m_count(count) {
  void* memory = ::mmap(nullptr, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  ::madvise(memory, count, MADV_HUGEPAGE);  // only a wish
  m_bytes = static_cast<std::uint8_t*>(memory);
}

ValueBytes::~ValueBytes() { ::munmap(m_bytes, m_count); }

}  // namespace kotai::retrograde

#include "solvers/base/huge_pages.h"

#include <sys/mman.h>

namespace kotai {

void preferHugePages(void* memory, std::size_t bytes) { ::madvise(memory, bytes, MADV_HUGEPAGE); }

MappedMemory::MappedMemory(std::size_t bytes)
    : m_data(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)), m_bytes(bytes) {
  if (m_data == MAP_FAILED) throw std::bad_alloc();
  preferHugePages(m_data, bytes);
}

MappedMemory::~MappedMemory() { ::munmap(m_data, m_bytes); }

}  // namespace kotai

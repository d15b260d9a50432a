#include "solvers/base/huge_pages.h"

#include <sys/mman.h>

#include <cstdint>

namespace kotai {

void preferHugePages(void* memory, std::size_t bytes) { ::madvise(memory, bytes, MADV_HUGEPAGE); }

MappedMemory::MappedMemory(std::size_t bytes)
    : m_data(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)), m_bytes(bytes) {
  if (m_data == MAP_FAILED) throw std::bad_alloc();
  preferHugePages(m_data, bytes);
}

void MappedMemory::giveBack(std::size_t end) {
  constexpr std::size_t hugeBytes = HugePageAllocator<std::byte>::hugeBytes;
  const auto begin = reinterpret_cast<std::uintptr_t>(m_data);
  const std::uintptr_t whole = (begin + end) / hugeBytes * hugeBytes;
  if (whole > begin) ::madvise(m_data, whole - begin, MADV_DONTNEED);
}

MappedMemory::~MappedMemory() { ::munmap(m_data, m_bytes); }

}  // namespace kotai

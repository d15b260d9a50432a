// One byte per position of the whole index, on huge pages if available.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "solvers/base/huge_pages.h"

namespace kotai::retrograde {

/// Array of bytes, initially zero. Throws std::bad_alloc.
class ValueBytes {
 public:
  explicit ValueBytes(std::size_t count) : m_memory(count), m_bytes(static_cast<std::uint8_t*>(m_memory.data())) {}

  std::uint8_t* data() { return m_bytes; }
  const std::uint8_t* data() const { return m_bytes; }
  std::size_t size() const { return m_memory.bytes(); }
  std::span<std::byte> asBytes() { return {reinterpret_cast<std::byte*>(m_bytes), size()}; }
  /// Releases the bytes before \p end, whose contents are then undefined.
  void giveBack(std::size_t end) { m_memory.giveBack(end); }
  std::uint8_t& operator[](std::size_t index) { return m_bytes[index]; }
  std::uint8_t operator[](std::size_t index) const { return m_bytes[index]; }

 private:
  MappedMemory m_memory;
  std::uint8_t* m_bytes;
};

/// Bitmap of words, on huge pages if available.
class Bitmap {
 public:
  explicit Bitmap(std::uint64_t words) : m_memory(words * sizeof(std::uint64_t)) {}
  std::uint64_t* words() { return reinterpret_cast<std::uint64_t*>(m_memory.data()); }
  const std::uint64_t* words() const { return reinterpret_cast<const std::uint64_t*>(m_memory.data()); }

 private:
  ValueBytes m_memory;
};

}  // namespace kotai::retrograde

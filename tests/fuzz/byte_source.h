// Reads the bytes of an input one by one, and zeros after the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace kotai::fuzz {

class ByteSource {
 public:
  ByteSource(const std::uint8_t* data, std::size_t size) : m_bytes(data, size) {}

  bool empty() const { return m_bytes.empty(); }
  std::uint8_t byte() {
    if (m_bytes.empty()) return 0;
    const std::uint8_t first = m_bytes.front();
    m_bytes = m_bytes.subspan(1);
    return first;
  }
  std::uint16_t word() {
    const unsigned low = byte();
    return static_cast<std::uint16_t>(low | static_cast<unsigned>(byte()) << 8);
  }
  std::size_t below(std::size_t end) { return byte() % end; }
  std::span<const std::uint8_t> rest() const { return m_bytes; }
  std::string_view restAsText() const { return {reinterpret_cast<const char*>(m_bytes.data()), m_bytes.size()}; }

 private:
  std::span<const std::uint8_t> m_bytes;
};

}  // namespace kotai::fuzz

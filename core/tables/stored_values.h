// The stored values of adjacent positions: one or two bytes each, decoded on demand.
#pragma once

#include <cstdint>
#include <cstring>
#include <utility>

#include "core/base/page_pool.h"
#include "core/tables/value_coding.h"

namespace kotai {

/// Positions `begin` to `end - 1` of a part, clamped to the size of the part.
struct PartRange {
  std::uint64_t begin = 0;
  std::uint64_t end = UINT64_MAX;
};

/// Returns the code at \p index in an array of little-endian codes of \p valueBytes bytes (1 or 2).
inline std::uint32_t codeIn(const std::byte* bytes, std::uint32_t valueBytes, std::uint64_t index) {
  if (valueBytes == 1) return static_cast<std::uint32_t>(bytes[index]);
  std::uint16_t code = 0;
  std::memcpy(&code, bytes + 2 * index, sizeof code);
  return code;
}

/// Codes of adjacent positions. Scans read the codes, because a vector of Value would be far larger.
class StoredValues {
 public:
  StoredValues() = default;
  StoredValues(PageVector<std::byte> bytes, std::uint32_t valueBytes, ValueCoding coding)
      : m_bytes(std::move(bytes)), m_valueBytes(valueBytes), m_coding(coding) {}

  std::uint64_t size() const { return m_bytes.size() / m_valueBytes; }
  std::uint32_t codeAt(std::uint64_t index) const { return codeIn(m_bytes.data(), m_valueBytes, index); }
  Value operator[](std::uint64_t index) const { return decodeValue(m_coding, codeAt(index)); }
  std::uint32_t codeOf(Value value) const { return encodeValue(m_coding, value); }

 private:
  PageVector<std::byte> m_bytes;
  std::uint32_t m_valueBytes = 1;
  ValueCoding m_coding = ValueCoding::Explicit;
};

}  // namespace kotai

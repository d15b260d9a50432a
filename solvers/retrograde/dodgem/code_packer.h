// Cells of one byte made into the codes of a record.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kotai::retrograde {

/// How often each code has come. In four tables, so that equal neighbours need not wait for one another.
struct CodeCounts {
  std::array<std::array<std::uint64_t, 256>, 4> tables{};

  std::uint64_t of(std::uint8_t code) const { return tables[0][code] + tables[1][code] + tables[2][code] + tables[3][code]; }
};

/// Writes the codes (codeOfTurned()) of a row's legal cells one behind the other and counts them. Returns where they end; up to
/// packerMargin bytes behind that may be written as well.
using CodePacker8 = std::byte* (*)(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts);
inline constexpr std::size_t packerMargin = 64;

/// The fastest one this machine can run.
CodePacker8 codePacker();
std::byte* packCodes(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts);
/// Null where the machine or the build lacks the instructions.
CodePacker8 avx512CodePacker();

}  // namespace kotai::retrograde

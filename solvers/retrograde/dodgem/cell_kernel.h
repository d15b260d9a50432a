// Operations on cells of one byte, with a version for each kind of processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solvers/retrograde/dodgem/value_rows.h"

namespace kotai::retrograde {

/// Counts by code, spread over four tables. Additions for equal neighbouring codes go to different tables, so
/// these additions do not depend on each other.
struct CodeCounts {
  static constexpr std::uint8_t noCode = 255;  ///< code of no position; its counts are meaningless

  std::array<std::array<std::uint64_t, 256>, 4> tables{};

  std::uint64_t of(std::uint8_t code) const { return tables[0][code] + tables[1][code] + tables[2][code] + tables[3][code]; }
};

struct CellKernel {
  /// Writes and counts the codes (codeOfTurned()) of a row's legal cells. Returns the end of the written codes.
  /// May write up to packMargin bytes beyond the end.
  std::byte* (*pack)(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts);
  static constexpr std::size_t packMargin = 64;

  /// Sets the legal cells of a row, which are 0, to the values of consecutive codes. Returns the end of the codes.
  const std::byte* (*unpack)(std::int8_t* cells, std::size_t columns, const std::byte* codes);

  /// Turns and transposes a block of rowPadding rows: out[column * outStride + r] = turnedCell(in[r * inStride +
  /// column]) for `columns` columns. `columns` is at most inStride. Sets changed[column] if a value of the column
  /// has changed. Returns whether any value has changed.
  bool (*storeTransposed)(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride,
                          std::size_t columns, std::uint8_t* changed);
};

/// Returns the fastest kernel that this machine can run.
const CellKernel& cellKernel(Scale scale);
const CellKernel& portableCellKernel(Scale scale);
/// Returns the version for AVX-512, or null if the build lacks the instructions. Precondition: mayUseAvx512().
const CellKernel* avx512CellKernel(Scale scale);

}  // namespace kotai::retrograde

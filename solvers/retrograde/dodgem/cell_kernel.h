// Operations on cells of one byte, for each kind of processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solvers/retrograde/dodgem/value_rows.h"

namespace kotai::retrograde {

/// How often each code has come. In four tables, so that equal neighbours need not wait for one another.
struct CodeCounts {
  static constexpr std::uint8_t noCode = 255;  ///< what is counted for this one means nothing

  std::array<std::array<std::uint64_t, 256>, 4> tables{};

  std::uint64_t of(std::uint8_t code) const { return tables[0][code] + tables[1][code] + tables[2][code] + tables[3][code]; }
};

struct CellKernel {
  /// Writes the codes (codeOfTurned()) of a row's legal cells one behind the other and counts them. Returns where they end; up to
  /// packMargin bytes behind that may be written as well.
  std::byte* (*pack)(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts);
  static constexpr std::size_t packMargin = 64;

  /// Gives the legal cells of a row, which are 0, the values of codes, one behind the other. Returns the place after the last
  /// one.
  const std::byte* (*unpack)(std::int8_t* cells, std::size_t columns, const std::byte* codes);

  /// Turns and transposes a block of rowPadding rows: out[column * outStride + r] = turnedCell(in[r * inStride + column]) for
  /// `columns` columns, at most inStride. Sets changed[column] where anything differs from before; returns whether any does.
  bool (*storeTransposed)(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride,
                          std::size_t columns, std::uint8_t* changed);
};

/// The fastest one this machine can run.
const CellKernel& cellKernel(Scale scale);
const CellKernel& portableCellKernel(Scale scale);
/// Null where the machine or the build lacks the instructions.
const CellKernel* avx512CellKernel(Scale scale);

}  // namespace kotai::retrograde

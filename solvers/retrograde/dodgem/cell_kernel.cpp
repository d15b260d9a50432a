#include "solvers/retrograde/dodgem/cell_kernel.h"

#include <algorithm>
#include <cstring>

#include "solvers/base/processor.h"
#include "solvers/retrograde/byte_shuffle.h"
#include "solvers/retrograde/dodgem/pair_table.h"

namespace kotai::retrograde {

template <Scale scale>
static std::byte* pack(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts) {
  static const auto codes = [] {
    std::array<std::uint8_t, 256> table{};
    table[static_cast<std::uint8_t>(illegalCell<std::int8_t>)] = CodeCounts::noCode;
    for (int cell = -127; cell <= 127; ++cell)
      table[static_cast<std::uint8_t>(cell)] = static_cast<std::uint8_t>(codeOfTurned(static_cast<std::int8_t>(cell), scale));
    return table;
  }();
  // The loop avoids unpredictable branches: it also writes illegal cells, and overwrites them later.
  for (std::size_t column = 0; column < columns; ++column) {
    const std::uint8_t code = codes[static_cast<std::uint8_t>(cells[column])];
    ++counts.tables[column % counts.tables.size()][code];
    *out = std::byte{code};
    out += cells[column] != illegalCell<std::int8_t> ? 1 : 0;
  }
  return out;
}

template <Scale scale>
static const std::byte* unpack(std::int8_t* cells, std::size_t columns, const std::byte* codes) {
  static const auto cellOf = [] {
    std::array<std::int8_t, 256> table{};
    for (std::uint32_t code = 0; code < 255; ++code) table[code] = turnedOfCode<std::int8_t>(code, scale);
    return table;
  }();
  for (std::size_t column = 0; column < columns; ++column)
    if (cells[column] != illegalCell<std::int8_t>) cells[column] = cellOf[static_cast<std::uint8_t>(*codes++)];
  return codes;
}

using Lane = std::uint8_t __attribute__((vector_size(16)));

/// Transposes sixteen rows of sixteen bytes by interleaving the upper and the lower half four times.
static void transposeBytes(Lane (&rows)[16]) {
  const Lane low = {0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23};
  const Lane high = {8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
  for (int round = 0; round < 4; ++round) {
    Lane next[16];
    for (int i = 0; i < 8; ++i) {
      next[2 * i] = shuffled(rows[i], rows[i + 8], low);
      next[2 * i + 1] = shuffled(rows[i], rows[i + 8], high);
    }
    std::memcpy(rows, next, sizeof next);
  }
}

template <Scale scale>
static bool storeBlock(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride, std::size_t columns,
                       std::uint8_t* changed) {
  bool any = false;
  for (std::size_t first = 0; first < columns; first += 16) {
    Lane rows[16];
    for (std::size_t r = 0; r < 16; ++r) {
      std::int8_t cells[16];
      for (std::size_t i = 0; i < 16; ++i) cells[i] = turnedCell(in[r * inStride + first + i], scale);
      std::memcpy(&rows[r], cells, sizeof cells);
    }
    transposeBytes(rows);
    const std::size_t count = std::min<std::size_t>(16, columns - first);
    for (std::size_t column = 0; column < count; ++column) {
      std::int8_t* place = out + (first + column) * outStride;
      if (std::memcmp(place, &rows[column], 16) == 0) continue;  // NOLINT: a Lane has no padding
      std::memcpy(place, &rows[column], 16);
      changed[first + column] = 1;
      any = true;
    }
  }
  return any;
}

const CellKernel& portableCellKernel(Scale scale) {
  static constexpr CellKernel evenWins{pack<Scale::EvenWins>, unpack<Scale::EvenWins>, storeBlock<Scale::EvenWins>};
  static constexpr CellKernel everyPly{pack<Scale::EveryPly>, unpack<Scale::EveryPly>, storeBlock<Scale::EveryPly>};
  return scale == Scale::EvenWins ? evenWins : everyPly;
}

const CellKernel& cellKernel(Scale scale) {
  const CellKernel* const fastest = mayUseAvx512() ? avx512CellKernel(scale) : nullptr;
  return fastest != nullptr ? *fastest : portableCellKernel(scale);
}

}  // namespace kotai::retrograde

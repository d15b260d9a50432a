#include "solvers/retrograde/value_rows.h"

#include <algorithm>
#include <cstring>

// The loops below are plain C++ that the compiler turns into vector code; on x86-64 it is made for three instruction sets
// and chosen at program start. Sanitizers do not go together with that choice.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define KOTAI_VECTOR_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define KOTAI_VECTOR_CLONES
#endif

namespace kotai::retrograde {

namespace {

constexpr std::size_t chunk = 64;

template <class Cell, std::size_t width>
[[gnu::always_inline]] inline void maxOfChunk(Cell* out, const Cell* base, const Cell* const* rows,
                                              std::size_t rowCount, std::size_t first) {
  Cell best[width];
  for (std::size_t i = 0; i < width; ++i) best[i] = base[first + i];
  for (std::size_t r = 0; r < rowCount; ++r) {
    const Cell* row = rows[r] + first;
    for (std::size_t i = 0; i < width; ++i) best[i] = std::max(best[i], row[i]);
  }
  for (std::size_t i = 0; i < width; ++i) out[first + i] = best[i];
}

template <class Cell>
[[gnu::always_inline]] inline void maxOfRowsOf(Cell* out, const Cell* base, const Cell* const* rows,
                                               std::size_t rowCount, std::size_t cells) {
  std::size_t first = 0;
  for (; first + chunk <= cells; first += chunk) maxOfChunk<Cell, chunk>(out, base, rows, rowCount, first);
  for (; first < cells; first += rowPadding) maxOfChunk<Cell, rowPadding>(out, base, rows, rowCount, first);
}

template <class Cell>
[[gnu::always_inline]] inline void maskIllegalOf(Cell* row, const Cell* gate, std::size_t cells) {
  for (std::size_t i = 0; i < cells; ++i) row[i] = gate[i] == illegalCell<Cell> ? illegalCell<Cell> : row[i];
}

template <class Cell>
[[gnu::always_inline]] inline void markNoMoveWinsOf(Cell* fixed, const Cell* best, const Cell* gate,
                                                    std::size_t cells) {
  for (std::size_t i = 0; i < cells; ++i)
    fixed[i] = best[i] == illegalCell<Cell> && gate[i] != illegalCell<Cell> ? winNow<Cell> : fixed[i];
}

using Lane = std::uint8_t __attribute__((vector_size(16)));

/// Four rounds of interleaving the upper with the lower half transpose sixteen rows of sixteen bytes.
[[gnu::always_inline]] inline void transposeBytes(Lane (&rows)[16]) {
  const Lane low = {0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23};
  const Lane high = {8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
  for (int round = 0; round < 4; ++round) {
    Lane next[16];
    for (int i = 0; i < 8; ++i) {
      next[2 * i] = __builtin_shuffle(rows[i], rows[i + 8], low);
      next[2 * i + 1] = __builtin_shuffle(rows[i], rows[i + 8], high);
    }
    std::memcpy(rows, next, sizeof next);
  }
}

template <class Cell>
[[gnu::always_inline]] inline void countRowOf(const Cell* values, const Cell* passed, const Cell* const* rows,
                                              std::size_t rowCount, std::size_t cells, RowCounts& counts) {
  for (std::size_t first = 0; first < cells; first += rowPadding) {
    std::uint8_t legal[rowPadding] = {};
    std::uint8_t keeping[rowPadding] = {};
    Cell value[rowPadding];
    for (std::size_t i = 0; i < rowPadding; ++i) value[i] = values[first + i];
    for (std::size_t r = 0; r < rowCount; ++r) {
      const Cell* row = rows[r] + first;
      for (std::size_t i = 0; i < rowPadding; ++i) {
        const bool possible = row[i] != illegalCell<Cell>;
        const bool keeps = (value[i] > 0 && row[i] > 0) || (value[i] == 0 && row[i] == 0);
        legal[i] = static_cast<std::uint8_t>(legal[i] + (possible ? 1 : 0));
        keeping[i] = static_cast<std::uint8_t>(keeping[i] + (keeps ? 1 : 0));
      }
    }
    std::uint32_t sums[6] = {};
    std::uint8_t most = 0;
    for (std::size_t i = 0; i < rowPadding; ++i) {
      const bool there = value[i] != illegalCell<Cell>;
      const bool loses = there && value[i] < 0;
      const bool draws = value[i] == 0;
      const bool only = keeping[i] == 1 && legal[i] > 1;
      const Cell pass = passed[first + i];
      sums[0] += only && value[i] > 0 ? 1U : 0U;
      sums[1] += only && draws ? 1U : 0U;
      sums[2] += loses && pass > 0 ? 1U : 0U;
      sums[3] += loses && pass == 0 ? 1U : 0U;
      sums[4] += draws && pass > 0 ? 1U : 0U;
      sums[5] += there ? legal[i] : 0U;
      most = std::max(most, there ? legal[i] : std::uint8_t{0});
    }
    counts.onlyMoveWins += sums[0];
    counts.onlyMoveDraws += sums[1];
    counts.zugzwangLossToWin += sums[2];
    counts.zugzwangLossToDraw += sums[3];
    counts.zugzwangDrawToWin += sums[4];
    counts.legalMoves += sums[5];
    counts.mostLegalMoves = std::max<std::uint32_t>(counts.mostLegalMoves, most);
  }
}

}  // namespace

KOTAI_VECTOR_CLONES void maxOfRows(std::int8_t* out, const std::int8_t* base, const std::int8_t* const* rows,
                                   std::size_t rowCount, std::size_t cells) {
  maxOfRowsOf(out, base, rows, rowCount, cells);
}
KOTAI_VECTOR_CLONES void maxOfRows(std::int16_t* out, const std::int16_t* base, const std::int16_t* const* rows,
                                   std::size_t rowCount, std::size_t cells) {
  maxOfRowsOf(out, base, rows, rowCount, cells);
}

KOTAI_VECTOR_CLONES void maskIllegal(std::int8_t* row, const std::int8_t* gate, std::size_t cells) {
  maskIllegalOf(row, gate, cells);
}
KOTAI_VECTOR_CLONES void maskIllegal(std::int16_t* row, const std::int16_t* gate, std::size_t cells) {
  maskIllegalOf(row, gate, cells);
}

KOTAI_VECTOR_CLONES void markNoMoveWins(std::int8_t* fixed, const std::int8_t* best, const std::int8_t* gate,
                                        std::size_t cells) {
  markNoMoveWinsOf(fixed, best, gate, cells);
}
KOTAI_VECTOR_CLONES void markNoMoveWins(std::int16_t* fixed, const std::int16_t* best, const std::int16_t* gate,
                                        std::size_t cells) {
  markNoMoveWinsOf(fixed, best, gate, cells);
}

bool storeTransposed(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride,
                     std::size_t columns, std::uint8_t* changed) {
  bool any = false;
  for (std::size_t first = 0; first < columns; first += 16) {
    Lane rows[16];
    for (std::size_t r = 0; r < 16; ++r) {
      std::int8_t cells[16];
      for (std::size_t i = 0; i < 16; ++i) cells[i] = turnedCell(in[r * inStride + first + i]);
      std::memcpy(&rows[r], cells, sizeof cells);
    }
    transposeBytes(rows);
    const std::size_t count = std::min<std::size_t>(16, columns - first);
    for (std::size_t column = 0; column < count; ++column) {
      std::int8_t* place = out + (first + column) * outStride;
      if (std::memcmp(place, &rows[column], 16) == 0) continue;
      std::memcpy(place, &rows[column], 16);
      changed[first + column] = 1;
      any = true;
    }
  }
  return any;
}

bool storeTransposed(const std::int16_t* in, std::size_t inStride, std::int16_t* out, std::size_t outStride,
                     std::size_t columns, std::uint8_t* changed) {
  bool any = false;
  for (std::size_t column = 0; column < columns; ++column)
    for (std::size_t r = 0; r < rowPadding; ++r) {
      const std::int16_t cell = turnedCell(in[r * inStride + column]);
      std::int16_t& place = out[column * outStride + r];
      if (place == cell) continue;
      place = cell;
      changed[column] = 1;
      any = true;
    }
  return any;
}

KOTAI_VECTOR_CLONES void countRow(const std::int8_t* values, const std::int8_t* passed,
                                  const std::int8_t* const* rows, std::size_t rowCount, std::size_t cells,
                                  RowCounts& counts) {
  countRowOf(values, passed, rows, rowCount, cells, counts);
}
KOTAI_VECTOR_CLONES void countRow(const std::int16_t* values, const std::int16_t* passed,
                                  const std::int16_t* const* rows, std::size_t rowCount, std::size_t cells,
                                  RowCounts& counts) {
  countRowOf(values, passed, rows, rowCount, cells, counts);
}

}  // namespace kotai::retrograde

#include "solvers/retrograde/dodgem/value_rows.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "solvers/base/processor.h"
#include "solvers/retrograde/dodgem/cell_kernel.h"

namespace kotai::retrograde {

namespace {

/// Type that carries the number of bytes in a vector.
template <std::size_t count>
using VectorBytes = std::integral_constant<std::size_t, count>;

// The loops below are plain C++ that the compiler vectorises. On x86-64, there is a version for each kind of processor.
#if defined(__x86_64__)
template <class Loop>
[[gnu::target("avx512f,avx512bw,avx512dq,avx512vl,prefer-vector-width=512")]] void runWithAvx512(const Loop& loop) {
  loop(VectorBytes<64>{});
}
template <class Loop>
[[gnu::target("avx2")]] void runWithAvx2(const Loop& loop) {
  loop(VectorBytes<32>{});
}
#endif
/// Runs \p loop with vectors of the width that the processor supports. \p loop must be inlined.
template <class Loop>
[[gnu::always_inline]] inline void run(const Loop& loop) {
#if defined(__x86_64__)
  if (mayUseAvx512()) return runWithAvx512(loop);
  if (mayUseAvx2()) return runWithAvx2(loop);
#endif
  loop(VectorBytes<16>{});
}

/// Compiler vector of `lanes` cells. A vector wider than the machine's registers stays in memory.
template <class Cell, std::size_t lanes>
using Cells [[gnu::vector_size(lanes * sizeof(Cell))]] = Cell;
constexpr std::size_t chunk = 64;

/// Vectors are passed by reference, because passing by value depends on the instruction set.
template <class Vector, class Cell>
[[gnu::always_inline]] inline void load(Vector& cells, const Cell* from) {
  std::memcpy(&cells, from, sizeof cells);
}
template <class Vector, class Cell>
[[gnu::always_inline]] inline void store(Cell* to, const Vector& cells) {
  std::memcpy(to, &cells, sizeof cells);
}

template <std::size_t bytes, std::size_t cells, class Cell>
[[gnu::always_inline]] inline void maxOfChunk(Cell* out, const Cell* base, const Cell* const* rows, std::size_t rowCount,
                                              std::size_t first) {
  constexpr std::size_t lanes = std::min(cells, bytes / sizeof(Cell));
  constexpr std::size_t vectors = cells / lanes;
  Cells<Cell, lanes> best[vectors];
  Cells<Cell, lanes> row;
#pragma GCC unroll 8
  for (std::size_t vector = 0; vector < vectors; ++vector) load(best[vector], base + first + vector * lanes);
  for (std::size_t r = 0; r < rowCount; ++r) {
#pragma GCC unroll 8
    for (std::size_t vector = 0; vector < vectors; ++vector) {
      load(row, rows[r] + first + vector * lanes);
      best[vector] = row > best[vector] ? row : best[vector];
    }
  }
#pragma GCC unroll 8
  for (std::size_t vector = 0; vector < vectors; ++vector) store(out + first + vector * lanes, best[vector]);
}

template <std::size_t bytes, class Cell>
[[gnu::always_inline]] inline void maxOfRowsOf(Cell* out, const Cell* base, const Cell* const* rows, std::size_t rowCount,
                                               std::size_t cells) {
  std::size_t first = 0;
  for (; first + chunk <= cells; first += chunk) maxOfChunk<bytes, chunk>(out, base, rows, rowCount, first);
  for (; first < cells; first += rowPadding) maxOfChunk<bytes, rowPadding>(out, base, rows, rowCount, first);
}

template <class Cell>
[[gnu::always_inline]] inline void maskIllegalOf(Cell* row, const Cell* gate, std::size_t cells) {
  for (std::size_t i = 0; i < cells; ++i) row[i] = gate[i] == illegalCell<Cell> ? illegalCell<Cell> : row[i];
}

template <class Cell>
[[gnu::always_inline]] inline void markNoMovesOf(Cell* fixed, const Cell* best, const Cell* gate, std::size_t cells, Cell value) {
  for (std::size_t i = 0; i < cells; ++i)
    fixed[i] = best[i] == illegalCell<Cell> && gate[i] != illegalCell<Cell> ? value : fixed[i];
}

template <class Cell, std::size_t lanes>
[[gnu::always_inline]] inline void countChunk(const Cell* values, const Cell* passed, const Cell* const* rows,
                                              std::size_t rowCount, std::size_t first, RowTally<Cell>& tally) {
  using Vector = Cells<Cell, lanes>;
  Vector value;
  Vector pass;
  Vector row;
  load(value, values + first);
  load(pass, passed + first);
  const Vector wins = value > 0;  // comparisons of vectors give 0 or -1 in each lane
  const Vector draws = value == 0;
  const Vector there = value != illegalCell<Cell>;
  const Vector loses = there & (value < 0);
  Vector legal{};
  Vector keeping{};
  for (std::size_t r = 0; r < rowCount; ++r) {
    load(row, rows[r] + first);
    legal -= row != illegalCell<Cell>;
    keeping -= (wins & (row > 0)) | (draws & (row == 0));
  }
  legal &= there;
  const Vector only = (keeping == 1) & (legal > 1);
  const Vector additions[RowTally<Cell>::counters] = {-(only & wins), -(only & draws), -(loses & (pass > 0)),
                                                      -(loses & (pass == 0)), -(draws & (pass > 0))};
  for (std::size_t counter = 0; counter < RowTally<Cell>::counters; ++counter) {
    load(row, tally.sums[counter]);
    row += additions[counter];
    store(tally.sums[counter], row);
  }
  using Wide = typename RowTally<Cell>::Wide;
  constexpr int cellBits = 8 * sizeof(Cell);
  Cells<Wide, lanes / 2> pairs;
  Cells<Wide, lanes / 2> moves;
  std::memcpy(&pairs, &legal, sizeof pairs);
  load(moves, tally.legalMoves);
  moves += (pairs >> cellBits) + (pairs & ((Wide{1} << cellBits) - 1));
  store(tally.legalMoves, moves);
  load(row, tally.maxLegal);
  row = legal > row ? legal : row;
  store(tally.maxLegal, row);
  if (++tally.pending == RowTally<Cell>::maxPending) tally.flush();
}

template <std::size_t bytes, class Cell>
[[gnu::always_inline]] inline void countRowOf(const Cell* values, const Cell* passed, const Cell* const* rows,
                                              std::size_t rowCount, std::size_t cells, RowTally<Cell>& tally) {
  constexpr std::size_t lanes = std::min(RowTally<Cell>::lanes, bytes / sizeof(Cell));
  constexpr std::size_t padding = std::min(rowPadding, lanes);
  std::size_t first = 0;
  for (; first + lanes <= cells; first += lanes) countChunk<Cell, lanes>(values, passed, rows, rowCount, first, tally);
  for (; first < cells; first += padding) countChunk<Cell, padding>(values, passed, rows, rowCount, first, tally);
}

}  // namespace

void maxOfRows(std::int8_t* out, const std::int8_t* base, const std::int8_t* const* rows, std::size_t rowCount,
               std::size_t cells) {
  run([=](auto bytes) __attribute__((always_inline)) { maxOfRowsOf<bytes()>(out, base, rows, rowCount, cells); });
}
void maxOfRows(std::int16_t* out, const std::int16_t* base, const std::int16_t* const* rows, std::size_t rowCount,
               std::size_t cells) {
  run([=](auto bytes) __attribute__((always_inline)) { maxOfRowsOf<bytes()>(out, base, rows, rowCount, cells); });
}

void maskIllegal(std::int8_t* row, const std::int8_t* gate, std::size_t cells) {
  run([=](auto) __attribute__((always_inline)) { maskIllegalOf(row, gate, cells); });
}
void maskIllegal(std::int16_t* row, const std::int16_t* gate, std::size_t cells) {
  run([=](auto) __attribute__((always_inline)) { maskIllegalOf(row, gate, cells); });
}

void markNoMoves(std::int8_t* fixed, const std::int8_t* best, const std::int8_t* gate, std::size_t cells, std::int8_t value) {
  run([=](auto) __attribute__((always_inline)) { markNoMovesOf(fixed, best, gate, cells, value); });
}
void markNoMoves(std::int16_t* fixed, const std::int16_t* best, const std::int16_t* gate, std::size_t cells, std::int16_t value) {
  run([=](auto) __attribute__((always_inline)) { markNoMovesOf(fixed, best, gate, cells, value); });
}

bool storeTransposed(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride, std::size_t columns,
                     std::uint8_t* changed, Scale scale) {
  return cellKernel(scale).storeTransposed(in, inStride, out, outStride, columns, changed);
}

bool storeTransposed(const std::int16_t* in, std::size_t inStride, std::int16_t* out, std::size_t outStride, std::size_t columns,
                     std::uint8_t* changed, Scale scale) {
  bool any = false;
  for (std::size_t column = 0; column < columns; ++column)
    for (std::size_t r = 0; r < rowPadding; ++r) {
      const std::int16_t cell = turnedCell(in[r * inStride + column], scale);
      std::int16_t& place = out[column * outStride + r];
      if (place == cell) continue;
      place = cell;
      changed[column] = 1;
      any = true;
    }
  return any;
}

void countRow(const std::int8_t* values, const std::int8_t* passed, const std::int8_t* const* rows, std::size_t rowCount,
              std::size_t cells, RowTally<std::int8_t>& tally) {
  run([ =, &tally ](auto bytes)
          __attribute__((always_inline)) { countRowOf<bytes()>(values, passed, rows, rowCount, cells, tally); });
}
void countRow(const std::int16_t* values, const std::int16_t* passed, const std::int16_t* const* rows, std::size_t rowCount,
              std::size_t cells, RowTally<std::int16_t>& tally) {
  run([ =, &tally ](auto bytes)
          __attribute__((always_inline)) { countRowOf<bytes()>(values, passed, rows, rowCount, cells, tally); });
}

void RowCounts::add(const RowCounts& other) {
  onlyMoveWins += other.onlyMoveWins;
  onlyMoveDraws += other.onlyMoveDraws;
  zugzwangLossToWin += other.zugzwangLossToWin;
  zugzwangLossToDraw += other.zugzwangLossToDraw;
  zugzwangDrawToWin += other.zugzwangDrawToWin;
  legalMoves += other.legalMoves;
  maxLegalMoves = std::max(maxLegalMoves, other.maxLegalMoves);
}

template <class Cell>
void RowTally<Cell>::flush() {
  const auto add = [this](std::uint64_t& total, std::size_t counter) {
    for (Cell& sum : sums[counter]) {
      total += static_cast<std::uint64_t>(sum);
      sum = 0;
    }
  };
  add(counts.onlyMoveWins, 0);
  add(counts.onlyMoveDraws, 1);
  add(counts.zugzwangLossToWin, 2);
  add(counts.zugzwangLossToDraw, 3);
  add(counts.zugzwangDrawToWin, 4);
  for (Wide& sum : legalMoves) counts.legalMoves += std::exchange(sum, Wide{0});
  for (const Cell legal : maxLegal) counts.maxLegalMoves = std::max(counts.maxLegalMoves, static_cast<std::uint32_t>(legal));
  pending = 0;
}

template struct RowTally<std::int8_t>;
template struct RowTally<std::int16_t>;

}  // namespace kotai::retrograde

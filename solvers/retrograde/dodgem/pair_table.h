// Working table of a tier. In each part, rows are arrangements of the opponent, and columns are arrangements of
// the mover.
#pragma once

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "core/games/dodgem/tiers.h"
#include "core/tables/value_coding.h"
#include "solvers/retrograde/dodgem/side_graphs.h"
#include "solvers/retrograde/dodgem/value_rows.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Part of a table. Cells are turned, so a cell contains the value of a move into the position, for the player
/// who made the move.
template <class Cell>
struct PartCells {
  std::size_t rows = 0;     ///< number of arrangements of the opponent
  std::size_t columns = 0;  ///< number of arrangements of the mover
  std::size_t stride = 0;   ///< number of columns with padding; padding cells are illegal
  UnsetPageVector<Cell> cells;

  Cell* row(std::size_t number) { return cells.data() + number * stride; }
  const Cell* row(std::size_t number) const { return cells.data() + number * stride; }
};

/// Table with cells of one byte, or of two bytes for long distances.
template <class Cell>
struct PairTable final : WorkingTable {
  std::vector<PartCells<Cell>> parts;
  std::uint64_t bytes() const override {
    std::uint64_t sum = 0;
    for (const PartCells<Cell>& part : parts) sum += PageAllocator<Cell>::bytesFor(part.cells.size());
    return sum;
  }
};

/// Makes an undecided table. A cell is 0 if the arrangements of the two sides do not collide, otherwise
/// illegal. \p beyond contains additional arrangements of the opponent, as the mover sees them. Their rows come
/// last.
template <class Cell>
PartCells<Cell> makePart(const SideGraph& mover, const SideGraph& opponent, std::span<const std::uint64_t> beyond = {});

/// Appends the codes of a part in rank order, and adds the part's histogram.
template <class Cell>
void packPart(const PartCells<Cell>& part, PageVector<std::byte>& bytes, PartSummary& summary, Scale scale);

/// Adds the histogram of the first \p rows rows. Precondition: Scale::EvenWins.
template <class Cell>
void countValues(const PartCells<Cell>& part, std::size_t rows, PartSummary& summary);

/// Reads a row's legal cells from `bytes`, with `valueBytes` bytes for each cell. Returns the end of the bytes
/// that were read.
template <class Cell>
const std::byte* unpackRow(Cell* cells, std::size_t columns, const std::byte* bytes, std::uint32_t valueBytes,
                           Scale scale = Scale::EvenWins);

/// Inverse of packPart(). Reads the legal cells of `part` from `bytes`, with `valueBytes` bytes for each cell.
/// Returns the end of the bytes that were read.
template <class Cell>
const std::byte* unpackPart(PartCells<Cell>& part, const std::byte* bytes, std::uint32_t valueBytes, Scale scale);

/// Returns a copy of the part with wider cells.
PartCells<std::int16_t> widened(const PartCells<std::int8_t>& part, Scale scale);

constexpr ValueCoding codingOf(Scale scale) { return scale == Scale::EvenWins ? ValueCoding::EvenWins : ValueCoding::Explicit; }

/// Converts between cells and codes of codingOf(). In both codings, wins have odd codes, losses have even codes, and a
/// step of one cell changes the code by 2.
template <class Cell>
constexpr std::uint32_t codeOfTurned(Cell turned, Scale scale = Scale::EvenWins) {
  const int value = turnedBack(turned, scale);
  const int most = winNow<Cell>;
  if (value == 0) return 0;
  if (value > 0) return static_cast<std::uint32_t>(2 * (most - value) + 1);
  return static_cast<std::uint32_t>(2 * (most + value) + 2);
}
template <class Cell>
constexpr Cell turnedOfCode(std::uint32_t code, Scale scale = Scale::EvenWins) {
  const int most = winNow<Cell>;
  if (code == 0) return 0;
  const int half = static_cast<int>(code - 1) / 2;
  return turnedCell(static_cast<Cell>(code % 2 == 1 ? most - half : half - most), scale);
}

}  // namespace kotai::retrograde

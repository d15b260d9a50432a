#include "solvers/retrograde/dodgem/pair_table.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <type_traits>

#include "solvers/retrograde/dodgem/cell_kernel.h"

namespace kotai::retrograde {

/// Returns a row of cells. A cell is 0 if the mover's arrangement avoids the squares of `taken`, otherwise
/// illegal.
template <class Cell>
static void markLegal(const SideGraph& mover, std::uint64_t taken, Cell* cells) {
  if (mover.ways.empty()) {
    for (std::size_t column = 0; column < mover.count(); ++column)
      cells[column] = (mover.boards[column] & taken) == 0 ? Cell{0} : illegalCell<Cell>;
    return;
  }
  // For each possible mask of a row, the arrangements of the later rows repeat.
  std::size_t block = 1;
  cells[0] = 0;
  for (auto row = mover.ways.rbegin(); row != mover.ways.rend(); ++row) {
    for (std::size_t way = row->size(); way-- > 0;) {
      Cell* const to = cells + way * block;
      if (((*row)[way] & taken) != 0)
        std::fill_n(to, block, illegalCell<Cell>);
      else if (way > 0)
        std::copy_n(cells, block, to);
    }
    block *= row->size();
  }
}

template <class Cell>
PartCells<Cell> makePart(const SideGraph& mover, const SideGraph& opponent, std::span<const std::uint64_t> beyond) {
  const std::size_t own = opponent.count();
  PartCells<Cell> part{own + beyond.size(), mover.count(), padded(mover.count()), {}};
  part.cells.resize(part.rows * part.stride);
  for (std::size_t row = 0; row < part.rows; ++row) {
    markLegal(mover, row < own ? opponent.transposed[row] : beyond[row - own], part.row(row));
    std::fill(part.row(row) + part.columns, part.row(row) + part.stride, illegalCell<Cell>);
  }
  return part;
}

static void appendHistogram(PartSummary& summary, const std::map<std::uint32_t, std::uint64_t>& counts, Scale scale) {
  for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
    for (const auto& [code, count] : counts) {
      const Value value = decodeValue(codingOf(scale), code);
      if (value.outcome == outcome) summary.histogram.push_back({value, count});
    }
}

template <>
void packPart(const PartCells<std::int8_t>& part, PageVector<std::byte>& bytes, PartSummary& summary, Scale scale) {
  const CellKernel& kernel = cellKernel(scale);
  CodeCounts counts;
  const std::size_t before = bytes.size();
  bytes.resize(before + part.rows * part.columns + CellKernel::packMargin);
  std::byte* out = bytes.data() + before;
  for (std::size_t row = 0; row < part.rows; ++row) out = kernel.pack(part.row(row), part.columns, out, counts);
  bytes.resize(static_cast<std::size_t>(out - bytes.data()));
  std::map<std::uint32_t, std::uint64_t> histogram;
  for (std::uint32_t code = 0; code < CodeCounts::noCode; ++code)
    if (const std::uint64_t count = counts.of(static_cast<std::uint8_t>(code)); count > 0) histogram[code] = count;
  appendHistogram(summary, histogram, scale);
}

template <>
void packPart(const PartCells<std::int16_t>& part, PageVector<std::byte>& bytes, PartSummary& summary, Scale scale) {
  std::map<std::uint32_t, std::uint64_t> histogram;
  for (std::size_t row = 0; row < part.rows; ++row)
    for (std::size_t column = 0; column < part.columns; ++column) {
      const std::int16_t cell = part.row(row)[column];
      if (cell == illegalCell<std::int16_t>) continue;
      const std::uint32_t code = codeOfTurned(cell, scale);
      ++histogram[code];
      bytes.push_back(static_cast<std::byte>(code & 0xff));
      bytes.push_back(static_cast<std::byte>(code >> 8));
    }
  appendHistogram(summary, histogram, scale);
}

template <class Cell>
void countValues(const PartCells<Cell>& part, std::size_t rows, PartSummary& summary) {
  using Place = std::make_unsigned_t<Cell>;
  std::vector<std::uint64_t> counts(std::size_t{std::numeric_limits<Place>::max()} + 1);
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < part.columns; ++column) ++counts[static_cast<Place>(part.row(row)[column])];
  std::map<std::uint32_t, std::uint64_t> histogram;
  for (int cell = std::numeric_limits<Cell>::min() + 1; cell <= std::numeric_limits<Cell>::max(); ++cell)
    if (const std::uint64_t count = counts[static_cast<Place>(cell)]; count > 0)
      histogram[codeOfTurned(static_cast<Cell>(cell))] += count;
  appendHistogram(summary, histogram, Scale::EvenWins);
}

template <class Cell>
const std::byte* unpackRow(Cell* cells, std::size_t columns, const std::byte* bytes, std::uint32_t valueBytes, Scale scale) {
  if constexpr (sizeof(Cell) == 1)
    if (valueBytes == 1) return cellKernel(scale).unpack(cells, columns, bytes);
  for (std::size_t column = 0; column < columns; ++column) {
    if (cells[column] == illegalCell<Cell>) continue;
    std::uint16_t code = 0;
    if (valueBytes == 1)
      code = static_cast<std::uint8_t>(*bytes);
    else
      std::memcpy(&code, bytes, sizeof code);
    cells[column] = turnedOfCode<Cell>(code, scale);
    bytes += valueBytes;
  }
  return bytes;
}

template <class Cell>
const std::byte* unpackPart(PartCells<Cell>& part, const std::byte* bytes, std::uint32_t valueBytes, Scale scale) {
  for (std::size_t row = 0; row < part.rows; ++row) bytes = unpackRow(part.row(row), part.columns, bytes, valueBytes, scale);
  return bytes;
}

PartCells<std::int16_t> widened(const PartCells<std::int8_t>& part, Scale scale) {
  PartCells<std::int16_t> wide{part.rows, part.columns, part.stride, {}};
  wide.cells.reserve(part.cells.size());
  for (const std::int8_t cell : part.cells)
    wide.cells.push_back(cell == illegalCell<std::int8_t> ? illegalCell<std::int16_t>
                                                          : turnedOfCode<std::int16_t>(codeOfTurned(cell, scale), scale));
  return wide;
}

template PartCells<std::int8_t> makePart(const SideGraph&, const SideGraph&, std::span<const std::uint64_t>);
template PartCells<std::int16_t> makePart(const SideGraph&, const SideGraph&, std::span<const std::uint64_t>);
template void countValues(const PartCells<std::int8_t>&, std::size_t, PartSummary&);
template void countValues(const PartCells<std::int16_t>&, std::size_t, PartSummary&);
template const std::byte* unpackRow(std::int8_t*, std::size_t, const std::byte*, std::uint32_t, Scale);
template const std::byte* unpackRow(std::int16_t*, std::size_t, const std::byte*, std::uint32_t, Scale);
template const std::byte* unpackPart(PartCells<std::int8_t>&, const std::byte*, std::uint32_t, Scale);
template const std::byte* unpackPart(PartCells<std::int16_t>&, const std::byte*, std::uint32_t, Scale);

}  // namespace kotai::retrograde

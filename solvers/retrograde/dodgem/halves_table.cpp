#include "solvers/retrograde/dodgem/halves_table.h"

#include <array>
#include <cstring>
#include <limits>
#include <map>
#include <type_traits>

namespace kotai::retrograde {

template <class Cell>
PartCells<Cell> makePart(const Half& mover, const Half& opponent, std::span<const std::uint64_t> beyond) {
  const std::size_t own = opponent.count();
  PartCells<Cell> part{own + beyond.size(), mover.count(), padded(mover.count()), {}};
  part.cells.assign(part.rows * part.stride, illegalCell<Cell>);
  for (std::size_t row = 0; row < part.rows; ++row) {
    const std::uint64_t taken = row < own ? opponent.transposed[row] : beyond[row - own];
    Cell* cells = part.row(row);
    for (std::size_t column = 0; column < part.columns; ++column)
      cells[column] = (mover.boards[column] & taken) == 0 ? Cell{0} : illegalCell<Cell>;
  }
  return part;
}

namespace {

void appendHistogram(PartSummary& summary, const std::map<std::uint32_t, std::uint64_t>& counts) {
  for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
    for (const auto& [code, count] : counts) {
      const Value value = decodeValue(ValueCoding::EvenWins, code);
      if (value.outcome == outcome) summary.histogram.push_back({value, count});
    }
}

}  // namespace

template <>
void packPart(const PartCells<std::int8_t>& part, PageVector<std::byte>& bytes, PartSummary& summary) {
  static const auto codes = [] {
    std::array<std::byte, 256> table{};
    for (int cell = -127; cell <= 127; ++cell)
      table[static_cast<std::uint8_t>(cell)] = static_cast<std::byte>(codeOfTurned(static_cast<std::int8_t>(cell)));
    return table;
  }();
  // Four counters in turn, so that equal neighbours do not wait for one another.
  std::array<std::array<std::uint64_t, 256>, 4> counts{};
  const std::size_t before = bytes.size();
  bytes.resize(before + part.rows * part.columns);
  std::byte* out = bytes.data() + before;
  for (std::size_t row = 0; row < part.rows; ++row) {
    const std::int8_t* cells = part.row(row);
    for (std::size_t column = 0; column < part.columns; ++column) {
      const auto cell = static_cast<std::uint8_t>(cells[column]);
      ++counts[column % 4][cell];
      *out = codes[cell];
      out += cells[column] != illegalCell<std::int8_t> ? 1 : 0;
    }
  }
  bytes.resize(static_cast<std::size_t>(out - bytes.data()));
  std::map<std::uint32_t, std::uint64_t> histogram;
  for (int cell = -127; cell <= 127; ++cell) {
    std::uint64_t sum = 0;
    for (const auto& each : counts) sum += each[static_cast<std::uint8_t>(cell)];
    if (sum > 0) histogram[codeOfTurned(static_cast<std::int8_t>(cell))] += sum;
  }
  appendHistogram(summary, histogram);
}

template <>
void packPart(const PartCells<std::int16_t>& part, PageVector<std::byte>& bytes, PartSummary& summary) {
  std::map<std::uint32_t, std::uint64_t> histogram;
  for (std::size_t row = 0; row < part.rows; ++row)
    for (std::size_t column = 0; column < part.columns; ++column) {
      const std::int16_t cell = part.row(row)[column];
      if (cell == illegalCell<std::int16_t>) continue;
      const std::uint32_t code = codeOfTurned(cell);
      ++histogram[code];
      bytes.push_back(static_cast<std::byte>(code & 0xff));
      bytes.push_back(static_cast<std::byte>(code >> 8));
    }
  appendHistogram(summary, histogram);
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
  appendHistogram(summary, histogram);
}

template <class Cell>
const std::byte* unpackRow(Cell* cells, std::size_t columns, const std::byte* bytes, std::uint32_t valueBytes) {
  static const auto cellOf = [] {
    std::array<Cell, 256> table{};
    for (std::uint32_t code = 0; code < 256; ++code) table[code] = code < 255 ? turnedOfCode<Cell>(code) : Cell{0};
    return table;
  }();
  for (std::size_t column = 0; column < columns; ++column) {
    if (cells[column] == illegalCell<Cell>) continue;
    if (valueBytes == 1) {
      cells[column] = cellOf[static_cast<std::uint8_t>(*bytes)];
    } else {
      std::uint16_t code = 0;
      std::memcpy(&code, bytes, sizeof code);
      cells[column] = turnedOfCode<Cell>(code);
    }
    bytes += valueBytes;
  }
  return bytes;
}

template <class Cell>
const std::byte* unpackPart(PartCells<Cell>& part, const std::byte* bytes, std::uint32_t valueBytes) {
  for (std::size_t row = 0; row < part.rows; ++row) bytes = unpackRow(part.row(row), part.columns, bytes, valueBytes);
  return bytes;
}

PartCells<std::int16_t> widened(const PartCells<std::int8_t>& part) {
  PartCells<std::int16_t> wide{part.rows, part.columns, part.stride, {}};
  wide.cells.reserve(part.cells.size());
  for (const std::int8_t cell : part.cells)
    wide.cells.push_back(cell == illegalCell<std::int8_t> ? illegalCell<std::int16_t>
                                                          : turnedOfCode<std::int16_t>(codeOfTurned(cell)));
  return wide;
}

template PartCells<std::int8_t> makePart(const Half&, const Half&, std::span<const std::uint64_t>);
template PartCells<std::int16_t> makePart(const Half&, const Half&, std::span<const std::uint64_t>);
template void countValues(const PartCells<std::int8_t>&, std::size_t, PartSummary&);
template void countValues(const PartCells<std::int16_t>&, std::size_t, PartSummary&);
template const std::byte* unpackRow(std::int8_t*, std::size_t, const std::byte*, std::uint32_t);
template const std::byte* unpackRow(std::int16_t*, std::size_t, const std::byte*, std::uint32_t);
template const std::byte* unpackPart(PartCells<std::int8_t>&, const std::byte*, std::uint32_t);
template const std::byte* unpackPart(PartCells<std::int16_t>&, const std::byte*, std::uint32_t);

}  // namespace kotai::retrograde

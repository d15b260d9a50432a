#include "solvers/retrograde/dodgem/child_slice.h"

#include <bit>

#include "core/base/combinations.h"

namespace kotai::retrograde {

/// Returns the number of arrangements of a pattern outside the squares of \p taken.
static std::uint64_t compatibleCount(const dodgem::PatternSet& patterns, int pattern, std::uint64_t taken) {
  const int size = patterns.size();
  const std::uint64_t rowMask = (1ULL << size) - 1;
  std::uint64_t count = 1;
  for (int row = 0; row < size; ++row, taken >>= size)
    count *= choose(size - std::popcount(taken & rowMask), patterns.pattern(pattern)[static_cast<std::size_t>(row)]);
  return count;
}

static std::uint64_t compatibleAmong(std::span<const std::uint64_t> boards, std::uint64_t taken) {
  std::uint64_t count = 0;
  for (const std::uint64_t board : boards) count += (board & taken) == 0 ? 1U : 0U;
  return count;
}

template <class Cell>
PartCells<Cell> readSlice(ChildCodes& codes, std::uint64_t partFirst, const dodgem::PatternSet& patterns, int moverPattern,
                          const SliceWish& wish, const std::stop_token& stop) {
  PartCells<Cell> slice{wish.rows.size(), wish.columns, padded(wish.columns), {}};
  slice.cells.assign(slice.rows * slice.stride, illegalCell<Cell>);
  const std::span<const std::uint64_t> boards(wish.mover.boards);
  const auto wanted = boards.subspan(wish.firstColumn, wish.columns);
  std::vector<std::byte> bytes;
  std::uint64_t next = partFirst;
  for (std::size_t number = 0, row = 0; row < slice.rows && !stop.stop_requested(); ++number) {
    const std::uint64_t taken = wish.opponent.transposed[number];
    if (wish.rows[row] == number) {
      Cell* cells = slice.row(row++);
      for (std::size_t column = 0; column < wish.columns; ++column)
        if ((wanted[column] & taken) == 0) cells[column] = 0;
      const std::uint64_t count = compatibleAmong(wanted, taken);
      bytes.resize(count * codes.valueBytes());
      codes.read(next + compatibleAmong(boards.first(wish.firstColumn), taken), count, bytes.data());
      unpackRow(cells, wish.columns, bytes.data(), codes.valueBytes());
    }
    next += compatibleCount(patterns, moverPattern, taken);
  }
  return slice;
}

template PartCells<std::int8_t> readSlice(ChildCodes&, std::uint64_t, const dodgem::PatternSet&, int, const SliceWish&,
                                          const std::stop_token&);
template PartCells<std::int16_t> readSlice(ChildCodes&, std::uint64_t, const dodgem::PatternSet&, int, const SliceWish&,
                                           const std::stop_token&);

}  // namespace kotai::retrograde

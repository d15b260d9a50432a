// Inner loops of the solver, on whole rows of values.
//
// Larger cells are better for the player to whom they belong. The smallest number is `illegal`, for cells in
// which the two sides collide. 0 is a draw or unknown. The largest number is a win in 0 plies, and each longer
// win is one less (Scale). Losses are the negatives of wins, so the shortest loss is `illegal` + 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace kotai::retrograde {

/// Row lengths are padded to a multiple of this number, and transpositions process blocks of this number of
/// rows.
inline constexpr std::size_t rowPadding = 16;
constexpr std::size_t padded(std::size_t cells) { return (cells + rowPadding - 1) / rowPadding * rowPadding; }

template <class Cell>
inline constexpr Cell illegalCell = std::numeric_limits<Cell>::min();
template <class Cell>
inline constexpr Cell winNow = std::numeric_limits<Cell>::max();

/// Mapping from distances to cells.
enum class Scale : std::uint8_t {
  EvenWins,  ///< wins in 0, 2, 4, ... plies, losses in 1, 3, 5, ...
  EveryPly,  ///< wins and losses in 0, 1, 2, ... plies
};

/// Converts a position's value to the value of a move to this position, for the player who makes the move.
template <class Cell>
constexpr Cell turnedCell(Cell cell, Scale scale = Scale::EvenWins) {
  if (cell == illegalCell<Cell> || cell == 0) return cell;
  if (cell < 0) return static_cast<Cell>(~cell);
  return static_cast<Cell>(scale == Scale::EvenWins ? -cell : 1 - cell);
}
/// Inverse of turnedCell().
template <class Cell>
constexpr Cell turnedBack(Cell cell, Scale scale = Scale::EvenWins) {
  if (cell == illegalCell<Cell> || cell == 0) return cell;
  if (cell > 0) return static_cast<Cell>(~cell);
  return static_cast<Cell>(scale == Scale::EvenWins ? -cell : 1 - cell);
}

/// Returns whether a distance is so close to the limit of a cell that longer distances may have been clamped.
template <class Cell>
constexpr bool nearLimit(Cell cell) {
  return cell == 1 || cell == -1;
}

/// Sets out[i] to max(base[i], rows[0][i], rows[1][i], ...). `cells` is a multiple of rowPadding. `out` may be `base`.
void maxOfRows(std::int8_t* out, const std::int8_t* base, const std::int8_t* const* rows, std::size_t rowCount,
               std::size_t cells);
void maxOfRows(std::int16_t* out, const std::int16_t* base, const std::int16_t* const* rows, std::size_t rowCount,
               std::size_t cells);

/// Makes row[i] illegal if gate[i] is illegal.
void maskIllegal(std::int8_t* row, const std::int8_t* gate, std::size_t cells);
void maskIllegal(std::int16_t* row, const std::int16_t* gate, std::size_t cells);

/// Sets fixed[i] to the value of a position without a legal move, if best[i] is illegal but gate[i] is not.
void markNoMoves(std::int8_t* fixed, const std::int8_t* best, const std::int8_t* gate, std::size_t cells, std::int8_t value);
void markNoMoves(std::int16_t* fixed, const std::int16_t* best, const std::int16_t* gate, std::size_t cells, std::int16_t value);

/// Turns and transposes a block of rowPadding rows: out[column * outStride + r] = turnedCell(in[r * inStride + column]) for
/// `columns` columns. Sets changed[column] if a value of the column has changed. Returns whether any value has changed.
bool storeTransposed(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride, std::size_t columns,
                     std::uint8_t* changed, Scale scale);
bool storeTransposed(const std::int16_t* in, std::size_t inStride, std::int16_t* out, std::size_t outStride, std::size_t columns,
                     std::uint8_t* changed, Scale scale);

/// Counts over rows of positions.
struct RowCounts {
  std::uint64_t onlyMoveWins = 0;
  std::uint64_t onlyMoveDraws = 0;
  std::uint64_t zugzwangLossToWin = 0;
  std::uint64_t zugzwangLossToDraw = 0;
  std::uint64_t zugzwangDrawToWin = 0;
  std::uint64_t legalMoves = 0;
  std::uint32_t maxLegalMoves = 0;

  void add(const RowCounts& other);
};

/// Counters for each lane, which are added to `counts` before they can overflow.
template <class Cell>
struct RowTally {
  static constexpr std::size_t counters =
      5;  // number of counters as wide as a cell, in the order of RowCounts; a position adds at most 1 to each
  static constexpr std::size_t lanes = 32 / sizeof(Cell);
  static constexpr int maxPending = std::numeric_limits<std::int8_t>::max();
  using Wide = std::conditional_t<sizeof(Cell) == 1, std::uint16_t, std::uint32_t>;
  Cell sums[counters][lanes] = {};
  Wide legalMoves[lanes / 2] = {};  // each counter covers two adjacent positions with at most 21 moves each
  Cell maxLegal[lanes] = {};
  int pending = 0;
  RowCounts counts;

  void flush();
};

/// Adds a row. `values` are the mover's values, and `rows` are the values of all moves. `passed` are the values
/// of passing (turned, like the values of a move). Call flush() before reading the counts.
void countRow(const std::int8_t* values, const std::int8_t* passed, const std::int8_t* const* rows, std::size_t rowCount,
              std::size_t cells, RowTally<std::int8_t>& tally);
void countRow(const std::int16_t* values, const std::int16_t* passed, const std::int16_t* const* rows, std::size_t rowCount,
              std::size_t cells, RowTally<std::int16_t>& tally);

}  // namespace kotai::retrograde

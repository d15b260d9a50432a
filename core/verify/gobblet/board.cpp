#include "core/verify/gobblet/board.h"

#include <algorithm>
#include <bit>
#include <string_view>

namespace kotai::verify::gobblet {

constexpr int side = 3;
constexpr std::size_t symmetryCount = 8;

/// Returns the image of a cell: rotated by quarter turns, then optionally reflected in the middle column.
static int moved(std::size_t symmetry, int cell) {
  int column = cell % side;
  int row = cell / side;
  for (std::size_t turn = 0; turn < symmetry % 4; ++turn) {
    const int before = column;
    column = side - 1 - row;
    row = before;
  }
  if (symmetry >= 4) column = side - 1 - column;
  return row * side + column;
}

static Cells movedAll(std::size_t symmetry, Cells cells) {
  Cells result = 0;
  for (int cell = 0; cell < cellCount; ++cell)
    if ((cells >> cell & 1U) != 0) result |= 1U << moved(symmetry, cell);
  return result;
}

/// Returns the sets of zero, one or two cells, ordered by size, then by the lower cell, then by the higher cell.
static std::vector<Cells> fewCells() {
  std::vector<Cells> sets;
  for (Cells cells = 0; cells < 1U << cellCount; ++cells)
    if (std::popcount(cells) <= piecesEach) sets.push_back(cells);
  const auto key = [](Cells cells) {
    const int low = cells == 0 ? 0 : std::countr_zero(cells);
    const int high = cells == 0 ? 0 : static_cast<int>(std::bit_width(cells));
    return (std::popcount(cells) * cellCount + low) * (cellCount + 1) + high;
  };
  std::sort(sets.begin(), sets.end(), [&](Cells a, Cells b) { return key(a) < key(b); });
  return sets;
}

/// Calls visit(own, other) for every arrangement of the pieces of one size, in the order of the arrangements' numbers.
template <class Visit>
static void forEachArrangement(Visit&& visit) {
  const std::vector<Cells> sets = fewCells();
  for (const Cells own : sets)
    for (const Cells other : sets)
      if ((own & other) == 0) visit(own, other);
}

Board fromOtherSide(const Board& board) {
  Board result = board;
  for (auto& pieces : result.pieces) std::swap(pieces[0], pieces[1]);
  return result;
}

std::string toText(const Board& board) {
  constexpr std::array<std::string_view, 2> letters = {"SML", "sml"};
  std::string text;
  for (int row = side - 1; row >= 0; --row)
    for (int column = 0; column < side; ++column) {
      std::string stack;
      for (std::size_t size = 0; size < sizeCount; ++size)
        for (std::size_t owner = 0; owner < 2; ++owner)
          if ((board.pieces[size][owner] >> (row * side + column) & 1U) != 0) stack += letters[owner][size];
      text += stack.empty() ? "." : stack;
      text += column + 1 < side ? "," : row > 0 ? "/" : " o";
    }
  return text;
}

Order::Order() : m_number(19683, -1), m_image(symmetryCount), m_pairs(std::size_t{arrangementCount} * arrangementCount) {
  for (Cells cells = 0; cells < m_ternary.size(); ++cells)
    for (int cell = cellCount; cell-- > 0;)
      m_ternary[cells] = static_cast<std::uint16_t>(m_ternary[cells] * 3U + (cells >> cell & 1U));
  forEachArrangement([&](Cells own, Cells other) {
    m_number[m_ternary[own] + 2U * m_ternary[other]] = static_cast<std::int16_t>(m_cells.size());
    m_pieces[m_cells.size()] = static_cast<std::uint8_t>(std::popcount(own) + std::popcount(other));
    m_cells.push_back({own, other});
  });
  for (std::size_t symmetry = 0; symmetry < symmetryCount; ++symmetry)
    for (std::size_t number = 0; number < m_cells.size(); ++number)
      m_image[symmetry][number] = static_cast<std::uint16_t>(
          m_number[m_ternary[movedAll(symmetry, m_cells[number][0])] + 2U * m_ternary[movedAll(symmetry, m_cells[number][1])]]);

  for (std::size_t small = 0; small < arrangementCount; ++small)
    for (std::size_t medium = 0; medium < arrangementCount; ++medium) {
      std::pair<std::size_t, std::size_t> smallest{small, medium};
      std::size_t leads = 0;
      unsigned keeps = 0;
      for (std::size_t symmetry = 0; symmetry < symmetryCount; ++symmetry) {
        const std::pair<std::size_t, std::size_t> image{m_image[symmetry][small], m_image[symmetry][medium]};
        if (image < smallest) {
          smallest = image;
          leads = symmetry;
        }
        if (image == std::pair{small, medium}) keeps |= 1U << symmetry;
      }
      Pair& pair = m_pairs[small * arrangementCount + medium];
      if (smallest != std::pair{small, medium}) {
        pair = m_pairs[smallest.first * arrangementCount + smallest.second];  // a smaller pair, so already known
        pair.symmetry = static_cast<std::uint16_t>(leads);
        continue;
      }
      if (m_rows.empty() || m_rows.back().small != small) m_partFirstRow.push_back(m_rows.size());
      pair = {m_positionCount, listFor(keeps), 0};
      m_rows.push_back({static_cast<std::uint16_t>(small), static_cast<std::uint16_t>(medium), pair.list, m_positionCount});
      m_positionCount += static_cast<std::uint32_t>(m_larges[pair.list].size());
    }
  m_partFirstRow.push_back(m_rows.size());
}

std::uint16_t Order::listFor(unsigned symmetries) {
  const auto known = std::find(m_listSymmetries.begin(), m_listSymmetries.end(), symmetries);
  if (known != m_listSymmetries.end()) return static_cast<std::uint16_t>(known - m_listSymmetries.begin());
  m_listSymmetries.push_back(symmetries);
  m_larges.emplace_back();
  m_place.emplace_back();
  for (std::size_t number = 0; number < arrangementCount; ++number) {
    std::uint16_t smallest = static_cast<std::uint16_t>(number);
    for (std::size_t symmetry = 0; symmetry < symmetryCount; ++symmetry)
      if ((symmetries >> symmetry & 1U) != 0) smallest = std::min(smallest, m_image[symmetry][number]);
    m_place.back()[number] = smallest == number ? static_cast<std::uint16_t>(m_larges.back().size()) : m_place.back()[smallest];
    if (smallest == number) m_larges.back().push_back(smallest);
  }
  return static_cast<std::uint16_t>(m_larges.size() - 1);
}

Board Order::board(int small, int medium, int large) const {
  return {{m_cells[static_cast<std::size_t>(small)], m_cells[static_cast<std::size_t>(medium)],
           m_cells[static_cast<std::size_t>(large)]}};
}

std::uint32_t Order::rank(const Board& board, Seen seen) const {
  const Pair& pair = m_pairs[numberOf(board, seen, 0) * arrangementCount + numberOf(board, seen, 1)];
  return pair.first + m_place[pair.list][m_image[pair.symmetry][numberOf(board, seen, 2)]];
}

std::uint64_t Order::countByBurnside() {
  std::uint64_t sum = 0;
  for (std::size_t symmetry = 0; symmetry < symmetryCount; ++symmetry) {
    std::uint64_t kept = 0;
    forEachArrangement([&](Cells own, Cells other) {
      if (movedAll(symmetry, own) == own && movedAll(symmetry, other) == other) ++kept;
    });
    sum += kept * kept * kept;
  }
  return sum / symmetryCount;
}

}  // namespace kotai::verify::gobblet

// The rules and the storage order of Gobblet Gobblers, reimplemented from RULES.md for the verifier without core/games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kotai::verify::gobblet {

inline constexpr int cellCount = 9;  ///< order of the cells: a1, b1, c1, a2, ...
inline constexpr int sizeCount = 3;
inline constexpr int piecesEach = 2;
inline constexpr int arrangementCount = 1423;  ///< number of arrangements of the pieces of one size

using Cells = std::uint32_t;  ///< one bit per cell

/// Point of view of a board: the side to move, or the other side.
enum class Seen : std::uint8_t { Own, Across };

/// Pieces, indexed by size (small first) and by side (0: the side to move).
struct Board {
  std::array<std::array<Cells, 2>, sizeCount> pieces{};
  friend bool operator==(const Board&, const Board&) = default;
};

Board fromOtherSide(const Board& board);
std::string toText(const Board& board);

constexpr std::array<bool, 1U << cellCount> makeLines() {
  constexpr int side = 3;
  std::array<bool, 1U << cellCount> table{};
  for (Cells cells = 0; cells < table.size(); ++cells) {
    const auto all = [&](int first, int step) {
      return (cells >> first & cells >> (first + step) & cells >> (first + 2 * step) & 1U) != 0;
    };
    bool found = all(0, side + 1) || all(side - 1, side - 1);
    for (int number = 0; number < side; ++number) found = found || all(number, side) || all(number * side, 1);
    table[cells] = found;
  }
  return table;
}
inline constexpr std::array<bool, 1U << cellCount> lines = makeLines();
inline bool isLine(Cells cells) { return lines[cells]; }

/// Returns the cells whose top piece belongs to a side.
inline Cells shown(const Board& board, std::size_t side) {
  Cells cells = board.pieces[0][side];
  for (std::size_t size = 1; size < sizeCount; ++size) cells = (cells & ~board.pieces[size][1 - side]) | board.pieces[size][side];
  return cells;
}

/// Result of a lift that reveals a line of the other side: always a loss, or a loss unless the piece then covers the line.
enum class Reveal : std::uint8_t { Loses, Cover };

struct Move {
  bool loses = false;  ///< the other side has a line during the lift and, if lines may be covered, also after the move
  bool wins = false;   ///< if not `loses`: the mover has a line after placing the piece
  Board after;         ///< from the mover's point of view
};

/// Calls visit(Move) for every legal move until visit returns false. Precondition: neither side has a line.
template <class Visit>
void forEachMove(const Board& board, Reveal reveal, Visit&& visit) {
  constexpr Cells everywhere = (1U << cellCount) - 1;
  Cells above = 0;  // cells covered by larger pieces
  for (std::size_t size = sizeCount; size-- > 0;) {
    const Cells own = board.pieces[size][0];
    const Cells covered = above;
    above |= own | board.pieces[size][1];
    const auto putDown = [&](const Board& air, bool reveals) {
      for (Cells open = everywhere & ~above; open != 0; open &= open - 1) {
        Move move{reveals, false, air};
        move.after.pieces[size][0] |= open & (0 - open);
        if (reveals && reveal == Reveal::Cover) move.loses = isLine(shown(move.after, 1));
        move.wins = !move.loses && isLine(shown(move.after, 0));
        if (!visit(move)) return false;
      }
      return true;
    };
    const bool keepsOne = (own & (own - 1)) == 0;  // the mover has a piece of this size in reserve
    if (keepsOne && !putDown(board, false)) return;
    for (Cells rest = own & ~covered; rest != 0; rest &= rest - 1) {
      Board air = board;
      air.pieces[size][0] &= ~(rest & (0 - rest));
      if (!putDown(air, isLine(shown(air, 1)))) return;
    }
  }
}

/// Calls visit(board) for every position with a move to \p board that does not lose during the lift, until visit
/// returns true. All boards are from the mover's point of view. Returns whether visit returned true. May include
/// positions with a line.
template <class Visit>
bool anyOrigin(const Board& board, Reveal reveal, Visit&& visit) {
  constexpr Cells everywhere = (1U << cellCount) - 1;
  Cells above = 0;
  for (std::size_t size = sizeCount; size-- > 0;) {
    const Cells own = board.pieces[size][0];
    const Cells covered = above;
    above |= own | board.pieces[size][1];
    for (Cells rest = own & ~covered; rest != 0; rest &= rest - 1) {
      Board before = board;
      Cells& cells = before.pieces[size][0];
      cells &= ~(rest & (0 - rest));
      if (visit(before)) return true;
      if (isLine(shown(reveal == Reveal::Cover ? board : before, 1))) continue;
      for (Cells open = everywhere & ~above; open != 0; open &= open - 1) {
        cells |= open & (0 - open);
        if (visit(before)) return true;
        cells &= ~(open & (0 - open));
      }
    }
  }
  return false;
}

/// The storage order of RULES.md. The representative of a board is the image with the smallest number of the
/// small pieces, then of the medium pieces, then of the large pieces. Representatives are in ascending order.
class Order {
 public:
  Order();

  struct Row {
    std::uint16_t small = 0;
    std::uint16_t medium = 0;
    std::uint16_t larges = 0;  ///< index of the list of large arrangements
    std::uint32_t first = 0;
  };
  std::size_t partCount() const { return m_partFirstRow.size() - 1; }
  std::uint32_t positionCount() const { return m_positionCount; }
  std::size_t firstRow(std::size_t part) const { return m_partFirstRow[part]; }
  const Row& row(std::size_t number) const { return m_rows[number]; }
  std::uint32_t firstOf(std::size_t part) const { return part < partCount() ? m_rows[firstRow(part)].first : m_positionCount; }
  const std::vector<std::uint16_t>& larges(const Row& row) const { return m_larges[row.larges]; }
  int piecesOf(std::size_t number) const { return m_pieces[number]; }

  /// Calls visit(board, index) for the positions of a part until visit returns false.
  template <class Visit>
  void forEachBoard(std::size_t part, Visit&& visit) const {
    for (std::size_t number = firstRow(part); number < firstRow(part + 1); ++number) {
      std::uint32_t index = m_rows[number].first;
      for (const std::uint16_t large : larges(m_rows[number]))
        if (!visit(board(m_rows[number].small, m_rows[number].medium, large), index++)) return;
    }
  }

  Board board(int small, int medium, int large) const;
  /// Returns the rank of a board or, with Seen::Across, of fromOtherSide(board).
  std::uint32_t rank(const Board& board, Seen seen = Seen::Own) const;
  /// Returns the number of arrangements up to symmetry, by Burnside's lemma.
  static std::uint64_t countByBurnside();

 private:
  struct Pair {
    std::uint32_t first = 0;
    std::uint16_t list = 0;
    std::uint16_t symmetry = 0;
  };
  std::size_t numberOf(const Board& board, Seen seen, std::size_t size) const {
    const auto own = static_cast<std::size_t>(seen);
    return static_cast<std::size_t>(m_number[m_ternary[board.pieces[size][own]] + 2U * m_ternary[board.pieces[size][1 - own]]]);
  }
  std::uint16_t listFor(unsigned symmetries);

  std::array<std::uint16_t, 1U << cellCount> m_ternary{};
  std::vector<std::int16_t> m_number;         // indexed by the sum of 3^cell for own pieces and 2 * 3^cell for other pieces
  std::vector<std::array<Cells, 2>> m_cells;  // indexed by the number of an arrangement
  std::array<std::uint8_t, arrangementCount> m_pieces{};
  std::vector<std::array<std::uint16_t, arrangementCount>> m_image;  // image of each arrangement, by symmetry
  std::vector<Row> m_rows;
  std::vector<std::size_t> m_partFirstRow;
  std::vector<Pair> m_pairs;  // indexed by small * 1423 + medium
  std::vector<unsigned> m_listSymmetries;
  std::vector<std::vector<std::uint16_t>> m_larges;                  // large arrangements, indexed by list
  std::vector<std::array<std::uint16_t, arrangementCount>> m_place;  // by list: index of each arrangement
  std::uint32_t m_positionCount = 0;
};

}  // namespace kotai::verify::gobblet

#include "solvers/domineering/exact/form_engine.h"

#include <algorithm>

#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

namespace {

constexpr std::size_t smallestPart = 64;
constexpr std::size_t largestPart = 1U << 13;

std::size_t partSize(std::size_t count) { return std::clamp(count / 64, smallestPart, largestPart); }

GameValue pureValue(int payoff) {
  return {static_cast<double>(payoff), static_cast<std::int8_t>(payoff), static_cast<std::int8_t>(payoff)};
}

}  // namespace

/// A position before a turn: what each pair of moves leads to is looked up when it is needed.
class FormEngine::Turn {
 public:
  Turn(const FormEngine& engine, std::uint64_t board) : m_engine(engine), m_covered(engine.m_settled.both(board)) {
    forEachBit(engine.m_board.vertical(board), [&](int cell) { m_ups[m_rows++] = cell; });
    forEachBit(engine.m_board.horizontal(board), [&](int cell) { m_rights[m_columns++] = cell; });
    m_cells.assign(m_rows * m_columns, Cell{});
  }

  /// One move of each side settles most positions, and often those do that were best in the position before. Of the others'
  /// rows and columns only those are looked at that can still change what a side forces.
  GameValue value(Guess& guess) {
    const std::size_t row = nearest(m_ups, m_rows, guess.up);
    const std::size_t column = nearest(m_rights, m_columns, guess.right);
    m_least = leastOf(row);
    if (m_least == 1) return pureValue(1);
    m_most = mostOf(column);
    if (m_most == -1 || m_least == m_most) return pureValue(m_most);
    if (betterRow(row, column, guess)) return pureValue(m_least);
    if (betterColumn(row, column, guess)) return pureValue(m_most);
    return mixedValue();
  }

 private:
  static constexpr std::size_t mostMoves = 64;
  using Moves = std::array<int, mostMoves>;
  /// What a pair of moves leads to.
  struct Cell {
    Bits128 key = 0;  // waiting for its value
    bool swapped = false;
    bool known = false;
    GameValue value;
  };

  static std::size_t nearest(const Moves& moves, std::size_t count, int wanted) {
    for (std::size_t number = 0; number < count; ++number)
      if (moves[number] >= wanted) return number;
    return 0;
  }
  Cell& at(std::size_t row, std::size_t column) { return m_cells[row * m_columns + column]; }

  /// Settles the cell, or has its value fetched from memory.
  void call(std::size_t row, std::size_t column) {
    Cell& cell = at(row, column);
    if (cell.known || cell.key != 0) return;
    const BothOrders covered =
        m_covered | m_engine.m_settled.verticalDomino(m_ups[row]) | m_engine.m_settled.horizontalDomino(m_rights[column]);
    if (const auto payoff = m_engine.m_settled.payoff(covered)) {
      cell.value = pureValue(*payoff);
      cell.known = true;
      return;
    }
    const RegionForm form = m_engine.m_forms.of(m_engine.m_board.withDeadCells(covered.rows));
    m_engine.m_table.prefetch(form.key);
    cell.key = form.key;
    cell.swapped = form.swapped;
  }
  const GameValue& read(std::size_t row, std::size_t column) {
    call(row, column);
    Cell& cell = at(row, column);
    if (!cell.known) {
      const GameValue value = m_engine.m_table.value(cell.key);
      cell.value = cell.swapped ? value.swapped() : value;
      cell.known = true;
    }
    return cell.value;
  }

  std::int8_t leastOf(std::size_t row) {
    for (std::size_t column = 0; column < m_columns; ++column) call(row, column);
    std::int8_t least = 1;
    for (std::size_t column = 0; column < m_columns && least > -1; ++column) {
      if (const std::int8_t here = read(row, column).firstSecure; here < least) {
        least = here;
        m_answer = column;
      }
    }
    return least;
  }
  std::int8_t mostOf(std::size_t column) {
    for (std::size_t row = 0; row < m_rows; ++row) call(row, column);
    std::int8_t most = -1;
    for (std::size_t row = 0; row < m_rows && most < 1; ++row) {
      if (const std::int8_t here = read(row, column).secondSecure; here > most) {
        most = here;
        m_reply = row;
      }
    }
    return most;
  }

  /// Finds out what Vertical forces. True if that settles the position.
  bool betterRow(std::size_t first, std::size_t column, Guess& guess) {
    for (std::size_t row = 0; row < m_rows; ++row) {
      if (row == first || read(row, column).firstSecure <= m_least || read(row, m_answer).firstSecure <= m_least) continue;
      const std::int8_t least = leastOf(row);
      if (least <= m_least) continue;
      m_least = least;
      guess.up = m_ups[row];
      if (m_least == m_most || m_least == 1) return true;
    }
    return false;
  }
  /// And Horizontal.
  bool betterColumn(std::size_t row, std::size_t first, Guess& guess) {
    for (std::size_t column = 0; column < m_columns; ++column) {
      if (column == first || read(row, column).secondSecure >= m_most || read(m_reply, column).secondSecure >= m_most) continue;
      const std::int8_t most = mostOf(column);
      if (most >= m_most) continue;
      m_most = most;
      guess.right = m_rights[column];
      if (m_least == m_most || m_most == -1) return true;
    }
    return false;
  }

  GameValue mixedValue() {
    m_matrix.rows = m_rows;
    m_matrix.columns = m_columns;
    m_matrix.payoffs.clear();
    for (std::size_t row = 0; row < m_rows; ++row)
      for (std::size_t column = 0; column < m_columns; ++column) call(row, column);
    for (std::size_t row = 0; row < m_rows; ++row)
      for (std::size_t column = 0; column < m_columns; ++column) m_matrix.payoffs.push_back(read(row, column).value);
    return {solveMatrix(m_matrix).value, m_least, m_most};
  }

  // Kept from turn to turn, since there are very many.
  static thread_local std::vector<Cell> m_cells;
  static thread_local Matrix m_matrix;

  const FormEngine& m_engine;
  BothOrders m_covered;
  Moves m_ups;
  Moves m_rights;
  std::size_t m_rows = 0;
  std::size_t m_columns = 0;
  std::int8_t m_least = -1;  // what Vertical forces, as far as is known
  std::int8_t m_most = 1;    // and Horizontal
  std::size_t m_answer = 0;  // the column that was worst for the row looked at last
  std::size_t m_reply = 0;   // the row that was worst for the column
};

thread_local std::vector<FormEngine::Turn::Cell> FormEngine::Turn::m_cells;
thread_local Matrix FormEngine::Turn::m_matrix;

template <class Work>
void FormEngine::forEachPart(std::size_t count, Work&& work) {
  const std::size_t part = partSize(count);
  m_pool.forEach((count + part - 1) / part, [&](std::size_t number) {
    if (!m_stop.stop_requested()) work(number, number * part, std::min(count, (number + 1) * part));
  });
}

/// Gives the settled boards their values; lists the others, part by part, and enters their forms into the table.
std::vector<FormEngine::OpenPart> FormEngine::findOpen(const std::vector<std::uint64_t>& boards, std::vector<GameValue>& values) {
  const std::size_t part = partSize(boards.size());
  std::vector<OpenPart> open((boards.size() + part - 1) / part);
  forEachPart(boards.size(), [&](std::size_t number, std::size_t begin, std::size_t end) {
    for (std::size_t place = begin; place < end; ++place) {
      if (const auto payoff = m_settled.payoff(m_settled.both(boards[place]))) {
        values[place] = pureValue(*payoff);
        continue;
      }
      const RegionForm form = m_forms.of(boards[place]);
      open[number].push_back({form.key, static_cast<std::uint32_t>(place), form.swapped});
    }
    open[number].shrink_to_fit();
    insert(boards, open[number]);
  });
  return open;
}

void FormEngine::insert(const std::vector<std::uint64_t>& boards, const OpenPart& part) {
  std::array<std::vector<FormTable::Entry>, FormTable::shardCount> waiting;
  for (const Open& each : part) waiting[FormTable::shardOf(FormTable::hash(each.key))].push_back({each.key, boards[each.place]});
  for (std::size_t shard = 0; shard < waiting.size(); ++shard)
    if (!waiting[shard].empty()) m_table.insert(shard, waiting[shard]);
}

std::vector<GameValue> FormEngine::values(const std::vector<std::uint64_t>& boards, const Progress& progress) {
  std::vector<GameValue> values(boards.size());
  const std::vector<OpenPart> open = findOpen(boards, values);
  if (m_stop.stop_requested()) return values;
  m_pool.forEach(open.size(), [&](std::size_t number) {
    if (m_stop.stop_requested()) return;
    valueAwaited(boards, open[number]);
    const std::size_t part = partSize(boards.size());
    progress(std::min(part, boards.size() - number * part));
  });
  m_pool.forEach(open.size(), [&](std::size_t number) {
    if (m_stop.stop_requested()) return;
    for (const Open& each : open[number]) m_table.prefetch(each.key);
    for (const Open& each : open[number]) {
      const GameValue value = m_table.value(each.key);
      values[each.place] = each.swapped ? value.swapped() : value;
    }
  });
  return values;
}

void FormEngine::take(const std::vector<std::uint64_t>& boards, const std::vector<GameValue>& values) {
  std::vector<GameValue> ignored(boards.size());
  const std::vector<OpenPart> open = findOpen(boards, ignored);
  m_pool.forEach(open.size(), [&](std::size_t number) {
    if (m_stop.stop_requested()) return;
    for (const Open& each : open[number])
      if (m_table.awaits(each.key, boards[each.place]))
        m_table.set(each.key, each.swapped ? values[each.place].swapped() : values[each.place]);
  });
}

void FormEngine::valueAwaited(const std::vector<std::uint64_t>& boards, const OpenPart& part) {
  Guess guess;
  for (const Open& each : part) {
    if (m_stop.stop_requested()) return;
    const std::uint64_t board = boards[each.place];
    if (!m_table.awaits(each.key, board)) continue;
    const GameValue value = Turn(*this, board).value(guess);
    m_table.set(each.key, each.swapped ? value.swapped() : value);
  }
}

}  // namespace kotai::domineering

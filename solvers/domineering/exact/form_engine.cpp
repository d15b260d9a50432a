#include "solvers/domineering/exact/form_engine.h"

#include <algorithm>

#include "core/game/types.h"
#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

constexpr std::size_t smallestPart = 64;
constexpr std::size_t largestPart = 1U << 13;

static std::size_t partSize(std::size_t count) { return std::clamp(count / 64, smallestPart, largestPart); }

static GameValue pureValue(int payoff) {
  return {static_cast<double>(payoff), static_cast<std::int8_t>(payoff), static_cast<std::int8_t>(payoff)};
}

/// State of the evaluation of one position. Looks up the results of pairs of moves on demand. One object is
/// reused for many positions.
class FormEngine::Turn {
 public:
  /// Prefetches the first look-ups of the position.
  void begin(const FormEngine& engine, std::uint64_t board, Guess& guess) {
    m_engine = &engine;
    m_guess = &guess;
    m_covered = engine.m_settled.both(board);
    m_rows = m_columns = 0;
    forEachBit(engine.m_board.vertical(board), [&](int cell) { m_ups[m_rows++] = cell; });
    forEachBit(engine.m_board.horizontal(board), [&](int cell) { m_rights[m_columns++] = cell; });
    const std::size_t count = m_rows * m_columns;
    m_states.assign(count, State::Unknown);
    if (m_cells.size() < count) m_cells.resize(count);
    const std::size_t row = guessedRow();
    const std::size_t column = guessedColumn();
    call(row, usualAnswer(row));
    call(usualReply(column), column);
  }

  /// Returns the value of the position. A single move of each side decides most positions. Often this is the best
  /// move of the previous position. Otherwise, examines only rows and columns that can still change the payoffs
  /// that the sides can force.
  GameValue value() {
    const std::size_t row = guessedRow();
    const std::size_t column = guessedColumn();
    m_least = leastOf(row);
    if (m_least == 1) return pureValue(1);
    m_most = mostOf(column);
    if (m_most == -1 || m_least == m_most) return pureValue(m_most);
    if (betterRow(row, column)) return pureValue(m_least);
    if (betterColumn(row, column)) return pureValue(m_most);
    return mixedValue();
  }

 private:
  static constexpr std::size_t mostMoves = 64;
  static constexpr double minGain = 1e-12;  // minimum gain of a move that is added to a mixed strategy
  using Moves = std::array<int, mostMoves>;
  using Choices = std::vector<std::size_t>;  ///< list of indices of rows or columns
  enum class State : std::uint8_t { Unknown, Called, CalledSwapped, Known };
  /// Result of a pair of moves.
  struct Cell {
    Bits128 key = 0;  // key of the position, if its value is unknown
    GameValue value;
  };

  static std::size_t nearest(const Moves& moves, std::size_t count, int wanted) {
    for (std::size_t number = 0; number < count; ++number)
      if (moves[number] >= wanted) return number;
    return 0;
  }
  std::size_t guessedRow() const { return nearest(m_ups, m_rows, m_guess->up); }
  std::size_t guessedColumn() const { return nearest(m_rights, m_columns, m_guess->right); }
  std::size_t usualAnswer(std::size_t row) const {
    return nearest(m_rights, m_columns, m_guess->answers[static_cast<std::size_t>(m_ups[row])]);
  }
  std::size_t usualReply(std::size_t column) const {
    return nearest(m_ups, m_rows, m_guess->replies[static_cast<std::size_t>(m_rights[column])]);
  }

  /// Computes the cell's value from bounds if possible. Otherwise, prefetches its table entry.
  void call(std::size_t row, std::size_t column) {
    const std::size_t place = row * m_columns + column;
    if (m_states[place] != State::Unknown) return;
    const SettledPositions& settled = m_engine->m_settled;
    const PositionName name =
        m_engine->m_namer->name(m_covered | settled.verticalDomino(m_ups[row]) | settled.horizontalDomino(m_rights[column]));
    if (name.settled) {
      m_cells[place].value = pureValue(name.payoff);
      m_states[place] = State::Known;
      return;
    }
    m_engine->m_table.prefetch(name.form.key);
    m_cells[place].key = name.form.key;
    m_states[place] = name.form.swapped ? State::CalledSwapped : State::Called;
  }
  const GameValue& read(std::size_t row, std::size_t column) {
    call(row, column);
    const std::size_t place = row * m_columns + column;
    Cell& cell = m_cells[place];
    if (m_states[place] != State::Known) {
      const GameValue value = m_engine->m_table.value(cell.key);
      cell.value = m_states[place] == State::CalledSwapped ? value.swapped() : value;
      m_states[place] = State::Known;
    }
    return cell.value;
  }

  std::int8_t leastOf(std::size_t row) {
    m_answer = usualAnswer(row);
    std::int8_t least = read(row, m_answer).firstSecure;
    if (least == -1) return least;
    for (std::size_t column = 0; column < m_columns; ++column) call(row, column);
    for (std::size_t column = 0; column < m_columns && least > -1; ++column) {
      if (const std::int8_t here = read(row, column).firstSecure; here < least) {
        least = here;
        m_answer = column;
      }
    }
    m_guess->answers[static_cast<std::size_t>(m_ups[row])] = static_cast<std::int8_t>(m_rights[m_answer]);
    return least;
  }
  std::int8_t mostOf(std::size_t column) {
    m_reply = usualReply(column);
    std::int8_t most = read(m_reply, column).secondSecure;
    if (most == 1) return most;
    for (std::size_t row = 0; row < m_rows; ++row) call(row, column);
    for (std::size_t row = 0; row < m_rows && most < 1; ++row) {
      if (const std::int8_t here = read(row, column).secondSecure; here > most) {
        most = here;
        m_reply = row;
      }
    }
    m_guess->replies[static_cast<std::size_t>(m_rights[column])] = static_cast<std::int8_t>(m_ups[m_reply]);
    return most;
  }

  /// Raises the payoff that Vertical can force if some row secures a higher payoff. Returns true if the new
  /// payoff decides the position.
  bool betterRow(std::size_t first, std::size_t column) {
    for (std::size_t row = 0; row < m_rows; ++row) {
      if (row == first || read(row, column).firstSecure <= m_least || read(row, m_answer).firstSecure <= m_least) continue;
      const std::int8_t least = leastOf(row);
      if (least <= m_least) continue;
      m_least = least;
      m_guess->up = m_ups[row];
      if (m_least == m_most || m_least == 1) return true;
    }
    return false;
  }
  /// Lowers the payoff that Horizontal concedes if some column concedes less. Returns true if the new payoff
  /// decides the position.
  bool betterColumn(std::size_t row, std::size_t first) {
    for (std::size_t column = 0; column < m_columns; ++column) {
      if (column == first || read(row, column).secondSecure >= m_most || read(m_reply, column).secondSecure >= m_most) continue;
      const std::int8_t most = mostOf(column);
      if (most >= m_most) continue;
      m_most = most;
      m_guess->right = m_rights[column];
      if (m_least == m_most || m_most == -1) return true;
    }
    return false;
  }

  /// Computes the value by the double oracle method: solves the game with a few moves of each side, and adds the
  /// best reply as long as this reply improves the result. Considers only relevant rows and columns.
  GameValue mixedValue() {
    Choices rows{guessedRow()};
    Choices columns{guessedColumn()};
    for (;;) {
      m_matrix.rows = rows.size();
      m_matrix.columns = columns.size();
      m_matrix.payoffs.clear();
      for (const std::size_t row : rows)
        for (const std::size_t column : columns) m_matrix.payoffs.push_back(read(row, column).value);
      const Equilibrium here = solveMatrix(m_matrix);
      const auto row = betterThan(here.value, Side::First, rows, columns, here.columnStrategy);
      const auto column = betterThan(-here.value, Side::Second, columns, rows, here.rowStrategy);
      if (!row && !column) return {here.value, m_least, m_most};
      if (row) rows.push_back(*row);
      if (column) columns.push_back(*column);
    }
  }
  /// Returns the side's choice outside \p own with the best payoff against the other side's mixed strategy. Returns
  /// nothing if this payoff does not exceed \p value.
  std::optional<std::size_t> betterThan(double value, Side side, const Choices& own, const Choices& others,
                                        const std::vector<double>& chances) {
    const bool first = side == Side::First;
    const auto forEachCell = [&](std::size_t choice, auto&& visit) {
      for (std::size_t place = 0; place < others.size(); ++place)
        if (chances[place] > 0)
          first ? visit(choice, others[place], chances[place]) : visit(others[place], choice, chances[place]);
    };
    Choices open;
    for (std::size_t choice = 0; choice < (first ? m_rows : m_columns); ++choice)
      if (std::ranges::find(own, choice) == own.end()) open.push_back(choice);
    for (const std::size_t choice : open)
      forEachCell(choice, [this](std::size_t row, std::size_t column, double) { call(row, column); });
    std::optional<std::size_t> best;
    double most = value + minGain;
    for (const std::size_t choice : open) {
      double sum = 0;
      forEachCell(choice, [&](std::size_t row, std::size_t column, double chance) {
        sum += chance * (first ? 1 : -1) * read(row, column).value;
      });
      if (sum <= most) continue;
      most = sum;
      best = choice;
    }
    return best;
  }

  // Reused for all turns, to avoid allocations.
  std::vector<State> m_states;
  std::vector<Cell> m_cells;
  Matrix m_matrix;

  const FormEngine* m_engine = nullptr;
  Guess* m_guess = nullptr;
  BothOrders m_covered;
  Moves m_ups;
  Moves m_rights;
  std::size_t m_rows = 0;
  std::size_t m_columns = 0;
  std::int8_t m_least = -1;  // lower bound on the payoff that Vertical can force
  std::int8_t m_most = 1;    // upper bound on the payoff that Horizontal concedes
  std::size_t m_answer = 0;  // the worst column for the latest row
  std::size_t m_reply = 0;   // the worst row for the latest column
};

template <class Work>
void FormEngine::forEachPart(std::size_t count, Work&& work) {
  const std::size_t part = partSize(count);
  m_pool.forEach((count + part - 1) / part, [&](std::size_t number) {
    if (!m_stop.stop_requested()) work(number, number * part, std::min(count, (number + 1) * part));
  });
}

/// Sets the values of decided boards, and lists open boards part by part. Adds the forms of open boards to the table.
std::vector<FormEngine::OpenPart> FormEngine::findOpen(const std::vector<std::uint64_t>& boards, std::vector<GameValue>& values) {
  const std::size_t part = partSize(boards.size());
  std::vector<OpenPart> open((boards.size() + part - 1) / part);
  forEachPart(boards.size(), [&](std::size_t number, std::size_t begin, std::size_t end) {
    for (std::size_t place = begin; place < end; ++place) {
      const PositionName name = m_namer->name(m_settled.both(boards[place]));
      if (name.settled)
        values[place] = pureValue(name.payoff);
      else
        open[number].push_back({name.form.key, static_cast<std::uint32_t>(place), name.form.swapped});
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

/// Evaluates boards. Interleaves several turns, so that the first look-ups of one turn are prefetched while
/// others are computed.
void FormEngine::valueAwaited(const std::vector<std::uint64_t>& boards, const OpenPart& part) {
  constexpr std::size_t slotsAhead = 16;
  struct ActiveTurn {
    Turn turn;
    const Open* open = nullptr;
  };
  thread_local std::array<ActiveTurn, 4> activeTurns;
  std::size_t begun = 0;
  std::size_t ended = 0;
  const auto endOne = [&] {
    ActiveTurn& oldest = activeTurns[ended++ % activeTurns.size()];
    const GameValue value = oldest.turn.value();
    m_table.set(oldest.open->key, oldest.open->swapped ? value.swapped() : value);
  };
  Guess guess;
  for (std::size_t number = 0; number < part.size(); ++number) {
    if (m_stop.stop_requested()) return;
    if (number + slotsAhead < part.size()) m_table.prefetch(part[number + slotsAhead].key);
    const Open& each = part[number];
    const std::uint64_t board = boards[each.place];
    if (!m_table.awaits(each.key, board)) continue;
    if (begun - ended == activeTurns.size()) endOne();
    ActiveTurn& next = activeTurns[begun++ % activeTurns.size()];
    next.open = &each;
    next.turn.begin(*this, board, guess);
  }
  while (ended < begun) endOne();
}

}  // namespace kotai::domineering

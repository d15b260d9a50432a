#include "core/verify/domineering/strategy_checker.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <mutex>
#include <optional>
#include <vector>

#include "core/base/parallel.h"
#include "core/base/progress_gate.h"

namespace kotai {

namespace {

using Clock = std::chrono::steady_clock;

/// Array of the cells with a margin of covered cells. Dominoes of the strategy's side are vertical, and
/// dominoes of the other side are horizontal.
struct Grid {
  static constexpr int width = 12;
  std::array<std::uint8_t, width * width> free{};
  static int place(int column, int row) { return (row + 1) * width + column + 1; }
};

struct State {
  Bits128 contested = 0;
  int own = 0;
  int other = 0;
};

/// Identifies a position by its whole board. The key is the smallest of the four images that do not swap the sides.
template <class Bits>
struct BoardForm {
  using Key = Bits;

  /// Returns whether a vertical domino may cover a cell of this row and the cell above it.
  static bool joins(int /*row*/, int /*rows*/) { return true; }
  static Key keyOf(const Grid& grid, int columns, int rows) {
    std::array<Bits, 4> images{};
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        if (grid.free[static_cast<std::size_t>(Grid::place(column, row))] == 0) continue;
        const int right = columns - 1 - column;
        const int top = rows - 1 - row;
        images[0] |= Bits{1} << (row * columns + column);
        images[1] |= Bits{1} << (row * columns + right);
        images[2] |= Bits{1} << (top * columns + column);
        images[3] |= Bits{1} << (top * columns + right);
      }
    return *std::ranges::min_element(images);
  }
  static std::uint64_t mixed(Key key) {
    if constexpr (sizeof(Key) > sizeof(std::uint64_t))
      return static_cast<std::uint64_t>(key) ^ static_cast<std::uint64_t>(key >> 64) * 0xd6e8feb86659fd93ULL;
    else
      return key;
  }
};

/// A region of cells that dominoes connect, starting with any of its cells.
struct Region {
  std::array<int, Grid::width * Grid::width> places;
  std::size_t size = 0;
  bool upright = false;  // whether vertical dominoes fit
  bool flat = false;     // whether horizontal dominoes fit
};

/// Returns the region of a free cell, and marks its cells in `seen`.
template <class Form>
Region regionOf(const Grid& grid, int rows, int start, std::array<std::uint8_t, Grid::width * Grid::width>& seen) {
  Region region;
  seen[static_cast<std::size_t>(start)] = 1;
  region.places[region.size++] = start;
  for (std::size_t next = 0; next < region.size; ++next)
    for (const int step : {1, -1, Grid::width, -Grid::width}) {
      const int neighbour = region.places[next] + step;
      if (grid.free[static_cast<std::size_t>(neighbour)] == 0) continue;
      const bool vertical = step == Grid::width || step == -Grid::width;
      if (vertical && !Form::joins(std::min(region.places[next], neighbour) / Grid::width - 1, rows)) continue;
      (vertical ? region.upright : region.flat) = true;
      if (seen[static_cast<std::size_t>(neighbour)] != 0) continue;
      seen[static_cast<std::size_t>(neighbour)] = 1;
      region.places[region.size++] = neighbour;
    }
  return region;
}

/// Identifies positions by the regions of free cells in bands of two rows, with five rows at the top if the number of
/// rows is odd. Vertical dominoes stay within a band, and no domino connects two regions, so only the set of regions
/// matters. A region is represented by its smallestNumber().
struct BandForm {
  using Key = std::vector<std::uint64_t>;

  static bool joins(int row, int rows) { return row % 2 == 0 || (rows % 2 != 0 && row >= rows - 5); }
  static Key keyOf(const Grid& grid, int /*columns*/, int rows) {
    Key key;
    std::array<std::uint8_t, Grid::width * Grid::width> seen{};
    for (int place = 0; place < Grid::width * Grid::width; ++place)
      if (grid.free[static_cast<std::size_t>(place)] != 0 && seen[static_cast<std::size_t>(place)] == 0)
        key.push_back(smallestNumber(regionOf<BandForm>(grid, rows, place, seen)));
    std::ranges::sort(key);
    return key;
  }
  static std::uint64_t mixed(const Key& key) {
    std::uint64_t hash = key.size();
    for (const std::uint64_t region : key) hash = (hash ^ region) * 0xd6e8feb86659fd93ULL;
    return hash;
  }

 private:
  /// Returns the smallest number of a region's images. A number has five bits for each column of the region, one for
  /// each row from its lowest row on.
  static std::uint64_t smallestNumber(const Region& region) {
    int left = Grid::width;
    int right = 0;
    int low = Grid::width;
    int high = 0;
    for (std::size_t number = 0; number < region.size; ++number) {
      left = std::min(left, region.places[number] % Grid::width);
      right = std::max(right, region.places[number] % Grid::width);
      low = std::min(low, region.places[number] / Grid::width);
      high = std::max(high, region.places[number] / Grid::width);
    }
    std::array<std::uint64_t, 4> numbers{};
    for (std::size_t number = 0; number < region.size; ++number) {
      const int column = region.places[number] % Grid::width;
      const int row = region.places[number] / Grid::width;
      const std::array<int, 2> columns{column - left, right - column};
      const std::array<int, 2> rows{row - low, high - row};
      for (std::size_t image = 0; image < numbers.size(); ++image)
        numbers[image] |= std::uint64_t{1} << (columns[image % 2] * 5 + rows[image / 2]);
    }
    return *std::ranges::min_element(numbers);
  }
};

template <class Form>
class StrategyChecker {
 public:
  explicit StrategyChecker(const Strategy& strategy) : m_strategy(strategy), m_columns(strategy.columns), m_rows(strategy.rows) {
    m_places.assign(std::bit_ceil(2 * strategy.entries.size() + 2), 0);
    for (std::size_t number = 0; number < strategy.entries.size(); ++number) {
      const State state = stateOf(strategy.entries[number]);
      std::size_t slot = slotOf(keyOf(gridOf(state.contested)), state.own, state.other);
      while (m_places[slot] != 0) slot = (slot + 1) % m_places.size();
      m_places[slot] = static_cast<std::uint32_t>(number + 1);
    }
  }

  bool coversStart() const {
    Grid grid;
    for (int row = 0; row < m_rows; ++row)
      for (int column = 0; column < m_columns; ++column) grid.free[static_cast<std::size_t>(Grid::place(column, row))] = 1;
    return holds(grid, 0, 0) != Outcome::Broken;
  }

  /// Tries the move of an entry against every reply, and adds the counts to `check`. Returns false on a fault.
  bool tryEntry(const Strategy::Entry& entry, StrategyCheck& check) const {
    const State state = stateOf(entry);
    Grid grid = gridOf(state.contested);
    const int cell = entry.move < 0 ? -1 : Grid::place(entry.move % m_columns, entry.move / m_columns);
    const bool playable = cell < 0 ? state.own > 0 : entry.move < m_columns * m_rows && canBeCovered(grid, cell);
    if (!playable) return false;
    bool good = true;
    const auto follow = [&](int answer) {
      Grid after = grid;
      for (const int covered : {cell, cell < 0 ? -1 : cell + Grid::width, answer, answer < 0 ? -1 : answer + 1})
        if (covered >= 0) after.free[static_cast<std::size_t>(covered)] = 0;
      const Outcome outcome = holds(after, state.own - (cell < 0 ? 1 : 0), state.other - (answer < 0 ? 1 : 0));
      ++check.answers;
      if (outcome == Outcome::End) ++check.ends;
      if (outcome == Outcome::Broken) good = false;
    };
    for (int place = 0; place + 1 < Grid::width * Grid::width; ++place)
      if (isFree(grid, place) && isFree(grid, place + 1)) follow(place);
    if (state.other > 0) follow(-1);
    return good;
  }

  std::string text(const Strategy::Entry& entry) const {
    std::string text;
    for (int row = m_rows - 1; row >= 0; --row) {
      for (int column = 0; column < m_columns; ++column)
        text += (entry.contested >> (row * m_columns + column) & 1) != 0 ? '.' : '#';
      text += row > 0 ? '/' : ' ';
    }
    return text + std::to_string(entry.ownStore) + ' ' + std::to_string(entry.otherStore);
  }

 private:
  enum class Outcome { End, Covered, Broken };

  static State stateOf(const Strategy::Entry& entry) { return {entry.contested, entry.ownStore, entry.otherStore}; }
  static bool isFree(const Grid& grid, int place) { return grid.free[static_cast<std::size_t>(place)] != 0; }
  /// Returns whether a vertical domino with its lower cell at \p place fits.
  bool canBeCovered(const Grid& grid, int place) const {
    return Form::joins(place / Grid::width - 1, m_rows) && isFree(grid, place) && isFree(grid, place + Grid::width);
  }
  typename Form::Key keyOf(const Grid& grid) const { return Form::keyOf(grid, m_columns, m_rows); }

  Grid gridOf(Bits128 cells) const {
    Grid grid;
    for (int row = 0; row < m_rows; ++row)
      for (int column = 0; column < m_columns; ++column)
        grid.free[static_cast<std::size_t>(Grid::place(column, row))] =
            static_cast<std::uint8_t>(cells >> (row * m_columns + column) & 1);
    return grid;
  }

  /// Returns End if the payoff is secured, Covered if the position is an entry of the strategy, otherwise Broken.
  Outcome holds(Grid& grid, int own, int other) const {
    putIntoStores(grid, own, other);
    int ownSafe = own;
    int otherMost = other;
    bool ownMoves = own > 0;
    countMoves(grid, ownSafe, otherMost, ownMoves);
    const int promise = m_strategy.payoff;
    if (otherMost == 0) return promise == 0 || ownMoves ? Outcome::End : Outcome::Broken;
    if (ownSafe >= otherMost + promise) return Outcome::End;
    return isEntry(keyOf(grid), own, other) ? Outcome::Covered : Outcome::Broken;
  }

  /// Removes regions in which only one side can move. Adds the numbers of moves in them to \p own and \p other.
  void putIntoStores(Grid& grid, int& own, int& other) const {
    std::array<std::uint8_t, Grid::width * Grid::width> seen{};
    for (int start = 0; start < Grid::width * Grid::width; ++start) {
      if (!isFree(grid, start) || seen[static_cast<std::size_t>(start)] != 0) continue;
      const Region region = regionOf<Form>(grid, m_rows, start, seen);
      if (region.upright && region.flat) continue;
      // The region is a straight line of cells or a single cell.
      if (region.upright) own += static_cast<int>(region.size / 2);
      if (region.flat) other += static_cast<int>(region.size / 2);
      for (std::size_t each = 0; each < region.size; ++each) grid.free[static_cast<std::size_t>(region.places[each])] = 0;
    }
  }

  /// Adds the vertical side's moves on cells that no horizontal domino can cover to \p ownSafe. Adds the maximum
  /// number of horizontal dominoes to \p otherMost.
  void countMoves(const Grid& grid, int& ownSafe, int& otherMost, bool& ownMoves) const {
    for (int column = 0; column < m_columns; ++column) {
      bool wasSafe = false;  // whether the previous cell is safe and not used by a counted domino
      for (int row = 0; row < m_rows; ++row) {
        const int place = Grid::place(column, row);
        const bool safe = isFree(grid, place) && !isFree(grid, place - 1) && !isFree(grid, place + 1);
        if (canBeCovered(grid, place)) ownMoves = true;
        const bool covers = safe && wasSafe && Form::joins(row - 1, m_rows);
        ownSafe += covers ? 1 : 0;
        wasSafe = safe && !covers;
      }
    }
    for (int row = 0; row < m_rows; ++row) {
      int run = 0;
      for (int column = 0; column <= m_columns; ++column) {
        run = isFree(grid, Grid::place(column, row)) ? run + 1 : 0;
        if (run == 2) {
          ++otherMost;
          run = 0;
        }
      }
    }
  }

  std::size_t slotOf(const typename Form::Key& key, int own, int other) const {
    const std::uint64_t hash =
        (Form::mixed(key) + static_cast<std::uint64_t>(own * 64 + other) * 0x100000001b3ULL) * 0x9e3779b97f4a7c15ULL;
    return (hash >> 20) % m_places.size();
  }
  bool isEntry(const typename Form::Key& key, int own, int other) const {
    for (std::size_t slot = slotOf(key, own, other); m_places[slot] != 0; slot = (slot + 1) % m_places.size()) {
      const State found = stateOf(m_strategy.entries[m_places[slot] - 1]);
      if (found.own == own && found.other == other && keyOf(gridOf(found.contested)) == key) return true;
    }
    return false;
  }

  const Strategy& m_strategy;
  int m_columns;
  int m_rows;
  std::vector<std::uint32_t> m_places;  // hash table: index of the entry plus 1; 0 if free
};

}  // namespace

template <class Form>
static void tryAll(const Strategy& strategy, const StrategyCheckOptions& options, StrategyCheck& total) {
  const StrategyChecker<Form> checker(strategy);
  total.startCovered = checker.coversStart();
  constexpr std::size_t chunk = 4096;
  std::mutex mutex;
  std::optional<std::size_t> firstFault;
  ProgressGate gate;
  runParallel((strategy.entries.size() + chunk - 1) / chunk, threadCount(options.threads), options.stop, [&](std::size_t part) {
    StrategyCheck here;
    std::optional<std::size_t> fault;
    for (std::size_t number = part * chunk; number < std::min(strategy.entries.size(), (part + 1) * chunk); ++number) {
      ++here.positions;
      if (checker.tryEntry(strategy.entries[number], here)) continue;
      ++here.faults;
      if (!fault) fault = number;
    }
    const std::scoped_lock lock(mutex);
    total.positions += here.positions;
    total.answers += here.answers;
    total.ends += here.ends;
    total.faults += here.faults;
    if (fault && (!firstFault || *fault < *firstFault)) firstFault = fault;
    if (!options.progress || !gate.opens()) return;
    options.progress(total.positions, strategy.entries.size());
  });
  if (firstFault) total.firstFault = checker.text(strategy.entries[*firstFault]);
  total.stopped = total.positions < strategy.entries.size();
}

StrategyCheck checkStrategy(const Strategy& strategy, const StrategyClaim& claim, const StrategyCheckOptions& options) {
  const auto begin = Clock::now();
  StrategyCheck check;
  check.asClaimed = strategy.columns == claim.columns && strategy.rows == claim.rows && strategy.payoff == claim.payoff;
  if (!check.asClaimed) return check;
  if (strategy.inBands)
    tryAll<BandForm>(strategy, options, check);
  else if (strategy.columns * strategy.rows <= 64)
    tryAll<BoardForm<std::uint64_t>>(strategy, options, check);
  else
    tryAll<BoardForm<Bits128>>(strategy, options, check);
  check.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return check;
}

}  // namespace kotai

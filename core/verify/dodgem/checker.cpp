#include "core/verify/dodgem/checker.h"

#include <algorithm>
#include <list>
#include <numeric>
#include <random>
#include <string>

namespace kotai::verify {

using Bits = DodgemArrangements::Bits;
using Place = DodgemArrangements::Place;

/// Rating of a position for the player who moved there. Smaller is better: short losses of the opponent, long losses, draws, long
/// wins, short wins. A rating has two bytes, because the time of a check depends on the memory that it reads.
using Rating = std::uint16_t;
constexpr Rating drawRating = 1U << 14;
constexpr Rating quickestWinRating = 1U << 15;
constexpr Rating noPosition = 0xffffU;

/// Distances from 16,383 plies on share a rating. A stored value with more than 16,384 plies is a mismatch itself, because no
/// derived value has so many. (The longest distance on 6x6 has three digits.)
static Rating ratingForPlayerWhoMoved(Value value) {
  const auto distance = static_cast<Rating>(std::min<std::uint32_t>(value.distancePlies, drawRating - 1));
  switch (value.outcome) {
    case Outcome::Loss: return distance;
    case Outcome::Draw: return drawRating;
    case Outcome::Win: break;
  }
  return quickestWinRating - distance;
}

/// Returns the value of a position whose best child has this rating (noPosition if there is no child).
static Value valueFromBestChild(Rating best, Value withoutMove) {
  if (best == noPosition) return withoutMove;
  if (best < drawRating) return Value::win(best + 1U);
  if (best == drawRating) return Value::draw();
  return Value::loss(quickestWinRating - best + 1U);
}

static std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
  std::uint64_t result = 1;
  for (std::uint64_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

/// Appends every extension of `bits` by at most `left` squares whose numbers are at least `square`.
static void enumerateSets(int square, int squareCount, int left, Bits bits, std::vector<Bits>& sets) {
  sets.push_back(bits);
  if (left == 0) return;
  for (int next = square; next < squareCount; ++next) {
    enumerateSets(next + 1, squareCount, left - 1, bits | Bits{1} << next, sets);
  }
}

static std::string positionText(const DodgemArrangements& arrangements, Bits mover, Bits opponent) {
  const int size = arrangements.boardSize();
  const Bits across = arrangements.fromOtherSide(opponent);
  std::string text;
  for (int row = size - 1; row >= 0; --row) {
    int empty = 0;
    const auto flushEmpty = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int column = 0; column < size; ++column) {
      const Bits square = Bits{1} << (row * size + column);
      if ((mover & square) == 0 && (across & square) == 0) {
        ++empty;
        continue;
      }
      flushEmpty();
      text += (mover & square) != 0 ? '^' : '>';
    }
    flushEmpty();
    if (row > 0) text += '/';
  }
  return text + " ^";
}

DodgemEnds readDodgemEnds(std::string_view variantId) {
  const std::string_view option = variantId.substr(std::min(variantId.find(','), variantId.size()));
  if (option == ",misere=yes") return {Value::loss(0), Value::loss(0)};
  if (option == ",blocked=loses") return {Value::loss(0), Value::win(0)};
  if (option == ",blocked=draws") return {Value::draw(), Value::win(0)};
  return {};
}

DodgemArrangements::DodgemArrangements(int boardSize) : m_boardSize(boardSize) {
  std::vector<Bits> sets;
  enumerateSets(0, boardSize * boardSize, boardSize - 1, 0, sets);
  for (const Bits bits : sets) m_numbers.emplace(piecesPerRow(bits), 0);
  for (std::size_t number = 0; auto& entry : m_numbers) entry.second = number++;  // std::map orders patterns lexicographically
  m_patterns.resize(m_numbers.size());
  for (const Bits bits : sets) m_patterns[m_numbers.at(piecesPerRow(bits))].push_back(bits);
  for (auto& pattern : m_patterns) {
    std::sort(pattern.begin(), pattern.end(), [this](Bits a, Bits b) { return columnMasks(a) < columnMasks(b); });
  }
}

int DodgemArrangements::rowMask(Bits bits, int row) const {
  return static_cast<int>(bits >> (row * m_boardSize)) & ((1 << m_boardSize) - 1);
}

std::vector<int> DodgemArrangements::columnMasks(Bits bits) const {
  std::vector<int> masks;
  for (int row = 0; row < m_boardSize; ++row) masks.push_back(rowMask(bits, row));
  return masks;
}

std::vector<int> DodgemArrangements::piecesPerRow(Bits bits) const {
  std::vector<int> counts;
  for (const int mask : columnMasks(bits)) {
    int count = 0;
    for (int column = 0; column < m_boardSize; ++column) count += mask >> column & 1;
    counts.push_back(count);
  }
  return counts;
}

Place DodgemArrangements::find(Bits bits) const {
  const std::size_t pattern = m_numbers.at(piecesPerRow(bits));
  const auto& all = m_patterns[pattern];
  const auto masks = columnMasks(bits);
  const auto found =
      std::lower_bound(all.begin(), all.end(), masks, [this](Bits a, const std::vector<int>& b) { return columnMasks(a) < b; });
  return {pattern, static_cast<std::size_t>(found - all.begin())};
}

Bits DodgemArrangements::fromOtherSide(Bits bits) const {
  Bits across = 0;
  for (int row = 0; row < m_boardSize; ++row) {
    for (int column = 0; column < m_boardSize; ++column) {
      if ((bits >> (row * m_boardSize + column) & 1) != 0) across |= Bits{1} << (column * m_boardSize + row);
    }
  }
  return across;
}

std::vector<Bits> DodgemArrangements::movesIgnoringOpponent(Bits bits) const {
  std::vector<Bits> results;
  for (int row = 0; row < m_boardSize; ++row) {
    for (int column = 0; column < m_boardSize; ++column) {
      const Bits piece = Bits{1} << (row * m_boardSize + column);
      if ((bits & piece) == 0) continue;
      const Bits others = bits ^ piece;
      const auto stepTo = [&](int toRow, int toColumn) {
        const Bits target = Bits{1} << (toRow * m_boardSize + toColumn);
        if ((others & target) == 0) results.push_back(others | target);
      };
      if (row + 1 == m_boardSize) {
        results.push_back(others);  // the piece leaves the board over the far edge
      } else {
        stepTo(row + 1, column);
      }
      if (column > 0) stepTo(row, column - 1);
      if (column + 1 < m_boardSize) stepTo(row, column + 1);
    }
  }
  return results;
}

/// One work unit: the pattern `p` of the side that is not to move is fixed.
class DodgemChecker::Unit {
 public:
  Unit(const DodgemChecker& checker, std::size_t p, const Solution& solution)
      : m_checker(checker), m_solution(solution), m_p(p), m_standing(checker.m_arrangements.arrangements(p)) {
    for (const Bits bits : m_standing) m_across.push_back(checker.m_arrangements.fromOtherSide(bits));
    m_tables.resize(checker.m_arrangements.patternCount());
    m_placeInRecent.resize(m_tables.size());
  }

  void check(UnitResult& result, const UnitControl& control) {
    // Ascending order uses tables again soon, because moves lead to the same or to smaller patterns.
    for (const std::size_t q : m_checker.m_movers[m_p]) {
      if (control.stop.stop_requested()) return;
      const std::uint64_t done = checkPart(q, result);
      result.positionsChecked += done;
      control.advance(done);
    }
  }

 private:
  static constexpr std::size_t tableBudgetBytes = std::size_t{48} << 20;

  /// Ratings of the positions with pattern p to move against pattern q, indexed by arrangement of q, then of p.
  /// The rating is noPosition if the arrangements share a square.
  using Table = std::vector<Rating>;

  StoredValues storedValues(std::size_t mover, std::size_t opponent) const {
    const std::size_t low = std::min(mover, opponent);
    const std::size_t high = std::max(mover, opponent);
    return m_solution.storedValues(TierId{high * (high + 1) / 2 + low}, mover <= opponent ? 0 : 1);
  }

  [[noreturn]] void wrongShape(std::size_t q) const {
    const std::size_t low = std::min(m_p, q);
    const std::size_t high = std::max(m_p, q);
    throw SolutionError(SolutionFault::DamagedTier, m_solution.file(), {std::to_string(high * (high + 1) / 2 + low)});
  }

  const Table& table(std::size_t q) {
    if (m_tables[q].empty()) {
      m_tables[q] = readTable(q);
      m_tableBytes += m_tables[q].size() * sizeof(Rating);
      m_placeInRecent[q] = m_recent.insert(m_recent.end(), q);
    } else {
      m_recent.splice(m_recent.end(), m_recent, m_placeInRecent[q]);
    }
    return m_tables[q];
  }

  Table readTable(std::size_t q) const {
    const auto& moved = m_checker.m_arrangements.arrangements(q);
    const StoredValues stored = storedValues(m_p, q);
    const std::uint64_t count = stored.size();
    Table ratings(moved.size() * m_standing.size(), noPosition);
    std::uint64_t next = 0;
    Rating* row = ratings.data();
    for (const Bits bits : moved) {
      for (std::size_t minor = 0; minor < m_standing.size(); ++minor) {
        if ((bits & m_across[minor]) != 0) continue;
        if (next == count) wrongShape(q);
        row[minor] = ratingForPlayerWhoMoved(stored[next++]);
      }
      row += m_standing.size();
    }
    if (next != count) wrongShape(q);
    return ratings;
  }

  /// Drops least recently used tables while the tables exceed the budget. Keeps the last \p inUse tables.
  void dropOldTables(std::size_t inUse) {
    while (m_tableBytes > tableBudgetBytes && m_recent.size() > inUse) {
      Table& oldest = m_tables[m_recent.front()];
      m_tableBytes -= oldest.size() * sizeof(Rating);
      oldest = Table();
      m_recent.pop_front();
    }
  }

  /// Returns the rating of the best child of every position with pattern q to move against pattern p, indexed by
  /// arrangement of q, then of p. Moves onto squares of the opponent lead to noPosition, the worst rating, so
  /// such moves never count.
  Table bestChildren(std::size_t q) {
    const auto& moves = m_checker.m_moves[q];
    const std::size_t width = m_standing.size();
    Table best(moves.size() * width, noPosition);
    for (std::size_t arrangement = 0; arrangement < moves.size(); ++arrangement) {
      Rating* const row = best.data() + arrangement * width;
      for (const Place& place : moves[arrangement]) {
        const Rating* const child = table(place.pattern).data() + place.rank * width;
        for (std::size_t i = 0; i < width; ++i) row[i] = std::min(row[i], child[i]);
      }
    }
    return best;
  }

  /// Derives the values of all positions with pattern q to move against pattern p. Returns the number of
  /// positions.
  std::uint64_t checkPart(std::size_t q, UnitResult& result) {
    const auto& moving = m_checker.m_arrangements.arrangements(q);
    const std::size_t width = m_standing.size();
    const Value withoutMove = moving.front() == 0 ? m_checker.m_ends.gone : m_checker.m_ends.blocked;
    const Table best = bestChildren(q);
    dropOldTables(static_cast<std::size_t>(m_checker.m_arrangements.boardSize()) + 1);
    const StoredValues stored = storedValues(q, m_p);
    const std::uint64_t count = stored.size();
    std::uint64_t next = 0;
    for (std::size_t major = 0; major < width; ++major) {
      const Bits across = m_across[major];
      const Rating* child = best.data() + major;
      for (std::size_t minor = 0; minor < moving.size(); ++minor, child += width) {
        if ((moving[minor] & across) != 0) continue;
        if (next == count) wrongShape(q);
        const Value derived = valueFromBestChild(*child, withoutMove);
        const Value value = stored[next++];
        if (value != derived)
          result.addMismatch({positionText(m_checker.m_arrangements, moving[minor], m_standing[major]), value, derived});
      }
    }
    if (next != count) wrongShape(q);
    return next;
  }

  const DodgemChecker& m_checker;
  const Solution& m_solution;
  std::size_t m_p;
  const std::vector<Bits>& m_standing;                            // arrangements of p
  std::vector<Bits> m_across;                                     // arrangements of p from the mover's point of view
  std::vector<Table> m_tables;                                    // indexed by q; empty if not in memory
  std::list<std::size_t> m_recent;                                // patterns q in memory, least recently used first
  std::vector<std::list<std::size_t>::iterator> m_placeInRecent;  // indexed by q; valid if the table is in memory
  std::size_t m_tableBytes = 0;
};

DodgemChecker::DodgemChecker(int boardSize, const DodgemEnds& ends, const std::optional<VerifySample>& sample)
    : m_arrangements(boardSize), m_ends(ends), m_movers(m_arrangements.patternCount()) {
  if (sample) {
    draw(*sample);
  } else {
    std::vector<std::size_t> all(m_arrangements.patternCount());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::fill(m_movers.begin(), m_movers.end(), all);
  }
  m_moves.resize(m_arrangements.patternCount());
  for (std::size_t pattern = 0; pattern < m_moves.size(); ++pattern) {
    for (const Bits bits : m_arrangements.arrangements(pattern)) {
      auto& places = m_moves[pattern].emplace_back();
      for (const Bits moved : m_arrangements.movesIgnoringOpponent(bits)) places.push_back(m_arrangements.find(moved));
    }
  }
}

void DodgemChecker::draw(const VerifySample& sample) {
  const std::uint64_t patterns = m_arrangements.patternCount();
  const double perPair = static_cast<double>(positionCount()) / static_cast<double>(patterns * patterns);
  std::mt19937_64 random(sample.seed);
  const auto wanted = static_cast<double>(std::min(sample.positions, positionCount()));
  for (double about = 0; about < wanted; about += perPair) {
    const std::size_t standing = random() % patterns;
    m_movers[standing].push_back(random() % patterns);
  }
  for (auto& movers : m_movers) {
    std::sort(movers.begin(), movers.end());
    movers.erase(std::unique(movers.begin(), movers.end()), movers.end());
  }
}

std::uint64_t DodgemChecker::tierCount() const { return m_arrangements.patternCount() * (m_arrangements.patternCount() + 1) / 2; }

std::uint64_t DodgemChecker::positionCount() const {
  const auto size = static_cast<std::uint64_t>(m_arrangements.boardSize());
  std::uint64_t sum = 0;
  for (std::uint64_t mover = 0; mover < size; ++mover) {
    for (std::uint64_t opponent = 0; opponent < size; ++opponent) {
      sum += binomial(size * size, mover) * binomial(size * size - mover, opponent);
    }
  }
  return sum;
}

std::size_t DodgemChecker::beginStage(std::size_t stage, const Solution&) {
  return stage == 0 ? m_arrangements.patternCount() : 0;
}

UnitResult DodgemChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  Unit(*this, unit, solution).check(result, control);
  return result;
}

}  // namespace kotai::verify

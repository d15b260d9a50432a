// Derives the marks and counts of Gobblet Gobblers from its values.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/base/errors.h"
#include "core/verify/gobblet/checker.h"

namespace kotai::verify {

namespace {

using gobblet::Board;
using gobblet::isLine;
using gobblet::Move;
using gobblet::shown;

/// The number of the plane with the marks, and the bits of a mark.
constexpr std::uint16_t flagPlane = 1;
enum Flag : std::uint8_t { Counted = 1, MutualZugzwang = 2, Stalemate = 4, OnlyMove = 8, LosingLift = 16, Zugzwang = 32 };

constexpr bool isLoss(std::uint8_t code) { return code != 0 && code % 2 == 0; }
constexpr bool isWin(std::uint8_t code) { return code % 2 == 1; }

Mismatch markMismatch(std::string position, std::string mark, std::uint64_t stored, std::uint64_t derived) {
  return {std::move(position), Value::draw(), Value::draw(), std::move(mark), stored, derived};
}

constexpr std::size_t outcomeOf(std::uint8_t code) { return code == 0 ? 1 : isLoss(code) ? 0 : 2; }

/// Numbers of pieces of one size on the board: the mover's, then the opponent's.
using Counts = std::array<int, 2>;
Counts countsOf(const Board& board, std::size_t size) {
  return {std::popcount(board.pieces[size][0]), std::popcount(board.pieces[size][1])};
}
/// Returns the name of a cell of a table, such as "pieces 3 4".
std::string cellName(const char* key, const Counts& counts) {
  return std::string(key) + ' ' + std::to_string(counts[0]) + ' ' + std::to_string(counts[1]);
}

}  // namespace

struct GobbletChecker::PartCounts {
  std::array<std::uint64_t, 256> values{};
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;
  std::uint64_t losingMoves = 0;
  std::uint32_t maxLegalMoves = 0;
  std::uint32_t mostSafeMoves = 0;
  std::uint64_t finished = 0;
  std::uint64_t unreachable = 0;
  std::map<std::string, std::uint64_t> statistics;
  /// Numbers of positions, indexed by the numbers of medium and large pieces, then by outcome. All positions of a
  /// part have the same number of small pieces.
  std::map<std::pair<Counts, Counts>, std::array<std::uint64_t, 3>> cells;

  void add(std::uint8_t code, const Notes& notes);
};

void GobbletChecker::PartCounts::add(std::uint8_t code, const Notes& notes) {
  const auto note = [this](NotableKind kind) { ++notables[static_cast<std::size_t>(kind)]; };
  ++values[code];
  legalMoves += notes.legalMoves;
  maxLegalMoves = std::max(maxLegalMoves, notes.legalMoves);
  mostSafeMoves = std::max(mostSafeMoves, notes.legalMoves - notes.losingMoves);
  losingMoves += notes.losingMoves;
  if ((notes.marks & Stalemate) != 0) ++statistics["stalemate"];
  if ((notes.marks & LosingLift) != 0) ++statistics["losing-lift"];
  if ((notes.marks & OnlyMove) != 0) note(isWin(code) ? NotableKind::OnlyMoveWins : NotableKind::OnlyMoveDraws);
  if (notes.passing == 1) note(NotableKind::ZugzwangLossToDraw);
  if (notes.passing == 2) note(isLoss(code) ? NotableKind::ZugzwangLossToWin : NotableKind::ZugzwangDrawToWin);
  if (notes.once) note(NotableKind::MutualZugzwang);
}

GobbletChecker::Notes GobbletChecker::notesOf(const Board& board, std::uint32_t index) const {
  Notes notes{Counted};
  const Code code = m_codes[index];
  std::uint32_t keeping = 0;
  bool liftInVain = false;
  gobblet::forEachMove(board, m_reveal, [&](const Move& move) {
    ++notes.legalMoves;
    if (move.wins) ++keeping;
    if (!move.loses) return true;
    ++notes.losingMoves;
    liftInVain = liftInVain || isLine(shown(move.after, 0));
    return true;
  });
  if (!isLoss(code) && keeping <= 1) {
    gobblet::forEachMove(board, m_reveal, [&](const Move& move) {
      if (move.wins || move.loses) return true;
      const Code child = childCode(move);
      if (isWin(code) ? isLoss(child) : child == 0) ++keeping;
      return keeping <= 1;  // stops at the second move that keeps the outcome
    });
  }
  if (notes.losingMoves == notes.legalMoves) notes.marks |= Stalemate;
  if (!isLoss(code) && notes.legalMoves >= 2 && keeping == 1) notes.marks |= OnlyMove;
  if (liftInVain && code != wonInOne) notes.marks |= LosingLift;
  if (isWin(code)) return notes;
  const std::uint32_t across = m_order.rank(board, gobblet::Seen::Across);
  if (isLoss(m_codes[across]))
    notes.passing = 2;
  else if (isLoss(code) && m_codes[across] == 0)
    notes.passing = 1;
  if (notes.passing > 0) notes.marks |= Zugzwang;
  notes.once = isLoss(code) && notes.passing == 2 && across >= index;
  if (notes.once) notes.marks |= MutualZugzwang;
  return notes;
}

void GobbletChecker::deriveNotices(std::size_t part, const Solution& solution, const UnitControl& control, UnitResult& result) {
  const std::vector<std::uint8_t> stored = solution.partMarks(TierId{0}, static_cast<int>(part), flagPlane);
  const std::uint32_t first = m_order.firstOf(part);
  if (stored.size() != m_order.firstOf(part + 1) - first) throw SolutionError(SolutionFault::DamagedTier, solution.file(), {"0"});
  PartCounts counts;
  UnitSteps steps(control);
  std::array<std::uint64_t, 3>* cell = nullptr;  // cell of the previous position, which neighbours often share
  std::pair<Counts, Counts> cellKey;
  m_order.forEachBoard(part, [&](const Board& board, std::uint32_t index) {
    const Code code = m_codes[index];
    const bool over = code == overWon || code == overLost;
    const bool reached = isReached(index);
    Notes notes;
    if (code == overLost && comesFromReached(board)) ++counts.finished;
    if (!reached && !over) ++counts.unreachable;
    if (reached) {
      notes = notesOf(board, index);
      counts.add(code, notes);
      const std::pair<Counts, Counts> key{countsOf(board, 1), countsOf(board, 2)};
      if (cell == nullptr || key != cellKey) cell = &counts.cells[cellKey = key];
      ++(*cell)[outcomeOf(code)];
    }
    if (stored[index - first] != notes.marks)
      result.addMismatch(markMismatch(toText(board), "notices", stored[index - first], notes.marks));
    return steps.next();
  });
  if (!control.stop.stop_requested()) compareSummary(part, counts, result);
}

void GobbletChecker::compareSummary(std::size_t part, const PartCounts& derived, UnitResult& result) {
  const PartSummary& stored = m_summary.parts[part];
  const std::string name = "class " + std::to_string(part) + ": ";
  const auto compare = [&](const std::string& what, std::uint64_t storedCount, std::uint64_t derivedCount) {
    if (storedCount != derivedCount) result.addMismatch(markMismatch({}, name + what, storedCount, derivedCount));
  };
  compare("legal moves", stored.legalMoves, derived.legalMoves);
  compare("most legal moves", stored.maxLegalMoves, derived.maxLegalMoves);
  for (std::size_t kind = 0; kind < derived.notables.size(); ++kind)
    compare("notable kind " + std::to_string(kind), stored.notables[kind], derived.notables[kind]);
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> counts;
  std::uint64_t positions = 0;
  for (const PartSummary::Entry& entry : stored.histogram) counts[toText(entry.value)].first += entry.count;
  for (std::size_t code = 0; code < derived.values.size(); ++code) {
    if (derived.values[code] != 0) counts[toText(valueOf(static_cast<Code>(code)))].second += derived.values[code];
    positions += derived.values[code];
  }
  for (const auto& [value, both] : counts) compare(value, both.first, both.second);

  const Counts small = countsOf(m_order.board(m_order.row(m_order.firstRow(part)).small, 0, 0), 0);
  const std::scoped_lock lock(m_mutex);
  for (const auto& [key, outcomes] : derived.cells)
    for (std::size_t outcome = 0; outcome < outcomes.size(); ++outcome) {
      const auto& [medium, large] = key;
      const Counts all{small[0] + medium[0] + large[0], small[1] + medium[1] + large[1]};
      for (const std::string& cell : {cellName("pieces", all), cellName("medium", medium), cellName("large", large)})
        m_cells[cell][outcome] += outcomes[outcome];
    }
  for (const auto& [figure, count] : derived.statistics) m_statistics[figure] += count;
  m_statistics["reachable"] += positions;
  m_statistics["reachable-finished"] += derived.finished;
  m_statistics["unreachable"] += derived.unreachable;
  m_statistics["won-in-one"] += derived.values[wonInOne];
  m_statistics["losing-lift-moves"] += derived.losingMoves;
  std::uint64_t& most = m_statistics["most-moves-without-losing-lifts"];
  most = std::max<std::uint64_t>(most, derived.mostSafeMoves);
}

void GobbletChecker::compareFigures(const Solution& solution, UnitResult& result) const {
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> counts;
  for (const auto& [name, count] : solution.statistics()) counts[name].first = count;
  for (const auto& [name, count] : m_statistics) counts[name].second = count;
  for (const CountTable& table : m_summary.tables)
    for (const CountTable::Entry& entry : table.entries)
      for (std::size_t outcome = 0; outcome < entry.outcomes.size(); ++outcome)
        counts[cellName(table.key.c_str(), {static_cast<int>(entry.mover), static_cast<int>(entry.opponent)}) + ' ' +
               std::to_string(outcome)]
            .first += entry.outcomes[outcome];
  for (const auto& [cell, outcomes] : m_cells)
    for (std::size_t outcome = 0; outcome < outcomes.size(); ++outcome)
      counts[cell + ' ' + std::to_string(outcome)].second += outcomes[outcome];
  for (const auto& [name, both] : counts)
    if (both.first != both.second) result.addMismatch(markMismatch({}, name, both.first, both.second));
}

}  // namespace kotai::verify

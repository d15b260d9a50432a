#include "core/verify/gobblet/checker.h"

#include <algorithm>

#include "core/base/errors.h"

namespace kotai::verify {

using gobblet::Board;
using gobblet::isLine;
using gobblet::Move;
using gobblet::shown;

constexpr std::uint8_t drawCode = 0;
constexpr std::uint8_t lostInOne = 4;
constexpr std::uint8_t maxCode = 250;

/// Returns the rating of a child with this code for the player who moved there. Larger is better.
static constexpr int worthOf(std::uint8_t code) {
  if (code == drawCode) return 256;
  const int distance = (code - 1) / 2;
  return code % 2 == 0 ? 512 - distance : distance;
}
static constexpr std::uint8_t codeFromBest(int worth) {
  if (worth == 256) return drawCode;
  const int distance = worth > 256 ? 512 - worth : worth;
  return static_cast<std::uint8_t>(2 * (distance + 1) + (worth > 256 ? 1 : 2));
}

[[noreturn]] static void wrongShape(const Solution& solution) {
  throw SolutionError(SolutionFault::DamagedTier, solution.file(), {"0"});
}

GobbletChecker::Code GobbletChecker::codeOf(Value value) {
  if (value.outcome == Outcome::Draw) return drawCode;
  if (value.distancePlies > maxCode / 2 - 2) return impossible;
  return static_cast<Code>(2 * value.distancePlies + (value.outcome == Outcome::Loss ? 2 : 1));
}

Value GobbletChecker::valueOf(Code code) {
  if (code == drawCode) return Value::draw();
  const auto distance = static_cast<std::uint32_t>(code - 1) / 2;
  return code % 2 == 0 ? Value::loss(distance) : Value::win(distance);
}

/// Returns the next phase. Pieces never leave the board, so positions with fewer pieces are explored first.
GobbletChecker::Phase GobbletChecker::phaseAfter() {
  if (m_phase == Phase::DeriveValues && m_wrongValue) return Phase::Done;
  if (m_phase == Phase::ExploreReachable && (m_foundMore || ++m_pieces <= maxPieces)) return Phase::ExploreReachable;
  return m_phase == Phase::Done ? Phase::Done : static_cast<Phase>(static_cast<int>(m_phase) + 1);
}

std::size_t GobbletChecker::beginStage(std::size_t, const Solution& solution) {
  const Phase before = m_phase;
  m_phase = phaseAfter();
  switch (m_phase) {
    case Phase::LoadValues: m_codes.resize(m_order.positionCount()); break;
    case Phase::ExploreReachable:
      if (before != m_phase) {
        m_reached.assign(m_order.positionCount() / 64 + 1, 0);
        const std::uint32_t start = m_order.rank(Board{});
        m_reached[start / 64] |= std::uint64_t{1} << start % 64;
      }
      m_foundMore = false;
      break;
    case Phase::DeriveNotices:
      m_summary = solution.tierSummary(TierId{0});
      if (m_summary.parts.size() != m_order.partCount()) wrongShape(solution);
      break;
    case Phase::CompareFigures: return 1;
    case Phase::Done: return 0;
    default: break;
  }
  return m_order.partCount();
}

UnitResult GobbletChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  switch (m_phase) {
    case Phase::LoadValues: loadValues(unit, solution); break;
    case Phase::DeriveValues: deriveValues(unit, solution, control, result); break;
    case Phase::ExploreReachable: explorePart(unit, control); break;
    case Phase::DeriveNotices: deriveNotices(unit, solution, control, result); break;
    case Phase::CompareFigures: compareFigures(solution, result); break;
    default: break;
  }
  return result;
}

void GobbletChecker::loadValues(std::size_t part, const Solution& solution) {
  const std::vector<Value> values = solution.partValues(TierId{0}, static_cast<int>(part));
  const std::uint32_t first = m_order.firstOf(part);
  if (values.size() != m_order.firstOf(part + 1) - first) wrongShape(solution);
  std::transform(values.begin(), values.end(), m_codes.begin() + first, codeOf);
}

GobbletChecker::Code GobbletChecker::derivedCode(const Board& board) const {
  if (isLine(shown(board, 0))) return overWon;
  if (isLine(shown(board, 1))) return overLost;
  bool wins = false;  // tested before any look-up, because four of five positions are won by a single move
  gobblet::forEachMove(board, m_reveal, [&](const Move& move) { return !(wins = move.wins); });
  if (wins) return wonInOne;
  int best = -1;
  gobblet::forEachMove(board, m_reveal, [&](const Move& move) {
    best = std::max(best, worthOf(move.loses ? overWon : childCode(move)));
    return true;
  });
  return best < 0 ? lostInOne : codeFromBest(best);
}

void GobbletChecker::deriveValues(std::size_t part, const Solution& solution, const UnitControl& control, UnitResult& result) {
  UnitSteps steps(control);
  m_order.forEachBoard(part, [&](const Board& board, std::uint32_t index) {
    const Code derived = derivedCode(board);
    if (m_codes[index] != derived) {
      m_wrongValue = true;
      result.addMismatch({toText(board), solution.valueAt({TierId{0}, PositionIndex{index}}), valueOf(derived)});
    }
    return steps.next();
  });
  result.positionsChecked += steps.done();
}

bool GobbletChecker::isReached(std::uint32_t index) const {
  const std::atomic_ref word(
      const_cast<std::uint64_t&>(m_reached[index / 64]));  // other threads write to the word during the exploration
  return (word.load(std::memory_order_relaxed) >> (index % 64) & 1U) != 0;
}

/// Returns whether a move leads from a reached position to \p board. Moves with a losing lift do not count.
bool GobbletChecker::comesFromReached(const Board& board) const {
  return anyOrigin(fromOtherSide(board), m_reveal, [this](const Board& before) { return isReached(m_order.rank(before)); });
}

void GobbletChecker::explorePart(std::size_t part, const UnitControl& control) {
  UnitSteps steps(control);
  for (std::size_t number = m_order.firstRow(part); number < m_order.firstRow(part + 1); ++number) {
    const gobblet::Order::Row& row = m_order.row(number);
    const int larges = m_pieces - m_order.piecesOf(row.small) - m_order.piecesOf(row.medium);
    std::uint32_t index = row.first - 1;
    for (const std::uint16_t large : m_order.larges(row)) {
      ++index;
      if (m_order.piecesOf(large) != larges || m_codes[index] == overWon || m_codes[index] == overLost || isReached(index))
        continue;
      if (comesFromReached(m_order.board(row.small, row.medium, large))) {
        std::atomic_ref(m_reached[index / 64]).fetch_or(std::uint64_t{1} << (index % 64), std::memory_order_relaxed);
        m_foundMore = true;
      }
      if (!steps.next()) return;
    }
  }
}

}  // namespace kotai::verify

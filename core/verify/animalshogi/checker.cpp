#include "core/verify/animalshogi/checker.h"

#include <algorithm>

#include "core/base/errors.h"

namespace kotai::verify {

using shogi::Board;
using shogi::Fate;
using shogi::Move;
using shogi::Order;
using shogi::Seen;
using shogi::View;

constexpr std::uint8_t drawCode = 0;
constexpr std::uint8_t lossAtOnce = 1;
constexpr std::uint8_t winAtOnce = 2;

/// Returns the rating of a child with this code for the player who moved there. Larger is better.
static constexpr int worthOf(std::uint8_t code) {
  if (code == drawCode) return 256;
  return code % 2 == 1 ? 512 - code : code;
}
/// Returns the code that the rules require for the best child's rating.
static constexpr std::uint8_t codeFromBest(int worth) {
  if (worth == 256) return drawCode;
  return static_cast<std::uint8_t>((worth > 256 ? 512 - worth : worth) + 1);
}

[[noreturn]] static void wrongShape(const Solution& solution) {
  throw SolutionError(SolutionFault::DamagedTier, solution.file(), {"0"});
}

std::uint64_t AnimalShogiChecker::positionCount() const { return m_order.positionCount(); }

/// Returns an estimate of the work to explore the positions and to derive values, marks and two kinds of mates.
double AnimalShogiChecker::workPositions() const { return 4.4 * static_cast<double>(positionCount()); }

AnimalShogiChecker::Code AnimalShogiChecker::codeOf(Value value) {
  if (value.outcome == Outcome::Draw) return drawCode;
  const bool odd = value.distancePlies % 2 == 1;
  if (odd != (value.outcome == Outcome::Win) || value.distancePlies + 1 >= impossible) return impossible;
  return static_cast<Code>(value.distancePlies + 1);
}

Value AnimalShogiChecker::valueOf(Code code) {
  if (code == drawCode) return Value::draw();
  return code % 2 == 0 ? Value::win(code - 1U) : Value::loss(code - 1U);
}

AnimalShogiChecker::Phase AnimalShogiChecker::phaseAfter() const {
  if (m_phase == Phase::DeriveValues && m_wrongValue) return Phase::Done;
  if (m_phase == Phase::ExploreReachable && m_foundMore) return Phase::ExploreReachable;
  return m_phase == Phase::Done ? Phase::Done : static_cast<Phase>(static_cast<int>(m_phase) + 1);
}

std::size_t AnimalShogiChecker::beginStage(std::size_t, const Solution& solution) {
  const Phase before = m_phase;
  m_phase = phaseAfter();
  switch (m_phase) {
    case Phase::LoadValues: m_codes.resize(positionCount()); break;
    case Phase::ExploreReachable:
      if (before != m_phase) {
        m_reached.assign(positionCount() / 64 + 1, 0);
        m_explored.assign(m_reached.size(), 0);
        reach(m_order.canonicalRank(m_start));
      }
      m_foundMore = false;
      return explorationUnits;
    case Phase::DeriveNotices:
      std::vector<std::uint64_t>().swap(m_explored);
      m_summary = solution.tierSummary(TierId{0});
      if (m_summary.parts.size() != Order::classCount) wrongShape(solution);
      break;
    case Phase::CompareFigures: return 1;
    case Phase::Done: return 0;
    default: break;
  }
  return Order::classCount;
}

UnitResult AnimalShogiChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  const auto number = static_cast<int>(unit);
  switch (m_phase) {
    case Phase::LoadValues: loadValues(number, solution); break;
    case Phase::DeriveValues: deriveValues(number, solution, control, result); break;
    case Phase::ExploreReachable: exploreSome(unit, control); break;
    case Phase::DeriveNotices: deriveNotices(number, solution, control, result); break;
    case Phase::LoadMates: loadRounds(number, solution, shogi::matePlane); break;
    case Phase::LoadMatesOrTries: loadRounds(number, solution, shogi::mateOrTryPlane); break;
    case Phase::DeriveMates: deriveMates(number, false, control, result); break;
    case Phase::DeriveMatesOrTries: deriveMates(number, true, control, result); break;
    case Phase::CompareFigures: compareFigures(solution, result); break;
    default: break;
  }
  return result;
}

std::optional<AnimalShogiSetting> readAnimalShogiSetting(std::string_view variantId) {
  constexpr std::string_view game = "animalshogi";
  constexpr std::string_view startOption = "start=";
  if (!variantId.starts_with(game)) return std::nullopt;
  AnimalShogiSetting setting;
  shogi::Rules& rules = setting.rules;
  for (std::string_view rest = variantId.substr(game.size()); !rest.empty();) {
    rest.remove_prefix(1);
    const std::string_view option = rest.substr(0, rest.find(','));
    rest.remove_prefix(option.size());
    if (option == "far-drop=no")
      rules.drops = shogi::Drops::NoFarChicks;
    else if (option == "drops=no")
      rules.drops = shogi::Drops::None;
    else if (option == "try=no")
      rules.tries = false;
    else if (const auto start =
                 option.starts_with(startOption) ? shogi::readStart(option.substr(startOption.size())) : std::nullopt)
      setting.start = *start;
    else
      return std::nullopt;
  }
  return setting;
}

void AnimalShogiChecker::loadValues(int number, const Solution& solution) {
  const std::vector<Value> values = solution.partValues(TierId{0}, number);
  if (values.size() != m_order.positionsOf(number)) wrongShape(solution);
  std::transform(values.begin(), values.end(), m_codes.begin() + m_order.firstOf(number), codeOf);
}

AnimalShogiChecker::Code AnimalShogiChecker::derivedCode(const Board& board) const {
  if (shogi::capturesLion(board)) return winAtOnce;
  const View view(board);
  int best = -1;
  shogi::forEachMove(board, view, m_rules, [&](const Move& move) {
    const Code child = move.fate == Fate::Ended     ? lossAtOnce
                       : move.fate == Fate::Refuted ? winAtOnce
                                                    : m_codes[m_order.rank(move.made, Seen::Across)];
    best = std::max(best, worthOf(child));
  });
  return best < 0 ? lossAtOnce : codeFromBest(best);  // a player without a move has lost
}

void AnimalShogiChecker::deriveValues(int number, const Solution& solution, const UnitControl& control, UnitResult& result) {
  UnitSteps steps(control);
  const std::uint32_t end = m_order.firstOf(number) + m_order.positionsOf(number);
  Order::Walk walk(m_order, number);
  for (std::uint32_t index = m_order.firstOf(number); index < end; ++index, walk.next()) {
    const Code derived = derivedCode(walk.board());
    if (m_codes[index] != derived) {
      m_wrongValue = true;
      result.addMismatch({shogi::toText(walk.board()), solution.valueAt({TierId{0}, PositionIndex{index}}), valueOf(derived)});
    }
    if (!steps.next()) break;
  }
  result.positionsChecked += steps.done();
}

void AnimalShogiChecker::reach(std::uint32_t index) {
  const std::uint64_t bit = std::uint64_t{1} << (index % 64);
  const std::atomic_ref word(m_reached[index / 64]);
  if ((word.load(std::memory_order_relaxed) & bit) != 0) return;
  word.fetch_or(bit, std::memory_order_relaxed);
  m_foundMore = true;
}

/// Marks the positions after the moves as reached, except finished positions and positions in which a lion can
/// be captured.
void AnimalShogiChecker::exploreFrom(std::uint32_t index) {
  const Board board = m_order.unrank(index);
  shogi::forEachMove(board, View(board), m_rules, [&](const Move& move) {
    if (move.fate == Fate::Open && !shogi::capturesLion(shogi::fromOtherSide(move.made)))
      reach(m_order.canonicalRank(move.made, Seen::Across));
  });
}

void AnimalShogiChecker::exploreSome(std::size_t unit, const UnitControl& control) {
  UnitSteps steps(control);
  const std::size_t words = m_reached.size() / explorationUnits + 1;
  const std::size_t end = std::min(m_reached.size(), (unit + 1) * words);
  for (std::size_t number = unit * words; number < end; ++number) {
    const std::atomic_ref word(m_reached[number]);
    for (std::uint64_t open; (open = word.load(std::memory_order_relaxed) & ~m_explored[number]) != 0;) {
      const auto bit = static_cast<unsigned>(__builtin_ctzll(open));
      m_explored[number] |= std::uint64_t{1} << bit;
      exploreFrom(static_cast<std::uint32_t>(number * 64 + bit));
      if (!steps.next()) return;
    }
  }
}

}  // namespace kotai::verify

// Derives the marks and counts of Animal Shogi from its values.
#include <algorithm>
#include <string>
#include <utility>

#include "core/base/errors.h"
#include "core/verify/animalshogi/checker.h"

namespace kotai::verify {

using shogi::Board;
using shogi::Fate;
using shogi::Move;
using shogi::Seen;
using shogi::View;

constexpr std::uint8_t lossInTwo = 3;
static constexpr bool isWin(std::uint8_t code) { return code != 0 && code % 2 == 0; }
static constexpr bool isLoss(std::uint8_t code) { return code % 2 == 1; }

/// While mates are derived, the low bits of a position's byte contain the relevant part of its value, and the high bits the
/// stored round.
enum Outcomes : std::uint8_t { Drawn = 0, Lost = 1, Won = 2, LostInTwo = 3 };
constexpr std::uint8_t outcomeBits = 3;
constexpr std::uint32_t maxRounds = 62;  ///< higher rounds are stored as maxRounds + 1, which is never derived
static constexpr std::uint8_t outcomeOf(std::uint8_t code) {
  if (code == lossInTwo) return LostInTwo;
  return isWin(code) ? Won : isLoss(code) ? Lost : Drawn;
}
static constexpr std::uint32_t roundOf(std::uint8_t byte) { return byte >> 2; }

static Mismatch markMismatch(std::string position, std::string mark, std::uint64_t stored, std::uint64_t derived) {
  return {std::move(position), Value::draw(), Value::draw(), std::move(mark), stored, derived};
}

/// Returns whether the enemy threatens to capture the lion or, if \p triesAreChecks, to make a safe try.
static bool isInCheck(const Board& board, const View& view, bool triesAreChecks) {
  if ((view.enemyAttacks >> board.lions[0] & 1U) != 0) return true;
  return triesAreChecks && (shogi::lionSteps(board.lions[1]) & shogi::homeRow & ~view.enemy & ~view.ownAttacks) != 0;
}

std::uint8_t AnimalShogiChecker::zugzwangMarks(const Board& board, std::uint32_t index) const {
  const std::uint32_t place = m_order.canonicalRank(board, Seen::Across);
  if (!isReached(place) || !isLoss(m_codes[place])) return 0;
  return place == index ? shogi::Zugzwang | shogi::SymmetricZugzwang : shogi::Zugzwang;
}

AnimalShogiChecker::Notes AnimalShogiChecker::notesOf(const Board& board, std::uint32_t index) const {
  Notes notes{shogi::Counted};
  std::array<std::uint32_t, 3> moves{};     // number of moves by the outcome for the mover: loss, draw, win
  std::array<std::uint32_t, 3> farDrops{};  // number of drops on the far row, by the same outcomes
  shogi::forEachMove(board, View(board), m_rules, [&](const Move& move) {
    std::size_t worth = move.fate == Fate::Ended ? 2 : 0;
    if (move.fate == Fate::Open) {
      const Code child = m_codes[m_order.rank(move.made, Seen::Across)];
      worth = isLoss(child) ? 2 : isWin(child) ? 0 : 1;
    }
    ++notes.legalMoves;
    ++moves[worth];
    if (move.farChickDrop) ++farDrops[worth];
  });
  const Code code = m_codes[index];
  if (isLoss(code)) {
    notes.marks |= zugzwangMarks(board, index);
    return notes;
  }
  const std::size_t best = isWin(code) ? 2 : 1;
  if (notes.legalMoves >= 2 && moves[best] == 1) notes.marks |= shogi::OnlyMove;
  if (moves[best] == farDrops[best]) notes.marks |= shogi::FarDropOnly;
  return notes;
}

void AnimalShogiChecker::deriveNotices(int number, const Solution& solution, const UnitControl& control, UnitResult& result) {
  const std::vector<std::uint8_t> stored = solution.partMarks(TierId{0}, number, shogi::flagPlane);
  const std::uint32_t first = m_order.firstOf(number);
  if (stored.size() != m_order.positionsOf(number)) throw SolutionError(SolutionFault::DamagedTier, solution.file(), {"0"});
  PartSummary summary;
  std::array<std::uint64_t, 256> histogram{};
  std::map<std::string, std::uint64_t> counts;
  UnitSteps steps(control);
  shogi::Order::Walk walk(m_order, number);
  for (std::uint32_t inside = 0; inside < stored.size(); ++inside, walk.next()) {
    const std::uint32_t index = first + inside;
    if (!steps.next()) return;
    Notes notes;
    if (isReached(index)) {
      notes = notesOf(walk.board(), index);
      ++histogram[m_codes[index]];
      summary.legalMoves += notes.legalMoves;
      summary.maxLegalMoves = std::max(summary.maxLegalMoves, notes.legalMoves);
    }
    if (stored[inside] != notes.marks)
      result.addMismatch(markMismatch(shogi::toText(walk.board()), "notices", stored[inside], notes.marks));
    if ((notes.marks & shogi::Zugzwang) != 0) ++counts[std::string(shogi::zugzwangCount)];
    if ((notes.marks & shogi::SymmetricZugzwang) != 0) ++counts[std::string(shogi::symmetricZugzwangCount)];
    if ((notes.marks & shogi::FarDropOnly) != 0) ++counts[std::string(shogi::farDropOnlyCount)];
  }
  for (std::size_t code = 0; code < histogram.size(); ++code)
    if (histogram[code] != 0) summary.histogram.push_back({valueOf(static_cast<Code>(code)), histogram[code]});
  compareSummary(number, summary, result);
  addStatistics(counts);
}

/// Compares only the histogram and the moves, because the other counts come from the marks.
void AnimalShogiChecker::compareSummary(int number, const PartSummary& derived, UnitResult& result) const {
  const PartSummary& stored = m_summary.parts[static_cast<std::size_t>(number)];
  const std::string part = "class " + std::to_string(number) + ": ";
  const auto compare = [&](const std::string& what, std::uint64_t storedCount, std::uint64_t derivedCount) {
    if (storedCount != derivedCount) result.addMismatch(markMismatch({}, part + what, storedCount, derivedCount));
  };
  compare("legal moves", stored.legalMoves, derived.legalMoves);
  compare("most legal moves", stored.maxLegalMoves, derived.maxLegalMoves);
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> counts;
  for (const PartSummary::Entry& entry : stored.histogram) counts[toText(entry.value)].first += entry.count;
  for (const PartSummary::Entry& entry : derived.histogram) counts[toText(entry.value)].second += entry.count;
  for (const auto& [value, both] : counts) compare(value, both.first, both.second);
}

void AnimalShogiChecker::addStatistics(const std::map<std::string, std::uint64_t>& counts) {
  const std::scoped_lock lock(m_mutex);
  for (const auto& [name, count] : counts) m_statistics[name] += count;
}

void AnimalShogiChecker::loadRounds(int number, const Solution& solution, std::uint16_t plane) {
  const std::vector<std::uint8_t> rounds = solution.partMarks(TierId{0}, number, plane);
  if (rounds.size() != m_order.positionsOf(number)) throw SolutionError(SolutionFault::DamagedTier, solution.file(), {"0"});
  Code* byte = m_codes.data() + m_order.firstOf(number);
  for (const std::uint8_t round : rounds) {
    const std::uint8_t outcome = plane == shogi::matePlane ? outcomeOf(*byte) : static_cast<std::uint8_t>(*byte & outcomeBits);
    *byte++ = static_cast<Code>(outcome | std::min<std::uint32_t>(round, maxRounds + 1) << 2);
  }
}

/// Derives the round from the stored rounds of the children: 1 for a base position, 0 for no mate.
std::uint32_t AnimalShogiChecker::derivedRound(const Board& board, std::uint8_t outcome, bool triesAreChecks) const {
  if (outcome == Drawn) return 0;
  if (outcome == Won && shogi::capturesLion(board)) return 0;
  const View view(board);
  if (outcome != Won && !isInCheck(board, view, triesAreChecks && m_rules.tries)) return 0;
  if (outcome == LostInTwo) return 1;
  std::uint32_t quickest = maxRounds;
  std::uint32_t slowest = 0;
  bool escapes = false;
  bool over = true;  // a side without a move has already lost, which is not a mate
  shogi::forEachMove(board, view, m_rules, [&](const Move& move) {
    over = false;
    if (move.fate != Fate::Open || escapes) return;  // Ended: the end of the game, not a mate; Refuted: the lion can be captured
    const std::uint8_t child = m_codes[m_order.rank(move.made, Seen::Across)];
    const std::uint32_t round = roundOf(child);
    if (outcome == Lost) {
      slowest = std::max(slowest, round);
      escapes = round == 0 && !shogi::capturesLion(shogi::fromOtherSide(move.made));
    } else if (round != 0 && (child & outcomeBits) != Won) {
      quickest = std::min(quickest, round);
    }
  });
  if (outcome == Lost) return escapes || over ? 0 : slowest + 1;
  return quickest == maxRounds ? 0 : quickest + 1;
}

void AnimalShogiChecker::deriveMates(int number, bool triesAreChecks, const UnitControl& control, UnitResult& result) {
  const std::uint32_t end = m_order.firstOf(number) + m_order.positionsOf(number);
  const std::string prefix(triesAreChecks ? shogi::mateOrTryCount : shogi::mateCount);
  std::array<std::uint64_t, maxRounds + 2> counts{};
  UnitSteps steps(control);
  shogi::Order::Walk walk(m_order, number);
  for (std::uint32_t index = m_order.firstOf(number); index < end; ++index, walk.next()) {
    const std::uint32_t derived = derivedRound(walk.board(), m_codes[index] & outcomeBits, triesAreChecks);
    if (roundOf(m_codes[index]) != derived)
      result.addMismatch(markMismatch(shogi::toText(walk.board()), prefix + "round", roundOf(m_codes[index]), derived));
    if (isReached(index)) ++counts[derived];
    if (!steps.next()) return;
  }
  std::map<std::string, std::uint64_t> statistics;
  for (std::size_t round = 2; round < counts.size(); round += 2)
    if (counts[round] != 0) statistics[prefix + std::to_string(round - 1)] = counts[round];
  addStatistics(statistics);
}

void AnimalShogiChecker::compareFigures(const Solution& solution, UnitResult& result) const {
  const auto stored = solution.statistics();
  for (const auto& [name, derived] : m_statistics) {
    const auto found = stored.find(name);
    const std::uint64_t count = found != stored.end() ? found->second : 0;
    if (count != derived) result.addMismatch(markMismatch({}, name, count, derived));
  }
  for (const auto& [name, count] : stored)
    if (name.starts_with(shogi::mateCount) && count != 0 && !m_statistics.contains(name))
      result.addMismatch(markMismatch({}, name, count, 0));
}

}  // namespace kotai::verify

#include "core/query/part_scan.h"

#include <algorithm>
#include <bit>

namespace kotai::query {

/// Number of moves looked up first. Each further pass doubles the number, because two good moves are usually found
/// soon.
constexpr std::uint32_t firstMoves = 4;
constexpr std::size_t repliesPerPoll = 4096;

MovesSeen Replies::seen(const Prepared& prepared, const AnyPosition& position, const std::vector<AnyPosition>& after) {
  MovesSeen moves{static_cast<std::int64_t>(after.size())};
  if (!prepared.needsMoveKinds()) return moves;
  moves.kindsOfAny = 0;
  moves.kindsOfAll = ~0U;
  for (const AnyPosition& each : after) {
    const std::uint32_t kinds = prepared.words().kindsOfMove(position, each);
    moves.kindsOfAny |= kinds;
    moves.kindsOfAll &= kinds;
  }
  return moves;
}

void Replies::clear() {
  m_entries.clear();
  m_after.clear();
  m_movesAtOnce = firstMoves;
}

std::size_t Replies::add(const AnyPosition& position, Value value, const MovesSeen& moves,
                         const std::vector<AnyPosition>& after) {
  m_entries.push_back({.position = position, .value = value, .moves = moves, .firstMove = m_after.size()});
  m_after.insert(m_after.end(), after.begin(), after.end());
  return m_entries.size() - 1;
}

std::uint32_t Replies::kindsOf(const Entry& entry, std::size_t move) const {
  return m_prepared.needsMoveKinds() ? m_prepared.words().kindsOfMove(entry.position, m_after[entry.firstMove + move]) : 0;
}

void Replies::note(Entry& entry, Value after, std::uint32_t kinds) {
  const Value value = valueForMover(after);
  if (value.outcome != entry.value.outcome) return;
  ++entry.good;
  if (value == entry.value) ++entry.best;
  entry.kindsOfGood |= kinds;
}

/// Requests the values of some more moves. Values of unstored positions need no look-up, so they are added at
/// once.
void Replies::ask(std::uint32_t number, std::uint32_t moves) {
  const Variant& variant = m_prepared.variant();
  Entry& entry = m_entries[number];
  const auto count = static_cast<std::uint32_t>(entry.moves.count);
  const std::uint32_t end = count - entry.read > 2 * moves ? entry.read + moves : count;
  for (; entry.read < end; ++entry.read) {
    const AnyPosition& after = m_after[entry.firstMove + entry.read];
    const std::uint32_t kinds = kindsOf(entry, entry.read);
    if (variant.isStored(after))
      m_lookUps.push_back({variant.locate(after), number, kinds});
    else
      note(entry, m_prepared.solution().value(after), kinds);
  }
}

/// Reads the requested values in the order of their places, so that every block of the file is decoded once.
bool Replies::readMore(const std::stop_token& stop) {
  m_lookUps.clear();
  bool isReading = false;
  for (std::uint32_t number = 0; number < m_entries.size(); ++number) {
    if (number % repliesPerPoll == 0 && stop.stop_requested()) return false;
    const Entry& entry = m_entries[number];
    if (!entry.open || entry.read == entry.moves.count) continue;
    isReading = true;
    ask(number, m_movesAtOnce);
  }
  std::ranges::sort(m_lookUps, {}, &LookUp::place);
  for (std::size_t number = 0; number < m_lookUps.size(); ++number) {
    if (number % repliesPerPoll == 0 && stop.stop_requested()) return false;
    const LookUp& each = m_lookUps[number];
    note(m_entries[each.entry], m_prepared.solution().valueAt(each.place), each.kinds);
  }
  m_movesAtOnce *= 2;
  return isReading;
}

void Replies::addTo(Facts& facts, std::size_t number) const {
  const Entry& entry = m_entries[number];
  const std::int64_t unread = entry.moves.count - entry.read;
  const auto narrow = [unread](Range& range, std::int64_t found) {
    range.least = std::max(range.least, found);
    range.most = std::min(range.most, found + unread);
  };
  narrow(facts.goodMoves, entry.good);
  narrow(facts.bestMoves, entry.best);
  if (!m_prepared.needsMoveKinds()) return;
  // The only good move has either been found or not been looked up yet.
  if (entry.good > 0) facts.kindsOfGoodMove = entry.kindsOfGood;
  if (entry.good > 0 || unread == 0) return;
  facts.kindsOfAnyMove = 0;
  for (std::size_t move = entry.read; move < static_cast<std::size_t>(entry.moves.count); ++move)
    facts.kindsOfAnyMove |= kindsOf(entry, move);
}

/// Maximum number of positions of a tier and its children. Larger tiers would need too much memory per thread.
constexpr std::uint64_t maxPositions = std::uint64_t{1} << 22;

static constexpr std::uint32_t packed(Value value) {
  return value.distancePlies << 2 | static_cast<std::uint32_t>(value.outcome);
}
constexpr std::uint32_t outcomeBits = 3;

std::optional<std::uint64_t> TierMoves::size(TierId tier) {
  if (m_sized == tier) return m_size;
  m_sized = tier;
  m_size.reset();
  const TierGraph& tiers = m_graph.tiers();
  std::uint64_t sum = tiers.positionCount(tier);
  if (sum > maxPositions || !tiers.listsChildrenQuickly()) return m_size;
  tiers.forEachChild(tier, [&](TierId child) { sum += tiers.positionCount(child); });
  if (sum <= maxPositions) m_size = sum;
  return m_size;
}

void TierMoves::read(TierId tier) {
  const auto [table, isNew] = m_tables.try_emplace(tier.value);
  if (!isNew) return;
  std::vector<std::uint32_t>& packedValues = table->second;
  packedValues.reserve(m_graph.tiers().positionCount(tier));
  for (int part = 0; part < m_graph.tiers().partCount(tier); ++part) {
    const StoredValues values = m_solution.storedValues(tier, part);
    for (std::uint64_t number = 0; number < values.size(); ++number)
      packedValues.push_back(packed(valueForMover(values[number])));
  }
  m_kept += packedValues.size();
}

/// Reads the values of a tier and its children.
void TierMoves::readAround(TierId tier) {
  if (m_tier == tier) return;
  m_tier.reset();
  if (m_kept + size(tier).value_or(0) > maxPositions) {
    m_tables.clear();
    m_kept = 0;
  }
  read(tier);
  m_graph.tiers().forEachChild(tier, [this](TierId child) { read(child); });
  m_tier = tier;
}

/// Counts a move as good if it keeps the outcome, and as best if it also keeps the distance.
static void add(MoveNumbers& numbers, std::uint32_t after, std::uint32_t own) {
  if (((after ^ own) & outcomeBits) != 0) return;
  ++numbers.good;
  if (after == own) ++numbers.best;
}

MoveNumbers TierMoves::numbersAt(Location place, Value value) {
  readAround(place.tier);
  m_graph.expand(place, m_moves);
  MoveNumbers numbers{static_cast<std::int64_t>(m_moves.size())};
  const std::uint32_t own = packed(value);
  for (const Reached& each : m_moves) add(numbers, each.known ? packed(valueForMover(*each.known)) : packedAt(each.place), own);
  return numbers;
}

/// Ranking the positions after the moves takes most of the time, so an early stop saves time.
MoveNumbers TierMoves::firstTwoAt(Location place, Value value) {
  readAround(place.tier);
  const Variant& variant = *m_solution.variant();
  const std::vector<AnyPosition> moves = variant.successors(variant.positionAt(place));
  MoveNumbers numbers{static_cast<std::int64_t>(moves.size())};
  for (const AnyPosition& each : moves) {
    if (numbers.good == 2) break;
    const bool isStored = variant.isStored(each);
    add(numbers, isStored ? packedAt(variant.locate(each)) : packed(valueForMover(m_solution.value(each))), packed(value));
  }
  return numbers;
}

/// Size of the first batch. A small batch finds the first matches soon. Large batches read each block only
/// once.
constexpr std::size_t firstBatch = 64;
constexpr std::size_t largestBatch = 1U << 14;
constexpr std::uint64_t pollInterval = 4096;
constexpr std::uint64_t maxKnown = 4096;
/// Number of values that can be decoded in the time of one position's look-ups.
constexpr std::uint64_t valuesPerLookUp = 1024;

PartScan::PartScan(const Prepared& prepared, const PartTask& task, TierMoves& moves, std::stop_token stop, PartRange range)
    : m_prepared(prepared),
      m_task(task),
      m_tierMoves(moves),
      m_stop(std::move(stop)),
      m_first(prepared.variant().tierGraph().partFirst(task.tier, task.part)),
      m_begin(range.begin),
      m_facts(task.facts),
      m_replies(prepared),
      m_batch(firstBatch) {
  readContent(range);
  shareTruths();
  judgeValues();
}

void PartScan::readContent(PartRange range) {
  const Solution& solution = m_prepared.solution();
  const TierGraph& tiers = m_prepared.variant().tierGraph();
  m_values = solution.storedValues(m_task.tier, m_task.part, range);
  for (const std::uint16_t plane : m_prepared.planes())
    if (!m_task.isCounted() || (m_prepared.counted() && plane == m_prepared.counted()->plane))
      m_flags.emplace_back(plane, solution.partMarks(m_task.tier, m_task.part, plane, range));
  for (const auto& [plane, flags] : m_flags)
    if (m_prepared.counted() && plane == m_prepared.counted()->plane) m_counted = &flags;
  if (m_task.isCounted()) return;
  for (const std::size_t key : m_prepared.cellKeys())
    m_cells.emplace_back(key, tiers.partCells(m_task.tier, m_task.part, tiers.aggregateKeys()[key]));
  m_found = m_prepared.foundFrom(locationOf(m_begin), m_values.size());
}

/// Lets positions with equal stored bytes share one evaluation, if the bytes fit into an integer. Such positions are common.
void PartScan::shareTruths() {
  for (const auto& [plane, flags] : m_flags) m_columns.push_back({flags.data()});
  for (const auto& [key, cells] : m_cells) {
    static_assert(sizeof(CellPlace) == 2);
    const auto* const first = reinterpret_cast<const std::uint8_t*>(cells.data() + m_begin);
    m_columns.push_back({first, sizeof(CellPlace)});
    m_columns.push_back({first + 1, sizeof(CellPlace)});
  }
  for (const std::vector<std::uint8_t>& found : m_found) m_columns.push_back({found.data()});
  constexpr std::size_t bytesOfCode = 2;
  if (bytesOfCode + m_columns.size() <= sizeof(std::uint64_t))
    m_known.resize(std::bit_ceil(std::clamp<std::uint64_t>(m_values.size(), 2, maxKnown)));
}

void PartScan::judgeValues() {
  for (const PartTask::Judged& each : m_task.values) {
    const std::size_t code = m_values.codeOf(each.value);
    if (code >= m_truths.size()) m_truths.resize(code + 1, Truth::False);
    m_truths[code] = each.truth;
  }
}

bool PartScan::visit(std::uint64_t begin, std::uint64_t end, const Visit& visit) {
  m_candidates.clear();
  m_replies.clear();
  m_pending = 0;
  end = std::min(end, this->end());
  for (std::uint64_t number = begin; number < end; ++number) {
    if (number % pollInterval == 0 && m_stop.stop_requested()) return false;
    const Truth truth = truthOf(m_values.codeAt(number - m_begin));
    if (truth == Truth::False) continue;
    if (m_counted != nullptr && !m_prepared.counted()->hits((*m_counted)[number - m_begin], std::nullopt)) continue;
    Candidate candidate{number, m_values[number - m_begin], truth};
    if (candidate.truth == Truth::Maybe) candidate.truth = judge(candidate);
    if (candidate.truth == Truth::False) continue;
    if (candidate.truth == Truth::True && m_pending == 0) {
      if (!visit({locationOf(number), candidate.value})) return false;
      continue;
    }
    if (candidate.truth == Truth::Maybe && m_prepared.needsReplies() && !m_countsMoves)
      candidate.replies = m_replies.add(m_position, candidate.value, m_moves, m_after);
    m_candidates.push_back(candidate);
    if (candidate.truth == Truth::Maybe && ++m_pending == m_batch && !settle(visit)) return false;
  }
  return settle(visit);
}

/// Adds the facts that the file stores for a position.
void PartScan::setFacts(const Candidate& candidate) {
  m_prepared.addValue(m_facts, m_task.facts, candidate.value);
  m_prepared.addPlace(m_facts, locationOf(candidate.number));
  for (const auto& [plane, flags] : m_flags) m_prepared.addFlags(m_facts, plane, flags[candidate.number - m_begin]);
  for (const auto& [key, cells] : m_cells)
    m_facts.keys[key] = {Range::exactly(cells[candidate.number].mover), Range::exactly(cells[candidate.number].opponent)};
}

/// Returns everything that setFacts() reads, packed.
std::uint64_t PartScan::storedBytesOf(const Candidate& candidate) const {
  const std::uint64_t number = candidate.number - m_begin;
  std::uint64_t packed = m_values.codeAt(number);
  for (const Column& column : m_columns) packed = packed << 8 | column.bytes[number * column.stride];
  return packed;
}

/// Tests a position with the facts of setFacts(), and caches the result by storedBytesOf().
Truth PartScan::judgeStored(const Candidate& candidate) {
  const auto evaluated = [&] {
    setFacts(candidate);
    return m_prepared.evaluate(m_facts);
  };
  if (m_known.empty()) return evaluated();
  const std::uint64_t stored = storedBytesOf(candidate);
  Known& known = m_known[(stored * 0x9e3779b97f4a7c15ULL >> 32) & (m_known.size() - 1)];
  if (!known.truth || known.stored != stored) return *(known = {stored, evaluated()}).truth;
  if (*known.truth == Truth::Maybe) setFacts(candidate);  // the decision needs more facts
  return *known.truth;
}

/// Tests a position without looking up the values of moves, if possible.
Truth PartScan::judge(const Candidate& candidate) {
  const Truth truth = judgeStored(candidate);
  if (truth != Truth::Maybe || !(m_prepared.needsBoard() || m_prepared.needsMoves())) return truth;
  return judgeBoard(candidate);
}

Truth PartScan::judgeBoard(const Candidate& candidate) {
  const Variant& variant = m_prepared.variant();
  m_countsMoves = m_countsMoves || shouldCountMoves();
  // In a lost position every move is good, so the number of moves nearly always decides.
  const bool isLost = candidate.value.outcome == Outcome::Loss;
  const bool usesNumber = m_prepared.needsMoves() && (!m_countsMoves || isLost || numberPays());
  if (m_prepared.needsBoard() || usesNumber) m_position = variant.positionAt(locationOf(candidate.number));
  if (m_prepared.needsBoard()) {
    m_facts.position = &m_position;
    const Truth truth = m_prepared.evaluate(m_facts);
    if (truth != Truth::Maybe) return truth;
  }
  if (!m_prepared.needsMoves()) return Truth::Maybe;
  if (usesNumber) {
    const Truth truth = judgeNumber();
    if (truth != Truth::Maybe || !m_prepared.needsReplies()) return truth;
  }
  return m_countsMoves ? judgeCounts(candidate) : judgeMoves();
}

/// Tests a position by its numbers of good and best moves. Counting stops at two good moves while two good moves
/// decide most positions.
Truth PartScan::judgeCounts(const Candidate& candidate) {
  if (m_stopped < firstBatch || 2 * m_decidedByTwo > m_stopped)
    if (const Truth truth = judgeFirstTwo(candidate); truth != Truth::Maybe) return truth;
  const MoveNumbers numbers = m_tierMoves.numbersAt(locationOf(candidate.number), candidate.value);
  m_facts.moves = Range::exactly(numbers.moves);
  m_facts.goodMoves = Range::exactly(numbers.good);
  m_facts.bestMoves = Range::exactly(numbers.best);
  return m_prepared.evaluate(m_facts);
}

Truth PartScan::judgeFirstTwo(const Candidate& candidate) {
  const MoveNumbers numbers = m_tierMoves.firstTwoAt(locationOf(candidate.number), candidate.value);
  const std::int64_t most = numbers.good < 2 ? 0 : numbers.moves;  // all moves were counted unless two are good
  m_facts.moves = Range::exactly(numbers.moves);
  m_facts.goodMoves = {numbers.good, std::max(numbers.good, most)};
  m_facts.bestMoves = {numbers.best, std::max(numbers.best, most)};
  const Truth truth = m_prepared.evaluate(m_facts);
  if (numbers.good < 2) return truth;
  ++m_stopped;
  if (truth != Truth::Maybe) ++m_decidedByTwo;
  return truth;
}

/// Returns whether to decode the values of all moves of the tier at once. Conditions on kinds of moves need the
/// moves themselves.
bool PartScan::shouldCountMoves() {
  if (!m_prepared.needsReplies() || m_prepared.needsMoveKinds()) return false;
  const auto size = m_tierMoves.size(m_task.tier);
  return size && ++m_lookUpCount * valuesPerLookUp > *size;
}

/// Tests a position by its number of moves and its only-move mark.
Truth PartScan::judgeNumber() {
  addMoves({static_cast<std::int64_t>(m_prepared.variant().moveCount(m_position))});
  const Truth truth = m_prepared.evaluate(m_facts);
  if (m_facts.value->outcome != Outcome::Loss) {
    ++m_numbered;
    if (truth != Truth::Maybe) ++m_decidedByNumber;
  }
  return truth;
}

/// Returns whether the number of moves decides so many positions that testing the number first saves time.
bool PartScan::numberPays() const { return m_numbered < firstBatch || 2 * m_decidedByNumber > m_numbered; }

Truth PartScan::judgeMoves() {
  m_after = m_prepared.variant().successors(m_position);
  m_moves = Replies::seen(m_prepared, m_position, m_after);
  addMoves(m_moves);
  return m_prepared.evaluate(m_facts);
}

/// Adds the facts that need no values of moves. In a lost position every move is good, and a single move is
/// always good. If no move or every move has the requested kind, the identity of the only good move is
/// irrelevant.
void PartScan::addMoves(const MovesSeen& moves) {
  m_facts.moves = Range::exactly(moves.count);
  if (moves.count == 0) m_facts.goodMoves = m_facts.bestMoves = Range::exactly(0);
  if (moves.count == 0 || !m_prepared.needsReplies()) return;
  if (moves.count == 1 || m_facts.value->outcome == Outcome::Loss) {
    m_facts.goodMoves = Range::exactly(moves.count);
    m_facts.bestMoves = {1, moves.count};
  } else {
    // There are several moves. Without the only-move mark, more than one move is good.
    if (m_prepared.onlyMove() && m_facts.goodMoves.most != 1) m_facts.goodMoves.least = 2;
    m_facts.goodMoves.most = std::min(m_facts.goodMoves.most, moves.count);
    m_facts.bestMoves = {1, m_facts.goodMoves.most};
  }
  m_facts.kindsOfAnyMove = moves.kindsOfAny;
  m_facts.kindsOfAllMoves = moves.kindsOfAll;
}

/// Tests a position with the moves looked up so far.
Truth PartScan::judgeReplies(const Candidate& candidate) {
  setFacts(candidate);
  if (m_prepared.needsBoard()) m_facts.position = &m_replies.position(*candidate.replies);
  addMoves(m_replies.moves(*candidate.replies));
  m_replies.addTo(m_facts, *candidate.replies);
  return m_prepared.evaluate(m_facts);
}

void PartScan::lookUpReplies() {
  while (m_replies.readMore(m_stop))
    for (Candidate& candidate : m_candidates) {
      if (candidate.truth != Truth::Maybe || !candidate.replies) continue;
      candidate.truth = judgeReplies(candidate);
      if (candidate.truth != Truth::Maybe) m_replies.close(*candidate.replies);
    }
}

/// Runs the remaining tests, for kinds that need the position itself.
Truth PartScan::judgeKinds(const Candidate& candidate) {
  if (candidate.replies)
    judgeReplies(candidate);
  else
    judge(candidate);
  m_prepared.addKinds(m_facts, locationOf(candidate.number));
  return m_prepared.evaluate(m_facts);
}

/// Decides the waiting candidates, and visits the matches in order. Returns false if \p visit returned false, or if
/// stopped.
bool PartScan::settle(const Visit& visit) {
  lookUpReplies();
  for (std::size_t number = 0; number < m_candidates.size(); ++number) {
    if (number % firstBatch == 0 && m_stop.stop_requested()) return false;
    Candidate& candidate = m_candidates[number];
    if (candidate.truth == Truth::Maybe) candidate.truth = judgeKinds(candidate);
    if (candidate.truth == Truth::True && !visit({locationOf(candidate.number), candidate.value})) return false;
  }
  m_candidates.clear();
  m_replies.clear();
  m_pending = 0;
  m_batch = std::min(largestBatch, m_batch * 2);
  return true;
}

}  // namespace kotai::query

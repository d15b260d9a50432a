#include "core/query/replies.h"

#include <algorithm>

namespace kotai::query {

/// Number of moves looked up first. Each further pass doubles the number, because two good moves are usually found
/// soon.
constexpr std::uint32_t firstMoves = 4;
constexpr std::size_t askedBetweenPolls = 4096;

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

/// Values of unstored positions need no look-up.
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

/// Reads in the order of places, so that every block of the file is decoded once.
bool Replies::readMore(const std::stop_token& stop) {
  m_lookUps.clear();
  bool asked = false;
  for (std::uint32_t number = 0; number < m_entries.size(); ++number) {
    if (number % askedBetweenPolls == 0 && stop.stop_requested()) return false;
    const Entry& entry = m_entries[number];
    if (!entry.open || entry.read == entry.moves.count) continue;
    asked = true;
    ask(number, m_movesAtOnce);
  }
  std::ranges::sort(m_lookUps, {}, &LookUp::place);
  for (std::size_t number = 0; number < m_lookUps.size(); ++number) {
    if (number % askedBetweenPolls == 0 && stop.stop_requested()) return false;
    const LookUp& each = m_lookUps[number];
    note(m_entries[each.entry], m_prepared.solution().valueAt(each.place), each.kinds);
  }
  m_movesAtOnce *= 2;
  return asked;
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

}  // namespace kotai::query

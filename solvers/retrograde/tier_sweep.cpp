#include "solvers/retrograde/tier_sweep.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace kotai::retrograde {

namespace {

constexpr std::uint64_t chunkPositions = 1U << 13;

/// State of a position. `plies` is the distance of a decided value, or the longest resistance so far of an open
/// position. A value whose ply has not been swept may still become a quicker win.
enum class Kind : std::uint32_t { Open, Won, Lost, Known };

struct State {
  static constexpr std::uint32_t mostPlies = (1U << 15) - 2;  // codes must fit into two bytes
  static constexpr std::uint32_t maxReplies = (1U << 15) - 1;
  static constexpr unsigned kindShift = 15;
  static constexpr unsigned repliesShift = 17;
  static constexpr std::uint32_t oneReply = 1U << repliesShift;

  Kind kind = Kind::Open;
  std::uint32_t plies = 0;
  std::uint32_t openReplies = 0;  ///< number of moves that are not yet known to lose

  static State of(std::uint32_t bits) {
    return {static_cast<Kind>(bits >> kindShift & 3U), bits & ((1U << kindShift) - 1), bits >> repliesShift};
  }
  std::uint32_t bits() const {
    if (plies > mostPlies) throw std::overflow_error("a distance does not fit two bytes");
    if (openReplies > maxReplies) throw std::overflow_error("too many moves in a position");
    return plies | static_cast<std::uint32_t>(kind) << kindShift | openReplies << repliesShift;
  }
};

constexpr std::uint32_t packKnown(Value value) { return value.distancePlies * 3 + static_cast<std::uint32_t>(value.outcome); }
constexpr Value unpackKnown(std::uint32_t packed) { return {static_cast<Outcome>(packed % 3), packed / 3}; }

std::atomic_ref<std::uint32_t> shared(std::uint32_t& state) { return std::atomic_ref(state); }

}  // namespace

TierSweep::TierSweep(const PositionGraph& graph, TierId tier, ChildValue childValue, ParallelLoop loop, std::stop_token stop)
    : m_graph(graph),
      m_tier(tier),
      m_childValue(std::move(childValue)),
      m_loop(std::move(loop)),
      m_stop(std::move(stop)),
      m_states(graph.tiers().positionCount(tier)) {}

bool TierSweep::begin() {
  return forEachChunk([this](std::uint64_t first, std::uint64_t end) {
    std::vector<Reached> moves;
    std::vector<std::uint64_t> inside;
    for (std::uint64_t index = first; index < end; ++index) beginAt(index, moves, inside);
  });
}

void TierSweep::beginAt(std::uint64_t index, std::vector<Reached>& moves, std::vector<std::uint64_t>& inside) {
  if (const auto known = m_graph.expand({m_tier, {index}}, moves)) {
    m_states[index] = State{Kind::Known, packKnown(*known), 0}.bits();
    ++m_decided;
    return;
  }
  State state;
  std::optional<std::uint32_t> winPlies;
  inside.clear();
  for (const Reached& after : moves) {
    if (!after.known && after.place.tier == m_tier) {
      inside.push_back(after.place.index.value);
      continue;
    }
    const Value value = valueForMover(after.known ? *after.known : m_childValue(after.place));
    if (value.outcome == Outcome::Loss)
      state.plies = std::max(state.plies, value.distancePlies);
    else
      ++state.openReplies;
    if (value.outcome == Outcome::Win) winPlies = std::min(winPlies.value_or(value.distancePlies), value.distancePlies);
  }
  std::sort(inside.begin(),
            inside.end());  // a place counts once, even if several moves lead there, because its value propagates once
  const auto places = std::unique(inside.begin(), inside.end()) - inside.begin();
  state.openReplies += static_cast<std::uint32_t>(places);
  if (winPlies) state = {Kind::Won, *winPlies, state.openReplies};
  if (state.openReplies == 0) state.kind = Kind::Lost;
  if (state.kind != Kind::Open) expect(state.plies);
  m_states[index] = state.bits();
}

void TierSweep::resume(std::uint32_t plies) {
  std::uint64_t decided = 0;
  for (const std::uint32_t bits : m_states) {
    const State state = State::of(bits);
    const bool counts = state.kind == Kind::Won || state.kind == Kind::Lost;
    if (counts) expect(state.plies);
    if (state.kind == Kind::Known || (counts && state.plies < plies)) ++decided;
  }
  m_decided = decided;
}

bool TierSweep::propagate(std::uint32_t plies) {
  return forEachChunk([this, plies](std::uint64_t first, std::uint64_t end) {
    std::vector<PositionIndex> before;
    std::uint64_t found = 0;
    for (std::uint64_t index = first; index < end; ++index) {
      const State state = State::of(shared(m_states[index]).load(std::memory_order_relaxed));
      if (state.plies != plies || (state.kind != Kind::Won && state.kind != Kind::Lost)) continue;
      propagateFrom(index, state.kind == Kind::Lost, plies, before);
      ++found;
    }
    m_decided += found;
  });
}

void TierSweep::propagateFrom(std::uint64_t index, bool lost, std::uint32_t plies, std::vector<PositionIndex>& before) {
  m_graph.predecessors({m_tier, {index}}, before);
  for (const PositionIndex place : before) {
    if (lost)
      win(place.value, plies + 1);
    else
      loseOneReply(place.value, plies + 1);
  }
}

void TierSweep::win(std::uint64_t index, std::uint32_t plies) {
  const auto bits = shared(m_states[index]);
  for (std::uint32_t now = bits.load(std::memory_order_relaxed);;) {
    const State state = State::of(now);
    if (state.kind != Kind::Open && (state.kind != Kind::Won || state.plies <= plies)) return;
    const std::uint32_t won = State{Kind::Won, plies, state.openReplies}.bits();
    if (bits.compare_exchange_weak(now, won, std::memory_order_relaxed)) break;
  }
  expect(plies);
}

/// Closes a reply of a position. A winning reply always stays open, so only one thread can close the last reply.
void TierSweep::loseOneReply(std::uint64_t index, std::uint32_t plies) {
  const auto bits = shared(m_states[index]);
  if (State::of(bits.load(std::memory_order_relaxed)).kind != Kind::Open) return;
  const State state = State::of(bits.fetch_sub(State::oneReply, std::memory_order_relaxed));
  if (state.openReplies == 0) throw std::logic_error("a predecessor from which no move leads here");
  if (state.openReplies > 1 || state.kind != Kind::Open) return;
  const State lost{Kind::Lost, std::max(state.plies, plies), 0};
  bits.store(lost.bits(), std::memory_order_relaxed);
  expect(lost.plies);
}

void TierSweep::expect(std::uint32_t plies) {
  for (std::uint32_t last = m_last.load(std::memory_order_relaxed); last < plies;)
    if (m_last.compare_exchange_weak(last, plies, std::memory_order_relaxed)) return;
}

Value TierSweep::valueAt(std::uint64_t index) const {
  const State state = State::of(m_states[index]);
  switch (state.kind) {
    case Kind::Won: return Value::win(state.plies);
    case Kind::Lost: return Value::loss(state.plies);
    case Kind::Known: return unpackKnown(state.plies);
    case Kind::Open: break;
  }
  return Value::draw();
}

bool TierSweep::forEachChunk(const std::function<void(std::uint64_t first, std::uint64_t end)>& work) {
  const std::uint64_t count = m_states.size();
  m_loop((count + chunkPositions - 1) / chunkPositions, [&](std::size_t chunk) {
    if (m_stop.stop_requested()) return;
    const std::uint64_t first = chunk * chunkPositions;
    work(first, std::min(count, first + chunkPositions));
  });
  return !m_stop.stop_requested();
}

}  // namespace kotai::retrograde

// Solves a tier of any TieredGame position by position: counters of replies and lists by distance.
//
// The plain method (Thompson 1986, Kotani section 6), for games without a faster kernel of their own, and the measure the
// faster ones are held against: both must store the same bytes.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game/tiered_game.h"
#include "core/tables/tier_summary.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// The values of a tier by index.
struct PositionTable final : WorkingTable {
  std::vector<Value> values;
  std::uint64_t bytes() const override { return values.size() * sizeof(Value); }
};

/// `Game` must outlive the kernel. Memory: about 40 bytes per position of the tier being solved.
template <TieredGame Game>
class PositionKernel final : public TierKernel {
 public:
  PositionKernel(const Game& game, ValueCoding coding) : m_game(game), m_coding(coding) {}

  ValueCoding coding() const override { return m_coding; }
  std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const override;
  WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const override;
  MemoryNeeds memoryNeeds() const override {
    const auto all = static_cast<double>(sizeof(Value) * m_game.tiers().totalPositions());
    return {0, 40.0 * static_cast<double>(largestTierPositions()), all, all, all, all};
  }

 private:
  using Position = typename Game::Position;
  using Move = typename Game::Move;

  /// One tier while it is being solved.
  struct Work {
    TierId tier;
    std::unordered_map<std::uint64_t, WorkingTablePtr> children;
    std::vector<Value> values;
    std::vector<std::uint8_t> decided;
    std::vector<std::uint32_t> openReplies;  // moves not known to win for the other side
    std::vector<std::uint32_t> lossPlies;    // longest resistance among the moves that are
    std::vector<std::vector<std::pair<std::uint64_t, Outcome>>> byDistance;

    void propose(std::uint64_t index, Value value) {
      if (byDistance.size() <= value.distancePlies) byDistance.resize(value.distancePlies + 1);
      byDistance[value.distancePlies].emplace_back(index, value.outcome);
    }
  };

  Value valueOf(const Work& work, const Position& position) const {
    const TierId tier = m_game.tierOf(position);
    const std::uint64_t index = m_game.rank(position).value;
    if (tier == work.tier) return work.values[index];
    return static_cast<const PositionTable&>(*work.children.at(tier.value)).values[index];
  }
  std::uint64_t largestTierPositions() const {
    std::uint64_t most = 0;
    for (TierId tier{0}; tier.value < m_game.tiers().tierCount(); ++tier.value)
      most = std::max(most, m_game.tiers().positionCount(tier));
    return most;
  }
  void begin(Work& work, std::uint64_t index) const;
  void propagate(Work& work, std::uint64_t index, Value value) const;
  TierSummary summarise(const Work& work) const;
  void summarisePosition(const Work& work, std::uint64_t index, PartSummary& part) const;

  const Game& m_game;
  ValueCoding m_coding;
};

template <TieredGame Game>
std::optional<SolvedTier> PositionKernel<Game>::solve(TierId tier, const ChildTables& children, std::stop_token stop) const {
  Work work;
  work.tier = tier;
  m_game.tiers().forEachChild(tier, [&](TierId child) { work.children[child.value] = children(child); });
  const std::uint64_t count = m_game.tiers().positionCount(tier);
  work.values.resize(count);
  work.decided.resize(count);
  work.openReplies.resize(count);
  work.lossPlies.resize(count);
  constexpr std::uint64_t pollInterval = 4096;
  for (std::uint64_t index = 0; index < count; ++index) {
    if (index % pollInterval == 0 && stop.stop_requested()) return std::nullopt;
    begin(work, index);
  }
  for (std::size_t plies = 0; plies < work.byDistance.size(); ++plies)
    for (std::size_t number = 0; number < work.byDistance[plies].size(); ++number) {
      if (number % pollInterval == 0 && stop.stop_requested()) return std::nullopt;
      const auto [index, outcome] = work.byDistance[plies][number];
      if (work.decided[index] != 0) continue;
      work.decided[index] = 1;
      work.values[index] = {outcome, static_cast<std::uint32_t>(plies)};
      propagate(work, index, work.values[index]);
    }

  SolvedTier solved;
  solved.summary = summarise(work);
  std::uint32_t most = 0;
  for (const Value value : work.values) most = std::max(most, encodeValue(m_coding, value));
  if (most > 0xffff) throw std::overflow_error("a distance does not fit two bytes");
  solved.codes.valueBytes = most > 0xff ? 2 : 1;
  for (const Value value : work.values) {
    const std::uint32_t code = encodeValue(m_coding, value);
    solved.codes.bytes.push_back(static_cast<std::byte>(code & 0xff));
    if (solved.codes.valueBytes == 2) solved.codes.bytes.push_back(static_cast<std::byte>(code >> 8));
  }
  auto table = std::make_shared<PositionTable>();
  table->values = std::move(work.values);
  solved.table = std::move(table);
  return solved;
}

/// What is known of a position before anything inside the tier is.
template <TieredGame Game>
void PositionKernel<Game>::begin(Work& work, std::uint64_t index) const {
  const Position position = m_game.unrank(work.tier, {index});
  if (const auto finished = m_game.finishedValue(position)) return work.propose(index, *finished);
  std::vector<std::uint64_t> inside;
  std::optional<std::uint32_t> winPlies;
  m_game.forEachMove(position, [&](Move move) {
    const Position after = m_game.play(position, move);
    if (m_game.tierOf(after) == work.tier) {
      inside.push_back(m_game.rank(after).value);
      return;
    }
    const Value value = valueForMover(valueOf(work, after));
    if (value.outcome == Outcome::Loss) {
      work.lossPlies[index] = std::max(work.lossPlies[index], value.distancePlies);
      return;
    }
    ++work.openReplies[index];
    if (value.outcome == Outcome::Win) winPlies = std::min(winPlies.value_or(value.distancePlies), value.distancePlies);
  });
  std::sort(inside.begin(), inside.end());
  inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
  work.openReplies[index] += static_cast<std::uint32_t>(inside.size());
  if (winPlies)
    work.propose(index, Value::win(*winPlies));
  else if (work.openReplies[index] == 0)
    work.propose(index, Value::loss(work.lossPlies[index]));
}

template <TieredGame Game>
void PositionKernel<Game>::propagate(Work& work, std::uint64_t index, Value value) const {
  const Value forMover = valueForMover(value);
  m_game.forEachPredecessor(m_game.unrank(work.tier, {index}), [&](const Position& before) {
    if (m_game.tierOf(before) != work.tier) return;
    const std::uint64_t place = m_game.rank(before).value;
    if (work.decided[place] != 0) return;
    if (forMover.outcome == Outcome::Win) return work.propose(place, forMover);
    work.lossPlies[place] = std::max(work.lossPlies[place], forMover.distancePlies);
    if (--work.openReplies[place] == 0) work.propose(place, Value::loss(work.lossPlies[place]));
  });
}

template <TieredGame Game>
TierSummary PositionKernel<Game>::summarise(const Work& work) const {
  TierSummary summary;
  std::uint64_t index = 0;
  for (int number = 0; number < m_game.tiers().partCount(work.tier); ++number) {
    PartSummary part;
    std::map<std::pair<Outcome, std::uint32_t>, std::uint64_t> histogram;
    const std::uint64_t end = index + m_game.tiers().partPositions(work.tier, number);
    for (; index < end; ++index) {
      ++histogram[{work.values[index].outcome, work.values[index].distancePlies}];
      summarisePosition(work, index, part);
    }
    for (const auto& [value, count] : histogram) part.histogram.push_back({{value.first, value.second}, count});
    summary.parts.push_back(std::move(part));
  }
  return summary;
}

template <TieredGame Game>
void PositionKernel<Game>::summarisePosition(const Work& work, std::uint64_t index, PartSummary& part) const {
  const Position position = m_game.unrank(work.tier, {index});
  const Value value = work.values[index];
  const auto notable = [&](NotableKind kind) -> std::uint64_t& { return part.notables[static_cast<std::size_t>(kind)]; };
  std::uint32_t moves = 0;
  std::uint32_t keeping = 0;
  m_game.forEachMove(position, [&](Move move) {
    ++moves;
    if (valueForMover(valueOf(work, m_game.play(position, move))).outcome == value.outcome) ++keeping;
  });
  part.legalMoves += moves;
  part.mostLegalMoves = std::max(part.mostLegalMoves, moves);
  if (moves > 1 && keeping == 1 && value.outcome != Outcome::Loss)
    ++notable(value.outcome == Outcome::Win ? NotableKind::OnlyMoveWins : NotableKind::OnlyMoveDraws);
  const auto passed = m_game.passed(position);
  if (!passed || value.outcome == Outcome::Win) return;
  const Outcome passing = opposite(valueOf(work, *passed).outcome);
  if (passing <= value.outcome) return;
  if (value.outcome == Outcome::Draw) {
    ++notable(NotableKind::ZugzwangDrawToWin);
  } else if (passing == Outcome::Draw) {
    ++notable(NotableKind::ZugzwangLossToDraw);
  } else {
    ++notable(NotableKind::ZugzwangLossToWin);
    if (m_game.rank(*passed).value >= index) ++notable(NotableKind::MutualZugzwang);  // each board once
  }
}

template <TieredGame Game>
WorkingTablePtr PositionKernel<Game>::unpack(TierId, const TierCodes& codes) const {
  auto table = std::make_shared<PositionTable>();
  table->values.reserve(codes.positions());
  for (std::uint64_t index = 0; index < codes.positions(); ++index) {
    auto code = static_cast<std::uint32_t>(codes.bytes[index * codes.valueBytes]);
    if (codes.valueBytes == 2) code |= static_cast<std::uint32_t>(codes.bytes[2 * index + 1]) << 8;
    table->values.push_back(decodeValue(m_coding, code));
  }
  return table;
}

}  // namespace kotai::retrograde

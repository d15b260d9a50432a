#include "solvers/retrograde/dodgem/pair_splitter.h"

#include <algorithm>

#include "solvers/retrograde/dodgem/pair_block.h"
#include "solvers/retrograde/dodgem/pair_limits.h"

namespace kotai::retrograde {

static void add(PartSummary& sum, const PartSummary& other) {
  for (std::size_t kind = 0; kind < sum.notables.size(); ++kind) sum.notables[kind] += other.notables[kind];
  sum.legalMoves += other.legalMoves;
  sum.maxLegalMoves = std::max(sum.maxLegalMoves, other.maxLegalMoves);
  std::map<std::pair<Outcome, std::uint32_t>, std::uint64_t> counts;
  for (const PartSummary* each : std::initializer_list<const PartSummary*>{&sum, &other})
    for (const PartSummary::Entry& entry : each->histogram)
      counts[{entry.value.outcome, entry.value.distancePlies}] += entry.count;
  sum.histogram.clear();
  for (const auto& [value, count] : counts) sum.histogram.push_back({{value.first, value.second}, count});
}

Beyond PairSplitter::beyond(int pattern, std::size_t blocks) const {
  const std::scoped_lock lock(m_mutex);
  const auto [place, isNew] = m_beyond.try_emplace({pattern, blocks});
  if (isNew) place->second = beyondOf(m_tiers.patterns(), pattern, blocks);
  return place->second;
}

double PairSplitter::wholeBytes(TierId tier) const {
  const auto pair = dodgem::Tiers::pairOf(tier);
  return m_needs.wholeBytes(pair.low, pair.high);
}

double PairSplitter::blockBytes(TierId tier, std::size_t blocks) const {
  const CutPair pair(m_tiers.patterns(), dodgem::Tiers::pairOf(tier));
  const std::uint64_t rows = (m_tiers.patterns().arrangements(pair.cut) + blocks - 1) / blocks;
  return m_needs.blockBytes(pair.kept, pair.cut, static_cast<double>(rows), static_cast<double>(beyond(pair.cut, blocks).most));
}

double PairSplitter::exchangedBytes(TierId tier, std::size_t blocks) const {
  const CutPair pair(m_tiers.patterns(), dodgem::Tiers::pairOf(tier));
  return static_cast<double>(beyond(pair.cut, blocks).all) * static_cast<double>(m_tiers.patterns().arrangements(pair.kept));
}

std::unique_ptr<TierBlock> PairSplitter::makeBlock(TierId tier, BlockPlace place, unsigned threads, bool wide) const {
  if (wide) return std::make_unique<PairBlock<std::int16_t>>(m_tiers, m_graphs, tier, place, threads);
  return std::make_unique<PairBlock<std::int8_t>>(m_tiers, m_graphs, tier, place, threads);
}

TierSummary PairSplitter::join(TierId tier, const std::vector<TierSummary>& blocks) const {
  TierSummary sum = blocks.front();
  for (std::size_t block = 1; block < blocks.size(); ++block)
    for (std::size_t part = 0; part < sum.parts.size(); ++part) add(sum.parts[part], blocks[block].parts[part]);
  if (m_tiers.partCount(tier) == 1) sum.parts[0].notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)] /= 2;
  return sum;
}

bool PairSplitter::hadRoom(const TierSummary& summary, bool wide) const { return retrograde::hadRoom(summary, wide); }

}  // namespace kotai::retrograde

#include "solvers/distributed/coordinator.h"

#include <algorithm>
#include <numeric>

#include "solvers/distributed/shard_plan.h"

namespace kotai::distributed {

/// A rank with less queued work than this number of seconds gets more tiers in advance. Longer queues would
/// take work away from idle ranks.
constexpr double secondsAhead = 0.05;
constexpr std::uint64_t maxTiersAhead = 512;

Coordinator::Coordinator(const Variant& variant, std::vector<unsigned> threads, Send send, TierSolved tierSolved, IsLarge isLarge)
    : m_variant(variant),
      m_graph(variant.tierGraph()),
      m_threads(std::move(threads)),
      m_allThreads(std::accumulate(m_threads.begin(), m_threads.end(), std::uint64_t{0})),
      m_send(std::move(send)),
      m_tierSolved(std::move(tierSolved)),
      m_order(makeTierOrder(m_graph, static_cast<int>(m_threads.size()), std::move(isLarge))),
      m_ranks(m_threads.size()),
      m_places(m_graph.tierCount()) {
  m_progress.tiersTotal = m_graph.tierCount();
  m_progress.solvedByRank.resize(m_ranks.size());
  m_progress.figures.resize(m_ranks.size());
}

void Coordinator::handle(int rank, MessageKind kind, MessageReader message) {
  switch (kind) {
    case MessageKind::Seen: return seen(rank, message.getAll<SeenShard>());
    case MessageKind::Opened: return opened(message.getAll<HeldTier>(), rank);
    case MessageKind::Solved: return solved(message.getAll<SolvedTierMessage>(), rank);
    case MessageKind::Left: --m_inTeam; return;
    case MessageKind::Alive: m_progress.figures[static_cast<std::size_t>(rank)] = message.get<RankFigures>(); return;
    case MessageKind::Finished:
      if (allHaveAnswered()) m_phase = Phase::Finished;
      return;
    default: throw std::runtime_error("a message that is not for rank 0");
  }
}

/// Counts an answer. Returns true for the last answer of a phase.
bool Coordinator::allHaveAnswered() {
  if (++m_answers < m_ranks.size()) return false;
  m_answers = 0;
  return true;
}

void Coordinator::seen(int rank, std::vector<SeenShard> shards) {
  m_ranks[static_cast<std::size_t>(rank)].seen = std::move(shards);
  if (!allHaveAnswered()) return;
  std::vector<std::vector<SeenShard>> all;
  for (Rank& each : m_ranks) all.push_back(std::move(each.seen));
  const auto tasks = planShards(all);
  m_phase = Phase::Opening;
  for (std::size_t each = 0; each < tasks.size(); ++each)
    m_send(static_cast<int>(each), MessageKind::Open, MessageWriter().putAll(tasks[each]).take());
}

/// Records where a tier is stored. Two shards may contain the same tier, if a run solved the tier again while a
/// shard was unavailable.
void Coordinator::note(const HeldTier& held, int rank) {
  m_places[held.tier] = {held.offset, held.checksum, held.shard};
  std::uint64_t& end = m_shardEnds[held.shard];
  end = std::max(end, held.offset + held.bytes);
  m_order->done({held.tier}, rank, held.bytes);
  m_ranks[static_cast<std::size_t>(rank)].storedBytes += held.bytes;
  if (m_ranks.size() > 1) m_news.push_back({held.tier, static_cast<std::uint64_t>(rank)});
  ++m_progress.tiersDone;
  m_progress.positionsDone += held.positions;
}

void Coordinator::opened(const std::vector<HeldTier>& held, int rank) {
  for (const HeldTier& each : held)
    if (m_places[each.tier].offset == 0) note(each, rank);
  if (!allHaveAnswered()) return;
  m_progress.tiersResumed = m_progress.tiersDone;
  m_phase = Phase::Solving;
}

void Coordinator::solved(const std::vector<SolvedTierMessage>& notes, int rank) {
  Rank& who = m_ranks[static_cast<std::size_t>(rank)];
  for (const SolvedTierMessage& each : notes) {
    const Handed handed = m_handed.at(each.held.tier);
    m_handed.erase(each.held.tier);
    --who.tiersInWork;
    who.workInWork -= handed.work;
    m_workDone += handed.work;
    if (handed.work > 0)
      m_secondsDone += each.seconds;
    else
      ++m_progress.tiersTogether;
    note(each.held, rank);
    m_progress.positionsSolved += each.held.positions;
    m_progress.solvedByRank[static_cast<std::size_t>(rank)] += each.held.positions;
    if (m_tierSolved) m_tierSolved(rank, each);
  }
}

bool Coordinator::step() {
  if (m_phase != Phase::Solving) return false;
  if (m_inTeam > 0) return m_order->explore();
  if (m_order->finished()) {
    m_phase = Phase::Syncing;
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) m_send(static_cast<int>(rank), MessageKind::Finish, {});
    return true;
  }
  const bool explored = m_order->explore();
  if (m_turnOfAll && (explored || handOutToAll())) return true;
  m_turnOfAll = false;
  const bool handed = handOut();
  return explored || handed || handOutToAll();
}

bool Coordinator::assignTier(int rank) {
  const auto ready = m_order->take(rank);
  if (!ready) return false;
  Rank& who = m_ranks[static_cast<std::size_t>(rank)];
  m_handed[ready->tier.value] = {rank, ready->work};
  ++who.tiersInWork;
  who.workInWork += ready->work;
  who.toSend.push_back(ready->tier.value);
  return true;
}

/// Returns whether the rank should get another tier. A rank that has nearly finished its tiers gets several
/// tiers. If enough tiers are ready, every other rank gets one waiting tier per thread, whose children it
/// fetches in advance.
bool Coordinator::wantsMore(std::size_t rank) const {
  const Rank& who = m_ranks[rank];
  const std::uint64_t threads = m_threads[rank];
  const double rate = m_secondsDone > 0 ? m_workDone / m_secondsDone : 0;
  const bool soonDone = rate > 0 && who.workInWork < secondsAhead * rate * static_cast<double>(threads);
  if (soonDone) return who.tiersInWork < threads + maxTiersAhead;
  return who.tiersInWork < 2 * threads && m_order->readyCount() >= m_allThreads;
}

/// Hands out a tier to every idle thread, then more tiers in advance. Returns false if no tier was ready.
bool Coordinator::handOut() {
  bool any = false;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
      if (m_ranks[rank].tiersInWork < m_threads[rank]) more |= assignTier(static_cast<int>(rank));
    any |= more;
  }
  for (bool more = true; more;) {
    more = false;
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
      if (wantsMore(rank)) more |= assignTier(static_cast<int>(rank));
    any |= more;
  }
  for (const TierId tier : m_order->popClosedTiers()) m_closed.push_back(tier.value);
  for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
    if (!m_ranks[rank].toSend.empty()) sendWork(static_cast<int>(rank));
  return any;
}

/// Starts a tier that all ranks solve together. Returns false if no such tier is ready, or while any other tier
/// is in progress, because blocks may need all the memory. Afterwards, all other ready tiers of this kind are
/// solved in a row, because every change of mode leaves threads idle. The leader is the rank that has stored
/// the fewest bytes.
bool Coordinator::handOutToAll() {
  if (!m_handed.empty()) return false;
  const auto tier = m_order->popLargeTier();
  if (!tier) return false;
  const auto leader = static_cast<int>(std::ranges::min_element(m_ranks, {}, &Rank::storedBytes) - m_ranks.begin());
  m_handed[tier->value] = {leader, 0};
  ++m_ranks[static_cast<std::size_t>(leader)].tiersInWork;
  m_inTeam = m_ranks.size();
  m_turnOfAll = true;
  for (int rank = 0; rank < static_cast<int>(m_ranks.size()); ++rank) {
    sendNews(rank);
    m_send(rank, MessageKind::Together, MessageWriter().put(TeamTask{tier->value, leader}).take());
  }
  return true;
}

/// Sends a rank the locations of the children of its next tiers.
void Coordinator::sendNews(int rank) {
  Rank& who = m_ranks[static_cast<std::size_t>(rank)];
  if (who.newsSent == m_news.size()) return;
  const std::vector<TierPlace> news(m_news.begin() + static_cast<std::ptrdiff_t>(who.newsSent), m_news.end());
  m_send(rank, MessageKind::News, MessageWriter().putAll(news).take());
  who.newsSent = m_news.size();
}

void Coordinator::sendWork(int rank) {
  Rank& who = m_ranks[static_cast<std::size_t>(rank)];
  sendNews(rank);
  const std::vector<std::uint64_t> closed(m_closed.begin() + static_cast<std::ptrdiff_t>(who.closedSent), m_closed.end());
  m_send(rank, MessageKind::Work, MessageWriter().put(m_order->floor()).putAll(who.toSend).putAll(closed).take());
  who.toSend.clear();
  who.closedSent = m_closed.size();
}

Manifest Coordinator::manifest() const {
  const FileShape shape = FileShape::of(m_variant);
  Manifest manifest;
  std::map<std::uint64_t, std::uint64_t> placeOf;
  for (const auto& [number, end] : m_shardEnds) {
    placeOf[number] = manifest.shards.size();
    manifest.shards.push_back(shardName(shape, number));
    manifest.shardBytes.push_back(end);
  }
  manifest.places = m_places;
  for (layout::ShardPlace& place : manifest.places) place.shard = placeOf.at(place.shard);
  manifest.positions = m_progress.positionsDone;
  return manifest;
}

}  // namespace kotai::distributed

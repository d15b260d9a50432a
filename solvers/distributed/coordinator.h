// Coordinator on rank 0: tracks the rank that owns each tier, and hands out the tiers that are ready to be
// solved.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "core/game/variant.h"
#include "core/tables/manifest.h"
#include "solvers/distributed/messages.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// Progress of a run, summed over all ranks.
struct RunProgress {
  std::uint64_t tiersDone = 0;
  std::uint64_t tiersResumed = 0;
  std::uint64_t tiersTotal = 0;
  std::uint64_t positionsDone = 0;
  std::uint64_t positionsSolved = 0;
  std::uint64_t tiersTogether = 0;  ///< tiers solved by all ranks together
  std::vector<std::uint64_t> solvedByRank;
  std::vector<RankFigures> figures;  ///< figures of the ranks, indexed by rank, if known
};

/// Exchanges messages with all ranks, including rank 0. Not thread-safe.
class Coordinator {
 public:
  using Send = std::function<void(int rank, MessageKind kind, Bytes bytes)>;
  using TierSolved = std::function<void(int rank, const SolvedTierMessage& note)>;
  /// \p threads: number of threads of each rank. \p tierSolved and \p isLarge may be empty.
  Coordinator(const Variant& variant, std::vector<unsigned> threads, Send send, TierSolved tierSolved, IsLarge isLarge = {});

  void handle(int rank, MessageKind kind, MessageReader message);
  /// Examines more of the tier graph and hands out tiers. Returns false if there was nothing to do.
  bool step();
  /// Returns whether every tier is on a disk.
  bool isFinished() const { return m_phase == Phase::Finished; }
  const RunProgress& progress() const { return m_progress; }
  /// Returns the manifest of the finished solve. Precondition: isFinished().
  Manifest manifest() const;
  const std::vector<unsigned>& threads() const { return m_threads; }

 private:
  enum class Phase { Seeing, Opening, Solving, Syncing, Finished };
  struct Rank {
    std::vector<SeenShard> seen;
    std::size_t newsSent = 0;
    std::size_t closedSent = 0;
    std::uint64_t tiersInWork = 0;
    double workInWork = 0;
    std::uint64_t storedBytes = 0;
    std::vector<std::uint64_t> toSend;  ///< numbers of the tiers in the next message to the rank
  };
  struct Handed {
    int rank = 0;
    double work = 0;  ///< amount of work in the tier; 0 if all ranks solve the tier together
  };
  void seen(int rank, std::vector<SeenShard> shards);
  void opened(const std::vector<HeldTier>& held, int rank);
  void solved(const std::vector<SolvedTierMessage>& notes, int rank);
  void note(const HeldTier& held, int rank);
  bool allHaveAnswered();
  bool assignTier(int rank);
  bool handOut();
  bool handOutToAll();
  bool wantsMore(std::size_t rank) const;
  void sendNews(int rank);
  void sendWork(int rank);

  const Variant& m_variant;
  const TierGraph& m_graph;
  std::vector<unsigned> m_threads;
  std::uint64_t m_allThreads = 0;
  Send m_send;
  TierSolved m_tierSolved;
  std::unique_ptr<TierOrder> m_order;
  Phase m_phase = Phase::Seeing;
  std::size_t m_answers = 0;  // number of answers in the current phase
  std::vector<Rank> m_ranks;
  std::unordered_map<std::uint64_t, Handed> m_handed;
  std::size_t m_inTeam = 0;  // number of ranks that still hold a block of the tier that all ranks solve together
  bool m_turnOfAll = false;  // whether the latest tier was solved by all ranks together
  std::vector<TierPlace> m_news;
  std::vector<std::uint64_t> m_closed;                 // numbers of the closed tiers (TierOrder::popClosedTiers)
  std::vector<layout::ShardPlace> m_places;            // indexed by tier; each shard given by its number
  std::map<std::uint64_t, std::uint64_t> m_shardEnds;  // end of each shard's records, by number of the shard
  double m_workDone = 0;
  double m_secondsDone = 0;  // thread seconds spent on tiers, except tiers solved together
  RunProgress m_progress;
};

}  // namespace kotai::distributed

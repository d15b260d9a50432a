// The threads of one rank: they solve tiers with the kernel of the game, and read records for other ranks.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "core/base/page_pool.h"
#include "core/game/variant.h"
#include "solvers/base/memory_net.h"
#include "solvers/distributed/outbox.h"
#include "solvers/distributed/remote_records.h"
#include "solvers/distributed/shard_set.h"
#include "solvers/distributed/work_queue.h"
#include "solvers/retrograde/table_cache.h"
#include "solvers/retrograde/tier_kernel.h"
#include "solvers/retrograde/tier_memory.h"

namespace kotai::distributed {

struct RankSettings {
  std::filesystem::path directory;
  unsigned threads = 1;
  double memoryBytes = 0;  ///< budget of this rank
  bool alone = false;      ///< there are no other ranks
};

/// Its functions are for the thread that talks to the other ranks, and none of them waits; what comes of them is in the outbox.
class RankSolver {
 public:
  RankSolver(const VariantPtr& variant, const retrograde::TierKernel& kernel, const RankSettings& settings);
  ~RankSolver();
  RankSolver(const RankSolver&) = delete;
  RankSolver& operator=(const RankSolver&) = delete;

  void open(std::vector<ShardTask> tasks);
  /// Layers below \p floor are done everywhere.
  void solve(const std::vector<std::uint64_t>& tiers, int floor);
  void arrived(const RecordPiece& piece, std::span<const std::byte> bytes) { m_remote.arrived(piece, bytes); }
  /// Another rank wants a record.
  void serve(TierId tier, int rank);
  void sync();

  Outbox& outbox() { return m_outbox; }
  RankFigures figures() const;

 private:
  /// What a thread has waited and fetched for the tier in work.
  struct Costs {
    double waited = 0;
    std::uint64_t fetchedBytes = 0;
  };
  static Costs& costs();
  template <class Work>
  void guarded(Work&& work);
  void solveTiers();
  void solveTier(TierId tier);
  void readForOthers();
  void sendRecord(TierId tier, int rank);
  retrograde::WorkingTablePtr load(TierId tier);
  TierCodes fetch(TierId tier);

  VariantPtr m_variant;
  const TierGraph& m_graph;
  const retrograde::TierKernel& m_kernel;
  RankSettings m_settings;
  retrograde::TierMemory m_memory;
  bool m_scarce;
  PagePool::Keep m_keep;
  retrograde::MemoryNet m_net;
  ShardSet m_shards;
  Outbox m_outbox;
  RemoteRecords m_remote;
  retrograde::TableCache m_cache;
  WorkQueue<TierId> m_tiers;
  WorkQueue<std::function<void()>> m_reading;
  int m_floor = 0;
  std::stop_source m_stop;
  std::atomic<std::uint64_t> m_waitedNanoseconds = 0;
  std::atomic<std::uint64_t> m_idleNanoseconds = 0;
  std::atomic<std::uint64_t> m_reloads = 0;
  std::atomic<std::uint64_t> m_fetches = 0;
  std::atomic<std::uint64_t> m_prefetched = 0;
  std::vector<std::jthread> m_threads;
};

}  // namespace kotai::distributed

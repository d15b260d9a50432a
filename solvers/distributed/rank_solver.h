// The threads of one rank, which solve tiers with the kernel of the game and read records for other ranks.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "core/base/page_pool.h"
#include "core/game/variant.h"
#include "solvers/base/memory_net.h"
#include "solvers/distributed/block_mail.h"
#include "solvers/distributed/outbox.h"
#include "solvers/distributed/remote_records.h"
#include "solvers/distributed/remote_stretches.h"
#include "solvers/distributed/shard_set.h"
#include "solvers/distributed/table_uses.h"
#include "solvers/distributed/team_solver.h"
#include "solvers/distributed/work_queue.h"
#include "solvers/retrograde/table_cache.h"
#include "solvers/retrograde/tier_kernel.h"
#include "solvers/retrograde/tier_memory.h"

namespace kotai::distributed {

struct RankSettings {
  std::filesystem::path directory;
  unsigned threads = 1;
  double memoryBytes = 0;  ///< memory budget of the rank
  int rank = 0;
  int ranks = 1;
  /// Memory limit in bytes of a tier. All ranks together solve tiers that need more memory.
  double maxWholeBytes = std::numeric_limits<double>::infinity();
};

/// Solving threads of a rank, controlled by the communication thread. No function blocks. Results arrive in the
/// outbox.
class RankSolver {
 public:
  RankSolver(const VariantPtr& variant, const retrograde::TierKernel& kernel, const RankSettings& settings);
  ~RankSolver();
  RankSolver(const RankSolver&) = delete;
  RankSolver& operator=(const RankSolver&) = delete;

  void open(std::vector<ShardTask> tasks);
  /// Adds tiers to solve. \p closed: tiers that no further tier will read. \p floor: all lower layers are finished.
  void solve(const std::vector<std::uint64_t>& tiers, const std::vector<std::uint64_t>& closed, int floor);
  void arrived(const RecordPiece& piece, std::span<const std::byte> bytes) { m_remote.arrived(piece, bytes); }
  /// Solves a tier together with all other ranks. Every rank gets the same task.
  void solveTogether(const TeamTask& task) { m_teamTasks.add(task); }
  /// Sends a record, or a part of a record, that another rank has requested.
  void serve(TierId tier, int rank);
  void serve(const StretchWish& wish, int rank);
  BlockMail& blockMail() { return m_blockMail; }
  RemoteStretches& remoteStretches() { return m_stretches; }
  void sync();

  Outbox& outbox() { return m_outbox; }
  RankFigures figures() const;

 private:
  /// Time that a thread spent waiting and fetching for the current tier.
  struct Costs {
    double waited = 0;
    std::uint64_t fetchedBytes = 0;
  };
  static Costs& costs();
  template <class Work>
  void guarded(Work&& work);
  void raiseFloor(int floor);
  void fetchAhead(TierId tier);
  void dropNeedlessChildren(TierId tier);
  void drop(TierId tier);
  void solveTiers();
  void solveTier(TierId tier);
  void solveInTeams();
  void solveInTeam(const TeamTask& task);
  std::optional<HeldTier> writeTogether(TeamSolver& team, TierId tier, const TierSummary& summary);
  void readForOthers();
  void sendRecord(TierId tier, int rank);
  retrograde::WorkingTablePtr load(TierId tier);
  TierCodes fetch(TierId tier);
  std::unique_ptr<retrograde::ChildCodes> stream(TierId tier);

  VariantPtr m_variant;
  const TierGraph& m_graph;
  const retrograde::TierKernel& m_kernel;
  RankSettings m_settings;
  retrograde::TierMemory m_memory;
  bool m_scarce;
  PagePool::RetainPages m_keep;
  retrograde::MemoryNet m_net;
  ShardSet m_shards;
  Outbox m_outbox;
  RemoteRecords m_remote;
  retrograde::TableCache m_cache;
  RemoteStretches m_stretches;
  BlockMail m_blockMail;
  TableUses m_uses;  // remaining readers of the tables; used only if the graph lists children quickly
  WorkQueue<TierId> m_tiers;
  WorkQueue<TeamTask> m_teamTasks;
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

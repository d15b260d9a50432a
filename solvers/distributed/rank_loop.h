// The communicating thread of a rank: carries messages between the other ranks, its own threads and, on rank 0, the
// coordinator.
#pragma once

#include <chrono>
#include <vector>

#include "solvers/distributed/coordinator.h"
#include "solvers/distributed/messenger.h"
#include "solvers/distributed/rank_solver.h"
#include "solvers/distributed/solve.h"

namespace kotai::distributed {

class RankLoop {
 public:
  /// \p coordinator: null except on rank 0.
  RankLoop(const RunOptions& options, const std::vector<Hello>& hellos, Messenger& messenger, RankSolver& solver,
           Coordinator* coordinator, std::uint64_t tiers);

  /// Runs until rank 0 ends the run. Throws RankFailure.
  void run(const std::vector<SeenShard>& seen);

 private:
  using Clock = std::chrono::steady_clock;
  void handle(int from, MessageKind kind, std::span<const std::byte> bytes);
  void handleForThisRank(int from, MessageKind kind, MessageReader message);
  bool sendOutgoings();
  void sendFailure(const std::exception_ptr& failure);
  void receiveFailure(int from, MessageReader message);
  void sendAlive();
  void watch() const;
  void stopAll();
  void pause(bool busy);

  const RunOptions& m_options;
  const std::vector<Hello>& m_hellos;
  Messenger& m_messenger;
  RankSolver& m_solver;
  Coordinator* m_coordinator;
  std::vector<std::uint16_t> m_owners;     // owner of each tier
  std::vector<Clock::time_point> m_heard;  // time of the last message, by rank
  Clock::time_point m_told{};
  std::chrono::microseconds m_pause{0};
  bool m_over = false;
  std::optional<RankFailure> m_failure;
};

}  // namespace kotai::distributed

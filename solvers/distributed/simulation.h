// Simulates a solve on many machines, with the scheduler and the tier graph of real solves.
#pragma once

#include <algorithm>
#include <functional>
#include <limits>

#include "core/game/tier_graph.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// A cluster of identical machines.
struct Cluster {
  int machines = 1;
  unsigned threads = 1;
  double networkBytesPerSecond = 1.25e9;  ///< rate per machine and direction
  double latencySeconds = 20e-6;
  unsigned processors = 0;  ///< number of processors that all threads of all machines share; 0: one per thread
  double diskBytesPerSecond = std::numeric_limits<double>::infinity();  ///< rate per machine in each direction

  /// Returns the speed of a thread with its share of the processors.
  double threadSpeed() const {
    const double threadsInAll = static_cast<double>(machines) * threads;
    return processors == 0 ? 1 : std::min(1.0, processors / threadsInAll);
  }
};

/// Speeds and costs of the steps of a solve.
struct SolveRates {
  double positionsPerSecond = 1;    ///< rate of one thread
  double bytesPerPosition = 0.2;    ///< average size of records per position
  double secondsPerHandOut = 5e-6;  ///< time that rank 0 needs per tier
  // Rates for tiers that all machines solve together. All are estimates except changingSweeps, which was counted
  // on Dodgem 4x4.
  double positionsReadPerSecond = 2e8;    ///< rate of one thread that decompresses the children's records
  double positionsPackedPerSecond = 2e8;  ///< rate of one thread that compresses records for the disk
  double changingSweeps = 2;              ///< number of exchanges of whole blocks (1.9 on Dodgem 4x4)
  double sweeps = 10;
  /// Rate of one thread that decompresses a child's record.
  double positionsUnpackedPerSecond = std::numeric_limits<double>::infinity();
  // Additional processor time in seconds, for sender and receiver together.
  double secondsPerTier = 0;    ///< seconds for receiving a tier, storing its record and reporting
  double secondsPerRecord = 0;  ///< seconds per record from another machine
  double secondsPerByte = 0;    ///< seconds for each byte of a record from another machine
};

struct SimulatedRun {
  double seconds = 0;
  double threadSeconds = 0;       ///< time for solving, summed over all threads
  double unpackSeconds = 0;       ///< time for decompressing children's records, summed over all threads
  double messageSeconds = 0;      ///< processor time for messages
  double criticalSeconds = 0;     ///< minimum duration, with unlimited machines and an instant network
  double networkBytes = 0;        ///< number of bytes that all machines send
  double busiestLinkSeconds = 0;  ///< busy time of the network link that transfers most
  double busiestDiskSeconds = 0;
  double togetherSeconds = 0;  ///< time for large tiers, except for solving them
  double handOutSeconds = 0;   ///< time that rank 0 spent on handing out tiers
  double diskBytes = 0;        ///< number of bytes on the fullest disk

  /// Returns the share of the threads' time that is spent solving.
  double efficiency(const Cluster& cluster) const {
    return seconds > 0 ? threadSeconds / (seconds * cluster.machines * cluster.threads) : 1;
  }
};

/// Work to simulate: a tier graph, with the sizes of its tiers and of the data that machines exchange for them.
struct SimulatedWork {
  const TierGraph& graph;
  /// Returns the number of positions of a tier. The function must be fast.
  std::function<double(TierId)> positions;
  /// Returns the bytes of children's records that a machine needs for a tier and that the neighbouring tiers did
  /// not need. Used only if listing the graph's children is slow.
  std::function<double(TierId)> childBytes = {};
  /// Whether children do not fit into memory, so that even a machine's own children are read from disk and decompressed.
  bool rereadsChildren = false;
  /// Returns whether all machines solve a tier together. Empty if all tiers are solved by single machines.
  IsLarge isLarge = {};
  /// Returns the number of bytes that the blocks of a large tier exchange if every position changes.
  std::function<double(TierId)> exchangedBytes = {};
};

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates);

}  // namespace kotai::distributed

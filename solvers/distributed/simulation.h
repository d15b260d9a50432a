// Simulates a solve on many machines, with the real scheduler and the real graph.
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
  unsigned processors = 0;  ///< shared by all threads of all machines; 0: one for each thread
  double diskBytesPerSecond = std::numeric_limits<double>::infinity();  ///< per machine, for reading and writing

  /// Returns the speed of a thread with its share of the processors.
  double threadSpeed() const {
    const double threadsInAll = static_cast<double>(machines) * threads;
    return processors == 0 ? 1 : std::min(1.0, processors / threadsInAll);
  }
};

/// Rates and costs of the work.
struct SolveRates {
  double positionsPerSecond = 1;    ///< rate of one thread
  double bytesPerPosition = 0.2;    ///< average size of records
  double secondsPerHandOut = 5e-6;  ///< time of rank 0 per tier
  // Rates for tiers that all machines solve together. The rates are estimates, except for the number counted on
  // Dodgem 4x4.
  double positionsReadPerSecond = 2e8;    ///< rate of one thread that decompresses the children's records
  double positionsPackedPerSecond = 2e8;  ///< rate of one thread that compresses records for the disk
  double changingSweeps = 2;              ///< number of complete exchanges between the blocks (Dodgem 4x4: 1.9)
  double sweeps = 10;
  /// Rate of one thread that decompresses a child's record.
  double positionsUnpackedPerSecond = std::numeric_limits<double>::infinity();
  // Additional processor time in seconds, for sender and receiver together.
  double secondsPerTier = 0;    ///< seconds for receiving a tier, storing its record and reporting
  double secondsPerRecord = 0;  ///< latency of a record from another machine
  double secondsPerByte = 0;    ///< seconds for each byte of a record from another machine
};

struct SimulatedRun {
  double seconds = 0;
  double threadSeconds = 0;       ///< time for solving, summed over all threads
  double unpackSeconds = 0;       ///< time for decompressing children's records, summed over all threads
  double messageSeconds = 0;      ///< processor time for messages
  double criticalSeconds = 0;     ///< time with unlimited machines and no network delay
  double networkBytes = 0;        ///< bytes sent over the network by all machines
  double busiestLinkSeconds = 0;  ///< time of the network link of the machine that sends or receives most
  double busiestDiskSeconds = 0;
  double togetherSeconds = 0;  ///< time for large tiers, excluding solving
  double handOutSeconds = 0;   ///< time in which rank 0 was busy with other ranks
  double diskBytes = 0;        ///< bytes stored on the fullest disk

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
  /// not need. Only for graphs whose children take long to list.
  std::function<double(TierId)> childBytes = {};
  /// Whether children do not fit into memory, so that even a machine's own children are read from disk and decompressed.
  bool rereadsChildren = false;
  /// Returns whether all machines solve a tier together. Empty if all tiers are solved by single machines.
  IsLarge isLarge = {};
  /// Returns the bytes that the blocks of a large tier exchange if everything changes.
  std::function<double(TierId)> exchangedBytes = {};
};

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates);

}  // namespace kotai::distributed

// Simulates a solve on many machines: the real scheduler on the real graph, with virtual machines.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>

#include "core/game/tier_graph.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// Identical machines.
struct Cluster {
  int machines = 1;
  unsigned threads = 1;
  double networkBytesPerSecond = 1.25e9;  ///< for each machine, in each direction
  double latencySeconds = 20e-6;
  unsigned processors = 0;  ///< shared by all threads of all machines; 0: one for each thread
  double diskBytesPerSecond = std::numeric_limits<double>::infinity();  ///< for each machine, reading or writing

  /// Returns the speed of a thread with its share of the processors.
  double threadSpeed() const {
    const double threadsInAll = static_cast<double>(machines) * threads;
    return processors == 0 ? 1 : std::min(1.0, processors / threadsInAll);
  }
};

/// Speeds of the work.
struct SolveRates {
  double positionsPerSecond = 1;    ///< rate of one thread
  double bytesPerPosition = 0.2;    ///< size of records
  double secondsPerHandOut = 5e-6;  ///< time of rank 0 per tier
  // Rates for tiers that all machines solve together. Round figures, except those counted on Dodgem 4x4.
  double positionsReadPerSecond = 2e8;    ///< rate of one thread that decompresses the children's records
  double positionsPackedPerSecond = 2e8;  ///< rate of one thread that compresses records for the disk
  double changingSweeps = 2;              ///< number of times that the blocks exchange all their data (counted: 1.9)
  double sweeps = 10;
  /// Rate of one thread that decompresses a child's record.
  double positionsUnpackedPerSecond = std::numeric_limits<double>::infinity();
  // Extra processor time, on both sides together.
  double secondsPerTier = 0;    ///< for receiving it, storing its record and reporting it
  double secondsPerRecord = 0;  ///< latency of a record from another machine
  double secondsPerByte = 0;    ///< for each byte of such a record
};

struct SimulatedRun {
  double seconds = 0;
  double threadSeconds = 0;       ///< time for solving on all threads together
  double unpackSeconds = 0;       ///< time for decompressing children's records on all threads together
  double messageSeconds = 0;      ///< processor time for messages
  double criticalSeconds = 0;     ///< time with unlimited machines and no network delay
  double networkBytes = 0;        ///< sum over all machines
  double busiestLinkSeconds = 0;  ///< time of the network link of the machine that sends or receives most
  double busiestDiskSeconds = 0;
  double togetherSeconds = 0;  ///< time for large tiers, without the solving itself
  double handOutSeconds = 0;   ///< time in which rank 0 was busy with other ranks
  double diskBytes = 0;        ///< maximum over the machines

  /// Returns the share of all threads' time spent solving.
  double efficiency(const Cluster& cluster) const {
    return seconds > 0 ? threadSeconds / (seconds * cluster.machines * cluster.threads) : 1;
  }
};

/// Size of a graph for a simulation.
struct SimulatedWork {
  const TierGraph& graph;
  /// Number of positions of a tier. The function must be fast.
  std::function<double(TierId)> positions;
  /// Bytes of children's records that a machine needs for a tier in addition to those its neighbours needed. For graphs whose
  /// children take long to list.
  std::function<double(TierId)> childBytes = {};
  /// Whether children do not fit into memory. Then children stored on this machine, too, are read from its disk and decompressed.
  bool rereadsChildren = false;
  /// Whether all machines solve a tier together. Empty if there is no such tier.
  IsLarge isLarge = {};
  /// For a tier that all machines solve together, one block per machine: the bytes that the blocks exchange if everything
  /// changes.
  std::function<double(TierId)> exchangedBytes = {};
};

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates);

}  // namespace kotai::distributed

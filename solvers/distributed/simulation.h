// Simulates a solve on many machines: the real scheduler on the real graph, with made-up machines.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>

#include "core/game/tier_graph.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// Machines that are all alike.
struct Cluster {
  int machines = 1;
  unsigned threads = 1;
  double networkBytesPerSecond = 1.25e9;  ///< of each machine, in each direction
  double latencySeconds = 20e-6;
  unsigned processors = 0;  ///< that all threads of all machines share; 0: one for each
  double diskBytesPerSecond = std::numeric_limits<double>::infinity();  ///< of each machine, reading or writing

  /// How fast a thread goes with what there is for it.
  double threadSpeed() const {
    const double threadsInAll = static_cast<double>(machines) * threads;
    return processors == 0 ? 1 : std::min(1.0, processors / threadsInAll);
  }
};

/// How fast things go.
struct SolveRates {
  double positionsPerSecond = 1;    ///< of one thread
  double bytesPerPosition = 0.2;    ///< of records
  double secondsPerHandOut = 5e-6;  ///< that rank 0 has to do with a tier
  // Rates of tiers that all machines solve together; round figures, except those counted on Dodgem 4x4.
  double positionsReadPerSecond = 2e8;    ///< one thread unpacking what children have
  double positionsPackedPerSecond = 2e8;  ///< ... and packing what goes to the disk
  double changingSweeps = 2;              ///< so many times all that blocks tell each other is told (counted: 1.9)
  double sweeps = 10;
  double positionsUnpackedPerSecond = std::numeric_limits<double>::infinity();  ///< of one thread, of a child's record
  // Extra processor time, on both sides together.
  double secondsPerTier = 0;    ///< to be told of it, to keep its record and to say so
  double secondsPerRecord = 0;  ///< that comes from another machine
  double secondsPerByte = 0;    ///< of such records
};

struct SimulatedRun {
  double seconds = 0;
  double threadSeconds = 0;       ///< of solving, all threads together
  double unpackSeconds = 0;       ///< of unpacking children's records, all threads together
  double messageSeconds = 0;      ///< of what processors do for tiers and records besides
  double criticalSeconds = 0;     ///< with machines without number and a network without delay
  double networkBytes = 0;        ///< all machines together
  double busiestLinkSeconds = 0;  ///< of the machine that sends or receives most
  double busiestDiskSeconds = 0;
  double togetherSeconds = 0;  ///< in which large tiers were solved, but for the solving itself
  double handOutSeconds = 0;   ///< that rank 0 was busy with others
  double diskBytes = 0;        ///< of the machine with most

  /// The share of all the time of all threads in which they solve.
  double efficiency(const Cluster& cluster) const {
    return seconds > 0 ? threadSeconds / (seconds * cluster.machines * cluster.threads) : 1;
  }
};

/// How large a graph is in the eyes of a simulation.
struct SimulatedWork {
  const TierGraph& graph;
  /// Positions of a tier; cheap.
  std::function<double(TierId)> positions;
  /// Bytes of children's records that a machine needs for a tier besides what its neighbours needed too; for graphs whose
  /// children take long to list.
  std::function<double(TierId)> childBytes = {};
  /// No memory holds them: those of this machine are read from its disk and unpacked as well.
  bool rereadsChildren = false;
  /// Tiers that all machines solve together; empty: none.
  IsLarge isLarge = {};
  /// Bytes that the blocks of such a tier, one per machine, exchange when all of it changes.
  std::function<double(TierId)> exchangedBytes = {};
};

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates);

}  // namespace kotai::distributed

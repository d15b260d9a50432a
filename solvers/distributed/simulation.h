// What a solve on many machines would take: the real scheduler on the real graph, with made-up machines.
#pragma once

#include <cstdint>
#include <functional>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// Machines that are all alike.
struct Cluster {
  int machines = 1;
  unsigned threads = 1;
  double networkBytesPerSecond = 1.25e9;  ///< of each machine, in each direction
  double latencySeconds = 20e-6;
};

/// How fast things go.
struct SolveRates {
  double positionsPerSecond = 1;    ///< of one thread
  double bytesPerPosition = 0.2;    ///< of records
  double secondsPerHandOut = 5e-6;  ///< that rank 0 has to do with a tier
};

struct SimulatedRun {
  double seconds = 0;
  double threadSeconds = 0;       ///< of solving, all threads together
  double criticalSeconds = 0;     ///< with machines without number and a network without delay
  double networkBytes = 0;        ///< all machines together
  double busiestLinkSeconds = 0;  ///< of the machine that sends or receives most
  double handOutSeconds = 0;      ///< that rank 0 was busy with others
  double diskBytes = 0;           ///< of the machine with most

  double efficiency(const Cluster& cluster) const {
    return seconds > 0 ? threadSeconds / (seconds * cluster.machines * cluster.threads) : 1;
  }
};

/// How large a graph is in the eyes of a simulation.
struct SimulatedWork {
  const TierGraph& graph;
  /// Positions of a tier; cheap.
  std::function<double(TierId)> positions;
  /// Bytes that a rank has to fetch for a tier besides what its neighbours needed too, were all of it elsewhere; for graphs whose
  /// children take long to list.
  double fetchedBytesPerTier = 0;
};

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates);

}  // namespace kotai::distributed

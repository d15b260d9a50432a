#include "solvers/distributed/simulation.h"

#include <memory>
#include <queue>
#include <vector>

namespace kotai::distributed {

namespace {

/// Simulated event: a machine finishes a tier.
struct Done {
  double time;
  std::uint64_t tier;
  std::size_t machine;
  bool operator>(const Done& other) const { return time != other.time ? time > other.time : tier > other.tier; }
};

struct Machine {
  std::vector<double> threadFree;
  double receiving = 0;  // time at which the machine's network becomes idle
  double sending = 0;
  double received = 0;  // number of bytes received over the network
  double sent = 0;
  double stored = 0;
  double diskFree = 0;  // time at which the machine's disk becomes idle
  double diskSeconds = 0;

  /// Queues work for the machine's disk. Returns its completion time.
  double useDisk(double now, double seconds) {
    diskSeconds += seconds;
    return diskFree = std::max(diskFree, now) + seconds;
  }
  std::uint64_t inWork = 0;
  std::vector<bool> has;  // indexed by tier; whether the machine has solved or fetched the tier
};

/// Data that a thread must receive before it solves a tier.
struct Fetched {
  double complete = 0;
  double positions = 0;
  double records = 0;  // number of records from other machines
  double bytes = 0;    // size of the records from other machines
};

class Simulation {
 public:
  Simulation(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates)
      : m_work(work),
        m_graph(work.graph),
        m_cluster(cluster),
        m_rates(rates),
        m_positionsPerSecond(rates.positionsPerSecond * cluster.threadSpeed()),
        m_order(makeTierOrder(m_graph, cluster.machines, work.isLarge)),
        m_machines(static_cast<std::size_t>(cluster.machines)),
        m_knowsChildren(m_graph.listsChildrenQuickly()) {
    if (m_knowsChildren) m_owners.resize(m_graph.tierCount());
    for (Machine& machine : m_machines) {
      machine.threadFree.assign(cluster.threads, 0);
      if (m_knowsChildren) machine.has.resize(m_graph.tierCount());
    }
  }

  SimulatedRun run() {
    explore();
    handOut(0);
    while (!m_events.empty() || solveTogether(m_result.seconds)) {
      const Done event = m_events.top();
      m_events.pop();
      --m_machines[event.machine].inWork;
      m_machines[event.machine].useDisk(event.time, diskSeconds(bytesOf({event.tier})));
      m_order->done({event.tier}, static_cast<int>(event.machine), static_cast<std::uint64_t>(bytesOf({event.tier})));
      m_result.seconds = event.time;
      explore();
      m_turnOfAll = m_turnOfAll && solveTogether(event.time);
      if (!m_turnOfAll) handOut(event.time);
    }
    for (const Machine& machine : m_machines) {
      m_result.networkBytes += machine.received;
      const double most = std::max(machine.sent, machine.received) / m_cluster.networkBytesPerSecond;
      m_result.busiestLinkSeconds = std::max(m_result.busiestLinkSeconds, most);
      m_result.diskBytes = std::max(m_result.diskBytes, machine.stored);
      m_result.busiestDiskSeconds = std::max(m_result.busiestDiskSeconds, machine.diskSeconds);
      m_result.seconds = std::max(m_result.seconds, machine.diskFree);  // the run ends when all data is on the disk
    }
    m_result.criticalSeconds = criticalSeconds();
    return m_result;
  }

 private:
  double secondsOf(TierId tier) const { return m_work.positions(tier) / m_positionsPerSecond; }
  double bytesOf(TierId tier) const { return m_work.positions(tier) * m_rates.bytesPerPosition; }
  double diskSeconds(double bytes) const { return bytes / m_cluster.diskBytesPerSecond; }
  double unpackSeconds(double positions) const {
    return positions / (m_rates.positionsUnpackedPerSecond * m_cluster.threadSpeed());
  }

  double messageSeconds(const Fetched& fetched) const {
    return (m_rates.secondsPerTier + fetched.records * m_rates.secondsPerRecord + fetched.bytes * m_rates.secondsPerByte) /
           m_cluster.threadSpeed();
  }

  void explore() {
    while (m_order->explore()) {
    }
  }

  /// Hands out tiers like the coordinator: first one tier to each idle thread, then one tier per thread in
  /// advance.
  void handOut(double now) {
    const std::uint64_t all = m_machines.size() * m_cluster.threads;
    for (std::uint64_t most = m_cluster.threads; most <= 2ULL * m_cluster.threads; most += m_cluster.threads) {
      if (most > m_cluster.threads && m_order->readyCount() < all) return;
      for (bool more = true; more;) {
        more = false;
        for (std::size_t machine = 0; machine < m_machines.size(); ++machine)
          if (m_machines[machine].inWork < most) more |= give(machine, now);
      }
    }
  }

  bool give(std::size_t place, double now) {
    const auto ready = m_order->take(static_cast<int>(place));
    if (!ready) return false;
    Machine& machine = m_machines[place];
    double arrives = now;
    if (place != 0) {
      m_coordinatorFree = std::max(m_coordinatorFree, now) + m_rates.secondsPerHandOut;
      m_result.handOutSeconds += m_rates.secondsPerHandOut;
      arrives = m_coordinatorFree + 2 * m_cluster.latencySeconds;  // includes sending the report and the next tier
    }
    const Fetched fetched =
        m_knowsChildren ? fetchChildren(place, ready->tier, arrives) : fetchShare(machine, ready->tier, arrives);
    const auto thread = std::ranges::min_element(machine.threadFree);
    const double seconds = secondsOf(ready->tier);
    const double unpacking = unpackSeconds(fetched.positions);
    const double besides = messageSeconds(fetched);
    *thread = std::max(*thread, fetched.complete) + unpacking + besides + seconds;
    m_result.threadSeconds += seconds;
    m_result.unpackSeconds += unpacking;
    m_result.messageSeconds += besides;
    machine.stored += bytesOf(ready->tier);
    ++machine.inWork;
    if (m_knowsChildren) {
      m_owners[ready->tier.value] = static_cast<std::uint16_t>(place);
      machine.has[ready->tier.value] = true;
    }
    m_events.push({*thread, ready->tier.value, place});
    return true;
  }

  /// Solves a large tier on all machines. Returns false if no large tier is ready. Like the coordinator, starts
  /// only when all machines are idle, and then solves all ready large tiers.
  bool solveTogether(double now) {
    const auto tier = m_order->popLargeTier();
    if (!tier) return false;
    const auto leader = std::ranges::min_element(m_machines, {}, &Machine::stored);
    const double seconds = secondsTogether(*tier);
    m_result.togetherSeconds += seconds - secondsOf(*tier) / allThreads();
    m_result.threadSeconds += secondsOf(*tier);
    for (Machine& machine : m_machines) std::ranges::fill(machine.threadFree, now + seconds);
    leader->stored += bytesOf(*tier);
    ++leader->inWork;
    const auto place = static_cast<std::size_t>(leader - m_machines.begin());
    m_owners[tier->value] = static_cast<std::uint16_t>(place);
    leader->has[tier->value] = true;
    m_events.push({now + seconds, tier->value, place});
    m_turnOfAll = true;
    return true;
  }

  double allThreads() const { return static_cast<double>(m_machines.size()) * m_cluster.threads; }

  /// Returns the duration of a tier that all machines solve together. Assumes that every block reads a quarter of
  /// the children's positions, and its share of another quarter.
  double secondsTogether(TierId tier) {
    const double machines = m_cluster.machines;
    double positions = 0;
    double children = 0;
    m_graph.forEachChild(tier, [&](TierId child) {
      positions += m_work.positions(child);
      children += 1;
    });
    const double read = positions / 4 * (1 + 1 / machines);
    const double readers = std::min<double>(m_cluster.threads, std::max(children, 1.0));
    const double received = read * m_rates.bytesPerPosition * (1 - 1 / machines);
    const double sent = received * machines / std::min(machines, std::max(children, 1.0));
    const double exchanged = m_work.exchangedBytes(tier) * m_rates.changingSweeps / machines;
    const double written = m_work.positions(tier) * (1 - 1 / machines);
    for (Machine& machine : m_machines) {
      machine.received += received + exchanged;
      machine.sent += received + exchanged + written / machines;  // average over the machines
    }
    const double onNetwork = (std::max(sent, received) + exchanged + written) / m_cluster.networkBytesPerSecond;
    return secondsOf(tier) / allThreads() + read / (m_rates.positionsReadPerSecond * readers) +
           m_work.positions(tier) / (m_rates.positionsPackedPerSecond * m_cluster.threads) + onNetwork +
           m_rates.sweeps * 2 * m_cluster.latencySeconds;
  }

  Fetched fetchChildren(std::size_t place, TierId tier, double now) {
    Machine& machine = m_machines[place];
    Fetched fetched{.complete = now};
    m_graph.forEachChild(tier, [&](TierId child) {
      if (machine.has[child.value]) return;
      machine.has[child.value] = true;
      Machine& owner = m_machines[m_owners[child.value]];
      const double bytes = bytesOf(child);
      const double begins = std::max({now + m_cluster.latencySeconds, machine.receiving, owner.sending});
      machine.receiving = owner.sending = begins + bytes / m_cluster.networkBytesPerSecond;
      machine.received += bytes;
      owner.sent += bytes;
      fetched.complete = std::max(fetched.complete, machine.receiving + m_cluster.latencySeconds);
      fetched.positions += m_work.positions(child);
      fetched.records += 1;
      fetched.bytes += bytes;
    });
    return fetched;
  }

  /// Fetches the part of a tier's input that is on other machines. On average, a machine sends as much as it receives.
  Fetched fetchShare(Machine& machine, TierId tier, double now) {
    const double needed = m_work.childBytes(tier);
    const double bytes = needed * (1 - 1.0 / static_cast<double>(m_machines.size()));
    const double unpacked = m_work.rereadsChildren ? needed : bytes;
    Fetched fetched{.complete = now, .positions = unpacked / m_rates.bytesPerPosition};
    fetched.bytes = bytes;  // the latency of a few large records is negligible
    if (m_work.rereadsChildren) fetched.complete = machine.useDisk(now, diskSeconds(needed));
    if (bytes <= 0) return fetched;
    const double begins = std::max(fetched.complete + m_cluster.latencySeconds, machine.receiving);
    machine.receiving = begins + bytes / m_cluster.networkBytesPerSecond;
    machine.received += bytes;
    machine.sent += bytes;  // on average, each machine sends as much as it receives
    fetched.complete = machine.receiving + m_cluster.latencySeconds;
    return fetched;
  }

  /// Returns the duration of the longest chain of tiers, or of layers if the order works layer by layer.
  double criticalSeconds() const {
    double longest = 0;
    std::vector<float> chains(m_knowsChildren ? m_graph.tierCount() : 0);
    for (int layer = 0; layer < m_graph.layerCount(); ++layer) {
      double ofLayer = 0;
      for (const TierId tier : m_graph.tiersInLayer(layer)) {
        double before = 0;
        if (m_knowsChildren)
          m_graph.forEachChild(tier, [&](TierId child) { before = std::max<double>(before, chains[child.value]); });
        const bool isLarge = m_work.isLarge && m_work.isLarge(tier);
        const double chain = before + (isLarge ? secondsOf(tier) / allThreads() : secondsOf(tier));
        ofLayer = std::max(ofLayer, chain);
        if (m_knowsChildren) chains[tier.value] = static_cast<float>(chain);
      }
      longest = m_knowsChildren ? std::max(longest, ofLayer) : longest + ofLayer;
    }
    return longest;
  }

  const SimulatedWork& m_work;
  const TierGraph& m_graph;
  const Cluster& m_cluster;
  const SolveRates& m_rates;
  const double m_positionsPerSecond;
  std::unique_ptr<TierOrder> m_order;
  std::vector<Machine> m_machines;
  bool m_knowsChildren;
  std::vector<std::uint16_t> m_owners;  // owners of solved tiers, indexed by tier
  double m_coordinatorFree = 0;
  bool m_turnOfAll = false;
  std::priority_queue<Done, std::vector<Done>, std::greater<>> m_events;
  SimulatedRun m_result;
};

}  // namespace

SimulatedRun simulate(const SimulatedWork& work, const Cluster& cluster, const SolveRates& rates) {
  return Simulation(work, cluster, rates).run();
}

}  // namespace kotai::distributed

// Schedules tiers as soon as their own children are finished, in this order: lowest layer, largest tier, children stored on the
// requesting rank.
#pragma once

#include <deque>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "solvers/distributed/layer_progress.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// Looks only a few layers ahead of the lowest unfinished layer, to limit the number of links in memory.
class ChildOrder final : public TierOrder {
 public:
  explicit ChildOrder(const TierGraph& graph, IsLarge isLarge = {})
      : m_graph(graph),
        m_isLarge(std::move(isLarge)),
        m_progress(graph),
        m_bytes(graph.tierCount(), 0),
        m_owners(graph.tierCount(), 0),
        m_readers(graph.tierCount(), 0) {}

  void done(TierId tier, int rank, std::uint64_t recordBytes) override;
  bool explore() override;
  std::optional<ReadyTier> take(int rank) override;
  std::optional<TierId> popLargeTier() override;
  std::vector<TierId> popClosedTiers() override { return std::exchange(m_closed, {}); }
  bool finished() const override { return m_progress.finished(); }
  int floor() const override { return m_progress.floor(); }
  std::uint64_t readyCount() const override { return m_ready.size(); }

 private:
  /// Sort key of ready tiers, most urgent first.
  struct Urgency {
    int layer;
    std::uint64_t positions;
    std::uint64_t tier;
    bool operator<(const Urgency& other) const {
      if (layer != other.layer) return layer < other.layer;
      if (positions != other.positions) return positions > other.positions;
      return tier < other.tier;
    }
  };
  struct Waiting {
    std::uint32_t openChildren = 0;
    std::uint64_t positions = 0;
    std::vector<std::pair<int, std::uint64_t>>
        near;  // pairs of a rank and the size in bytes of the finished children on the rank
  };
  void look(TierId tier);
  void addNear(Waiting& waiting, TierId child) const;
  void makeReady(TierId tier);
  void taken(TierId tier);
  /// Returns whether all readers of a layer's tiers have been examined.
  bool areReadersKnown(int layer) const;
  void closeLayersBefore(int lookedAt);
  std::uint64_t bytesAt(TierId tier, int rank) const;

  const TierGraph& m_graph;
  const IsLarge m_isLarge;
  LayerProgress m_progress;
  std::vector<std::uint64_t> m_bytes;    // indexed by tier: size of the record, if finished
  std::vector<std::uint16_t> m_owners;   // indexed by tier: rank that owns the tier, if finished
  std::vector<std::uint32_t> m_readers;  // indexed by tier: number of readers that look() has seen and taken() has not
  std::vector<TierId> m_closed;          // closed tiers that have not been reported yet
  std::deque<TierId> m_ahead;            // tiers found, but not yet examined
  int m_nextLayer = 0;
  int m_lookedAt = 0;                                                // number of layers whose tiers are all examined
  std::unordered_map<std::uint64_t, Waiting> m_waiting;              // ready tiers not yet taken
  std::unordered_map<std::uint64_t, std::vector<TierId>> m_parents;  // parents of unfinished children
  std::set<Urgency> m_ready;
  std::set<Urgency> m_readyLarge;
};

}  // namespace kotai::distributed

// Scheduler of solves on many machines: finds the tiers that can be solved now, and the best tier for a rank.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game/tier_graph.h"
#include "solvers/distributed/layer_progress.h"

namespace kotai::distributed {

/// Tier that may be solved, and its amount of work in a unit that depends on the scheduler.
struct ReadyTier {
  TierId tier;
  double work = 1;
};

/// Scheduler of tiers. Depends on no clock and no network, so that simulations can use it. Not thread-safe.
class TierOrder {
 public:
  virtual ~TierOrder() = default;

  /// Marks a tier as finished. \p rank has its record. May be called before or after take().
  virtual void done(TierId tier, int rank, std::uint64_t recordBytes) = 0;
  /// Examines more of the graph for at most a millisecond. Returns false if there is nothing to examine now.
  virtual bool explore() = 0;
  /// Returns the best next tier for this rank, or nothing if no tier is ready.
  virtual std::optional<ReadyTier> take(int rank) = 0;
  /// Returns a tier that all ranks must solve together, or nothing if no large tier is ready. take() skips large tiers.
  virtual std::optional<TierId> popLargeTier() { return std::nullopt; }
  /// Returns tiers that no remaining tier will read. Returns each tier only once, in this or a later call.
  virtual std::vector<TierId> popClosedTiers() { return {}; }
  virtual bool finished() const = 0;
  /// Returns the lowest unfinished layer.
  virtual int floor() const = 0;
  virtual std::uint64_t readyCount() const = 0;
};

/// Returns whether a tier is too large for a rank.
using IsLarge = std::function<bool(TierId)>;

/// Returns the scheduler for a graph: ChildOrder if the graph lists children quickly, otherwise LayerOrder. If
/// \p isLarge is empty, no tier is large.
std::unique_ptr<TierOrder> makeTierOrder(const TierGraph& graph, int ranks, IsLarge isLarge = {});

/// For graphs with few layers of many similar tiers (placements of fences). On such graphs, waiting for the end of a
/// layer costs almost nothing. Each rank solves tiers with neighbouring numbers, which share most children. A rank
/// without tiers takes half of the largest remaining share.
class LayerOrder final : public TierOrder {
 public:
  LayerOrder(const TierGraph& graph, int ranks) : m_graph(graph), m_progress(graph), m_shares(static_cast<std::size_t>(ranks)) {}

  void done(TierId tier, int, std::uint64_t) override { m_progress.note(tier); }
  bool explore() override;
  std::optional<ReadyTier> take(int rank) override;
  bool finished() const override { return m_progress.finished(); }
  int floor() const override { return m_progress.floor(); }
  std::uint64_t readyCount() const override;

 private:
  void help(std::deque<TierId>& share);

  const TierGraph& m_graph;
  LayerProgress m_progress;
  int m_nextLayer = 0;
  std::vector<std::deque<TierId>> m_shares;  // indexed by rank: its tiers of the current layer
};

/// Looks only a few layers ahead of the lowest unfinished layer, to limit the number of parent links in memory.
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
    std::vector<std::pair<int, std::uint64_t>> near;  // pairs of a rank and the number of bytes of finished children there
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
  std::vector<std::uint32_t> m_readers;  // indexed by tier: number of readers seen by look() but not yet by taken()
  std::vector<TierId> m_closed;          // closed tiers that have not been reported yet
  std::deque<TierId> m_ahead;            // tiers found, but not yet examined
  int m_nextLayer = 0;
  int m_examinedLayers = 0;                                          // number of completely examined layers
  std::unordered_map<std::uint64_t, Waiting> m_waiting;              // ready tiers not yet taken
  std::unordered_map<std::uint64_t, std::vector<TierId>> m_parents;  // waiting parents of each unfinished child
  std::set<Urgency> m_ready;
  std::set<Urgency> m_readyLarge;
};

}  // namespace kotai::distributed

// The tiers of one variant and their partial order, seen from outside.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game/types.h"

namespace kotai {

/// One way to count positions into cells, e.g. by the remaining steps of both sides.
/// Cells are (mover, opponent), each 0 .. maxValue. A key is constant on a part of a tier.
struct AggregateKey {
  std::string id;   ///< as in `table --by ID`
  int maxMover = 0;
  int maxOpponent = 0;
};

/// Where a part of a tier is counted.
struct AggregateCell {
  bool counted = true;             ///< false: the published tables leave these positions out, and so do the true ones
  int mover = 0;
  int opponent = 0;
  std::uint32_t publishedWeight = 1;  ///< how often the published table counts each position of this part
};

/// Immutable and thread-safe. A tier's positions are split into parts (Dodgem: who of the two patterns is to move),
/// numbered consecutively: part 0 holds the indices 0 .. partPositions(t,0)-1, part 1 follows.
class TierSpace {
 public:
  virtual ~TierSpace() = default;

  virtual std::uint64_t tierCount() const = 0;
  /// Positions of the whole variant (sum over all tiers).
  virtual std::uint64_t totalPositions() const = 0;
  virtual int layerCount() const = 0;
  /// Children of a tier lie in its own or in lower layers, at most childLayerReach() below.
  virtual int layerOf(TierId tier) const = 0;
  virtual int childLayerReach() const = 0;
  virtual std::vector<TierId> tiersInLayer(int layer) const = 0;
  /// Calls \p visit once for each other tier that a move can lead to.
  virtual void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const = 0;
  virtual int partCount(TierId tier) const = 0;
  virtual std::uint64_t partPositions(TierId tier, int part) const = 0;

  virtual const std::vector<AggregateKey>& aggregateKeys() const = 0;
  virtual AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const = 0;

  /// Index of the first position of a part.
  std::uint64_t partFirst(TierId tier, int part) const {
    std::uint64_t first = 0;
    for (int before = 0; before < part; ++before) first += partPositions(tier, before);
    return first;
  }
  std::uint64_t positionCount(TierId tier) const { return partFirst(tier, partCount(tier)); }

  /// Bytes of marks kept for each position beside its value; 0 for most games.
  virtual int planeCount() const { return 0; }
};

}  // namespace kotai

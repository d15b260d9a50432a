// Interface to the tiers of a variant and their partial order.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game/types.h"

namespace kotai {

/// Key of an aggregated table, for example the remaining steps of both sides. Cells are (mover, opponent), from
/// 0 to maxMover and from 0 to maxOpponent. All positions of a part have the same cell, except with
/// `withinParts`.
struct AggregateKey {
  std::string id;  ///< id as in `table --by ID`
  int maxMover = 0;
  int maxOpponent = 0;
  bool withinParts = false;  ///< whether cells vary within a part; solvers then count them (TierSummary::tables)
  int first = 0;             ///< smallest value of a counted cell, for both sides
  bool weighted = false;     ///< whether some parts have a publishedWeight
};

/// Cell of an aggregated table to which the positions of a part belong.
struct AggregateCell {
  bool counted = true;  ///< false if both the published and the actual table exclude these positions
  int mover = 0;
  int opponent = 0;
  std::uint32_t publishedWeight = 1;  ///< weight of each position of this part in the published table
};

/// Table cell of a single position.
struct CellPlace {
  std::uint8_t mover = 0;
  std::uint8_t opponent = 0;
};

/// Graph of the tiers of a variant. Immutable and thread-safe. The positions of a tier are split into parts
/// with consecutive indices. Part 0 has the indices 0 to partPositions(tier, 0) - 1, and part 1 follows. In
/// Dodgem, the parts of a tier differ in which of two patterns belongs to the side to move.
class TierGraph {
 public:
  virtual ~TierGraph() = default;

  virtual std::uint64_t tierCount() const = 0;
  /// Returns the number of positions of the whole variant (the sum over all tiers). Takes seconds or longer if
  /// positions must be counted one by one.
  virtual std::uint64_t totalPositions() const = 0;
  /// Returns a fast estimate of totalPositions(), accurate to a few per cent.
  virtual std::uint64_t approximatePositions() const { return totalPositions(); }
  virtual int layerCount() const = 0;
  /// Returns the layer of a tier. Children are in the same layer or at most childLayerReach() layers below.
  virtual int layerOf(TierId tier) const = 0;
  virtual int childLayerReach() const = 0;
  virtual std::vector<TierId> tiersInLayer(int layer) const = 0;
  /// Calls \p visit once for each other tier to which a move can lead.
  virtual void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const = 0;
  /// Returns whether forEachChild() takes only microseconds. If not, schedulers should work with whole layers.
  virtual bool listsChildrenQuickly() const { return true; }
  /// Calls \p visit once for each probable child. Almost all visited tiers are children, and almost all children
  /// are visited. This call is much faster than solving the tier, so prefetching can use it.
  virtual void forEachLikelyChild(TierId tier, const std::function<void(TierId)>& visit) const { forEachChild(tier, visit); }
  virtual int partCount(TierId tier) const = 0;
  virtual std::uint64_t partPositions(TierId tier, int part) const = 0;

  virtual const std::vector<AggregateKey>& aggregateKeys() const {
    static const std::vector<AggregateKey> none;
    return none;
  }
  /// Returns the cell for a key that is constant on parts. The result is meaningless for other keys.
  virtual AggregateCell aggregateCell(TierId, int /*part*/, const AggregateKey&) const { return {}; }
  /// Returns the cell of one position, for any key.
  virtual AggregateCell cellOf(Location location, const AggregateKey& key) const {
    return aggregateCell(location.tier, partAt(location), key);
  }
  /// Returns the cells of all positions of a part in index order.
  virtual std::vector<CellPlace> partCells(TierId tier, int part, const AggregateKey& key) const;

  /// Returns the name of a part in a paper, such as "0200:1011", or an empty string if the part has no name.
  virtual std::string partName(TierId, int /*part*/) const { return {}; }

  /// Returns the index of the first position of a part.
  std::uint64_t partFirst(TierId tier, int part) const {
    std::uint64_t first = 0;
    for (int before = 0; before < part; ++before) first += partPositions(tier, before);
    return first;
  }
  std::uint64_t positionCount(TierId tier) const { return partFirst(tier, partCount(tier)); }
  int partAt(Location location) const {
    int part = 0;
    for (std::uint64_t end = partPositions(location.tier, 0); end <= location.index.value;)
      end += partPositions(location.tier, ++part);
    return part;
  }

  /// Returns the number of planes. A plane stores a byte for each position besides the value. Most games have
  /// none. Planes require a game-specific solver.
  virtual int planeCount() const { return 0; }
  /// Returns the number of values in one compressed block of a file, which a single look-up decodes.
  virtual std::uint32_t positionsPerBlock() const { return 1U << 16; }
};

}  // namespace kotai

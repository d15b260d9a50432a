// Tiers of Quoridor. A tier consists of neighbouring sets of placed fences, with all divisions of the
// remaining fences between the players.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>
#include <set>
#include <shared_mutex>
#include <unordered_map>
#include <vector>

#include "core/game/tier_graph.h"
#include "core/games/quoridor/board.h"
#include "core/games/quoridor/placements.h"

namespace kotai::quoridor {

/// Numbers of fences in hand: the mover's, and the other side's.
struct Hands {
  int mover = 0;
  int opponent = 0;
  friend constexpr bool operator==(const Hands&, const Hands&) = default;
};

/// Canonical sets of a tier. A canonical set represents itself and its images. The index also contains the
/// numbers of arrangements before the sets.
struct GroupIndex {
  std::uint64_t firstNumber = 0;               ///< number of the first set of the group (see Placements)
  std::uint64_t numbers = 0;                   ///< number of all sets in the range, canonical or not
  std::uint64_t sets = 0;                      ///< number of canonical sets in the range
  std::uint64_t positions = 0;                 ///< number of positions in each part
  std::vector<std::uint64_t> own;              ///< one bit per set: whether the set is canonical
  std::vector<std::uint32_t> setsBefore;       ///< number of canonical sets before each word of `own`
  std::vector<std::uint32_t> positionsBefore;  ///< number of positions before each word of `own`

  bool isOwn(std::uint64_t number) const { return ((own[number / 64] >> (number % 64)) & 1U) != 0; }
  std::uint64_t bytes() const {
    return sizeof *this + own.size() * (sizeof own[0] + sizeof setsBefore[0] + sizeof positionsBefore[0]);
  }
  /// Returns the number of canonical sets before a set. \p number: number of the set in the range, counted from
  /// firstNumber.
  std::uint64_t setAt(std::uint64_t number) const {
    return setsBefore[number / 64] + static_cast<std::uint64_t>(std::popcount(own[number / 64] & ((1ULL << (number % 64)) - 1)));
  }
};

/// Tiers of a variant. In canonical positions, the first player is to move. (Otherwise the board is rotated and
/// the players are exchanged.) The set of fences is not greater than its mirror image. A set is canonical if no
/// mirrored or rotated image is smaller. A canonical set also represents its rotated image, so that no pawn
/// move leaves a tier. Layer 0 has the most fences on the board. A tier is a range of numbers of Placements.
/// The parts of a tier are the divisions of the fences in hand. All parts have the same arrangements. The index
/// in a part runs over the canonical sets. For each set, it runs over the Pairs on the set, and then over the
/// Pairs on the rotated image if that is different. Sets without a legal pair have no positions.
class Tiers final : public TierGraph {
 public:
  Tiers(const Board& board, int firstFences, int secondFences);

  const Board& board() const { return m_board; }
  /// Returns whether placements are numbered. Numbering is impossible on large boards with too many fences.
  bool areNumbered() const { return m_areNumbered; }
  const Placements& placements() const { return m_placements; }
  int allFences() const { return m_allFences; }
  int fencesOf(int layer) const { return m_allFences - layer; }
  /// Returns whether the players can have these fences in hand, with either player to move.
  bool allowsHands(const Hands& hands) const;
  /// Returns whether the first player can have \p first fences left, and the second player \p second.
  bool areHands(int first, int second) const { return first <= m_firstFences && second <= m_secondFences; }
  /// Returns the divisions of the fences in hand, indexed by part. All tiers with \p fences fences on the board
  /// have the same divisions.
  const std::vector<Hands>& handsWith(int fences) const { return m_hands[static_cast<std::size_t>(fences)]; }

  /// Returns the tier of a set. \p number: index of the set among all sets with \p fences fences.
  TierId tierOf(std::uint64_t number, int fences) const;
  int fencesOf(TierId tier) const { return fencesOf(layerOf(tier)); }
  /// Returns the index of a tier, which is computed when needed. A cache keeps the most recent indices.
  std::shared_ptr<const GroupIndex> index(TierId tier) const;
  /// Returns the maximum size of the cached indices in bytes.
  std::uint64_t indexCacheBytes() const;
  /// Returns the number of sets, canonical or not, in a tier with \p fences fences on the board.
  std::uint64_t numbersPerTier(int fences) const {
    return std::min(m_groupSize[static_cast<std::size_t>(m_allFences - fences)], m_placements.count(fences));
  }

  std::uint64_t tierCount() const override { return m_firstTier.back(); }
  std::uint64_t totalPositions() const override;
  std::uint64_t approximatePositions() const override;
  int layerCount() const override { return m_allFences + 1; }
  int layerOf(TierId tier) const override;
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override;
  std::uint64_t tiersInLayerCount(int layer) const {
    return m_firstTier[static_cast<std::size_t>(layer) + 1] - m_firstTier[static_cast<std::size_t>(layer)];
  }
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  bool listsChildrenQuickly() const override { return false; }
  void forEachLikelyChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  int partCount(TierId tier) const override { return static_cast<int>(handsWith(fencesOf(tier)).size()); }
  std::uint64_t partPositions(TierId tier, int part) const override;
  std::uint32_t positionsPerBlock() const override { return 1U << 14; }

  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  AggregateCell cellOf(Location location, const AggregateKey& key) const override;
  std::vector<CellPlace> partCells(TierId tier, int part, const AggregateKey& key) const override;

  /// Parts of the index of a position: the part of the tier, the set of fences if the first player is to move,
  /// and the index among the Pairs of this set.
  struct Spot {
    int part = 0;
    FenceSet set;
    std::uint64_t pair = 0;
  };
  Spot spotOf(Location location) const;
  /// Returns the smallest image of a set.
  FenceSet canonicalSet(const FenceSet& set) const { return std::min(upright(set), upright(m_board.rotated(set))); }
  /// Returns the smaller of a set and its mirror image.
  FenceSet upright(const FenceSet& set) const { return std::min(set, m_board.mirrored(set)); }
  /// Pairs of pawn squares on a set of fences. `pairs`: their number, or 0 if the set is not canonical. `turned`:
  /// whether the rotated image is a different set, with the same number of positions.
  struct Content {
    std::uint64_t pairs = 0;
    bool turned = false;
    std::uint64_t positions() const { return turned ? 2 * pairs : pairs; }
  };
  Content contentOf(const FenceSet& set) const;

  /// Returns the location of a position. This function is the inverse of spotOf(). Precondition: the set is not
  /// greater than its mirror image.
  Location locationOf(const FenceSet& set, const Hands& hands, int first, int second) const;

 private:
  using IndexPtr = std::shared_ptr<const GroupIndex>;
  /// A canonical set, and the index of its first position in each part.
  struct OwnSet {
    std::uint64_t number = 0;  ///< index of the set among all sets with the same number of fences (Placements)
    std::uint64_t firstPosition = 0;
    FenceSet set;
    Content content;
  };
  /// Canonical sets of a tier whose bits are in the same word of GroupIndex::own.
  struct Neighbours {
    std::uint64_t tiers = 0;  ///< number of the Tiers object that the sets belong to; 0 if there is none
    TierId tier;
    std::uint64_t word = 0;
    std::uint64_t partPositions = 0;
    std::vector<OwnSet> sets;

    /// Returns whether a position belongs to one of the sets of this object. \p position: index in the part.
    bool hold(std::uint64_t position) const {
      return !sets.empty() && position >= sets.front().firstPosition &&
             position < sets.back().firstPosition + sets.back().content.positions();
    }
  };
  const Neighbours& neighbours(TierId tier, std::uint64_t word) const;
  const Neighbours& neighboursAt(Location location) const;
  void fill(Neighbours& neighbours, TierId tier, std::uint64_t word) const;

  IndexPtr makeIndex(TierId tier) const;
  std::uint64_t sampledPositions() const;
  /// Adds the tiers of the sets with one more fence. If \p onlyWithPairs is true, adds only tiers of sets with
  /// legal pawn squares.
  void addChildren(const FenceSet& set, bool onlyWithPairs, std::set<TierId>& children) const;
  void addCells(const FenceSet& set, std::vector<CellPlace>& cells) const;

  static std::uint64_t nextNumber();

  std::uint64_t m_number = nextNumber();  // never reused, so that the threads' caches never mix two Tiers objects
  Board m_board;
  int m_firstFences;
  int m_secondFences;
  int m_allFences;
  Placements m_placements;
  std::vector<std::vector<Hands>> m_hands;  // divisions of fences in hand, indexed by number of fences on the board
  std::vector<std::uint64_t> m_groupSize;   // number of sets in a tier, indexed by layer
  std::vector<std::uint64_t> m_firstTier;   // number of the first tier of each layer, then the number of all tiers
  bool m_areNumbered = true;
  std::vector<AggregateKey> m_keys;
  mutable std::shared_mutex m_mutex;
  mutable std::unordered_map<std::uint64_t, IndexPtr> m_indices;       // younger generation of indices
  mutable std::unordered_map<std::uint64_t, IndexPtr> m_olderIndices;  // older generation of indices
  mutable std::once_flag m_counted;
  mutable std::uint64_t m_totalPositions = 0;
  mutable std::once_flag m_sampled;
  mutable std::uint64_t m_approximatePositions = 0;
};

/// Returns the number of single steps to the goal row, as if the other pawn were not there. Returns -1 if there
/// is no path.
int shortestPath(const Board& board, const FenceSet& set, int square, bool upwards);

}  // namespace kotai::quoridor

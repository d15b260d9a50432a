// The stored values of all positions of Quoridor with a given number of fences on the board, in the order of the file.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/tables/solution.h"
#include "core/tables/tier_record.h"
#include "core/verify/quoridor/fences.h"

namespace kotai::verify::quoridor {

/// Value in one byte. Smaller is better for the player who moved there: short losses, long losses, draws, long
/// wins, short wins. Losses have even distances, and wins have odd distances, so half the distance is enough.
using Rating = std::uint8_t;
inline constexpr Rating drawn = 127;
inline constexpr Rating impossible = 128;  ///< marks a stored value that no rating can represent
inline constexpr Rating quickestWin = 254;
inline constexpr Rating noPosition = 255;

Rating ratingOf(Value value);
Value valueOf(Rating rating);
/// Returns the value of a position whose best child has this rating.
Value valueFromBest(Rating best);

/// Fences in hand of the side to move and of the other side.
struct Hands {
  int mover = 0;
  int opponent = 0;
  friend constexpr bool operator==(const Hands&, const Hands&) = default;
};

struct Rulebook {
  Rulebook(int columns, int rows, int firstFences, int secondFences);

  int allFences() const { return firstFences + secondFences; }
  /// Returns the parts of a tier with \p placed fences on the board: all divisions of the remaining fences
  /// between the hands, by ascending number of the mover's fences. Some of these divisions are possible only if
  /// the other player is to move.
  std::vector<Hands> handsWith(int placed) const;
  /// Returns the number of consecutive sets in a tier: a power of two, for about a million positions.
  std::uint64_t setsPerTier(int placed) const;
  std::uint64_t tiersWith(int placed) const;
  std::uint64_t allTiers() const;

  Field field;
  int firstFences;
  int secondFences;
};

/// Possible squares of the pawns with a given set of fences, in ascending order. Each pawn has a path to its
/// goal but has not reached it. Pairs of squares are numbered by the second pawn's square, then by the first
/// pawn's. If the set is its own mirror image, only one of two mirrored pairs counts: the pair with the first
/// pawn further left. If the first pawn is in the middle, the pair with the second pawn further left counts.
class LegalSquares {
 public:
  LegalSquares(const Field& field, const Steps& toTop, const Steps& toBottom, bool symmetric);
  /// Returns the squares on the rotated board with the players swapped, also mirrored if \p mirror.
  LegalSquares fromOtherSide(const Field& field, bool mirror) const;

  bool symmetric() const { return m_symmetric; }
  std::uint32_t count() const;
  std::span<const std::uint8_t> firsts() const { return {m_firsts.data(), m_firstCount}; }
  std::span<const std::uint8_t> seconds() const { return {m_seconds.data(), m_secondCount}; }
  /// Calls visit(first, second) for every pair of squares, in the order of the file.
  template <class Visit>
  void forEachPair(Visit&& visit) const {
    for (std::size_t two = 0; two < m_secondCount; ++two)
      for (std::size_t one = 0; one < m_firstCount; ++one) {
        const int first = m_firsts[one];
        const int second = m_seconds[two];
        if (first != second && (!m_symmetric || stands(first, second))) visit(first, second);
      }
  }

 private:
  using Squares = std::array<std::uint8_t, maxSquares>;
  LegalSquares() = default;
  /// Returns whether a pair of squares has a number, for a set of fences that is its own mirror image.
  bool stands(int first, int second) const {
    const int side = 2 * (first % m_columns) - (m_columns - 1);
    return side < 0 || (side == 0 && 2 * (second % m_columns) <= m_columns - 1);
  }

  Squares m_firsts{};
  Squares m_seconds{};
  std::size_t m_firstCount = 0;
  std::size_t m_secondCount = 0;
  int m_columns = 0;
  bool m_symmetric = false;
};

/// Canonical set of fences, the smallest of its mirrored and rotated images. The pairs of pawn squares on this
/// set come first. If the rotated image is a different set, the pairs on the rotated image follow. The rotated
/// image is also mirrored if that makes it smaller.
struct OwnSet {
  Spelling spelling;
  std::uint32_t first = 0;  ///< number of positions before the set, in each part of its tier
  std::uint32_t pairs = 0;
};

struct TierValues {
  std::vector<OwnSet> sets;  ///< sets with positions
  std::uint64_t partPositions = 0;
  std::vector<Rating> ratings;  ///< ratings of all positions, part by part; empty if packed

  /// Returns the set, or null if there is no such set or it has no positions.
  const OwnSet* find(const Spelling& spelling) const;
  /// Returns the number of positions of a set and of its rotated image, in each part of the tier.
  std::uint64_t positionsOf(const OwnSet& set) const {
    const bool isLast = &set == &sets.back();
    return (isLast ? partPositions : (&set + 1)->first) - set.first;
  }
};

/// Stored values of a set in all parts of its tier.
struct SetValues {
  const Rating* ratings = nullptr;
  std::uint64_t partStride = 0;
  std::uint32_t pairs = 0;  ///< number of pairs of the set and of its rotated image
};

/// Ratings of a tier, compressed. Each set is compressed alone, with all parts one after the other.
struct PackedRatings {
  std::vector<layout::BlockEntry> sets;  ///< in the order of TierValues::sets
  std::vector<std::uint64_t> begins;     ///< index of the first byte of each set, and the number of all bytes
  std::vector<std::byte> bytes;
};

/// All tiers with the same number of fences on the board. Filled in two steps: first all sets, then tier by tier.
/// Stores one byte per position while there is room, and compresses the ratings of all other tiers.
class Layer {
 public:
  /// \p plainBytes: room for ratings that are not compressed.
  Layer(const Rulebook& rules, int placed, double plainBytes = 0);

  int placed() const { return m_placed; }
  const std::vector<Hands>& hands() const { return m_hands; }
  std::size_t tierCount() const { return m_tiers.size(); }
  const TierValues& tier(std::size_t number) const { return m_tiers[number]; }
  bool isPacked(std::size_t number) const { return !m_packed[number].sets.empty(); }
  /// Returns a copy of a packed tier with its ratings.
  TierValues unpacked(std::size_t number) const;
  /// Counts pairs and reads the values of one tier. Thread-safe for different tiers. Returns the number of positions.
  /// Throws SolutionError if the file has a different number of positions.
  std::uint64_t load(std::size_t number, TierId id, const Solution& solution);
  /// Decompresses the ratings of a set of a packed tier, part by part.
  void unpackSet(std::size_t number, std::size_t set, std::vector<Rating>& ratings) const;

  /// Returns the number of the tier that contains a set, if there is such a set.
  std::optional<std::size_t> tierOf(const Spelling& spelling) const;
  /// Returns a tier with counted pairs but without values. Reads no file.
  TierValues counted(std::size_t number) const;
  /// Returns a tier with counted pairs and its values. Throws SolutionError like load().
  TierValues read(std::size_t number, TierId id, const Solution& solution) const;

 private:
  const Rulebook& m_rules;
  int m_placed;
  std::vector<Hands> m_hands;
  std::vector<TierValues> m_tiers;
  std::vector<PackedRatings> m_packed;  // indexed by tier; empty for tiers that are not packed
  std::vector<Spelling> m_begins;       // indexed by tier: the first set of the tier
  std::atomic<double> m_plainBytes;     // room that is left for ratings that are not compressed
};

/// Finds sets of a layer, and caches the decompressed sets that were used last. Use one object per thread.
class SetReader {
 public:
  explicit SetReader(const Layer& layer) : m_layer(layer) {}
  /// Returns the values of a set, or nothing if it has no positions. The result is valid until \p cachedSets other
  /// sets were read.
  SetValues find(const Spelling& spelling);

 private:
  static constexpr std::size_t cachedSets = 512;  ///< more sets than a position has moves
  struct CachedSet {
    Spelling spelling;
    std::vector<Rating> ratings;
  };
  using Cache = std::list<CachedSet>;

  const Layer& m_layer;
  Cache m_cache;  // the set used last comes first
  std::map<Spelling, Cache::iterator> m_cached;
};

/// Returns the index of \p hands among the divisions of the fences.
std::size_t partOf(const std::vector<Hands>& all, Hands hands);
/// Returns the smallest of a set and its images.
Fences ownOf(const Field& field, const Fences& fences);
/// Returns the smaller of a set and its mirror image.
Fences mirrorCanonical(const Field& field, const Fences& fences);

}  // namespace kotai::verify::quoridor

// Target rows of the moves of small and medium pieces.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

/// Origin of a piece from the reserve.
inline constexpr std::int8_t fromReserve = -1;

/// A move of a medium piece to a square without a medium piece. Ignores large pieces.
struct MediumMove {
  std::int8_t to = 0;
  std::int16_t medium = 0;  ///< the medium layer after the move, as the mover sees it
};
/// All moves of a medium piece.
struct MediumSource {
  std::int8_t from = fromReserve;
  SquareSet ownWithout = 0;  ///< own medium pieces while the piece is lifted
  std::span<const MediumMove> moves;
};
/// Moves of medium pieces in all layers, stored layer by layer, because they are read in this order.
class MediumMoves {
 public:
  MediumMoves();
  MediumMoves(const MediumMoves&) = delete;
  MediumMoves& operator=(const MediumMoves&) = delete;

  std::span<const MediumSource> of(int layer) const {
    const auto number = static_cast<std::size_t>(layer);
    return std::span(m_sources).subspan(m_first[number], m_first[number + 1] - m_first[number]);
  }
  void beginLayer(int layer) { m_first[static_cast<std::size_t>(layer)] = m_layerBegin = m_sources.size(); }
  /// Adds a move to the latest layer. Moves of one piece follow one another.
  void add(int from, SquareSet ownWithout, MediumMove move);
  void end() { m_first.back() = m_sources.size(); }

 private:
  std::vector<MediumSource> m_sources;
  std::vector<MediumMove> m_moves;  // never reallocated, because spans point to the moves
  std::array<std::size_t, layerCount + 1> m_first{};
  std::size_t m_layerBegin = 0;
};

/// Move of a small piece to a square without a small piece. After the move, the small layer, as the mover sees
/// it, is mapped to the smallest layer of its class.
struct SmallMove {
  std::int8_t from = fromReserve;
  std::int8_t to = 0;
  std::int16_t smallAfter = 0;  ///< the small layer before the mapping
  std::int16_t smallClass = 0;
  std::int8_t symmetry = 0;  ///< maps `smallAfter` to the smallest layer
  std::int8_t back = 0;      ///< the inverse symmetry
  /// Origin square of the move after the mapping. The next member is its target square.
  std::int8_t rotatedFrom = fromReserve;
  std::int8_t rotatedTo = 0;
};

/// Small class of a row after the sides are swapped.
struct SwappedClass {
  std::int16_t smallClass = 0;
  std::int8_t back = 0;  ///< inverse of the first of the symmetries
  /// All symmetries that map the small layer to the smallest layer of its class.
  std::vector<std::int8_t> symmetries;
};

/// Immutable, computed once.
class MoveTables {
 public:
  static const MoveTables& get();

  std::span<const MediumSource> medium(int layer) const { return m_medium.of(layer); }
  /// Returns the moves sorted by symmetry. Moves without a mapping come first.
  const std::vector<SmallMove>& small(int smallClass) const { return m_small[static_cast<std::size_t>(smallClass)]; }
  /// Returns the backward moves of medium pieces. `from` is the present square of the piece, and `to` is its
  /// origin. `medium` is the layer before the move.
  std::span<const MediumSource> mediumBack(int layer) const { return m_mediumBack.of(layer); }
  /// Returns the backward moves of small pieces. `from` is the origin of the piece, and `smallAfter` the layer before the move.
  const std::vector<SmallMove>& smallBack(int smallClass) const { return m_smallBack[static_cast<std::size_t>(smallClass)]; }

  /// Returns the number of the same row as the other side sees it. Different rows have different results.
  std::uint32_t swappedRow(int smallClass, int medium) const {
    const SwappedClass& swap = m_swapped[static_cast<std::size_t>(smallClass)];
    return swappedRow(swap, swap.symmetries.front(), medium);
  }
  /// Returns the symmetry that maps the bits of the swapped row back to the row.
  int swapBackSymmetry(int smallClass) const { return m_swapped[static_cast<std::size_t>(smallClass)].back; }
  /// Calls visit(row, symmetry) for the swapped row and all its images. The symmetry maps the bits of the swapped
  /// row to the visited row.
  template <class Visit>
  void forEachSwappedImage(int smallClass, int medium, Visit&& visit) const {
    const SwappedClass& swap = m_swapped[static_cast<std::size_t>(smallClass)];
    for (const std::int8_t symmetry : swap.symmetries) visit(swappedRow(swap, symmetry, medium), int{symmetry});
  }

 private:
  MoveTables();
  static std::uint32_t swappedRow(const SwappedClass& swap, int symmetry, int medium) {
    return rowNumber(swap.smallClass, Layers::get().image(symmetry, Layers::get().swapped(medium)));
  }

  MediumMoves m_medium;
  MediumMoves m_mediumBack;
  std::array<std::vector<SmallMove>, layerClassCount> m_small;
  std::array<std::vector<SmallMove>, layerClassCount> m_smallBack;
  std::array<SwappedClass, layerClassCount> m_swapped{};
};

}  // namespace kotai::gobblet::engine

// Targets of the moves of small and medium pieces, for whole rows.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

/// No square: the piece comes from the reserve.
inline constexpr std::int8_t fromReserve = -1;

/// A medium piece put on a square that no medium piece holds; large pieces are not looked at.
struct MediumMove {
  std::int8_t to = 0;
  std::int16_t medium = 0;  ///< the medium layer after it, still seen by who moves
};
/// All moves with one medium piece.
struct MediumSource {
  std::int8_t from = fromReserve;
  SquareSet ownWithout = 0;  ///< own medium pieces while the piece is in the air
  std::vector<MediumMove> moves;
};

/// A small piece put on a square that no small piece holds. The small layer after it, still seen by who moves, is turned into the
/// smallest of its class.
struct SmallMove {
  std::int8_t from = fromReserve;
  std::int8_t to = 0;
  std::int16_t smallAfter = 0;  ///< not turned
  std::int16_t smallClass = 0;
  std::int8_t symmetry = 0;  ///< turns `smallAfter` into the smallest
  std::int8_t back = 0;      ///< its inverse
  /// The squares of the move as they lie after turning.
  std::int8_t turnedFrom = fromReserve;
  std::int8_t turnedTo = 0;
};

/// Row after the sides change.
struct SwappedClass {
  std::int16_t smallClass = 0;
  std::int8_t back = 0;  ///< undoes the first of the symmetries
  /// One that turns the small layer into the smallest of its class, then each other that does so.
  std::vector<std::int8_t> symmetries;
};

/// Immutable, made once.
class MoveTables {
 public:
  static const MoveTables& get();

  const std::vector<MediumSource>& medium(int layer) const { return m_medium[static_cast<std::size_t>(layer)]; }
  /// Returns the moves sorted by rotation; unrotated moves come first.
  const std::vector<SmallMove>& small(int smallClass) const { return m_small[static_cast<std::size_t>(smallClass)]; }
  /// Moves back: `from` of a source is where the piece is now, `to` of its moves where it came from, and `medium` the layer then.
  const std::vector<MediumSource>& mediumBack(int layer) const { return m_mediumBack[static_cast<std::size_t>(layer)]; }
  /// Likewise, but `from` is where the piece came from, and `smallAfter` the layer then.
  const std::vector<SmallMove>& smallBack(int smallClass) const { return m_smallBack[static_cast<std::size_t>(smallClass)]; }

  /// The row of the same arrangements seen by the other side (for every row another one).
  std::uint32_t swappedRow(int smallClass, int medium) const {
    const SwappedClass& swap = m_swapped[static_cast<std::size_t>(smallClass)];
    return swappedRow(swap, swap.symmetries.front(), medium);
  }
  /// Turns the bits of that row back.
  int swapBackSymmetry(int smallClass) const { return m_swapped[static_cast<std::size_t>(smallClass)].back; }
  /// Calls visit(row, symmetry) for that row and all its images: how the bits turn when they go there.
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

  std::array<std::vector<MediumSource>, layerCount> m_medium;
  std::array<std::vector<MediumSource>, layerCount> m_mediumBack;
  std::array<std::vector<SmallMove>, layerClassCount> m_small;
  std::array<std::vector<SmallMove>, layerClassCount> m_smallBack;
  std::array<SwappedClass, layerClassCount> m_swapped{};
};

}  // namespace kotai::gobblet::engine

// Layers of Gobblet Gobblers, and their symmetries. A layer is one of the 1,423 arrangements of the pieces of
// one size, as seen by the side to move.
#pragma once

#include <array>
#include <cstdint>

#include "core/games/gobblet/board.h"

namespace kotai::gobblet {

/// Pieces of one size. Each side has at most two, and no two share a square.
struct Layer {
  SquareSet own = 0;
  SquareSet other = 0;
  friend constexpr bool operator==(const Layer&, const Layer&) = default;
};

/// Number of sets of at most two squares. The empty set has the first number. The single squares 0 to 8 follow,
/// and then the pairs, ordered by lower square, then by higher square.
inline constexpr int smallSetCount = 46;
/// Number of arrangements of the pieces of one size.
inline constexpr int layerCount = 1423;
/// Number of classes of layers under the eight symmetries.
inline constexpr int layerClassCount = 219;

/// Tables of all layers. Layers are numbered by the set of the mover's squares, then by the set of the other
/// side's squares. Immutable, computed once.
class Layers {
 public:
  static const Layers& get();

  SquareSet set(int number) const { return m_sets[static_cast<std::size_t>(number)]; }
  /// Returns the number of a set of squares. Precondition: at most two squares.
  int numberOfSet(SquareSet squares) const { return m_setNumber[squares]; }
  /// Returns the number of the layer with these two sets, or -1 if the sets share a square.
  int numberOf(int ownSet, int otherSet) const {
    return m_number[static_cast<std::size_t>(ownSet)][static_cast<std::size_t>(otherSet)];
  }
  int numberOf(const Layer& layer) const { return numberOf(numberOfSet(layer.own), numberOfSet(layer.other)); }
  const Layer& layer(int number) const { return m_layers[static_cast<std::size_t>(number)]; }
  int image(int symmetry, int number) const {
    return m_image[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(number)];
  }
  /// Returns the number of the layer with the sides swapped.
  int swapped(int number) const { return m_swapped[static_cast<std::size_t>(number)]; }

  /// Returns the class of a layer under the symmetries. The classes are in the order of their smallest members.
  int classOf(int number) const { return m_class[static_cast<std::size_t>(number)]; }
  int smallestOf(int layerClass) const { return m_smallest[static_cast<std::size_t>(layerClass)]; }
  /// Returns the symmetries that map a layer to the smallest layer of its class. Bit s stands for symmetry s.
  unsigned toSmallest(int number) const { return m_toSmallest[static_cast<std::size_t>(number)]; }

 private:
  Layers();

  std::array<SquareSet, smallSetCount> m_sets{};
  std::array<std::int8_t, setCount> m_setNumber{};
  std::array<std::array<std::int16_t, smallSetCount>, smallSetCount> m_number{};
  std::array<Layer, layerCount> m_layers{};
  std::array<std::array<std::int16_t, layerCount>, symmetryCount> m_image{};
  std::array<std::int16_t, layerCount> m_swapped{};
  std::array<std::int16_t, layerCount> m_class{};
  std::array<std::int16_t, layerClassCount> m_smallest{};
  std::array<std::uint8_t, layerCount> m_toSmallest{};
};

}  // namespace kotai::gobblet

// Index of an arrangement of Gobblet Gobblers. The small and medium pieces select a row, and the large pieces
// select a place in the row.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/gobblet/layers.h"

namespace kotai::gobblet {

/// Numbers of the three layers (see Layers), as seen by the side to move.
struct Arrangement {
  int small = 0;
  int medium = 0;
  int large = 0;
  friend constexpr bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Index of arrangements. Symmetric arrangements share the index of the smallest image, compared first by small
/// layer, then by medium layer, then by large layer. A row is a pair of a small and a medium layer that no
/// symmetry makes smaller. Rows are in ascending order. Most rows contain all 1,423 large layers. If a symmetry
/// fixes the pair, the row contains only the large layers that the symmetry does not make smaller. Every
/// arrangement has a place, even if it has lines, and there are no gaps. All functions are pure. The tables
/// (about 3 MB) are computed once.
class Index {
 public:
  static const Index& get();

  std::uint32_t positionCount() const { return m_rowFirst.back(); }
  int rowCount() const { return static_cast<int>(m_rows.size()); }

  /// A pair of a small and a medium layer that forms a row.
  struct Row {
    std::int16_t small = 0;
    std::int16_t medium = 0;
    std::uint8_t fold = 0;  ///< index of the row's list of large layers, for largeLayers()
  };
  const Row& row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
  std::uint32_t rowFirst(int row) const { return m_rowFirst[static_cast<std::size_t>(row)]; }
  /// Returns the first row of a class of small layers. For layerClassCount, returns the number of rows.
  int rowOfClass(int layerClass) const { return m_rowOfClass[static_cast<std::size_t>(layerClass)]; }
  /// Returns the row of a pair: the smallest small layer of a class, and a medium layer. Returns -1 if the pair
  /// is not a row.
  int rowOf(int smallClass, int medium) const {
    return m_rowOf[static_cast<std::size_t>(smallClass)][static_cast<std::size_t>(medium)];
  }
  int foldCount() const { return static_cast<int>(m_large.size()); }
  /// Returns the large layers of the rows with this fold (see Row::fold), in ascending order.
  const std::vector<std::int16_t>& largeLayers(int fold) const { return m_large[static_cast<std::size_t>(fold)]; }
  /// Index of the list of all large layers (see Row::fold).
  static constexpr int noFold = 0;

  /// Places of all arrangements with the same small and medium layers, by large layer.
  class PairPlaces {
   public:
    PairPlaces(std::uint32_t rowFirst, int symmetry, const std::array<std::int16_t, layerCount>& placeOfLarge)
        : m_rowFirst(rowFirst), m_symmetry(symmetry), m_placeOfLarge(&placeOfLarge) {}
    std::uint32_t of(int large) const {
      const int image = Layers::get().image(m_symmetry, large);
      return m_rowFirst + static_cast<std::uint32_t>((*m_placeOfLarge)[static_cast<std::size_t>(image)]);
    }

   private:
    std::uint32_t m_rowFirst;
    int m_symmetry;  // symmetry that maps the pair of layers to the pair of its row
    const std::array<std::int16_t, layerCount>* m_placeOfLarge;
  };
  PairPlaces placesOf(int small, int medium) const;
  std::uint32_t rank(const Arrangement& arrangement) const {
    return placesOf(arrangement.small, arrangement.medium).of(arrangement.large);
  }
  /// Returns the image of an arrangement that unrank(rank()) returns.
  Arrangement canonicalImage(const Arrangement& arrangement) const;
  /// Returns the smallest image with an index. This function is the inverse of rank().
  Arrangement unrank(std::uint32_t index) const;
  int rowAt(std::uint32_t index) const;

 private:
  Index();
  int foldOf(unsigned symmetries);

  std::vector<Row> m_rows;
  std::vector<std::uint32_t> m_rowFirst;
  std::array<int, layerClassCount + 1> m_rowOfClass{};
  std::array<std::array<std::int32_t, layerCount>, layerClassCount> m_rowOf{};
  std::vector<std::uint8_t> m_foldSymmetries;                        // symmetries that fix the pairs of a fold, as bits
  std::vector<std::vector<std::int16_t>> m_large;                    // large layers of a row, indexed by fold
  std::vector<std::array<std::int16_t, layerCount>> m_placeOfLarge;  // indexed by fold: index in m_large of the smallest image
};

}  // namespace kotai::gobblet

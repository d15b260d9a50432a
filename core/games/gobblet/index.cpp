#include "core/games/gobblet/index.h"

#include <algorithm>
#include <bit>

namespace kotai::gobblet {

/// Calls visit(symmetry) for each bit of a set of symmetries.
template <class Visit>
static void forEachSymmetry(unsigned symmetries, Visit&& visit) {
  for (; symmetries != 0; symmetries &= symmetries - 1) visit(std::countr_zero(symmetries));
}

/// The smallest image of a layer under some symmetries, and the symmetries that produce it.
struct Smallest {
  int number = layerCount;
  unsigned symmetries = 0;
};
static Smallest smallestUnder(unsigned symmetries, int layer) {
  Smallest result;
  forEachSymmetry(symmetries, [&](int symmetry) {
    const int turned = Layers::get().image(symmetry, layer);
    if (turned > result.number) return;
    if (turned < result.number) result = {turned, 0};
    result.symmetries |= 1U << symmetry;
  });
  return result;
}

const Index& Index::get() {
  static const Index index;
  return index;
}

Index::Index() {
  foldOf(1);  // adds the fold noFold, which has only the identity
  std::uint32_t first = 0;
  const Layers& layers = Layers::get();
  for (int number = 0; number < layerClassCount; ++number) {
    m_rowOfClass[static_cast<std::size_t>(number)] = rowCount();
    const int small = layers.smallestOf(number);
    for (int medium = 0; medium < layerCount; ++medium) {
      const Smallest best = smallestUnder(layers.toSmallest(small), medium);
      const bool isRow = best.number == medium;
      m_rowOf[static_cast<std::size_t>(number)][static_cast<std::size_t>(medium)] = isRow ? rowCount() : -1;
      if (!isRow) continue;
      const int fold = foldOf(best.symmetries);
      m_rows.push_back({static_cast<std::int16_t>(small), static_cast<std::int16_t>(medium), static_cast<std::uint8_t>(fold)});
      m_rowFirst.push_back(first);
      first += static_cast<std::uint32_t>(largeLayers(fold).size());
    }
  }
  m_rowOfClass.back() = rowCount();
  m_rowFirst.push_back(first);
}

int Index::foldOf(unsigned symmetries) {
  const auto known = std::find(m_foldSymmetries.begin(), m_foldSymmetries.end(), symmetries);
  if (known != m_foldSymmetries.end()) return static_cast<int>(known - m_foldSymmetries.begin());
  m_foldSymmetries.push_back(static_cast<std::uint8_t>(symmetries));
  std::vector<std::int16_t> large;
  std::array<std::int16_t, layerCount> places{};
  for (int number = 0; number < layerCount; ++number) {
    const int smallest = smallestUnder(symmetries, number).number;
    if (smallest == number) large.push_back(static_cast<std::int16_t>(number));
    places[static_cast<std::size_t>(number)] =
        smallest == number ? static_cast<std::int16_t>(large.size() - 1) : places[static_cast<std::size_t>(smallest)];
  }
  m_large.push_back(std::move(large));
  m_placeOfLarge.push_back(places);
  return static_cast<int>(m_large.size()) - 1;
}

Index::PairPlaces Index::placesOf(int small, int medium) const {
  const Layers& layers = Layers::get();
  const Smallest best = smallestUnder(layers.toSmallest(small), medium);
  const int number = rowOf(layers.classOf(small), best.number);
  // Symmetries that produce the same pair differ only by symmetries that fix the pair. The list of the fold
  // already takes these symmetries into account.
  return {rowFirst(number), std::countr_zero(best.symmetries), m_placeOfLarge[row(number).fold]};
}

Arrangement Index::canonicalImage(const Arrangement& arrangement) const {
  const Layers& layers = Layers::get();
  const Smallest medium = smallestUnder(layers.toSmallest(arrangement.small), arrangement.medium);
  const Smallest large = smallestUnder(medium.symmetries, arrangement.large);
  return {layers.smallestOf(layers.classOf(arrangement.small)), medium.number, large.number};
}

int Index::rowAt(std::uint32_t index) const {
  return static_cast<int>(std::upper_bound(m_rowFirst.begin(), m_rowFirst.end(), index) - m_rowFirst.begin()) - 1;
}

Arrangement Index::unrank(std::uint32_t index) const {
  const int number = rowAt(index);
  const Row& pair = row(number);
  return {pair.small, pair.medium, largeLayers(pair.fold)[index - rowFirst(number)]};
}

}  // namespace kotai::gobblet

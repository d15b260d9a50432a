#include "core/games/gobblet/layers.h"

#include <algorithm>

namespace kotai::gobblet {

const Layers& Layers::get() {
  static const Layers layers;
  return layers;
}

Layers::Layers() {
  std::size_t sets = 0;
  m_setNumber.fill(-1);
  const auto addSet = [&](SquareSet squares) {
    m_setNumber[squares] = static_cast<std::int8_t>(sets);
    m_sets[sets++] = squares;
  };
  addSet(0);
  for (int square = 0; square < squareCount; ++square) addSet(squareBit(square));
  for (int low = 0; low < squareCount; ++low)
    for (int high = low + 1; high < squareCount; ++high) addSet(static_cast<SquareSet>(squareBit(low) | squareBit(high)));

  std::size_t layers = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own)
    for (std::size_t other = 0; other < smallSetCount; ++other) {
      const bool apart = (m_sets[own] & m_sets[other]) == 0;
      m_number[own][other] = static_cast<std::int16_t>(apart ? static_cast<int>(layers) : -1);
      if (apart) m_layers[layers++] = {m_sets[own], m_sets[other]};
    }

  std::size_t classes = 0;
  for (std::size_t number = 0; number < layerCount; ++number) {
    const Layer& each = m_layers[number];
    m_swapped[number] = static_cast<std::int16_t>(numberOf(Layer{each.other, each.own}));
    int smallest = layerCount;
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
      const int turned = numberOf(Layer{imageOf(symmetry, each.own), imageOf(symmetry, each.other)});
      m_image[static_cast<std::size_t>(symmetry)][number] = static_cast<std::int16_t>(turned);
      if (turned < smallest) m_toSmallest[number] = 0;
      smallest = std::min(smallest, turned);
      if (turned == smallest) m_toSmallest[number] = static_cast<std::uint8_t>(m_toSmallest[number] | 1U << symmetry);
    }
    if (smallest == static_cast<int>(number)) m_smallest[classes++] = static_cast<std::int16_t>(number);
    m_class[number] = smallest == static_cast<int>(number) ? static_cast<std::int16_t>(classes - 1)
                                                           : m_class[static_cast<std::size_t>(smallest)];
  }
}

}  // namespace kotai::gobblet

#include "solvers/retrograde/gobblet/places.h"

namespace kotai::gobblet::engine {

const Places& Places::get() {
  static const Places places;
  return places;
}

Places::Places() {
  const Index& index = Index::get();
  const Layers& layers = Layers::get();
  for (int fold = 0; fold < index.foldCount(); ++fold) {
    FoldPlaces places;
    for (const int number : index.largeLayers(fold)) {
      const Layer& layer = layers.layer(number);
      const auto own = static_cast<std::size_t>(layers.numberOfSet(layer.own));
      const auto other = static_cast<std::size_t>(layers.numberOfSet(layer.other));
      places.counted[own] |= std::uint64_t{1} << other;
      places.place[own][other] = static_cast<std::int16_t>(places.bits.size());
      places.bits.push_back(static_cast<std::uint16_t>(own * 64 + other));
    }
    m_folds.push_back(std::move(places));
  }
}

}  // namespace kotai::gobblet::engine

#include "core/games/gobblet/impossible.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "core/games/gobblet/layers.h"

namespace kotai::gobblet {

namespace {

using LayerList = std::vector<Layer>;

std::uint64_t cubeOf(std::size_t number) { return std::uint64_t{number} * number * number; }

/// Arrangements of three of these layers in which the side to move shows a line.
std::uint64_t linesOver(const LayerList& layers) {
  // Medium and large pieces matter only by the squares that they cover and by those where an own one shows.
  std::vector<std::uint64_t> counts(std::size_t{setCount} * setCount);
  for (const Layer& large : layers) {
    const unsigned top = large.own | large.other;
    for (const Layer& medium : layers)
      ++counts[std::size_t{large.own | (medium.own & ~top)} * setCount + (top | medium.own | medium.other)];
  }
  std::uint64_t lines = 0;
  for (std::size_t place = 0; place < counts.size(); ++place) {
    if (counts[place] == 0) continue;
    const auto shown = static_cast<unsigned>(place / setCount);
    const auto covered = static_cast<unsigned>(place % setCount);
    const auto withLine =
        std::ranges::count_if(layers, [&](const Layer& small) { return hasLine(shown | (small.own & ~covered)); });
    lines += counts[place] * static_cast<std::uint64_t>(withLine);
  }
  return lines;
}

/// Arrangements that a symmetry leaves as they are.
ImpossibleCounts countKept(int symmetry) {
  const Layers& all = Layers::get();
  LayerList kept;
  for (int number = 0; number < layerCount; ++number)
    if (all.image(symmetry, number) == number) kept.push_back(all.layer(number));
  LayerList ownAlone;
  std::ranges::copy_if(kept, std::back_inserter(ownAlone), [](const Layer& each) { return each.other == 0; });
  const auto others = std::ranges::count_if(kept, [](const Layer& each) { return each.own == 0; });
  const auto single = std::ranges::count_if(kept, [](const Layer& each) { return each.own == 0 && countOf(each.other) == 1; });

  ImpossibleCounts counts{.arrangements = cubeOf(kept.size()), .ownLine = linesOver(kept)};
  counts.onlyOwn = cubeOf(ownAlone.size()) - 1;  // the empty board is possible
  counts.onlyOther = cubeOf(static_cast<std::size_t>(others)) - 1 - 3 * static_cast<std::uint64_t>(single);
  counts.any = counts.ownLine + counts.onlyOwn + counts.onlyOther - linesOver(ownAlone);
  return counts;
}

}  // namespace

ImpossibleCounts countImpossible(bool imagesOnce) {
  if (!imagesOnce) return countKept(0);
  ImpossibleCounts sum;  // Burnside: the average over the symmetries of what each of them keeps
  for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
    const ImpossibleCounts kept = countKept(symmetry);
    sum.arrangements += kept.arrangements;
    sum.ownLine += kept.ownLine;
    sum.onlyOwn += kept.onlyOwn;
    sum.onlyOther += kept.onlyOther;
    sum.any += kept.any;
  }
  for (std::uint64_t* const each : {&sum.arrangements, &sum.ownLine, &sum.onlyOwn, &sum.onlyOther, &sum.any})
    *each /= symmetryCount;
  return sum;
}

}  // namespace kotai::gobblet

#include "solvers/retrograde/animalshogi/block_kernel.h"

#include <array>

#include "solvers/retrograde/animalshogi/block_kernel_of.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

const std::array<std::uint8_t, lionPairCount>& lionGroups() {
  static const std::array<std::uint8_t, lionPairCount> groups = [] {
    std::array<std::uint8_t, lionPairCount> result{};
    std::array<int, lionGroupCount> squares{};
    std::size_t known = 0;
    for (int number = 0; number < lionPairCount; ++number) {
      const int own = Index::get().pair(number).own;
      std::size_t group = 0;
      while (group < known && squares[group] != own) ++group;
      if (group == known) squares[known++] = own;
      result[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(group);
    }
    return result;
  }();
  return groups;
}

std::uint32_t imageOf(std::uint32_t index) {
  if (!isSymmetricPair(placeOf(index).block.pair)) return index;
  Turned position = Index::get().unrank(index);
  position.ownLion = mirrored(position.ownLion);
  position.enemyLion = mirrored(position.enemyLion);
  for (SquareSet& set : position.groups) set = mirrored(set);
  return Index::get().rank(position);
}

const std::array<std::uint8_t, lionPairCount>& surveyGroups() {
  static const std::array<std::uint8_t, lionPairCount> groups = [] {
    std::array<std::uint8_t, lionPairCount> result{};
    for (int number = 0; number < lionPairCount; ++number) {
      const int enemy = Index::get().pair(number).enemy;
      const bool inMiddle = enemy % columnCount == 1;
      result[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>((enemy / columnCount - 1) * 2 + (inMiddle ? 1 : 0));
    }
    return result;
  }();
  return groups;
}

std::unique_ptr<const BlockKernel> makePortableBlockKernel(Drops drops) {
  return std::make_unique<const BlockKernelOf<PortableVectors>>(drops);
}

std::unique_ptr<const BlockKernel> makeBlockKernel(Drops drops) {
  if (auto wide = makeAvx512BlockKernel(drops)) return wide;
  if (auto machine = makeAvx2BlockKernel(drops)) return machine;
  return makePortableBlockKernel(drops);
}

}  // namespace kotai::animalshogi::engine

#include "core/base/combinations.h"

#include <array>

#include "core/base/bits.h"

namespace kotai {

constexpr int maxElements = 64;
using Binomials = std::array<std::array<std::uint64_t, maxElements + 1>, maxElements + 1>;

static Binomials makeBinomials() {
  Binomials table{};
  for (std::size_t from = 0; from <= maxElements; ++from) {
    table[from][0] = 1;
    for (std::size_t picked = 1; picked <= from; ++picked)
      table[from][picked] = table[from - 1][picked - 1] + table[from - 1][picked];
  }
  return table;
}

static std::uint64_t below(int bit) { return (std::uint64_t{1} << bit) - 1; }

std::uint64_t choose(int from, int picked) {
  static const Binomials table = makeBinomials();
  if (from < 0 || picked < 0 || picked > from) return 0;
  return table[static_cast<std::size_t>(from)][static_cast<std::size_t>(picked)];
}

std::uint64_t rankOfSet(std::uint64_t set) {
  std::uint64_t rank = 0;
  int elements = 0;
  forEachBit(set, [&](int bit) { rank += choose(bit, ++elements); });
  return rank;
}

std::uint64_t setOfRank(std::uint64_t rank, int elements) {
  std::uint64_t set = 0;
  for (; elements > 0; --elements) {
    int bit = elements - 1;
    while (bit + 1 < maxElements && choose(bit + 1, elements) <= rank) ++bit;
    rank -= choose(bit, elements);
    set |= std::uint64_t{1} << bit;
  }
  return set;
}

std::uint64_t squeezed(std::uint64_t set, std::uint64_t taken) {
  std::uint64_t result = 0;
  forEachBit(set & ~taken, [&](int bit) { result |= std::uint64_t{1} << (bit - countBits(taken & below(bit))); });
  return result;
}

std::uint64_t spread(std::uint64_t set, std::uint64_t taken) {
  forEachBit(taken, [&](int bit) { set = (set & below(bit)) | (set & ~below(bit)) << 1; });
  return set;
}

}  // namespace kotai

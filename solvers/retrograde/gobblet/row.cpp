#include "solvers/retrograde/gobblet/row.h"

#include <numeric>

namespace kotai::gobblet::engine {

/// Returns the sets that contain all squares of \p squares, as bits.
static std::uint64_t setsWith(SquareSet squares) {
  std::uint64_t result = 0;
  for (int number = 0; number < smallSetCount; ++number)
    if ((Layers::get().set(number) & squares) == squares) result |= std::uint64_t{1} << number;
  return result;
}

/// Returns the sets that contain no square of \p squares, as bits.
static std::uint64_t setsWithout(SquareSet squares) {
  std::uint64_t result = 0;
  for (int number = 0; number < smallSetCount; ++number)
    if ((Layers::get().set(number) & squares) == 0) result |= std::uint64_t{1} << number;
  return result;
}

const Masks& Masks::get() {
  static const Masks masks;
  return masks;
}

Masks::Masks() {
  const Layers& layers = Layers::get();
  for (std::size_t squares = 0; squares < setCount; ++squares)
    m_setsWithout[squares] = engine::setsWithout(static_cast<SquareSet>(squares));
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const SquareSet set = layers.set(static_cast<int>(own));
    m_existing[own] = m_setsWithout[set];
    for (int square = 0; square < squareCount; ++square)
      m_withoutLargeOn[static_cast<std::size_t>(square)][own] =
          (set & squareBit(square)) != 0 ? 0 : m_setsWithout[squareBit(square)];
    for (std::size_t tops = 0; tops < setCount; ++tops)
      for (const SquareSet line : allLines) {
        const auto others = static_cast<SquareSet>(line & ~set);  // squares of the line to leave free
        if ((others & ~tops) == 0) m_ownLine[tops][own] |= m_setsWithout[others];
        const auto larges = static_cast<SquareSet>(line & ~(tops & ~set));  // squares that the other side needs
        m_otherLine[tops][own] |= setsWith(larges);
      }
    for (std::size_t tops = 0; tops < setCount; ++tops) {
      m_ownLine[tops][own] &= m_existing[own];
      m_otherLine[tops][own] &= m_existing[own];
    }
  }
}

const SymmetryTable& SymmetryTable::get() {
  static const SymmetryTable turner;
  return turner;
}

SymmetryTable::SymmetryTable() {
  const Layers& layers = Layers::get();
  for (std::size_t symmetry = 0; symmetry < symmetryCount; ++symmetry) {
    WordSources& sources = m_wordSources[symmetry];
    std::iota(sources.words.begin(), sources.words.end(), std::uint64_t{0});
    std::iota(sources.targets.begin(), sources.targets.end(), std::uint64_t{0});
    std::array<std::size_t, smallSetCount> turned{};
    for (std::size_t set = 0; set < smallSetCount; ++set) {
      turned[set] =
          static_cast<std::size_t>(layers.numberOfSet(imageOf(static_cast<int>(symmetry), layers.set(static_cast<int>(set)))));
      sources.words[turned[set]] = set;
      sources.targets[set] = turned[set];
    }
    for (std::size_t word = 0; word < rowWords; ++word) {
      const auto bit = static_cast<std::uint8_t>(1U << word % wordsPerLine);
      const std::uint64_t twoLines = sources.words[word] / (2 * wordsPerLine);
      if (twoLines == 1) sources.fromSecond[word / wordsPerLine] |= bit;
      if (twoLines == 2) sources.fromThird[word / wordsPerLine] |= bit;
    }
    for (std::size_t byte = 0; byte < wordBytes; ++byte)
      for (unsigned value = 0; value < byteValues; ++value) {
        std::uint64_t word = 0;
        for (std::size_t bit = 0; bit < 8; ++bit)
          if ((value >> bit & 1U) != 0 && byte * 8 + bit < smallSetCount) word |= std::uint64_t{1} << turned[byte * 8 + bit];
        m_words[symmetry][byte][value] = word;
      }
  }
}

}  // namespace kotai::gobblet::engine

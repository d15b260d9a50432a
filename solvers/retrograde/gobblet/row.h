// Rows of bits. A row contains all large layers for one small and one medium layer, so that operations work on
// whole rows.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/games/gobblet/layers.h"

namespace kotai::gobblet::engine {

/// Number of words in a row. There is one word per set of own large pieces, and two zero words pad the row to
/// six cache lines.
inline constexpr std::size_t rowWords = 48;
inline constexpr std::size_t wordsPerLine = 8;
inline constexpr std::uint64_t allSets = (std::uint64_t{1} << smallSetCount) - 1;

/// A row of positions. Bit p of word o stands for the large layer in which the pieces of the viewing side are
/// set number o, and the pieces of the other side are set number p (Layers). A bit is zero if the two sets
/// share a square, because no such layer exists.
struct alignas(64) Row {
  // Clears the row one cache line at a time. The loop that compilers generate for `words{}` takes longer than the
  // actual work on most rows.
  [[gnu::always_inline]] Row() {
    using Line [[gnu::vector_size(64)]] = std::uint64_t;
    const Line zero{};
    for (std::size_t line = 0; line < rowWords / wordsPerLine; ++line)
      __builtin_memcpy(words.data() + line * wordsPerLine, &zero, sizeof zero);
  }
  std::array<std::uint64_t, rowWords> words;
  std::uint64_t& operator[](std::size_t set) { return words[set]; }
  std::uint64_t operator[](std::size_t set) const { return words[set]; }
};

inline void prefetch(const Row& row) {
  for (std::size_t word = 0; word < rowWords; word += wordsPerLine) __builtin_prefetch(&row.words[word]);
}

/// Number of rows. The number of a row is (class of the small layer) * 1,423 + (medium layer). The small layer
/// is the smallest layer of its class. If this layer is symmetric, images of an arrangement are in several rows
/// with equal contents.
inline constexpr std::uint32_t allRows = layerClassCount * layerCount;
constexpr std::uint32_t rowNumber(int smallClass, int medium) {
  return static_cast<std::uint32_t>(smallClass) * layerCount + static_cast<std::uint32_t>(medium);
}

/// Visible small and medium pieces of both sides, ignoring large pieces.
struct Tops {
  SquareSet own = 0;
  SquareSet other = 0;
};
constexpr Tops topsOf(const Layer& small, const Layer& medium) {
  const auto uncovered = static_cast<SquareSet>(~(medium.own | medium.other));
  return {static_cast<SquareSet>(medium.own | (small.own & uncovered)),
          static_cast<SquareSet>(medium.other | (small.other & uncovered))};
}

/// Lookup tables for rows (400 KB). Immutable, computed once.
class Masks {
 public:
  static const Masks& get();

  const Row& existing() const { return m_existing; }
  /// Returns the layers without a large piece on the square.
  const Row& withoutLargeOn(int square) const { return m_withoutLargeOn[static_cast<std::size_t>(square)]; }
  /// Returns the sets that contain no square of \p squares, as bits.
  std::uint64_t setsWithout(SquareSet squares) const { return m_setsWithout[squares]; }
  /// Returns the layers in which the mover has a line, given the visible small and medium pieces `tops`.
  const Row& ownLine(SquareSet tops) const { return m_ownLine[tops]; }
  /// Returns the layers in which the other side has a line.
  const Row& otherLine(SquareSet tops) const { return m_otherLine[tops]; }

 private:
  Masks();

  Row m_existing;
  std::array<std::uint64_t, setCount> m_setsWithout{};
  std::array<Row, squareCount> m_withoutLargeOn;
  std::array<Row, setCount> m_ownLine;
  std::array<Row, setCount> m_otherLine;
};

/// Effect of a symmetry on the words of a row and on the bits of each word. Immutable, computed once, 100 KB.
class SymmetryTable {
 public:
  static constexpr std::size_t wordBytes = 6;
  static constexpr unsigned byteValues = 256;
  /// Mapped bits, indexed by byte of a word and by value of the byte.
  using WordTable = std::array<std::array<std::uint64_t, byteValues>, wordBytes>;
  /// Source words of a turned row, indexed by word.
  struct alignas(64) WordSources {
    std::array<std::uint64_t, rowWords> words{};
    /// Inverse mapping: word of the turned row, indexed by source word.
    std::array<std::uint64_t, rowWords> targets{};
    /// Bits for the words that come from the second pair of lines, indexed by line of a turned row. The next member
    /// is for the third pair.
    std::array<std::uint8_t, rowWords / wordsPerLine> fromSecond{};
    std::array<std::uint8_t, rowWords / wordsPerLine> fromThird{};
  };

  static const SymmetryTable& get();

  const WordTable& words(int symmetry) const { return m_words[static_cast<std::size_t>(symmetry)]; }
  const WordSources& wordSources(int symmetry) const { return m_wordSources[static_cast<std::size_t>(symmetry)]; }

 private:
  SymmetryTable();

  std::array<WordTable, symmetryCount> m_words;
  std::array<WordSources, symmetryCount> m_wordSources;
};

}  // namespace kotai::gobblet::engine

// Images of a position under the symmetries of the board.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Images of positions under the symmetries of a board. A position has four images on a rectangle. A square
/// board has four more images, which exchange rows and columns, and therefore the players. Lookup tables
/// produce all images at once, byte by byte. Immutable and thread-safe. `Machine` is a type local to a source
/// file that is compiled for a certain processor, so that the linker does not merge its code with that of
/// another file.
template <class Bits, class Machine = void>
class Symmetry {
 public:
  enum class Players { Stay, MayChange };
  /// \p players: Players::Stay restricts the images to the four that do not exchange the players.
  explicit Symmetry(const Board<Bits>& board, Players players = Players::MayChange)
      : m_bytes((board.cells() + 7) / 8), m_exchanges(board.columns == board.rows && players == Players::MayChange) {
    const std::size_t count = m_exchanges ? 8 : 4;
    m_tables.resize(static_cast<std::size_t>(m_bytes) * 256 * count);
    for (int cell = 0; cell < board.cells(); ++cell)
      for (std::size_t image = 0; image < count; ++image) {
        const Bits bit = Bits{1} << imageOf(board, image, cell);
        for (std::size_t value = 0; value < 256; ++value)
          if (((value >> (cell % 8)) & 1U) != 0)
            m_tables[(static_cast<std::size_t>(cell / 8) * 256 + value) * count + image] |= bit;
      }
  }

  struct Smallest {
    Bits covered = 0;
    bool swapped = false;
  };
  /// Returns the smallest image. If several images are equally small, prefers an image that does not swap the players.
  Smallest smallest(Bits covered) const { return m_exchanges ? smallestOf<8>(covered) : smallestOf<4>(covered); }

  /// Returns the smallest image that exchanges the players. Precondition: exchanges().
  Bits smallestExchanged(Bits covered) const {
    Bits images[8] = {};
    addImages<8>(covered, images);
    return std::min(std::min(images[4], images[5]), std::min(images[6], images[7]));
  }

  /// Returns all images, in the order of imageOf(). The first four images do not exchange the players. Rectangles
  /// have only these four.
  std::array<Bits, 8> images(Bits cells) const {
    std::array<Bits, 8> result{};
    m_exchanges ? addImages<8>(cells, result.data()) : addImages<4>(cells, result.data());
    return result;
  }
  bool exchanges() const { return m_exchanges; }

  /// Returns the place of a cell in the image with the number \p image. Bit 0 reverses the columns, bit 1
  /// reverses the rows, and bit 2 transposes the board.
  static int imageOf(const Board<Bits>& board, std::size_t image, int cell) {
    int column = cell % board.columns;
    int row = cell / board.columns;
    if ((image & 1U) != 0) column = board.columns - 1 - column;
    if ((image & 2U) != 0) row = board.rows - 1 - row;
    return (image & 4U) != 0 ? column * board.columns + row : row * board.columns + column;
  }

 private:
  template <std::size_t Count>
  void addImages(Bits cells, Bits* images) const {
    const Bits* table = m_tables.data();
    for (int byte = 0; byte < m_bytes; ++byte, cells >>= 8, table += 256 * Count) {
      const Bits* const row = table + static_cast<std::size_t>(cells & 255U) * Count;
      for (std::size_t image = 0; image < Count; ++image) images[image] |= row[image];
    }
  }
  template <std::size_t Count>
  Smallest smallestOf(Bits covered) const {
    Bits images[Count] = {};
    addImages<Count>(covered, images);
    const auto least = [&images](std::size_t first) {
      return std::min(std::min(images[first], images[first + 1]), std::min(images[first + 2], images[first + 3]));
    };
    const Bits straight = least(0);
    if constexpr (Count == 8) {
      const Bits exchanged = least(4);
      if (exchanged < straight) return {exchanged, true};
    }
    return {straight, false};
  }

  int m_bytes;
  bool m_exchanges;
  std::vector<Bits> m_tables;
};

}  // namespace kotai::domineering

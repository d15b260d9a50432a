// The images of a position under the symmetries of the board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/syncdom/board.h"

namespace kotai::syncdom {

/// Four images on rectangles; on squares four more with rows and columns exchanged, which swap the players. An image is made
/// byte by byte from tables. Immutable and thread-safe.
template <class Bits>
class Symmetry {
 public:
  explicit Symmetry(const Board<Bits>& board) : m_bytes((board.cells() + 7) / 8) {
    const int count = board.columns == board.rows ? 8 : 4;
    for (int image = 1; image < count; ++image) {
      std::vector<std::array<Bits, 256>> tables(static_cast<std::size_t>(m_bytes));
      for (int byte = 0; byte < m_bytes; ++byte)
        for (unsigned value = 0; value < 256; ++value) {
          Bits result = 0;
          forEachBit(value, [&](int bit) {
            if (byte * 8 + bit < board.cells()) result |= Bits{1} << imageOf(board, image, byte * 8 + bit);
          });
          tables[static_cast<std::size_t>(byte)][value] = result;
        }
      m_images.push_back(std::move(tables));
    }
  }

  struct Smallest {
    Bits covered = 0;
    bool swapped = false;
  };
  /// If an image of each kind is as small, the one that leaves the players where they are.
  Smallest smallest(Bits covered) const {
    Smallest best{covered, false};
    for (std::size_t number = 0; number < m_images.size(); ++number) {
      Bits image = 0;
      for (int byte = 0; byte < m_bytes; ++byte)
        image |= m_images[number][static_cast<std::size_t>(byte)][static_cast<std::size_t>((covered >> (8 * byte)) & 255U)];
      if (image < best.covered) best = {image, number >= 3};
    }
    return best;
  }

 private:
  static int imageOf(const Board<Bits>& board, int image, int cell) {
    int column = cell % board.columns;
    int row = cell / board.columns;
    if ((image & 1) != 0) column = board.columns - 1 - column;
    if ((image & 2) != 0) row = board.rows - 1 - row;
    return (image & 4) != 0 ? column * board.columns + row : row * board.columns + column;
  }

  int m_bytes;
  std::vector<std::vector<std::array<Bits, 256>>> m_images;
};

}  // namespace kotai::syncdom

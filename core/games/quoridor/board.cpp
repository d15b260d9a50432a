#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

static std::uint64_t reversedWord(std::uint64_t bits) {
  bits = ((bits >> 1) & 0x5555555555555555ULL) | ((bits & 0x5555555555555555ULL) << 1);
  bits = ((bits >> 2) & 0x3333333333333333ULL) | ((bits & 0x3333333333333333ULL) << 2);
  bits = ((bits >> 4) & 0x0f0f0f0f0f0f0f0fULL) | ((bits & 0x0f0f0f0f0f0f0f0fULL) << 4);
  return __builtin_bswap64(bits);
}

std::uint64_t Board::reversed(std::uint64_t bits) const { return reversedWord(bits) >> (64 - corners()); }

std::uint64_t Board::mirroredBits(std::uint64_t bits) const {
  const int width = cornerColumns();
  const std::uint64_t back = reversed(bits);  // columns in order, rows upside down
  const std::uint64_t mask = (1ULL << width) - 1;
  std::uint64_t result = 0;
  for (int row = 0; row + 1 < rows; ++row) result |= ((back >> ((rows - 2 - row) * width)) & mask) << (row * width);
  return result;
}

bool Board::fits(const FenceSet& set, Fence fence) const {
  const std::uint64_t bit = 1ULL << fence.corner;
  if (((set.horizontal | set.vertical) & bit) != 0) return false;
  const int column = fence.corner % cornerColumns();
  if (fence.vertical) {
    const std::uint64_t ends = (bit << cornerColumns()) | (bit >> cornerColumns());
    // A shift past the last corner leaves a bit that is not in any fence set.
    return (set.vertical & ends) == 0;
  }
  const std::uint64_t ends = (column + 1 < cornerColumns() ? bit << 1 : 0) | (column > 0 ? bit >> 1 : 0);
  return (set.horizontal & ends) == 0;
}

}  // namespace kotai::quoridor

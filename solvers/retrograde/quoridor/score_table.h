// Scores of all pairs of pawns for one set of fences, hands and side to move. A score is one byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/quoridor/board.h"

namespace kotai::retrograde::quoridor_engine {

/// Scores for the mover. Higher is better. Wins have odd and losses even distances, so half the distance is enough.
namespace score {
inline constexpr std::uint8_t draw = 128;
inline constexpr std::uint8_t none = 255;  ///< marks pairs that are not a position
inline constexpr std::uint32_t maxPlies = 250;
constexpr std::uint8_t win(std::uint32_t plies) { return static_cast<std::uint8_t>(255 - (plies + 1) / 2); }
constexpr std::uint8_t loss(std::uint32_t plies) { return static_cast<std::uint8_t>(plies / 2); }
/// Returns the stored code (ValueCoding::OddWins): distance + 1, or 0 for a draw.
constexpr std::uint8_t toCode(std::uint8_t value) {
  if (value == draw) return 0;
  return static_cast<std::uint8_t>(value > draw ? 2 * (255 - value) : 2 * value + 1);
}
constexpr std::uint8_t fromCode(std::uint8_t code) {
  if (code == 0) return draw;
  return static_cast<std::uint8_t>((code & 1U) == 0 ? 255 - code / 2 : (code - 1) / 2);
}
template <std::uint8_t (*translate)(std::uint8_t)>
constexpr std::array<std::uint8_t, 256> makeTranslation() {
  std::array<std::uint8_t, 256> table{};
  for (unsigned value = 0; value < table.size(); ++value) table[value] = translate(static_cast<std::uint8_t>(value));
  return table;
}
inline constexpr std::array<std::uint8_t, 256> codeOf = makeTranslation<toCode>();
inline constexpr std::array<std::uint8_t, 256> scoreOf = makeTranslation<fromCode>();
}  // namespace score

inline constexpr int maxPlaces = 72;
inline constexpr int maxStride = 80;

/// Shape of a table. A table has one row for each square of the second pawn except its goal row. A row has one
/// byte for each square of the first pawn except its goal row, and is padded to a multiple of 16 bytes. In a
/// table as seen from the other end of the board, rows and columns are exchanged and reversed.
struct TableShape {
  explicit TableShape(const quoridor::Board& board)
      : columns(board.columns), places(board.columns * (board.rows - 1)), stride((places + 15) / 16 * 16) {}

  std::size_t bytes() const { return static_cast<std::size_t>(places * stride); }
  std::size_t rowAt(int second) const { return static_cast<std::size_t>((second - columns) * stride); }

  int columns;
  int places;  ///< number of squares that a pawn can occupy during the game
  int stride;
};

/// Buffer for a table, with margins for whole blocks of bytes.
struct ScratchTable {
  static constexpr std::size_t margin = 16;
  alignas(64) std::uint8_t room[margin + static_cast<std::size_t>(maxStride) * (maxPlaces + 16) + 64];
  std::uint8_t* bytes() { return room + margin; }
  const std::uint8_t* bytes() const { return room + margin; }
};

/// Fences in hand of the player moving up and of the player moving down.
struct HandPair {
  int first = 0;
  int second = 0;
};

}  // namespace kotai::retrograde::quoridor_engine

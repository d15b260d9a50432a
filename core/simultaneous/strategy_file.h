// A strategy that secures a result: one move for every position that can arise, whatever the other side answers.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/bits.h"
#include "core/game/board_size.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// The board as it is told to one side: that side's dominoes stand upright, so Horizontal's board is the transposed
/// one.
inline BoardSize toldBoard(const SimultaneousVariant& variant, Side side) {
  if (side == Side::First) return {variant.columns(), variant.rows()};
  return {variant.rows(), variant.columns()};
}

/// Told as Vertical's: for Horizontal the board is transposed (columns and rows exchanged) first, so that its moves are
/// the upright ones. Positions are in normal form (core/games/domineering/RULES.md, "Strategies"): the cells that both
/// sides can still reach, turned so that they are the smallest number, and how many moves each side has in store on
/// cells that nobody else can cover. There is no entry if safe moves suffice to outlast the other side.
///
/// In bands: all its moves lie within pairs of rows, counted from below. Positions are told by the regions of these bands,
/// wherever they lie and whichever way they are turned.
struct Strategy {
  struct Entry {
    Bits128 contested = 0;  ///< bit row * columns + column
    std::uint8_t ownStore = 0;
    std::uint8_t otherStore = 0;
    std::int8_t move = fromStore;  ///< the lower cell of the domino
  };
  static constexpr std::int8_t fromStore = -1;

  Side side = Side::First;
  int payoff = 0;   ///< for that side: 0: it does not lose, 1: it wins
  int columns = 0;  ///< of the board as told
  int rows = 0;
  bool inBands = false;
  std::vector<Entry> entries;  ///< ascending by cells, then stores
};

/// `<directory>/syncdom-7x7-vertical.strategy`.
std::filesystem::path strategyFile(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// None if there is no file. Throws SolutionError if it is damaged or of another variant.
std::optional<Strategy> readStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// Replaces the file at once. Throws SolutionError.
void writeStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, const Strategy& strategy);

}  // namespace kotai

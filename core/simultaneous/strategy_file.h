// A strategy that secures a result: one move for every position that can arise, whatever the other side replies.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/bits.h"
#include "core/game/board_size.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Returns the board from one side's point of view: its dominoes are vertical, so Horizontal's board is transposed.
inline BoardSize orientedBoard(const SimultaneousVariant& variant, Side side) {
  if (side == Side::First) return {variant.columns(), variant.rows()};
  return {variant.rows(), variant.columns()};
}

/// Positions are seen from Vertical's point of view. For Horizontal the board is first transposed, so that its moves are the
/// vertical ones. Positions are in normal form (core/games/domineering/RULES.md, "Strategies"): the cells that both sides can
/// still reach, mapped so that they are the smallest number, and the number of safe moves that each side has on cells that only
/// it can cover. There is no entry if safe moves are enough to outlast the other side.  In bands: all moves of the side are
/// within pairs of rows, counted from below. Positions are identified by the regions of these bands, whatever their place and
/// orientation.
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
  int columns = 0;  ///< columns of the board from that side's point of view
  int rows = 0;
  bool inBands = false;
  std::vector<Entry> entries;  ///< ascending by cells, then stores
};

/// Returns a file name such as `<directory>/syncdom-7x7-vertical.strategy`.
std::filesystem::path strategyFile(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// Returns nothing if there is no file. Throws SolutionError if it is damaged or belongs to another variant.
std::optional<Strategy> readStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// Replaces the file atomically. Throws SolutionError.
void writeStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, const Strategy& strategy);

}  // namespace kotai

// A strategy that secures a result against all replies: one move for every position that can arise.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/bits.h"
#include "core/game/board_size.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Returns the board size from the point of view of a side, whose dominoes are vertical. Horizontal's board is transposed.
inline BoardSize orientedBoard(const SimultaneousVariant& variant, Side side) {
  if (side == Side::First) return {variant.columns(), variant.rows()};
  return {variant.rows(), variant.columns()};
}

/// Strategy of one side. Positions are seen from Vertical's point of view. Horizontal's board is transposed, so
/// that its dominoes are vertical, too. Positions are in normal form (core/games/domineering/RULES.md,
/// "Strategies"): the cells that both sides can still cover, as their smallest image, and each side's number of
/// safe moves, on cells that only that side can cover. Positions in which safe moves are enough to win have no
/// entry. If `inBands` is set, all moves of the side are within bands of rows (core/games/domineering/bands.h). In this
/// case, positions are identified by the regions of these bands, without their places and orientations.
struct Strategy {
  struct Entry {
    Bits128 contested = 0;  ///< cells that both sides can cover: bit row * columns + column
    std::uint8_t ownStore = 0;
    std::uint8_t otherStore = 0;
    std::int8_t move = fromStore;  ///< lower cell of the domino, or fromStore for a safe move
  };
  static constexpr std::int8_t fromStore = -1;

  Side side = Side::First;
  int payoff = 0;   ///< payoff for the side of the strategy (0: no loss, 1: win)
  int columns = 0;  ///< number of columns of the board from the side's point of view
  int rows = 0;
  bool inBands = false;
  std::vector<Entry> entries;  ///< entries, ascending by cells, then by stores
};

/// Returns a file name such as `<directory>/syncdom-7x7-vertical.strategy`.
std::filesystem::path strategyFile(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// Reads a strategy. Returns nothing if there is no file. Throws SolutionError if the file is damaged or belongs to
/// another variant.
std::optional<Strategy> readStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side);
/// Reads a strategy for a payoff. Returns nothing if the file is missing, damaged or for another payoff. Throws SolutionError if
/// a newer version wrote the file.
std::optional<Strategy> usableStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side,
                                       int payoff);
/// Replaces the file atomically. Throws SolutionError.
void writeStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, const Strategy& strategy);

}  // namespace kotai

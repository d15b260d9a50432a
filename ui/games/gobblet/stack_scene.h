// Scene of a board with stacked pieces, without the pieces: lines, dangerous lifts, an opened stack.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/gobblet/variant.h"
#include "ui/board/board_layer.h"

namespace kotai::ui {

/// Parts that are not set are not drawn.
class StackScene : public BoardLayer {
 public:
  using Line = std::array<Square, 3>;

  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::vector<Square> losingLifts;  ///< pieces of the player to move that block a line of the other side
  std::vector<Line> revealed;       ///< the lines that lifting the piece under the pointer would uncover
  std::vector<Line> won;            ///< lines of the winner
  Side winner = Side::First;        ///< side that made these lines
  std::optional<Square> opened;     ///< the stack whose pieces are shown side by side
};

/// Returns the lines that lie completely in a set of squares.
std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares);

}  // namespace kotai::ui

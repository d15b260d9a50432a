// Scene of a board with stacked pieces, besides the pieces: lines, dangerous lifts, one stack laid open.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/gobblet/variant.h"
#include "ui/board/board_layer.h"

namespace kotai::ui {

/// The parts not set are not drawn.
class StackScene : public BoardLayer {
 public:
  using Line = std::array<Square, 3>;

  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::vector<Square> losingLifts;  ///< pieces of the player to move that hold back a line of the other side
  std::vector<Line> revealed;       ///< the lines that lifting the piece under the hand would uncover
  std::vector<Line> won;            ///< of the winner
  Side winner = Side::First;        ///< made these lines
  std::optional<Square> opened;     ///< the stack whose pieces are shown one beside the other
};

/// The lines that lie wholly in a set of squares.
std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares);

}  // namespace kotai::ui

// Scene of a board with fences, without the pieces: values of fences, the hovered fence, paths.
#pragma once

#include <array>

#include "ui/board/board_scene.h"
#include "ui/games/quoridor/fence_places.h"

namespace kotai::ui {

/// The value of placing a fence.
struct FenceMark {
  FencePlace fence;
  Value value;  ///< value for the player who moves
  bool perfect = false;
  std::uint32_t wastedPlies = 0;
};

/// The fence under the pointer, not placed yet.
struct GhostFence {
  FencePlace fence;
  Side owner = Side::First;
  bool legal = true;
  std::optional<FencePlace> inTheWay;  ///< fence on the board that the new fence would cross or overlap
  std::vector<Square> closedOff;       ///< squares that would remain for the pawn that the fence would shut in
};

/// Parts that are not set are not drawn.
class FenceScene : public BoardLayer {
 public:
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;
  bool showsDragged() const override { return ghost.has_value(); }

  std::vector<FenceMark> marks;
  std::optional<GhostFence> ghost;
  std::array<std::vector<Square>, 2> paths;  ///< shortest paths to the goals, by Side; the pawn's own square first
};

}  // namespace kotai::ui

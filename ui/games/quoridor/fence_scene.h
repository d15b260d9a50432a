// Layer of a board with fences: values of fences, the hovered fence, shortest paths.
#pragma once

#include <array>

#include "ui/board/board_scene.h"
#include "ui/games/quoridor/fence_places.h"

namespace kotai::ui {

/// Mark with the value of placing a fence.
struct FenceMark {
  FencePlace fence;
  Value value;  ///< value for the player who moves
  bool perfect = false;
  std::uint32_t wastedPlies = 0;
};

/// Preview of the fence under the pointer.
struct GhostFence {
  FencePlace fence;
  Side owner = Side::First;
  bool legal = true;
  std::optional<FencePlace> inTheWay;  ///< fence on the board that the new fence would cross or overlap
  std::vector<Square> closedOff;       ///< squares that a pawn could still reach if the fence shut the pawn in
};

/// Layer with fences. Parts that are not set are not drawn.
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

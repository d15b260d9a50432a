// State of mouse and keyboard on a board.
#pragma once

#include <QPointF>
#include <optional>

#include "core/game/types.h"

namespace kotai::ui {

struct BoardHand {
  std::optional<Square> held;
  std::optional<Square> hovered;
  std::optional<Square> pressed;
  QPointF pressedAt;
  QPointF dragAt;
  bool dragging = false;
  bool putsDown = false;  ///< the piece was already held when the button was pressed: a click puts it down, a drag moves it
  bool keyboardUsed = false;
  Square cursor;
};

}  // namespace kotai::ui

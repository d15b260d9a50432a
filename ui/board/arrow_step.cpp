#include "ui/board/arrow_step.h"

#include <QtCore/qnamespace.h>

namespace kotai::ui {

std::optional<BoardStep> arrowStep(int key, bool flipped) {
  const int step = flipped ? -1 : 1;
  switch (key) {
    case Qt::Key_Left: return BoardStep{-step, 0};
    case Qt::Key_Right: return BoardStep{step, 0};
    case Qt::Key_Up: return BoardStep{0, step};
    case Qt::Key_Down: return BoardStep{0, -step};
    default: return std::nullopt;
  }
}

}  // namespace kotai::ui

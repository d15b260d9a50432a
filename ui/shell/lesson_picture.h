// Pictures of a lesson: a board with a held piece.
#pragma once

#include <QPixmap>

#include "ui/games/presentation.h"

namespace kotai::ui {

/// Has the width of a panel in this window. Null if the position cannot be read.
QPixmap lessonPicture(const Presentation& game, const LessonPicture& shown, const QWidget& window);

}  // namespace kotai::ui

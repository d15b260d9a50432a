// Pictures of the rules for beginners: a board with a piece taken up.
#pragma once

#include <QPixmap>

#include "ui/games/presentation.h"

namespace kotai::ui {

/// As wide as a panel of this window has room for. Null if the position cannot be read.
QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window);

}  // namespace kotai::ui

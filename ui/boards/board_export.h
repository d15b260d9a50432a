// The board as a picture: PNG, SVG, clipboard.
#pragma once

#include <QImage>
#include <QString>

#include "ui/boards/board_scene.h"

namespace kotai::ui {

/// `pixels` x `pixels`, on the window's background.
QImage renderBoardImage(const BoardScene& scene, int pixels);
/// Writes PNG or SVG by the suffix of the name. The reason if it cannot be written, else empty.
QString saveBoard(const BoardScene& scene, const QString& fileName);

}  // namespace kotai::ui

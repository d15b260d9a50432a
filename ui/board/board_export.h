// The board as a picture: PNG, SVG, clipboard.
#pragma once

#include <QImage>
#include <QString>
#include <functional>

#include "ui/board/board_scene.h"
#include "ui/files/safe_file.h"

namespace kotai::ui {

/// Anything that can be painted into a square.
struct Picture {
  QString title;
  QString description;
  std::function<void(QPainter&, const QRectF&)> paint;
};
Picture pictureOf(const BoardScene& scene);

/// `pixels` x `pixels`, on the window's background.
QImage renderPicture(const Picture& picture, int pixels);
/// Writes PNG or SVG by the suffix of the name, all or nothing.
std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName);

inline QImage renderBoardImage(const BoardScene& scene, int pixels) { return renderPicture(pictureOf(scene), pixels); }
inline std::optional<FileFailure> saveBoard(const BoardScene& scene, const QString& fileName) {
  return savePicture(pictureOf(scene), fileName);
}

}  // namespace kotai::ui

// Pictures for files and the clipboard: PNG, SVG and PDF of anything that can be painted.
#pragma once

#include <QImage>
#include <QPainter>
#include <QString>
#include <functional>

#include "ui/files/safe_file.h"

namespace kotai::ui {

/// Anything that can be painted into a rectangle, on a background of its own.
struct Picture {
  QString title;
  QString description;
  std::function<void(QPainter&, const QRectF&)> paint;
  QSizeF size = {800, 800};  ///< what it is painted at, in points; only the proportions matter to pictures of pixels
  QColor background = {};    ///< not valid: none in drawings, the window's in pictures of pixels
};

/// `pixels` at its longer side.
QImage renderPicture(const Picture& picture, int pixels);
/// The names' suffixes that savePicture() knows, "png" first.
QStringList pictureSuffixes();
/// Writes PNG, SVG or PDF by the suffix of the name (PNG if it is none of these), all or nothing.
std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName);

}  // namespace kotai::ui

// Pictures for files, the clipboard and printers: PNG, SVG and PDF of anything paintable.
#pragma once

#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <functional>

#include "ui/files/safe_file.h"

namespace kotai::ui {

/// Anything that can be painted into a rectangle, with its own background.
struct Picture {
  enum class Measure {
    Points,  ///< fonts in pixels, one of which is a point
    Screen   ///< as widgets paint themselves: fonts keep their relative size
  };
  static constexpr double usual = 800;  ///< length of the longer side in points
  QString title;
  QString description;
  std::function<void(QPainter&, const QRectF&)> paint;
  QSizeF size = {usual, usual};  ///< size for painting; for pixel pictures in points only the proportions matter
  QColor background = {};        ///< invalid: none in drawings in points, which use the light colours
  Measure measure = Measure::Points;
};

/// `pixels` at its longer side.
QImage renderPicture(const Picture& picture, int pixels);
void copyPicture(const Picture& picture);  ///< to the clipboard
/// Scale of a picture in screen units: three times the resolution.
inline constexpr double screenFineness = 3;
QImage fineImage(const Picture& picture);
/// Pixels in an inch of the screen.
int screenDpi();
/// Units in which `size` is given: pixels of the screen, or points.
double unitsPerInch(const Picture& picture);
/// The background and the picture. Without a background, in the colours for paper.
void paintWhole(QPainter& painter, const Picture& picture);
/// The contents of a file with this suffix: SVG, PDF, otherwise PNG. A PDF is one page of the size of the picture without
/// margins, for inclusion in documents. Printing uses Paper instead.
QByteArray pictureBytes(const Picture& picture, const QString& suffix);
/// The names' suffixes that savePicture() knows, "png" first.
QStringList pictureSuffixes();
/// Names with any other suffix are refused, so that a file is what its name says.
std::optional<FileFailure> unknownEnding(const QString& fileName, const QStringList& suffixes);
/// Writes PNG, SVG or PDF by the suffix of the name, all or nothing. Other names are refused.
std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName);

}  // namespace kotai::ui

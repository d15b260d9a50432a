// Pictures for files, the clipboard and printers: PNG, SVG and PDF of anything that can be painted.
#pragma once

#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <functional>

#include "ui/files/safe_file.h"

namespace kotai::ui {

/// Anything that can be painted into a rectangle, on a background of its own.
struct Picture {
  enum class Measure {
    Points,  ///< fonts in pixels, one of which is a point
    Screen   ///< as widgets paint themselves: fonts keep their size beside everything else
  };
  static constexpr double usual = 800;  ///< points of the longer side
  QString title;
  QString description;
  std::function<void(QPainter&, const QRectF&)> paint;
  QSizeF size = {usual, usual};  ///< what it is painted at; only the proportions matter to pictures of pixels in points
  QColor background = {};        ///< not valid: none in drawings in points, which have the light colours
  Measure measure = Measure::Points;
};

/// `pixels` at its longer side.
QImage renderPicture(const Picture& picture, int pixels);
void copyPicture(const Picture& picture);  ///< to the clipboard
/// Scale of a picture measured as on the screen: three times as fine.
inline constexpr double screenFineness = 3;
QImage fineImage(const Picture& picture);
/// Pixels in an inch of the screen.
int screenDpi();
/// Units in which `size` is given: pixels of the screen, or points.
double unitsPerInch(const Picture& picture);
/// The background and the picture; without one in the colours for paper.
void paintWhole(QPainter& painter, const Picture& picture);
/// The file of a name that ends like this: SVG, PDF, else PNG. A PDF is one page as large as the picture, without margins: for
/// texts that it is put into. Paper is for printing.
QByteArray pictureBytes(const Picture& picture, const QString& suffix);
/// The names' suffixes that savePicture() knows, "png" first.
QStringList pictureSuffixes();
/// A file is what it is called: names that end otherwise are not written.
std::optional<FileFailure> unknownEnding(const QString& fileName, const QStringList& suffixes);
/// Writes PNG, SVG or PDF by the suffix of the name, all or nothing. Other names are refused.
std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName);

}  // namespace kotai::ui

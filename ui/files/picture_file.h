// Saves, copies and prints pictures. Supports PNG, SVG and PDF.
#pragma once

#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPrinter>
#include <memory>
#include <string>
#include <vector>

#include "ui/files/safe_file.h"

class QWidget;

namespace kotai::ui {

/// Lets the user choose a printer. Returns null if the user cancels. The dialog opens with \p orientation
/// selected.
std::unique_ptr<QPrinter> askForPrinter(QWidget* parent, QPageLayout::Orientation orientation = QPageLayout::Portrait);

/// Picture defined by a function that paints content and background into a rectangle.
struct Picture {
  enum class Measure {
    Points,  ///< size in points; font sizes are in pixels of one point each
    Screen   ///< size in screen pixels, for widgets; fonts scale with the picture
  };
  static constexpr double usual = 800;  ///< default length of the longer side, in points
  QString title;
  QString description;
  std::function<void(QPainter&, const QRectF&)> paint;
  QSizeF size = {usual, usual};  ///< size in units of `measure`; PNG pictures in points use only the aspect ratio
  QColor background = {};        ///< background; invalid for drawings in points on white paper
  Measure measure = Measure::Points;
};

/// Renders the picture as an image. \p pixels is the length of its longer side.
QImage renderPicture(const Picture& picture, int pixels);
void copyPicture(const Picture& picture);
/// Resolution of exported pictures, as a multiple of the screen's resolution.
inline constexpr double screenFineness = 3;
QImage fineImage(const Picture& picture);
int screenDpi();
/// Returns the number of units of Picture::size per inch. The unit is a pixel of the screen or a point.
double unitsPerInch(const Picture& picture);
/// Paints the background and the picture. If there is no background, uses the colours for paper.
void paintWhole(QPainter& painter, const Picture& picture);
/// Returns the contents of a file with this suffix: SVG, PDF, otherwise PNG. A PDF file is one page without
/// margins, for inclusion in documents.
QByteArray pictureBytes(const Picture& picture, const QString& suffix);
/// Returns the file name suffixes that savePicture() supports, "png" first.
QStringList pictureSuffixes();
/// Returns a failure if the suffix of a file name is not in the list, because the suffix must match the
/// contents of the file.
std::optional<FileFailure> unknownEnding(const QString& fileName, const QStringList& suffixes);
/// Writes a PNG, SVG or PDF file by the suffix, completely or not at all. Returns a failure for other suffixes.
std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName);

/// Prints a picture as large as the page allows, but at most three times as large as its size. Returns false if
/// the printer fails.
bool print(const Picture& picture, QPrinter& printer);

/// Returns the caption of a picture: the given parts, the program, the variant and the date.
QString imprintOf(const std::string& variantId, QStringList parts = {});
/// Adds the caption below the picture, in as many lines as necessary. \p picture is measured in points.
Picture withImprint(Picture picture, const QString& imprint, const QColor& ink);

/// Returns a picture as a PNG file without transparency, for animatedPng().
QByteArray framePng(const QImage& image);

/// Joins frames into an animation that repeats forever. Programs without support for animations show the first
/// frame. Precondition: the frames come from framePng() and have the same size. \p frameMs is the display time
/// of each frame except the last, which has \p lastMs.
QByteArray animatedPng(const std::vector<QByteArray>& frames, int frameMs, int lastMs);

}  // namespace kotai::ui

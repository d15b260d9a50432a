// A picture that is painted by a function, as a file or on a printer.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <functional>

class QPainter;
class QPrinter;
class QWidget;

namespace kotai::ui {

struct ChartPicture {
  QSize size;  ///< in pixels of the screen
  QString title;
  std::function<void(QPainter&)> paint;
};

/// The widget as it is on the screen, with a line below it that says what it shows.
ChartPicture pictureOf(QWidget& widget, const QString& caption);

QByteArray pngOf(const ChartPicture& picture);  ///< three times as fine as the screen
QByteArray svgOf(const ChartPicture& picture);
QByteArray pdfOf(const ChartPicture& picture);  ///< on a page of its size
/// As large as the page allows, but no larger than three times the screen. False if the printer refuses.
bool print(const ChartPicture& picture, QPrinter& printer);

}  // namespace kotai::ui

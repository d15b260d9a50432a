#include "ui/files/picture_printer.h"

#include <QPicture>
#include <QPrintDialog>
#include <algorithm>

namespace kotai::ui {

namespace {

constexpr double largestScale = 3;

/// Widgets would be printed as pixels. Recording their lines and letters first avoids that.
QPicture recordOf(const Picture& picture) {
  QPicture record;
  QPainter painter(&record);
  paintWhole(painter, picture);
  return record;
}

}  // namespace

bool print(const Picture& picture, QPrinter& printer) {
  printer.setDocName(picture.title);
  // If fonts are measured as on the screen, a dot must equal a pixel of the screen. Drawings may use finer lines.
  if (picture.measure == Picture::Measure::Screen) printer.setResolution(screenDpi());
  const QPicture record = recordOf(picture);
  QPainter painter;
  if (!painter.begin(&printer)) return false;
  const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
  const double dotsPerUnit = printer.resolution() / unitsPerInch(picture);
  const double scale =
      std::min({page.width() / picture.size.width(), page.height() / picture.size.height(), dotsPerUnit * largestScale});
  painter.scale(scale, scale);
  painter.drawPicture(QPointF(), record);
  return painter.end();
}

std::unique_ptr<QPrinter> askForPrinter(QWidget* parent) {
  auto printer = std::make_unique<QPrinter>();
  QPrintDialog dialog(printer.get(), parent);
  return dialog.exec() == QDialog::Accepted ? std::move(printer) : nullptr;
}

}  // namespace kotai::ui

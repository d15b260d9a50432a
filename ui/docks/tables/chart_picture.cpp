#include "ui/docks/tables/chart_picture.h"

#include <QPainter>
#include <QPrinter>
#include <QWidget>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

Picture pictureOf(QWidget& widget, const QString& caption) {
  const int captionHeight = QFontMetrics(smallFont(widget.font())).height() + 8;
  const QSize size = widget.size() + QSize(0, captionHeight);
  return {caption,
          {},
          [&widget, caption, size](QPainter& painter, const QRectF&) {
            const ColourPalette& palette = Theme::instance().palette();
            const QRect whole(QPoint(), size);
            painter.fillRect(whole, palette.surface);
            widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            painter.setFont(smallFont(widget.font()));
            painter.setPen(palette.textMuted);
            painter.drawText(whole.adjusted(4, widget.height(), -4, 0), Qt::AlignLeft | Qt::AlignVCenter, caption);
          },
          size,
          {},
          Picture::Measure::Screen};
}

bool print(const Picture& picture, QPrinter& printer) {
  printer.setDocName(picture.title);
  QPainter painter;
  if (!painter.begin(&printer)) return false;
  const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
  const double inches = static_cast<double>(printer.resolution()) / screenDpi();  // of a pixel of the screen
  const double scale =
      std::min({page.width() / picture.size.width(), page.height() / picture.size.height(), inches * screenFineness});
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(QPointF(), picture.size * scale), fineImage(picture));
  return painter.end();
}

}  // namespace kotai::ui

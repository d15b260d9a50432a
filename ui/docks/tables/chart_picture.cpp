#include "ui/docks/tables/chart_picture.h"

#include <QPainter>
#include <QWidget>

#include "ui/charts/chart_sheet.h"
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

Picture pictureOf(ChartSheet& sheet) {
  return {sheet.title(), {}, [&sheet](QPainter& painter, const QRectF&) { sheet.paint(painter); },
          sheet.size(),  {}, Picture::Measure::Screen};
}

}  // namespace kotai::ui

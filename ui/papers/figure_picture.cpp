#include "ui/papers/figure_picture.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int gap = 8;

/// A label takes the space of its text, not of its page.
int widthOf(const QWidget& part) {
  if (qobject_cast<const QTableView*>(&part)) return part.sizeHint().width();  // even if the window cuts it off
  const auto* label = qobject_cast<const QLabel*>(&part);
  if (!label) return part.width();
  return std::min(part.width(), label->fontMetrics().size(0, label->text()).width() + gap);
}

QColor colourOr(const QVariant& data, const QColor& otherwise) {
  if (data.canConvert<QBrush>() && data.value<QBrush>().style() != Qt::NoBrush) return data.value<QBrush>().color();
  return data.canConvert<QColor>() ? data.value<QColor>() : otherwise;
}

void drawCell(QPainter& painter, const QRect& cell, const QVariant& text, Qt::Alignment alignment) {
  painter.drawText(cell.adjusted(4, 0, -4, 0), static_cast<int>(alignment), text.toString());
}

/// The whole view, without selection and scroll bars.
void drawTable(QPainter& painter, const QTableView& view) {
  const ColourPalette& colours = Theme::instance().palette();
  const QAbstractItemModel& model = *view.model();
  const int left = view.verticalHeader()->isHidden() ? 0 : view.verticalHeader()->width();
  const int top = view.horizontalHeader()->height();
  painter.setFont(view.font());
  painter.setPen(colours.textMuted);
  for (int column = 0; column < model.columnCount(); ++column)
    drawCell(painter, {left + view.horizontalHeader()->sectionPosition(column), 0, view.columnWidth(column), top},
             model.headerData(column, Qt::Horizontal), Qt::AlignRight | Qt::AlignVCenter);
  for (int row = 0; row < model.rowCount(); ++row) {
    const QRect line(0, top + view.verticalHeader()->sectionPosition(row), left, view.rowHeight(row));
    painter.setPen(colours.textMuted);
    if (left > 0) drawCell(painter, line, model.headerData(row, Qt::Vertical), Qt::AlignRight | Qt::AlignVCenter);
    for (int column = 0; column < model.columnCount(); ++column) {
      const QModelIndex index = model.index(row, column);
      const QRect cell(left + view.horizontalHeader()->sectionPosition(column), line.top(), view.columnWidth(column),
                       line.height());
      painter.fillRect(cell, colourOr(index.data(Qt::BackgroundRole), colours.surface));
      painter.setPen(colourOr(index.data(Qt::ForegroundRole), colours.text));
      const QVariant alignment = index.data(Qt::TextAlignmentRole);
      const bool isFlag = alignment.metaType() == QMetaType::fromType<Qt::Alignment>();
      drawCell(painter, cell, index.data(), isFlag ? alignment.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter);
    }
  }
}

void draw(QPainter& painter, QWidget& part) {
  const ColourPalette& colours = Theme::instance().palette();
  if (const auto* view = qobject_cast<const QTableView*>(&part)) return drawTable(painter, *view);
  if (const auto* label = qobject_cast<const QLabel*>(&part)) {
    painter.setFont(label->font());
    painter.setPen(label->property("muted").toBool() ? colours.textMuted : colours.text);
    return painter.drawText(part.rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, label->text());
  }
  part.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

QSize pictureSize(const std::vector<QWidget*>& parts, const QString& words, const QFontMetrics& font) {
  const QSize below = font.size(0, words);
  QSize size(below.width() + gap, gap);
  for (const QWidget* part : parts) size = {std::max(size.width(), widthOf(*part)), size.height() + part->height() + gap};
  return size + QSize(2 * gap, below.height() + gap);
}

}  // namespace

Picture figurePicture(const std::vector<QWidget*>& parts, const QString& caption, const QString& imprint) {
  std::vector<QWidget*> shown;
  std::ranges::copy_if(parts, std::back_inserter(shown), [](const QWidget* part) { return !part->isHidden(); });
  const QFont captionFont = smallFont(shown.empty() ? QFont() : shown.front()->font());
  const QString words = caption + QLatin1Char('\n') + imprint;
  const QSize size = pictureSize(shown, words, QFontMetrics(captionFont));
  return {caption,
          {},
          [shown, words, captionFont, size](QPainter& painter, const QRectF&) {
            painter.fillRect(QRect(QPoint(), size), Theme::instance().palette().surface);
            int top = gap;
            for (QWidget* part : shown) {
              painter.save();
              painter.translate(gap, top);
              draw(painter, *part);
              painter.restore();
              top += part->height() + gap;
            }
            painter.setFont(captionFont);
            painter.setPen(Theme::instance().palette().textMuted);
            painter.drawText(QRect(gap, top, size.width() - 2 * gap, size.height() - top), Qt::AlignLeft | Qt::AlignTop, words);
          },
          size,
          {},
          Picture::Measure::Screen};
}

}  // namespace kotai::ui

#include "ui/widgets/code_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/fonts.h"

namespace kotai::ui {

namespace {
constexpr int leastWidthPx = 40;
}

CodeLabel::CodeLabel(QWidget* parent) : Label(parent) {
  setFont(codeFont(font()));
  setTextInteractionFlags(Qt::TextSelectableByMouse);
}

QSize CodeLabel::minimumSizeHint() const { return {leastWidthPx, QLabel::minimumSizeHint().height()}; }

bool CodeLabel::fits() const { return fontMetrics().horizontalAdvance(text()) <= contentsRect().width(); }

bool CodeLabel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && !fits()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(text()), this);
    return true;
  }
  return QLabel::event(event);
}

void CodeLabel::paintEvent(QPaintEvent* event) {
  if (fits() || hasSelectedText()) return QLabel::paintEvent(event);
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

}  // namespace kotai::ui

#include "moc_code_label.cpp"

#include "ui/widgets/elided_label.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/theme/palette.h"

namespace kotai::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ElidedLabel::setText(const QString& text) {
  if (text == m_text) return;
  m_text = text;
  setAccessibleName(text);
  updateToolTip();
  updateGeometry();
  update();
}

QSize ElidedLabel::sizeHint() const { return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() + 4}; }

QSize ElidedLabel::minimumSizeHint() const { return {20, fontMetrics().height() + 4}; }

void ElidedLabel::updateToolTip() { setToolTip(sizeHint().width() > width() ? m_text : QString()); }

void ElidedLabel::resizeEvent(QResizeEvent*) { updateToolTip(); }

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(m_muted ? palette.textMuted : palette.text);
  painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

}  // namespace kotai::ui

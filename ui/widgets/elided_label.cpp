#include "ui/widgets/elided_label.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr double finestStepPoints = 0.25;

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

QSize ElidedLabel::sizeHint() const {
  const QMargins around = contentsMargins();
  return {fontMetrics().horizontalAdvance(m_text) + 2 + around.left() + around.right(), minimumSizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
  const QMargins around = contentsMargins();
  return {20 + around.left() + around.right(), fontMetrics().height() + 4 + around.top() + around.bottom()};
}

QFont ElidedLabel::fittingFont() const {
  QFont fitting = font();
  const double wanted = fontMetrics().horizontalAdvance(m_text);
  const double room = contentsRect().width();
  if (m_smallestPoints <= 0 || wanted <= room) return fitting;
  // The text width is not proportional to the font size, so the font shrinks further until the text fits.
  for (double points = fitting.pointSizeF() * room / wanted;; points -= finestStepPoints) {
    fitting.setPointSizeF(std::max(m_smallestPoints, points));
    if (points <= m_smallestPoints || QFontMetricsF(fitting).horizontalAdvance(m_text) <= room) return fitting;
  }
}

void ElidedLabel::setHint(const QString& hint) {
  m_hint = hint;
  updateToolTip();
}

void ElidedLabel::updateToolTip() {
  const QString whole = sizeHint().width() > width() ? m_text + QLatin1Char('\n') : QString();
  setToolTip(plainToolTip((whole + m_hint).trimmed()));
}

void ElidedLabel::resizeEvent(QResizeEvent*) { updateToolTip(); }

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(m_muted ? palette.textMuted : palette.text);
  const QRect room = contentsRect();
  painter.setFont(fittingFont());
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(m_text, Qt::ElideRight, room.width()));
}

constexpr int minWidthPx = 40;

CodeLabel::CodeLabel(QWidget* parent) : Label(parent) {
  setFont(codeFont(font()));
  setTextInteractionFlags(Qt::TextSelectableByMouse);
}

QSize CodeLabel::minimumSizeHint() const { return {minWidthPx, QLabel::minimumSizeHint().height()}; }

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

#include "moc_elided_label.cpp"

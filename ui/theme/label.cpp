#include "ui/theme/label.h"

#include <QFontMetrics>

#include "ui/theme/palette.h"

namespace kotai::ui {

QFont pillFont(QFont base) {
  base.setWeight(QFont::DemiBold);
  return base;
}

void paintPill(QPainter& painter, const QRectF& rect, const QString& text, Outcome outcome) {
  const ColourPalette& palette = Theme::instance().palette();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.tintOf(outcome));
  painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
  painter.setPen(palette.textOf(outcome));
  painter.drawText(rect, Qt::AlignCenter, text);
  painter.restore();
}

PillLabel::PillLabel(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PillLabel::setValue(const QString& text, std::optional<Outcome> outcome) {
  m_text = text;
  m_outcome = outcome;
  m_winner.reset();
  setAccessibleName(text);
  updateGeometry();
  update();
}

void PillLabel::setWinner(const QString& text, Side side) {
  setValue(text, std::nullopt);
  m_winner = side;
}

QSize PillLabel::sizeHint() const {
  const QFontMetrics metrics(pillFont(font()));
  return {metrics.horizontalAdvance(m_text) + metrics.height() * 3 / 2, metrics.height() + 10};
}

void PillLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(pillFont(font()));
  if (m_outcome) return paintPill(painter, rect(), m_text, *m_outcome);
  const ColourPalette& palette = Theme::instance().palette();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_winner ? palette.seatOf(*m_winner) : palette.border);
  painter.setBrush(m_winner ? mixed(palette.surface, palette.seatOf(*m_winner), palette.dark ? 0.26 : 0.2) : palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), height() / 2.0, height() / 2.0);
  painter.setPen(m_winner ? palette.seatTextOf(*m_winner) : palette.textMuted);
  painter.drawText(rect(), Qt::AlignCenter, m_text);
}

void makeStrong(QWidget* widget, double scale) {
  QFont font = widget->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setWeight(QFont::DemiBold);
  widget->setFont(font);
}

}  // namespace kotai::ui

#include "moc_label.cpp"

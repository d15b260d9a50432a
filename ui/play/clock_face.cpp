#include "ui/play/clock_face.h"

#include <QPainter>

#include "ui/play/game_clock.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int sideMargin = 5;
constexpr double smallestLetters = 0.7;  ///< font size relative to the usual one
constexpr double letterStep = 0.25;      ///< step in points

QString clockText(qint64 ms) {
  const qint64 tenths = ms / 100;
  const QString time = QStringLiteral("%1:%2").arg(tenths / 600).arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'));
  return ms < GameClock::shortMs ? time + QStringLiteral(".%1").arg(tenths % 10) : time;
}

}  // namespace

ClockFace::ClockFace(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ClockFace::showTime(const QString& owner, qint64 remainingMs, bool running) {
  const QString text = clockText(remainingMs);
  if (text == m_text && owner == m_owner && running == m_running) return;
  m_owner = owner;
  m_text = text;
  m_running = running;
  m_short = remainingMs < GameClock::shortMs;
  setAccessibleName(QStringLiteral("%1: %2").arg(owner, text));
  setToolTip(plainToolTip(owner));
  update();
}

QFont ClockFace::timeFont() const {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.5);
  large.setWeight(QFont::DemiBold);
  return large;
}

/// In a narrow panel with two clocks, shrinks the font before it elides the name.
QFont ClockFace::ownerFont(int room) const {
  QFont fitting = font();
  const double smallest = fitting.pointSizeF() * smallestLetters;
  while (QFontMetrics(fitting).horizontalAdvance(m_owner) > room && fitting.pointSizeF() > smallest)
    fitting.setPointSizeF(fitting.pointSizeF() - letterStep);  // glyphs do not scale evenly with the font size
  return fitting;
}

QSize ClockFace::sizeHint() const {
  const QFontMetrics time(timeFont());
  return {time.horizontalAdvance(QStringLiteral("00:00.0")) + 28, time.height() + fontMetrics().height() + 14};
}

void ClockFace::paintEvent(QPaintEvent*) {
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_running ? palette.accent : palette.border, m_running ? 1.6 : 1));
  painter.setBrush(m_running ? palette.accentTint : palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
  const QRect inside = rect().adjusted(sideMargin, 6, -sideMargin, -6);
  painter.setPen(palette.textMuted);
  painter.setFont(ownerFont(inside.width()));
  painter.drawText(inside, Qt::AlignHCenter | Qt::AlignTop,
                   painter.fontMetrics().elidedText(m_owner, Qt::ElideRight, inside.width()));
  painter.setFont(timeFont());
  painter.setPen(m_short ? palette.textOf(Outcome::Loss) : palette.text);
  painter.drawText(inside, Qt::AlignHCenter | Qt::AlignBottom, m_text);
}

}  // namespace kotai::ui

#include "moc_clock_face.cpp"

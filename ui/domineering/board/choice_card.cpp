#include "ui/domineering/board/choice_card.h"

#include <QPainter>
#include <cmath>
#include <numbers>

#include "ui/domineering/board/domino_painter.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

namespace {
constexpr double roundPx = 9;
constexpr QSize smallestCard(108, 66);
constexpr int narrowMarginsPx = 14;
}  // namespace

ChoiceCard::ChoiceCard(Side side, QWidget* parent) : QWidget(parent), m_side(side) {
  whenLanguageChanges(this, [this] {
    describe();
    updateGeometry();
    update();
  });
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  m_turning.setStartValue(0.0);
  m_turning.setEndValue(1.0);
  m_turning.setEasingCurve(QEasingCurve::InOutCubic);
  connect(&m_turning, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_turning, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  describe();
}

QSize ChoiceCard::sizeHint() const { return m_narrow ? QSize(narrowWidth(), fullSize().height()) : fullSize(); }

QSize ChoiceCard::fullSize() const {
  const QFontMetrics metrics(font());
  return {std::max(smallestCard.width(), metrics.horizontalAdvance(playerName(m_side)) + 46),
          std::max(smallestCard.height(), metrics.height() * 2 + 30)};
}

/// Both cards have the width of the longer name.
int ChoiceCard::narrowWidth() const {
  const QFontMetrics metrics(nameFont());
  return std::max(metrics.horizontalAdvance(playerText(Side::First)), metrics.horizontalAdvance(playerText(Side::Second))) +
         narrowMarginsPx;
}

QFont ChoiceCard::nameFont() const {
  QFont small = font();
  small.setPointSizeF(font().pointSizeF() * 0.88);
  small.setWeight(QFont::DemiBold);
  return small;
}

void ChoiceCard::setNarrow(bool narrow) {
  if (m_narrow == narrow) return;
  m_narrow = narrow;
  updateGeometry();
}

void ChoiceCard::show(Face face, const QString& place) {
  m_turning.stop();
  m_face = face;
  m_place = place;
  describe();
  update();
}

void ChoiceCard::turnOver(const QString& place, int milliseconds) {
  show(Face::Up, place);
  if (milliseconds == 0 || !isVisible()) return;
  m_turning.setDuration(milliseconds);
  m_turning.start();
}

QString ChoiceCard::caption() const {
  switch (m_face) {
    case Face::Empty: return QStringLiteral("\u2013");
    case Face::Awaited: return tr("chooses");
    case Face::Thinking: return tr("thinks");
    case Face::Down: return tr("has chosen");
    case Face::Up: break;
  }
  return m_place;
}

void ChoiceCard::describe() { setAccessibleName(playerName(m_side) + QStringLiteral(": ") + caption()); }

void ChoiceCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  const double turned = isTurning() ? m_turning.currentValue().toDouble() : 1;
  if (isTurning()) {
    painter.translate(card.center());
    painter.scale(std::max(0.03, std::abs(std::cos(turned * std::numbers::pi))), 1);
    painter.translate(-card.center());
  }
  const ColourPalette& palette = Theme::instance().palette();
  const bool down = m_face == Face::Down || turned < 0.5;
  if (down) {
    painter.save();
    QPainterPath path;
    path.addRoundedRect(card, roundPx, roundPx);
    painter.setClipPath(path);
    paintDominoBack(painter, card.adjusted(-12, -12, 12, 12), palette);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.dominoOf(m_side), 2));
    painter.drawRoundedRect(card, roundPx, roundPx);
  }
  if (!down || m_face == Face::Down) paintFront(painter, card);
}

/// Shows the name of the side at the top and its state below. On a face-down card, a plate in the middle carries the state.
void ChoiceCard::paintFront(QPainter& painter, const QRectF& card) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool awaited = m_face == Face::Awaited || m_face == Face::Thinking;
  QRectF words = card.adjusted(4, 4, -4, -4);
  if (m_face == Face::Down) {
    words = card.adjusted(9, 9, -9, -9);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.surface);
    painter.drawRoundedRect(words, 6, 6);
  } else {
    QPen pen(m_face == Face::Empty ? palette.border : palette.dominoOf(m_side), m_face == Face::Up ? 2.4 : 1.6);
    if (awaited) pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(m_face == Face::Up ? mixed(palette.surface, palette.dominoOf(m_side), palette.dark ? 0.26 : 0.2)
                                        : palette.surface);
    painter.drawRoundedRect(card, roundPx, roundPx);
  }
  const double middle = words.center().y();
  const bool up = m_face == Face::Up;
  QFont captionFont = font();
  captionFont.setPointSizeF(font().pointSizeF() * (up ? 1.35 : 1.0));
  captionFont.setWeight(up ? QFont::Bold : QFont::Normal);
  painter.setFont(nameFont());
  const double nameHeight = QFontMetricsF(painter.font()).height();
  const double captionHeight = QFontMetricsF(captionFont).height();
  const double top = middle - (nameHeight + captionHeight) / 2;
  painter.setPen(m_face == Face::Empty ? palette.textMuted : palette.dominoTextOf(m_side));
  if (up) painter.setPen(palette.text);
  painter.drawText(QRectF(words.left(), top, words.width(), nameHeight), Qt::AlignCenter, playerText(m_side));
  painter.setFont(captionFont);
  painter.setPen(up || m_face == Face::Down || awaited ? palette.text : palette.textMuted);
  painter.drawText(QRectF(words.left(), top + nameHeight, words.width(), captionHeight), Qt::AlignCenter, caption());
}

}  // namespace kotai::ui

#include "moc_choice_card.cpp"

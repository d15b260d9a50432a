#include "ui/board/played_board.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHideEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/typed_move.h"

namespace kotai::ui {

static void paintNote(QPainter& painter, const QWidget& board, const QString& text, bool large, const QColor& frame,
                      const QColor& fill) {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setRenderHint(QPainter::Antialiasing);
  QFont lineFont = board.font();
  lineFont.setPixelSize(large ? 17 : QFontInfo(board.font()).pixelSize() + 1);
  lineFont.setWeight(large ? QFont::DemiBold : QFont::Normal);
  painter.setFont(lineFont);
  const QFontMetricsF metrics(lineFont);
  const double height = std::max(30.0, metrics.height() + 10);
  QRectF pill(0, 0, std::min(metrics.horizontalAdvance(text) + 34, board.width() - 4.0), height);
  pill.moveCenter(QPointF(board.width() / 2.0, height / 2 + 3));
  painter.setPen(frame);
  painter.setBrush(fill);
  painter.drawRoundedRect(pill, 9, 9);
  painter.setPen(palette.text);
  painter.drawText(pill, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, pill.width() - 16));
}

PlayedBoard::PlayedBoard(TreeDocument* document, Settings* settings, QWidget* parent)
    : PaintedBoard(parent), m_settings(settings), m_tree(document) {
  const auto repaint = [this] { update(); };
  connect(document, &TreeDocument::positionChanged, this, [this] {
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
  });
  m_animation.setStartValue(0.0);
  m_animation.setEndValue(1.0);
  connect(&m_animation, &QVariantAnimation::valueChanged, this, repaint);
  connect(&m_animation, &QVariantAnimation::finished, this, repaint);
  connect(document, &TreeDocument::valuesChanged, this, repaint);
  connect(settings, &Settings::valuesShownChanged, this, repaint);
  connect(&settings->coordinatesShown, &ChangingSetting::changed, this, repaint);
  connect(&settings->boardFlipped, &ChangingSetting::changed, this, repaint);
}

bool PlayedBoard::wantsKey(const QKeyEvent& event) const {
  if (!m_tree->hasGame() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))) return false;
  if (arrowStep(event.key())) return true;
  switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    case Qt::Key_Escape: return isHoldingPiece() || !m_typed.isEmpty();
    case Qt::Key_Backspace: return !m_typed.isEmpty();
    default: return wantsLetter(event);
  }
}

bool PlayedBoard::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && wantsKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void PlayedBoard::keyPressEvent(QKeyEvent* event) {
  if (!wantsKey(*event) && !(m_tree->hasGame() && typesText(*event, *window()))) return QWidget::keyPressEvent(event);
  if (const auto step = arrowStep(event->key(), isFlipped())) return moveCursor(step->columns, step->rows);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_typed.isEmpty() ? actAtCursor() : playTyped();
    case Qt::Key_Escape: return onEscape();
    case Qt::Key_Backspace: m_typed.chop(1); break;
    default: m_typed = withTyped(event->text());
  }
  update();
}

/// Discards unfinished input when the user leaves the page. If the window is only minimised, the input remains.
void PlayedBoard::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) discardInput();
}

/// Paints the board, and at its top the typed text in a large font, followed by a cursor, or a warning.
void PlayedBoard::paintEvent(QPaintEvent* event) {
  if (!hasBoard()) return;
  PaintedBoard::paintEvent(event);
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  if (!m_typed.isEmpty())
    return paintNote(painter, *this, m_typed + QStringLiteral("\u2009\u258f"), true, palette.accent, palette.surface);
  const QColor& loss = palette.of(Outcome::Loss);
  if (const QString warning = boardMessage(); !warning.isEmpty())
    paintNote(painter, *this, warning, false, loss, mixed(palette.surface, loss, 0.08));
}

void PlayedBoard::setViewer(std::optional<Side> side, bool flipped) {
  m_viewer = side;
  m_flipped = flipped;
  update();
}

void PlayedBoard::setInputEnabled(bool enabled) {
  m_inputEnabled = enabled;
  update();
}

void PlayedBoard::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return discardInput();
  if (event->button() != Qt::LeftButton || !hasBoard() || !m_inputEnabled) return;
  m_hand.keyboardUsed = false;
  m_typed.clear();
  m_animation.stop();
  press(event->position());
}

void PlayedBoard::mouseMoveEvent(QMouseEvent* event) {
  if (!hasBoard()) return;
  const QPointF point = event->position();
  if (!m_hand.pressed || !(event->buttons() & Qt::LeftButton)) return hover(point);
  if ((point - m_hand.pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_hand.dragging = true;
  m_hand.dragAt = point;
  if (m_hand.dragging) drag(point);
  update();
}

void PlayedBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_hand.pressed) return;
  release(event->position());
  m_hand.pressed.reset();
}

}  // namespace kotai::ui

#include "moc_played_board.cpp"

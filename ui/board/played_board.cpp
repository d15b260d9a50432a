#include "ui/board/played_board.h"

#include <QAccessible>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHideEvent>
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
  connect(document, &TreeDocument::valuesChanged, this, repaint);
  connect(settings, &Settings::valuesShownChanged, this, repaint);
  connect(settings, &Settings::coordinatesShownChanged, this, repaint);
  connect(settings, &Settings::boardFlippedChanged, this, repaint);
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
  if (const auto step = arrowStep(event->key(), m_settings->boardFlipped())) return moveCursor(step->columns, step->rows);
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

void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed) {
  const ColourPalette& palette = Theme::instance().palette();
  paintNote(painter, board, typed + QStringLiteral("\u2009\u258f"), true, palette.accent, palette.surface);
}

void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor& loss = palette.of(Outcome::Loss);
  paintNote(painter, board, text, false, loss, mixed(palette.surface, loss, 0.08));
}

}  // namespace kotai::ui

#include "moc_played_board.cpp"

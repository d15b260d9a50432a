#include "ui/welcome/live_board.h"

#include <QMouseEvent>
#include <algorithm>

#include "core/play/play.h"
#include "ui/board/board_thumbnail.h"
#include "ui/widgets/double_click_guard.h"

namespace kotai::ui {

constexpr double frameRadius = 10;
constexpr double frameInset = 10;
constexpr int boardHeightPercent = 54;
constexpr int minBoardHeight = 110;

LiveBoard::LiveBoard(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  new DoubleClickGuard(this);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LiveBoard::showScene(BoardScene scene, double insetPx) {
  m_scene = std::move(scene);
  m_insetPx = insetPx;
  update();
}

void LiveBoard::showShowcase(const GameInfo& game) {
  const Presentation& words = presentationOf(game.id);
  const std::string& usual = words.usualVariant.empty() ? game.knownVariants.front() : words.usualVariant;
  m_variantId = words.showcase.variant.empty() ? usual : words.showcase.variant;
  const auto play = parsePlay(m_variantId);
  if (!play) return;
  BoardScene scene = smallScene(m_variantId, (*play)->parsePosition(words.showcase.position).value_or((*play)->start()));
  if (words.showcase.layer) scene.layers.push_back(words.showcase.layer);
  showScene(std::move(scene));
}

void LiveBoard::setClickable(bool clickable) {
  m_clickable = clickable;
  if (clickable) setCursor(Qt::PointingHandCursor);
}

int LiveBoard::heightForWidth(int width) const {
  return std::clamp(width * boardHeightPercent / 100, minBoardHeight, m_maxHeight);
}

void LiveBoard::setMostHeight(int height) {
  height = std::clamp(height, minBoardHeight, maxBoardHeight);
  if (std::exchange(m_maxHeight, height) != height) updateGeometry();
}

void LiveBoard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Theme::instance().palette().window);
  painter.drawRoundedRect(rect(), frameRadius, frameRadius);
  const double inset = std::min(frameInset, height() / 12.0) + m_insetPx;
  paintBoardScene(painter, QRectF(rect()).adjusted(inset, inset, -inset, -inset), m_scene, Theme::instance().palette());
}

void LiveBoard::mousePressEvent(QMouseEvent* event) {
  m_pressed = event->button() == Qt::LeftButton;
  QWidget::mousePressEvent(event);
}

void LiveBoard::mouseReleaseEvent(QMouseEvent* event) {
  const bool pressed = std::exchange(m_pressed, false) && event->button() == Qt::LeftButton;
  if (pressed && m_clickable && rect().contains(event->position().toPoint())) emit clicked();
}

}  // namespace kotai::ui

#include "moc_live_board.cpp"

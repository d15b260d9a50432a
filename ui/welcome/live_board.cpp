#include "ui/welcome/live_board.h"

#include <QMouseEvent>
#include <algorithm>

#include "ui/board/board_scene.h"
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

void LiveBoard::showPicture(Paint paint) {
  m_paint = std::move(paint);
  update();
}

void LiveBoard::showScene(const BoardScene& scene, double insetPx) {
  showPicture([scene, insetPx](QPainter& painter, const QRectF& area) {
    paintBoardScene(painter, area.adjusted(insetPx, insetPx, -insetPx, -insetPx), scene, Theme::instance().palette());
  });
}

void LiveBoard::showShowcase(const GameInfo& game) {
  const Presentation& words = presentationOf(game.id);
  const std::string& usual = words.usualVariant.empty() ? game.knownVariants.front() : words.usualVariant;
  m_variantId = words.showcase.variant.empty() ? usual : words.showcase.variant;
  if (words.atOnce) {
    showPicture(
        [&words, id = m_variantId](QPainter& painter, const QRectF& area) { words.atOnce->paintShowcase(painter, area, id); });
  } else if (const auto variant = parseVariant(m_variantId)) {
    showPosition(*variant, words.showcase);
  }
}

void LiveBoard::showPosition(const VariantPtr& variant, const Showcase& showcase) {
  BoardScene scene;
  scene.variant = variant;
  scene.position =
      showcase.position.empty() ? variant->start() : variant->parsePosition(showcase.position).value_or(variant->start());
  scene.surroundings = false;
  if (showcase.layer) scene.layers.push_back(showcase.layer);
  showScene(scene);
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
  const double inset = std::min(frameInset, height() / 12.0);
  if (m_paint) m_paint(painter, QRectF(rect()).adjusted(inset, inset, -inset, -inset));
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

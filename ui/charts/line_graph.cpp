#include "ui/charts/line_graph.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double snapPx = 24;  // largest distance of a click from a point
constexpr double captionGapPx = 4;
constexpr double markPx = 6;  // distance between the current point and the captions
constexpr int leastPlotPx = 32;
constexpr int leastWidthPx = 160;
}  // namespace

LineGraph::LineGraph(const Shape& shape, QWidget* parent) : QWidget(parent), m_shape(shape) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&LineGraph::update));
}

void LineGraph::showPoints(int currentNode) {
  m_current = currentNode;
  m_hovered = -1;
  updateAccessible();
  update();
}

QSize LineGraph::minimumSizeHint() const {
  return {leastWidthPx, leastPlotPx + 2 * static_cast<int>(QFontMetricsF(smallFont(font())).height() + captionGapPx)};
}

QRectF LineGraph::plotArea() const {
  const double label = QFontMetricsF(smallFont(font())).height() + captionGapPx;
  return QRectF(m_shape.sideMargin, label, width() - 2 * m_shape.sideMargin, height() - 2 * label);
}

QRectF LineGraph::captionArea(bool upper) const {
  const QRectF area = plotArea();
  return upper ? QRectF(area.left(), 0, area.width(), area.top() - 2)
               : QRectF(area.left(), area.bottom() + 2, area.width(), height() - area.bottom() - 2);
}

double LineGraph::stepWidth(const QRectF& area) const {
  const auto steps = std::max(static_cast<std::size_t>(pointCount()) - 1, m_shape.fewestSteps);
  return area.width() / static_cast<double>(steps);
}

QPointF LineGraph::pointPosition(int index, const QRectF& area) const {
  return {area.left() + stepWidth(area) * index, area.center().y() - heightOf(index) * (area.height() / 2 - markPx)};
}

int LineGraph::nearest(const QPoint& point) const {
  const QRectF area = plotArea();
  if (pointCount() == 0 || area.width() <= 0) return -1;
  const int index = std::clamp(qRound((point.x() - area.left()) / stepWidth(area)), 0, pointCount() - 1);
  return std::abs(pointPosition(index, area).x() - point.x()) < snapPx ? index : -1;
}

int LineGraph::currentIndex() const {
  for (int i = 0; i < pointCount(); ++i)
    if (nodeOf(i) == m_current) return i;
  return -1;
}

void LineGraph::updateAccessible() {
  setAccessibleName(heading());
  setAccessibleDescription(pointText(m_hovered >= 0 ? m_hovered : currentIndex()));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void LineGraph::hover(int index) {
  if (index == m_hovered) return;
  m_hovered = index;
  updateAccessible();
  update();
}

bool LineGraph::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), pointText(nearest(help->pos())), this);  // shown even if a text covers the point
    return true;
  }
  if (event->type() == QEvent::LanguageChange) updateAccessible();
  return QWidget::event(event);
}

void LineGraph::mouseMoveEvent(QMouseEvent* event) {
  hover(nearest(event->position().toPoint()));
  setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LineGraph::mousePressEvent(QMouseEvent* event) {
  const int index = nearest(event->position().toPoint());
  if (event->button() == Qt::LeftButton && index >= 0) emit nodeChosen(nodeOf(index));
}

void LineGraph::leaveEvent(QEvent*) { hover(-1); }

void LineGraph::keyPressEvent(QKeyEvent* event) {
  const int last = pointCount() - 1;
  int next = currentIndex();
  switch (event->key()) {
    case Qt::Key_Left: --next; break;
    case Qt::Key_Right: ++next; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = last; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (last >= 0) emit nodeChosen(nodeOf(std::clamp(next, 0, last)));
}

}  // namespace kotai::ui

#include "moc_line_graph.cpp"

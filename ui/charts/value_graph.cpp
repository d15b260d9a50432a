#include "ui/charts/value_graph.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr double plotMargin = 6;
constexpr double pointRadius = 3.2;
constexpr std::size_t fewestSteps = 8;  // width of the axis in steps; a shorter game leaves the right part empty
constexpr double snapPx = 24;           // largest distance of a click from a point
constexpr double captionGapPx = 4;
constexpr double markPx = 6;  // distance between the current point and the captions
constexpr int minPlotPx = 32;
constexpr int tooltipGapPx = 34;  // margins of a tooltip, and its distance from the requested position
constexpr int minWidthPx = 160;

ValueGraph::ValueGraph(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&ValueGraph::update));
}

void ValueGraph::setLine(GraphStrings words, std::vector<ValuePoint> points, int current) {
  m_words = std::move(words);
  m_points = std::move(points);
  m_current = current;
  m_hovered = -1;
  updateAccessible();
  update();
}

QSize ValueGraph::minimumSizeHint() const {
  return {minWidthPx, minPlotPx + 2 * static_cast<int>(QFontMetricsF(smallFont(font())).height() + captionGapPx)};
}

QRectF ValueGraph::plotArea() const {
  const double label = QFontMetricsF(smallFont(font())).height() + captionGapPx;
  return QRectF(plotMargin, label, width() - 2 * plotMargin, height() - 2 * label);
}

QRectF ValueGraph::captionArea(bool upper) const {
  const QRectF area = plotArea();
  return upper ? QRectF(area.left(), 0, area.width(), area.top() - 2)
               : QRectF(area.left(), area.bottom() + 2, area.width(), height() - area.bottom() - 2);
}

double ValueGraph::stepWidth(const QRectF& area) const {
  const auto steps = std::max(static_cast<std::size_t>(pointCount()) - 1, fewestSteps);
  return area.width() / static_cast<double>(steps);
}

QPointF ValueGraph::pointPosition(int index, const QRectF& area) const {
  return {area.left() + stepWidth(area) * index, area.center().y() - point(index).height * (area.height() / 2 - markPx)};
}

int ValueGraph::nearest(const QPoint& point) const {
  const QRectF area = plotArea();
  if (pointCount() == 0 || area.width() <= 0) return -1;
  const int index = std::clamp(qRound((point.x() - area.left()) / stepWidth(area)), 0, pointCount() - 1);
  return std::abs(pointPosition(index, area).x() - point.x()) < snapPx ? index : -1;
}

int ValueGraph::currentIndex() const {
  for (int i = 0; i < pointCount(); ++i)
    if (point(i).node == m_current) return i;
  return -1;
}

void ValueGraph::updateAccessible() {
  setAccessibleName(tr("Value graph"));
  setAccessibleDescription(pointText(m_hovered >= 0 ? m_hovered : currentIndex()));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void ValueGraph::hover(int index) {
  if (index == m_hovered) return;
  m_hovered = index;
  updateAccessible();
  update();
}

bool ValueGraph::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    // The tooltip is above the graph, because a tooltip below the pointer would cover the buttons of a card. It is shown even if
    // a text covers the point.
    const int above = fontMetrics().height() + tooltipGapPx;
    QToolTip::showText(mapToGlobal(QPoint(help->pos().x(), -above)), pointText(nearest(help->pos())), this, rect());
    return true;
  }
  if (event->type() == QEvent::LanguageChange) updateAccessible();
  return QWidget::event(event);
}

void ValueGraph::mouseMoveEvent(QMouseEvent* event) {
  hover(nearest(event->position().toPoint()));
  setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ValueGraph::mousePressEvent(QMouseEvent* event) {
  const int index = nearest(event->position().toPoint());
  if (event->button() == Qt::LeftButton && index >= 0) emit nodeChosen(point(index).node);
}

void ValueGraph::leaveEvent(QEvent*) { hover(-1); }

void ValueGraph::keyPressEvent(QKeyEvent* event) {
  const int last = pointCount() - 1;
  int next = currentIndex();
  switch (event->key()) {
    case Qt::Key_Left: --next; break;
    case Qt::Key_Right: ++next; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = last; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (last >= 0) emit nodeChosen(point(std::clamp(next, 0, last)).node);
}

QString ValueGraph::pointText(int index) const {
  return index < 0 || index >= pointCount() ? QString() : m_words.pointText(point(index));
}

QColor ValueGraph::colourOf(const ValuePoint& each) const {
  const ColourPalette& palette = Theme::instance().palette();
  if (!each.value || each.value->outcome == Outcome::Draw) return palette.textMuted;
  return m_words.colour(each.value->outcome == Outcome::Win ? Side::First : Side::Second);
}

void ValueGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont(font()));
  if (m_points.empty()) return;
  const QRectF area = plotArea();
  const std::vector<int> visible = visiblePoints(m_points, stepWidth(area));
  paintFrame(painter);
  paintLine(painter, area, visible);
  paintPoints(painter, area, visible);
  paintMistakes(painter, area, visible);
}

void ValueGraph::paintFrame(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF area = plotArea();
  for (const Side side : {Side::First, Side::Second}) {
    const QRectF half(area.left(), side == Side::First ? area.top() : area.center().y(), area.width(), area.height() / 2);
    painter.fillRect(half, mixed(palette.surface, m_words.colour(side), 0.08));
  }
  painter.setPen(QPen(palette.border, 1));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
  painter.setPen(QPen(mixed(palette.surface, palette.border, 0.6), 1, Qt::DotLine));
  for (const double edge : {area.top(), area.bottom()}) painter.drawLine(QPointF(area.left(), edge), QPointF(area.right(), edge));
  for (const Side side : {Side::First, Side::Second}) {
    painter.setPen(m_words.colour(side));
    painter.drawText(captionArea(side == Side::First), Qt::AlignLeft | Qt::AlignVCenter,
                     m_words.captions[static_cast<std::size_t>(side)]);
  }
}

void ValueGraph::paintLine(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const {
  for (std::size_t i = 1; i < visible.size(); ++i) {
    const ValuePoint& to = point(visible[i]);
    if (!point(visible[i - 1]).value || !to.value) continue;
    painter.setPen(QPen(colourOf(to), 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointPosition(visible[i - 1], area), pointPosition(visible[i], area));
  }
}

void ValueGraph::paintPoint(QPainter& painter, const QRectF& area, int index) const {
  const ValuePoint& each = point(index);
  if (!each.value) return;
  const bool isCurrent = each.node == m_current;
  const double bonus = isCurrent || index == m_hovered ? 1.6 : each.mark.isEmpty() ? -0.8 : 0.8;
  painter.setBrush(isCurrent ? Theme::instance().palette().surface : colourOf(each));
  painter.setPen(isCurrent ? QPen(colourOf(each), 2.2) : QPen(Qt::NoPen));
  painter.drawEllipse(pointPosition(index, area), pointRadius + bonus, pointRadius + bonus);
}

void ValueGraph::paintPoints(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const {
  const bool crowded = isCrowded(stepWidth(area));
  const int chosen[] = {m_hovered, currentIndex()};
  for (const int index : visible)
    if (index != chosen[0] && index != chosen[1] && (!crowded || !point(index).mark.isEmpty())) paintPoint(painter, area, index);
  for (const int index : chosen)
    if (index >= 0) paintPoint(painter, area, index);
}

std::vector<QRectF> ValueGraph::lineObstacles(const QRectF& area, const std::vector<int>& visible) const {
  std::vector<QRectF> obstacles;
  for (std::size_t i = 1; i < visible.size(); ++i) {
    // Splits slanting segments into short pieces. Otherwise, their bounding boxes would cover half of the graph.
    const QPointF from = pointPosition(visible[i - 1], area);
    const QPointF to = pointPosition(visible[i], area);
    const int pieces = to.x() - from.x() > 4 ? 6 : 1;
    for (int piece = 0; piece < pieces; ++piece)
      obstacles.push_back(QRectF(from + (to - from) * piece / pieces, from + (to - from) * (piece + 1) / pieces)
                              .normalized()
                              .adjusted(-2, -2, 2, 2));
  }
  return obstacles;
}

static bool isFree(const QRectF& box, const std::vector<QRectF>& taken) {
  return std::ranges::none_of(taken, [&box](const QRectF& other) { return other.intersects(box); });
}

/// Paints a caption on the middle line if a position is drawn. Omits the caption if the line leaves no room for it.
void ValueGraph::paintDrawCaption(QPainter& painter, const QRectF& area, std::vector<QRectF>& taken) const {
  const auto isDraw = [](const ValuePoint& each) { return each.value && each.value->outcome == Outcome::Draw; };
  if (std::ranges::none_of(m_points, isDraw)) return;
  const QFontMetricsF metrics(painter.font());
  const QSizeF size(metrics.horizontalAdvance(tr("Draw")) + 2, metrics.height());
  const double left = area.left(), right = area.right() - size.width(), above = area.center().y() - size.height();
  const QPointF places[] = {{right, above}, {right, area.center().y()}, {left, above}, {left, area.center().y()}};
  const auto found = std::ranges::find_if(places, [&](const QPointF& place) { return isFree(QRectF(place, size), taken); });
  if (found == std::end(places)) return;
  painter.setPen(Theme::instance().palette().textMuted);
  painter.drawText(QRectF(*found, size), Qt::AlignCenter, tr("Draw"));
  taken.emplace_back(*found, size);
}

void ValueGraph::paintMistakes(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const {
  const QFontMetricsF metrics(painter.font());
  const QRectF bounds = QRectF(rect()).adjusted(2, 0, -2, 0);
  std::vector<QRectF> taken = lineObstacles(area, visible);
  const auto corner = [&](Side side) {
    const double width = metrics.horizontalAdvance(m_words.captions[static_cast<std::size_t>(side)]) + 8;
    return side == Side::First ? QRectF(area.left(), 0, width, area.top())
                               : QRectF(area.left(), area.bottom(), width, height() - area.bottom());
  };
  taken.push_back(corner(Side::First));
  taken.push_back(corner(Side::Second));
  paintDrawCaption(painter, area, taken);
  const ColourPalette& palette = Theme::instance().palette();
  for (const int index : labelledPoints(m_points, visible, stepWidth(area))) {
    const ValuePoint& each = point(index);
    const QPointF at = pointPosition(index, area);
    const QString move = each.moveText + each.mark;
    painter.setPen(each.mover ? m_words.colour(*each.mover) : palette.textOf(Outcome::Loss));
    for (const QString& text : {QString(move + QLatin1Char(' ') + each.verdict), move}) {
      const QSizeF size(metrics.horizontalAdvance(text) + 2, metrics.height());
      const double right = at.x() + 8;
      const double left = at.x() - 8 - size.width();
      const double middle = at.y() - size.height() / 2;
      const QPointF places[] = {{right, middle},
                                {right, at.y() + 5},
                                {right, at.y() - size.height() - 5},
                                {left, at.y() + 5},
                                {left, at.y() - size.height() - 5},
                                {left, middle}};
      const auto free = std::find_if(std::begin(places), std::end(places), [&](const QPointF& place) {
        const QRectF box(place, size);
        return bounds.contains(box) && isFree(box, taken);
      });
      if (free == std::end(places)) continue;  // tries a shorter text; the tooltip contains the full text
      const QRectF box(*free, size);
      painter.drawText(box, Qt::AlignCenter, text);
      taken.push_back(box);
      break;
    }
  }
}

}  // namespace kotai::ui

#include "moc_value_graph.cpp"

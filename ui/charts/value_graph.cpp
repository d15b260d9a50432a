#include "ui/charts/value_graph.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double pointRadius = 3.2;
constexpr double snapPx = 24;  // how far from a point one may click
}  // namespace

ValueGraph::ValueGraph(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&ValueGraph::update));
}

void ValueGraph::setLine(VariantPtr variant, std::vector<ValuePoint> points, GameTree::NodeId current) {
  m_variant = std::move(variant);
  m_points = std::move(points);
  m_current = current;
  m_hovered = -1;
  updateAccessible();
  update();
}

QRectF ValueGraph::plotArea() const {
  const double label = QFontMetricsF(smallFont(font())).height() + 4;
  return QRectF(6, label, width() - 12, height() - 2 * label);
}

QPointF ValueGraph::pointPosition(int index) const {
  const QRectF area = plotArea();
  const auto steps = std::max<std::size_t>(m_points.size() - 1, 12);  // a short game does not stretch over the width
  const double x = area.left() + area.width() * index / static_cast<double>(steps);
  return {x, area.center().y() - m_points[static_cast<std::size_t>(index)].height * area.height() / 2};
}

QString ValueGraph::pointText(int index) const {
  if (index < 0 || index >= static_cast<int>(m_points.size())) return QString();
  const ValuePoint& point = m_points[static_cast<std::size_t>(index)];
  const QString where = point.moveText.isEmpty()
                            ? tr("Start position")
                            : tr("Ply %1: %2", "number of a ply, the move").arg(point.ply).arg(point.moveText + point.mark);
  if (!point.value || !m_variant) return tr("%1 · value not known").arg(where);
  const QString result = resultSentence(*m_variant, Side::First, *point.value);
  return point.verdict.isEmpty() ? tr("%1 · %2", "move · result").arg(where, result)
                                 : tr("%1 · %2 · %3", "move · verdict · result").arg(where, point.verdict, result);
}

int ValueGraph::nearest(const QPoint& point) const {
  int best = -1;
  double bestDistance = snapPx;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const double distance = std::abs(pointPosition(i).x() - point.x());
    if (distance >= bestDistance) continue;
    best = i;
    bestDistance = distance;
  }
  return best;
}

int ValueGraph::currentIndex() const {
  const auto found = std::find_if(m_points.begin(), m_points.end(), [this](const ValuePoint& p) { return p.node == m_current; });
  return found == m_points.end() ? -1 : static_cast<int>(found - m_points.begin());
}

QColor ValueGraph::colourOf(const ValuePoint& point) const {
  const ColourPalette& palette = Theme::instance().palette();
  return point.value ? palette.of(point.value->outcome) : palette.textMuted;
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

void ValueGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont(font()));
  if (!m_variant) return;
  paintFrame(painter);
  paintLine(painter);
  paintPoints(painter);
  paintMistakes(painter);
}

void ValueGraph::paintFrame(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF area = plotArea();
  painter.setPen(QPen(palette.border, 1));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
  painter.setPen(QPen(mixed(palette.surface, palette.border, 0.6), 1, Qt::DotLine));
  for (const double edge : {area.top(), area.bottom()}) painter.drawLine(QPointF(area.left(), edge), QPointF(area.right(), edge));
  painter.setPen(palette.textMuted);
  const QRectF above(area.left(), 0, area.width(), area.top() - 2);
  const QRectF below(area.left(), area.bottom() + 2, area.width(), height() - area.bottom() - 2);
  painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter, tr("%1 wins").arg(sideName(*m_variant, Side::First)));
  painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, tr("%1 wins").arg(sideName(*m_variant, Side::Second)));
}

void ValueGraph::paintLine(QPainter& painter) const {
  for (int i = 1; i < static_cast<int>(m_points.size()); ++i) {
    const ValuePoint& from = m_points[static_cast<std::size_t>(i - 1)];
    const ValuePoint& to = m_points[static_cast<std::size_t>(i)];
    if (!from.value || !to.value) continue;
    painter.setPen(QPen(colourOf(to), 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointPosition(i - 1), pointPosition(i));
  }
}

void ValueGraph::paintPoints(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool crowded = m_points.size() > 1 && pointPosition(1).x() - pointPosition(0).x() < 9;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const ValuePoint& point = m_points[static_cast<std::size_t>(i)];
    if (!point.value) continue;
    const bool current = point.node == m_current;
    const bool marked = !point.mark.isEmpty();
    if (crowded && !current && !marked && i != m_hovered) continue;
    const double radius = current || i == m_hovered ? pointRadius + 1.6 : marked ? pointRadius + 0.8 : pointRadius - 0.8;
    painter.setBrush(current ? palette.surface : colourOf(point));
    painter.setPen(current ? QPen(colourOf(point), 2.2) : QPen(Qt::NoPen));
    painter.drawEllipse(pointPosition(i), radius, radius);
  }
}

std::vector<QRectF> ValueGraph::lineObstacles() const {
  std::vector<QRectF> obstacles;
  for (int i = 1; i < static_cast<int>(m_points.size()); ++i) {
    // Steep pieces are cut up, or their boxes would claim half of the graph.
    const QPointF from = pointPosition(i - 1);
    const QPointF to = pointPosition(i);
    constexpr int pieces = 6;
    for (int piece = 0; piece < pieces; ++piece)
      obstacles.push_back(QRectF(from + (to - from) * piece / pieces, from + (to - from) * (piece + 1) / pieces)
                              .normalized()
                              .adjusted(-2, -2, 2, 2));
  }
  return obstacles;
}

void ValueGraph::paintMistakes(QPainter& painter) const {
  const QFontMetricsF metrics(painter.font());
  const QRectF bounds = QRectF(rect()).adjusted(2, 0, -2, 0);
  std::vector<QRectF> taken = lineObstacles();
  const QRectF area = plotArea();
  const auto corner = [&](Side side) {
    const double width = metrics.horizontalAdvance(tr("%1 wins").arg(sideName(*m_variant, side))) + 8;
    return side == Side::First ? QRectF(area.left(), 0, width, area.top())
                               : QRectF(area.left(), area.bottom(), width, height() - area.bottom());
  };
  taken.push_back(corner(Side::First));
  taken.push_back(corner(Side::Second));
  painter.setPen(Theme::instance().palette().textOf(Outcome::Loss));
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const ValuePoint& point = m_points[static_cast<std::size_t>(i)];
    if (point.mark.isEmpty()) continue;
    const QPointF at = pointPosition(i);
    const QString move = point.moveText + point.mark;
    for (const QString& text : {QString(move + QLatin1Char(' ') + point.verdict), move}) {
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
        return bounds.contains(box) &&
               std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
      });
      if (free == std::end(places)) continue;  // the shorter text, or only the point: its hover text has the words
      const QRectF box(*free, size);
      painter.drawText(box, Qt::AlignCenter, text);
      taken.push_back(box);
      break;
    }
  }
}

bool ValueGraph::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), pointText(nearest(help->pos())), this);
    return true;
  }
  if (event->type() == QEvent::LanguageChange) updateAccessible();
  return QWidget::event(event);
}

void ValueGraph::mouseMoveEvent(QMouseEvent* event) {
  const int index = nearest(event->position().toPoint());
  setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  hover(index);
}

void ValueGraph::mousePressEvent(QMouseEvent* event) {
  const int index = nearest(event->position().toPoint());
  if (event->button() == Qt::LeftButton && index >= 0) emit nodeChosen(m_points[static_cast<std::size_t>(index)].node);
}

void ValueGraph::leaveEvent(QEvent*) { hover(-1); }

void ValueGraph::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(m_points.size()) - 1;
  int next = currentIndex();
  switch (event->key()) {
    case Qt::Key_Left: --next; break;
    case Qt::Key_Right: ++next; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = last; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (last >= 0) emit nodeChosen(m_points[static_cast<std::size_t>(std::clamp(next, 0, last))].node);
}

}  // namespace kotai::ui

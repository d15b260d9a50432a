#include "ui/domineering/docks/turn_graph.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double pointRadius = 3.2;
constexpr double snapPx = 24;      // how far from a point one may click
constexpr std::size_t fewest = 8;  // a short game does not stretch over the width
}  // namespace

TurnGraph::TurnGraph(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&TurnGraph::update));
}

void TurnGraph::setLine(std::vector<TurnPoint> points, TurnTree::NodeId current) {
  m_points = std::move(points);
  m_current = current;
  m_hovered = -1;
  updateAccessible();
  update();
}

QRectF TurnGraph::plotArea() const {
  const double label = QFontMetricsF(smallFont(font())).height() + 4;
  return QRectF(8, label, width() - 16, height() - 2 * label);
}

QPointF TurnGraph::pointPosition(int index) const {
  const QRectF area = plotArea();
  const TurnPoint& point = m_points[static_cast<std::size_t>(index)];
  const auto steps = std::max(m_points.size() - 1, fewest);
  const double height = point.value ? std::clamp(point.value->value, -1.0, 1.0) : 0;
  return {area.left() + area.width() * index / static_cast<double>(steps), area.center().y() - height * area.height() / 2};
}

QString TurnGraph::pointText(int index) const {
  if (index < 0 || index >= static_cast<int>(m_points.size())) return QString();
  const TurnPoint& point = m_points[static_cast<std::size_t>(index)];
  const QString where = point.text.isEmpty() ? tr("Start position")
                                             : tr("Turn %1: %2", "number of a turn, the turn").arg(point.turn).arg(point.text);
  if (!point.value) return tr("%1 · value not known").arg(where);
  return tr("%1 · %2 · %3", "turn · value · what it means")
      .arg(where, payoffText(point.value->value), valueSentence(*point.value));
}

int TurnGraph::nearest(const QPoint& at) const {
  int best = -1;
  double bestDistance = snapPx;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const double distance = std::abs(pointPosition(i).x() - at.x());
    if (distance >= bestDistance) continue;
    best = i;
    bestDistance = distance;
  }
  return best;
}

int TurnGraph::currentIndex() const {
  const auto found = std::find_if(m_points.begin(), m_points.end(), [this](const TurnPoint& p) { return p.node == m_current; });
  return found == m_points.end() ? -1 : static_cast<int>(found - m_points.begin());
}

void TurnGraph::updateAccessible() {
  setAccessibleName(tr("Value over the turns"));
  setAccessibleDescription(pointText(m_hovered >= 0 ? m_hovered : currentIndex()));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void TurnGraph::hover(int index) {
  if (index == m_hovered) return;
  m_hovered = index;
  updateAccessible();
  update();
}

void TurnGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont(font()));
  paintFrame(painter);
  if (!m_points.empty()) paintLine(painter);
}

void TurnGraph::paintFrame(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF area = plotArea();
  painter.fillRect(QRectF(area.topLeft(), QPointF(area.right(), area.center().y())),
                   mixed(palette.surface, palette.dominoOf(Side::First), 0.08));
  painter.fillRect(QRectF(QPointF(area.left(), area.center().y()), area.bottomRight()),
                   mixed(palette.surface, palette.dominoOf(Side::Second), 0.1));
  painter.setPen(QPen(palette.border, 1));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
  painter.setPen(palette.dominoTextOf(Side::First));
  painter.drawText(QRectF(area.left(), 0, area.width(), area.top() - 2), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("%1 wins: %2", "a side, a payoff").arg(playerName(Side::First), payoffText(1)));
  painter.setPen(palette.dominoTextOf(Side::Second));
  painter.drawText(QRectF(area.left(), area.bottom() + 2, area.width(), height() - area.bottom() - 2),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   tr("%1 wins: %2", "a side, a payoff").arg(playerName(Side::Second), payoffText(-1)));
}

void TurnGraph::paintLine(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  for (int i = 1; i < static_cast<int>(m_points.size()); ++i) {
    if (!m_points[static_cast<std::size_t>(i - 1)].value || !m_points[static_cast<std::size_t>(i)].value) continue;
    painter.setPen(QPen(palette.textMuted, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointPosition(i - 1), pointPosition(i));
  }
  const int current = currentIndex();
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const TurnPoint& point = m_points[static_cast<std::size_t>(i)];
    const bool emphasised = i == current || i == m_hovered;
    QColor colour = palette.textMuted;
    if (point.value && std::abs(point.value->value) >= sameValue)
      colour = palette.dominoTextOf(point.value->value > 0 ? Side::First : Side::Second);
    painter.setPen(QPen(colour, i == current ? 2.2 : 1.2));
    // Where values are not known yet, rings on the middle line stand for the turns.
    painter.setBrush(i == current || !point.value ? palette.surface : colour);
    painter.drawEllipse(pointPosition(i), emphasised ? pointRadius + 1.4 : pointRadius - 0.6,
                        emphasised ? pointRadius + 1.4 : pointRadius - 0.6);
  }
}

bool TurnGraph::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = pointText(nearest(help->pos()));
    if (text.isEmpty()) {
      QToolTip::hideText();
    } else {
      QToolTip::showText(help->globalPos(), text, this);
    }
    return true;
  }
  return QWidget::event(event);
}

void TurnGraph::mouseMoveEvent(QMouseEvent* event) {
  hover(nearest(event->position().toPoint()));
  setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TurnGraph::mousePressEvent(QMouseEvent* event) {
  const int index = nearest(event->position().toPoint());
  if (event->button() == Qt::LeftButton && index >= 0) emit nodeChosen(m_points[static_cast<std::size_t>(index)].node);
}

void TurnGraph::leaveEvent(QEvent*) { hover(-1); }

void TurnGraph::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(m_points.size()) - 1;
  int index = currentIndex();
  switch (event->key()) {
    case Qt::Key_Left: --index; break;
    case Qt::Key_Right: ++index; break;
    case Qt::Key_Home: index = 0; break;
    case Qt::Key_End: index = last; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (index >= 0 && index <= last) emit nodeChosen(m_points[static_cast<std::size_t>(index)].node);
}

}  // namespace kotai::ui

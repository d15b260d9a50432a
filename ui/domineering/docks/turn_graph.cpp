#include "ui/domineering/docks/turn_graph.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/chart_style.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

TurnGraph::TurnGraph(QWidget* parent) : LineGraph({8, 8}, parent) {}

void TurnGraph::setLine(std::vector<TurnPoint> points, TurnTree::NodeId current) {
  m_points = std::move(points);
  showPoints(current);
}

double TurnGraph::heightOf(int index) const {
  const std::optional<GameValue>& value = point(index).value;
  return value ? std::clamp(value->value, -1.0, 1.0) : 0;
}

QString TurnGraph::heading() const { return tr("Value over the turns"); }

QString TurnGraph::pointText(int index) const {
  if (index < 0 || index >= pointCount()) return QString();
  const TurnPoint& each = point(index);
  const QString where =
      each.text.isEmpty() ? tr("Start position") : tr("Turn %1: %2", "number of a turn, the turn").arg(each.turn).arg(each.text);
  if (!each.value) return tr("%1 · value not known").arg(where);
  return tr("%1 · %2 · %3", "turn · value · what it means").arg(where, payoffText(each.value->value), valueSentence(*each.value));
}

void TurnGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont(font()));
  paintFrame(painter);
  paintLine(painter);
  paintPoints(painter);
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
  for (const Side side : {Side::First, Side::Second}) {
    painter.setPen(palette.dominoTextOf(side));
    painter.drawText(captionArea(side == Side::First), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 wins: %2", "a side, a payoff").arg(playerName(side), payoffText(side == Side::First ? 1 : -1)));
  }
}

void TurnGraph::paintLine(QPainter& painter) const {
  painter.setPen(QPen(Theme::instance().palette().textMuted, 1.8, Qt::SolidLine, Qt::RoundCap));
  for (int i = 1; i < pointCount(); ++i)
    if (point(i - 1).value && point(i).value) painter.drawLine(pointPosition(i - 1), pointPosition(i));
}

void TurnGraph::paintPoints(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  for (int i = 0; i < pointCount(); ++i) {
    const TurnPoint& each = point(i);
    const bool isCurrent = each.node == current();
    const bool emphasised = isCurrent || i == hovered();
    QColor colour = palette.textMuted;
    if (each.value && std::abs(each.value->value) >= sameValue)
      colour = palette.dominoTextOf(each.value->value > 0 ? Side::First : Side::Second);
    painter.setPen(QPen(colour, isCurrent ? 2.2 : 1.2));
    // Rings on the middle line mark turns whose values are unknown.
    painter.setBrush(isCurrent || !each.value ? palette.surface : colour);
    painter.drawEllipse(pointPosition(i), emphasised ? pointRadius + 1.4 : pointRadius - 0.6,
                        emphasised ? pointRadius + 1.4 : pointRadius - 0.6);
  }
}

}  // namespace kotai::ui

#include "moc_turn_graph.cpp"

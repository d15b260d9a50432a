#include "ui/charts/value_graph.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

ValueGraph::ValueGraph(QWidget* parent) : LineGraph({6, 12}, parent) {}

void ValueGraph::setLine(VariantPtr variant, std::vector<ValuePoint> points, GameTree::NodeId current) {
  m_variant = std::move(variant);
  m_points = std::move(points);
  showPoints(current);
}

QString ValueGraph::heading() const { return tr("Value graph"); }

QString ValueGraph::pointText(int index) const {
  if (index < 0 || index >= pointCount()) return QString();
  const ValuePoint& each = point(index);
  const QString where = each.moveText.isEmpty()
                            ? tr("Start position")
                            : tr("Ply %1: %2", "number of a ply, the move").arg(each.ply).arg(each.moveText + each.mark);
  if (!each.value || !m_variant) return tr("%1 · value not known").arg(where);
  const QString result = resultSentence(*m_variant, Side::First, *each.value);
  return each.verdict.isEmpty() ? tr("%1 · %2", "move · result").arg(where, result)
                                : tr("%1 · %2 · %3", "move · verdict · result").arg(where, each.verdict, result);
}

QColor ValueGraph::colourOf(const ValuePoint& each) const {
  const ColourPalette& palette = Theme::instance().palette();
  return each.value ? palette.of(each.value->outcome) : palette.textMuted;
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
  for (const Side side : {Side::First, Side::Second})
    painter.drawText(captionArea(side == Side::First), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 wins").arg(sideName(*m_variant, side)));
}

void ValueGraph::paintLine(QPainter& painter) const {
  for (int i = 1; i < pointCount(); ++i) {
    const ValuePoint& from = point(i - 1);
    const ValuePoint& to = point(i);
    if (!from.value || !to.value) continue;
    painter.setPen(QPen(colourOf(to), 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointPosition(i - 1), pointPosition(i));
  }
}

void ValueGraph::paintPoints(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool crowded = m_points.size() > 1 && pointPosition(1).x() - pointPosition(0).x() < 9;
  for (int i = 0; i < pointCount(); ++i) {
    const ValuePoint& each = point(i);
    if (!each.value) continue;
    const bool isCurrent = each.node == current();
    const bool marked = !each.mark.isEmpty();
    if (crowded && !isCurrent && !marked && i != hovered()) continue;
    const double radius = isCurrent || i == hovered() ? pointRadius + 1.6 : marked ? pointRadius + 0.8 : pointRadius - 0.8;
    painter.setBrush(isCurrent ? palette.surface : colourOf(each));
    painter.setPen(isCurrent ? QPen(colourOf(each), 2.2) : QPen(Qt::NoPen));
    painter.drawEllipse(pointPosition(i), radius, radius);
  }
}

std::vector<QRectF> ValueGraph::lineObstacles() const {
  std::vector<QRectF> obstacles;
  for (int i = 1; i < pointCount(); ++i) {
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
  for (int i = 0; i < pointCount(); ++i) {
    const ValuePoint& each = point(i);
    if (each.mark.isEmpty()) continue;
    const QPointF at = pointPosition(i);
    const QString move = each.moveText + each.mark;
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

}  // namespace kotai::ui

#include "moc_value_graph.cpp"

#include "ui/trees/graph_painter.h"

#include <QPainterPath>

#include "ui/board/board_scene.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr double pillHeight = 18;
constexpr double pillWidth = 44;
constexpr double nodeMargin = 5;
constexpr double corner = 6;
constexpr double moveTextWidth = 76;
constexpr double borderPx = 24;
constexpr int moveTextPx = 12;
constexpr int valueTextPx = 12;

QPointF rightOf(const QPointF& centre) { return {graphNodeArea(centre).right(), centre.y()}; }
QPointF leftOf(const QPointF& centre) { return {graphNodeArea(centre).left(), centre.y()}; }

/// An edge back to an earlier ply runs below the others.
QPainterPath wayOf(const QPointF& from, const QPointF& to) {
  const QPointF start = rightOf(from);
  const QPointF end = leftOf(to);
  const double bend = end.x() > start.x() ? (end.x() - start.x()) / 2 : graphSteps.column / 2;
  QPainterPath path(start);
  path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
  return path;
}

void paintEdge(QPainter& painter, const PlayGraphEdge& edge, const QPointF& from, const QPointF& to, bool strong,
               const ColourPalette& palette) {
  const QPainterPath way = wayOf(from, to);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(strong ? palette.accent : mixed(palette.surface, palette.textMuted, 0.55), strong ? 2.2 : 1.4));
  painter.drawPath(way);
  QFont font = painter.font();
  font.setPixelSize(moveTextPx);
  painter.setFont(font);
  const QString text = QString::fromStdString(edge.text);
  const double width = std::min(moveTextWidth, painter.fontMetrics().horizontalAdvance(text) + 6.0);
  const QRectF area(way.pointAtPercent(0.62) - QPointF(width / 2, 8), QSizeF(width, 16));
  painter.fillRect(area, palette.surface);
  painter.setPen(strong ? palette.text : palette.textMuted);
  painter.drawText(area, Qt::AlignCenter, text);
}

void paintNode(QPainter& painter, const PlayGraph& graph, const PlayGraphNode& node, const QPointF& centre, bool selected,
               const ColourPalette& palette) {
  const QRectF area = graphNodeArea(centre);
  painter.setPen(
      QPen(selected ? palette.accent : palette.border, selected ? 2.5 : 1, node.expanded ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(selected ? palette.accentTint : palette.surfaceRaised);
  painter.drawRoundedRect(area, corner, corner);
  BoardScene scene;
  scene.variant = VariantPtr(&graph.variant(), [](const Variant*) {});  // not owned, valid during the call
  scene.position = node.position;
  scene.surroundings = false;
  painter.save();
  paintBoardScene(painter, QRectF(area.left() + nodeMargin, area.top() + nodeMargin, graphBoardPx, graphBoardPx), scene, palette);
  painter.restore();
  QFont font = painter.font();
  font.setPixelSize(valueTextPx);
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  const QRectF pill(centre.x() - pillWidth / 2, area.bottom() - pillHeight - 3, pillWidth, pillHeight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.tintOf(node.value.outcome));
  painter.drawRoundedRect(pill, pillHeight / 2, pillHeight / 2);
  painter.setPen(palette.textOf(node.value.outcome));
  painter.drawText(pill, Qt::AlignCenter, badgeText(node.value));
}

}  // namespace

QRectF graphNodeArea(const QPointF& centre) {
  const QSizeF size(graphBoardPx + 2 * nodeMargin, graphBoardPx + nodeMargin + pillHeight + 6);
  return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF graphArea(const GraphPlaces& places) {
  const QRectF node = graphNodeArea({0, 0});
  return places.bounds.adjusted(node.left() - borderPx, node.top() - borderPx, node.right() + borderPx, node.bottom() + borderPx);
}

void paintPlayGraph(QPainter& painter, const PlayGraph& graph, const GraphPlaces& places, const QRectF& visible,
                    std::optional<std::size_t> selected, const ColourPalette& palette) {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto& nodes = graph.nodes();
  const QFont font = painter.font();
  for (const bool strong : {false, true})
    for (std::size_t from = 0; from < nodes.size(); ++from)
      for (const PlayGraphEdge& edge : nodes[from].edges) {
        const QPointF& start = places.centres[from];
        const QPointF& end = places.centres[edge.to];
        const bool chosen = selected && (*selected == from || *selected == edge.to);
        if (chosen == strong && visible.intersects(graphNodeArea(start) | graphNodeArea(end)))
          paintEdge(painter, edge, start, end, strong, palette);
      }
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (visible.intersects(graphNodeArea(places.centres[i]))) {
      painter.setFont(font);
      paintNode(painter, graph, nodes[i], places.centres[i], selected == i, palette);
    }
}

}  // namespace kotai::ui

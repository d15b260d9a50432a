#include "ui/trees/graph_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/board/board_scene.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr int sweeps = 6;

/// Neighbours of each node, in the columns before and after the node's column.
struct Neighbours {
  std::vector<std::vector<std::size_t>> before;
  std::vector<std::vector<std::size_t>> behind;
};

static Neighbours neighboursOf(const PlayGraph& graph) {
  const auto& nodes = graph.nodes();
  Neighbours all{std::vector<std::vector<std::size_t>>(nodes.size()), std::vector<std::vector<std::size_t>>(nodes.size())};
  for (std::size_t from = 0; from < nodes.size(); ++from)
    for (const PlayGraphEdge& edge : nodes[from].edges)
      if (nodes[edge.to].plies == nodes[from].plies + 1) {
        all.behind[from].push_back(edge.to);
        all.before[edge.to].push_back(from);
      }
  return all;
}

/// Sorts the nodes of a column by the positions of their neighbours. Then moves each node near its neighbours,
/// with the necessary spacing.
static void arrange(std::vector<std::size_t>& column, const std::vector<std::vector<std::size_t>>& neighbours,
                    std::vector<double>& heights, double row) {
  std::vector<std::pair<double, std::size_t>> wanted;
  for (const std::size_t node : column) {
    double sum = 0;
    for (const std::size_t each : neighbours[node]) sum += heights[each];
    const auto count = static_cast<double>(neighbours[node].size());
    wanted.emplace_back(count > 0 ? sum / count : heights[node], node);
  }
  std::ranges::stable_sort(wanted, {}, &std::pair<double, std::size_t>::first);
  double lowest = wanted.front().first - row;
  double moved = 0;  // sum of all displacements, for their average
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto [height, node] = wanted[i];
    column[i] = node;
    lowest = std::max(height, lowest + row);
    heights[node] = lowest;
    moved += lowest - height;
  }
  const double back = moved / static_cast<double>(column.size());
  for (const std::size_t node : column) heights[node] -= back;
}

constexpr double pillHeight = 18;
constexpr double pillWidth = 44;
constexpr double nodeMargin = 5;
constexpr double corner = 6;
constexpr double moveTextWidth = 76;
constexpr double borderPx = 24;
constexpr int moveTextPx = 12;
constexpr int valueTextPx = 12;

static QPointF rightOf(const QPointF& centre) { return {graphNodeArea(centre).right(), centre.y()}; }
static QPointF leftOf(const QPointF& centre) { return {graphNodeArea(centre).left(), centre.y()}; }

/// Returns the path for painting an edge. An edge that leads back to an earlier ply runs below the other edges.
static QPainterPath edgePath(const QPointF& from, const QPointF& to) {
  const QPointF start = rightOf(from);
  const QPointF end = leftOf(to);
  const double bend = end.x() > start.x() ? (end.x() - start.x()) / 2 : graphSteps.column / 2;
  QPainterPath path(start);
  path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
  return path;
}

static void paintEdge(QPainter& painter, const PlayGraphEdge& edge, const QPointF& from, const QPointF& to, bool strong,
                      const ColourPalette& palette) {
  const QPainterPath way = edgePath(from, to);
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

static void paintNode(QPainter& painter, const PlayGraph& graph, const PlayGraphNode& node, const QPointF& centre, bool selected,
                      const ColourPalette& palette) {
  const QRectF area = graphNodeArea(centre);
  painter.setPen(
      QPen(selected ? palette.accent : palette.border, selected ? 2.5 : 1, node.expanded ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(selected ? palette.accentTint : palette.surfaceRaised);
  painter.drawRoundedRect(area, corner, corner);
  BoardScene scene;
  scene.variant = VariantPtr(&graph.variant(), [](const Variant*) {});  // the caller keeps the variant alive
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

/// Returns the positions of the nodes, in time linear in the number of nodes and edges.
static GraphPlaces placeNodes(const PlayGraph& graph, const GraphSteps& steps) {
  const auto& nodes = graph.nodes();
  GraphPlaces places;
  std::vector<double> heights(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (places.columns.size() <= nodes[i].plies) places.columns.resize(nodes[i].plies + 1);
    heights[i] = static_cast<double>(places.columns[nodes[i].plies].size()) * steps.row;
    places.columns[nodes[i].plies].push_back(i);
  }
  const Neighbours neighbours = neighboursOf(graph);
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (std::size_t column = 1; column < places.columns.size(); ++column)
      arrange(places.columns[column], neighbours.before, heights, steps.row);
    for (std::size_t column = places.columns.size() - 1; sweep + 1 < sweeps && column-- > 0;)
      arrange(places.columns[column], neighbours.behind, heights, steps.row);
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const QPointF centre(nodes[i].plies * steps.column, heights[i] - heights[0]);
    places.centres.push_back(centre);
    places.bounds |= QRectF(centre, QSizeF(1, 1));
  }
  return places;
}

GraphCanvas::GraphCanvas(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Graphic);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&GraphCanvas::update));
}

void GraphCanvas::setGraph(std::shared_ptr<PlayGraph> graph) {
  m_graph = std::move(graph);
  m_selected = 0;
  place();
  if (m_graph) select(0);
}

void GraphCanvas::place() {
  m_places = m_graph ? placeNodes(*m_graph, graphSteps) : GraphPlaces();
  m_parents.assign(m_graph ? m_graph->nodes().size() : 0, 0);
  for (std::size_t from = m_parents.size(); from-- > 0;)
    for (const PlayGraphEdge& edge : m_graph->nodes()[from].edges)
      if (m_graph->nodes()[edge.to].plies == m_graph->nodes()[from].plies + 1) m_parents[edge.to] = from;
  const QSize size = m_graph ? graphArea(m_places).size().toSize() : QSize();
  setMinimumSize(size);
  resize(size);
  update();
}

std::vector<AnyMove> GraphCanvas::movesTo(std::size_t node) const {
  std::vector<AnyMove> moves;
  while (node != 0) {
    const std::size_t parent = m_parents[node];
    const auto& edges = m_graph->nodes()[parent].edges;
    moves.push_back(std::ranges::find(edges, node, &PlayGraphEdge::to)->move);
    node = parent;
  }
  std::ranges::reverse(moves);
  return moves;
}

QRect GraphCanvas::nodeRect(std::size_t node) const {
  return graphNodeArea(m_places.centres[node]).translated(-graphArea(m_places).topLeft()).toAlignedRect();
}

void GraphCanvas::select(std::size_t node) {
  m_selected = node;
  setAccessibleDescription(nodeText(node));
  update();
  emit selectionChanged();
}

/// Expands the selected node. Keeps the root in place on the screen, because all positions are relative to the
/// root.
void GraphCanvas::expandSelected() {
  if (!m_graph || m_graph->nodes()[m_selected].expanded) return;
  try {
    m_graph->expand(m_selected);
  } catch (...) {
    emit failed(exceptionText(std::current_exception()));
    return;
  }
  place();
  emit grown();
  emit selectionChanged();
}

QString GraphCanvas::nodeText(std::size_t node) const {
  const PlayGraphNode& each = m_graph->nodes()[node];
  const Variant& variant = m_graph->variant();
  return QStringLiteral("%1\n%2").arg(QString::fromStdString(variant.formatPosition(each.position)),
                                      resultSentence(variant, variant.sideToMove(each.position), each.value));
}

std::optional<std::size_t> GraphCanvas::nodeAt(const QPoint& point) const {
  for (std::size_t i = 0; i < m_places.centres.size(); ++i)
    if (nodeRect(i).contains(point)) return i;
  return std::nullopt;
}

std::optional<std::size_t> GraphCanvas::neighbour(int key) const {
  const PlayGraphNode& node = m_graph->nodes()[m_selected];
  if (key == Qt::Key_Left) return m_selected == 0 ? std::nullopt : std::optional(m_parents[m_selected]);
  if (key == Qt::Key_Right) return node.edges.empty() ? std::nullopt : std::optional(node.edges.front().to);
  const auto& column = m_places.columns[node.plies];
  const auto here = std::ranges::find(column, m_selected) - column.begin();
  const auto there = here + (key == Qt::Key_Up ? -1 : 1);
  if (there < 0 || there >= static_cast<std::ptrdiff_t>(column.size())) return std::nullopt;
  return column[static_cast<std::size_t>(there)];
}

void GraphCanvas::paintEvent(QPaintEvent* event) {
  if (!m_graph) return;
  QPainter painter(this);
  const QPointF topLeft = graphArea(m_places).topLeft();
  painter.fillRect(event->rect(), Theme::instance().palette().surface);
  painter.translate(-topLeft);
  paintPlayGraph(painter, *m_graph, m_places, QRectF(event->rect()).translated(topLeft), m_selected, Theme::instance().palette());
}

void GraphCanvas::mousePressEvent(QMouseEvent* event) {
  const auto node = m_graph ? nodeAt(event->pos()) : std::nullopt;
  if (!node || event->button() != Qt::LeftButton) return;
  select(*node);
  expandSelected();
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (const auto node = m_graph ? nodeAt(event->pos()) : std::nullopt) emit opened(*node);
}

void GraphCanvas::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (!m_graph) return QWidget::keyPressEvent(event);
  if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
    if (key == Qt::Key_Right) expandSelected();
    if (const auto next = neighbour(key)) select(*next);
  } else if (key == Qt::Key_Space) {
    expandSelected();
  } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    emit opened(m_selected);
  } else if (key == Qt::Key_Home) {
    select(0);
  } else {
    QWidget::keyPressEvent(event);
  }
}

bool GraphCanvas::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_graph) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto node = nodeAt(help->pos()))
      QToolTip::showText(help->globalPos(), nodeText(*node), this, nodeRect(*node));
    else
      QToolTip::hideText();
    return true;
  }
  return QWidget::event(event);
}

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

#include "moc_graph_canvas.cpp"

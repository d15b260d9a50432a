#include "ui/trees/graph_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"
#include "ui/trees/graph_painter.h"

namespace kotai::ui {

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

/// The root keeps its place on the screen, because all places are relative to it.
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
  const QPointF corner = graphArea(m_places).topLeft();
  painter.fillRect(event->rect(), Theme::instance().palette().surface);
  painter.translate(-corner);
  paintPlayGraph(painter, *m_graph, m_places, QRectF(event->rect()).translated(corner), m_selected, Theme::instance().palette());
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

}  // namespace kotai::ui

#include "moc_graph_canvas.cpp"

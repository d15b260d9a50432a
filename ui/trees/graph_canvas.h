// Canvas for browsing a graph of play. The user selects a node with the mouse or the keys to show its moves.
#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/play_graph.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Spacing of a graph of play. The graph has a column for each ply, from left to right.
struct GraphSteps {
  double column;  ///< distance between neighbouring plies
  double row;     ///< minimum distance between two nodes of a column
};

struct GraphPlaces {
  std::vector<QPointF> centres;                   ///< centres by node
  std::vector<std::vector<std::size_t>> columns;  ///< nodes by ply, from top to bottom
  QRectF bounds;                                  ///< bounding rectangle of the centres; the root is at (0, 0)
};

// Functions that paint a graph of play: small boards with values, and the moves between boards. The screen and
// files use the same picture.

inline constexpr double graphBoardPx = 84;
inline constexpr GraphSteps graphSteps{172, 128};

/// Returns the area around a node's centre that contains its board and the value below the board.
QRectF graphNodeArea(const QPointF& centre);
/// Returns the area of the graph, including the boards and values of all nodes.
QRectF graphArea(const GraphPlaces& places);

/// Paints the part of the graph inside \p visible, in the coordinates of \p places. Draws a frame around the
/// node \p selected, and highlights its edges.
void paintPlayGraph(QPainter& painter, const PlayGraph& graph, const GraphPlaces& places, const QRectF& visible,
                    std::optional<std::size_t> selected, const ColourPalette& palette);

/// Canvas with a graph of play, for use in a scroll area. Right and Left follow moves. Up and Down step through
/// a column. Space shows the moves of a node. Enter opens the position of the node.
class GraphCanvas : public QWidget {
  Q_OBJECT

 public:
  explicit GraphCanvas(QWidget* parent = nullptr);
  void setGraph(std::shared_ptr<PlayGraph> graph);  ///< sets the graph; null for an empty canvas
  const PlayGraph* graph() const { return m_graph.get(); }
  const GraphPlaces& places() const { return m_places; }
  std::size_t selected() const { return m_selected; }
  void select(std::size_t node);
  void expandSelected();
  /// Returns the moves from the root to a node, along the path on which the graph found the node.
  std::vector<AnyMove> movesTo(std::size_t node) const;
  QRect nodeRect(std::size_t node) const;  ///< returns the rectangle in the widget's coordinates

 signals:
  void selectionChanged();
  void grown();                      ///< emitted when nodes were added
  void failed(const QString& text);  ///< emitted when the solution could not be read
  void opened(std::size_t node);

 private:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  std::optional<std::size_t> nodeAt(const QPoint& point) const;
  std::optional<std::size_t> neighbour(int key) const;
  QString nodeText(std::size_t node) const;
  void place();

  std::shared_ptr<PlayGraph> m_graph;
  GraphPlaces m_places;
  std::vector<std::size_t> m_parents;  ///< parent by node; the root is its own parent
  std::size_t m_selected = 0;
};

}  // namespace kotai::ui

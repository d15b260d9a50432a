// A graph of play for browsing. Choosing a node with the mouse or keys shows its moves.
#pragma once

#include <QWidget>
#include <memory>

#include "ui/trees/graph_layout.h"

namespace kotai::ui {

/// Used in a scroll area. Right and Left go along moves, Up and Down step through a column, Space shows the moves of a node,
/// Enter opens it.
class GraphCanvas : public QWidget {
  Q_OBJECT

 public:
  explicit GraphCanvas(QWidget* parent = nullptr);
  void setGraph(std::shared_ptr<PlayGraph> graph);  ///< null shows nothing
  const PlayGraph* graph() const { return m_graph.get(); }
  const GraphPlaces& places() const { return m_places; }
  std::size_t selected() const { return m_selected; }
  void select(std::size_t node);
  void expandSelected();
  /// Moves from the root to a node, on the path by which it was found.
  std::vector<AnyMove> movesTo(std::size_t node) const;
  QRect nodeRect(std::size_t node) const;  ///< in the widget's coordinates

 signals:
  void selectionChanged();
  void grown();                      ///< nodes were added
  void failed(const QString& text);  ///< the solution could not be read
  void opened(std::size_t node);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
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

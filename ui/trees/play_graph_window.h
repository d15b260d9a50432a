// Window with the graph of perfect play from the position on the board.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include "core/analysis/play_graph.h"
#include "ui/background/latest.h"
#include "ui/files/picture_file.h"
#include "ui/theme/label.h"
#include "ui/trees/graph_canvas.h"

namespace kotai::ui {

/// Window with a graph of play. Stays open while the user plays, and keeps the graph of the position at which
/// it was opened. A worker builds the graph.
class PlayGraphWindow : public QDialog {
  Q_OBJECT

 public:
  PlayGraphWindow(SolutionPtr solution, const AnyPosition& root, QWidget* parent = nullptr);
  QLabel* summary() const { return m_summary; }
  void saveAs(const QString& file);  ///< saves a picture or a Graphviz file, and reports the result

 signals:
  void positionChosen(const std::vector<kotai::AnyMove>& moves);  ///< emitted with the moves from the root

 private:
  void makeRow();
  void build(bool readable);
  void take(std::shared_ptr<PlayGraph> graph, bool whole, const QString& failure);
  void showSelected();
  Picture picture() const;
  void refreshSummary();
  void retranslate();

  SolutionPtr m_solution;
  AnyPosition m_root;
  QComboBox* m_graphMoves = named("followedBox", new QComboBox(this));
  QLabel* m_pliesLabel = new Label(this);
  QSpinBox* m_plies = named("pliesBox", new QSpinBox(this));
  QLabel* m_summary = muted(wrapping(new Label(this)));
  QPushButton* m_open = new QPushButton(this);
  QPushButton* m_save = new QPushButton(this);
  GraphCanvas* m_canvas = new GraphCanvas;
  QScrollArea* m_scroll = new QScrollArea(this);
  QString m_note;  ///< message about a failure or an incomplete graph
  Latest m_growing;
};

}  // namespace kotai::ui

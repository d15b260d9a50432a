// The value over the moves of the current line.
#pragma once

#include <QDockWidget>

#include "ui/document/game_document.h"

class QStackedWidget;

namespace kotai::ui {

class EmptyState;
class ValueGraph;

class ValueGraphDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit ValueGraphDock(GameDocument* document, QWidget* parent = nullptr);
  ValueGraph* graph() const { return m_graph; }

 public slots:
  void setValuesShown(bool shown);  ///< off during play without help

 signals:
  void valuesWanted();  ///< the user wants to see hidden values

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void retranslateUi();

  GameDocument* m_document;
  bool m_valuesShown = true;
  QStackedWidget* m_pages = nullptr;  ///< empty state, graph
  EmptyState* m_empty = nullptr;
  QWidget* m_graphPage = nullptr;
  ValueGraph* m_graph = nullptr;
};

}  // namespace kotai::ui

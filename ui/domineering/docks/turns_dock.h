// Turns of the current game with variations and comments, and the value over the turns.
#pragma once

#include "ui/docks/game/tree_dock.h"

class QSplitter;

namespace kotai::ui {

class DomineeringDocument;
class TurnGraph;
class TurnTreeView;

class TurnsDock : public TreeDock {
  Q_OBJECT

 public:
  TurnsDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  TurnTreeView* turns() const { return m_turns; }
  TurnGraph* graph() const { return m_graph; }

 protected:
  QString title() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override;
  bool showContents() override;

 private:
  DomineeringDocument* m_document;
  QSplitter* m_splitter;
  TurnTreeView* m_turns;
  TurnGraph* m_graph;
};

}  // namespace kotai::ui

// Graph of the value over the moves of the current line.
#pragma once

#include "ui/document/game_document.h"
#include "ui/state/state_dock.h"

namespace kotai::ui {

class ValueGraph;

class ValueGraphDock : public StateDock {
  Q_OBJECT

 public:
  ValueGraphDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ValueGraph* graph() const { return m_graph; }

 protected:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;

 private:
  GameDocument* m_document;
  ValueGraph* m_graph = nullptr;
};

}  // namespace kotai::ui

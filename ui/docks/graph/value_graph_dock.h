// Graph of the value over the moves of the current line.
#pragma once

#include "ui/docks/game/game_dock.h"

namespace kotai::ui {

class ValueGraphDock : public StateDock {
  Q_OBJECT

 public:
  ValueGraphDock(GameWordsPtr game, StateHub* hub, const QString& objectName, QWidget* parent = nullptr);
  ValueGraph* graph() const { return m_graph; }

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  GameWordsPtr m_game;
  ValueGraph* m_graph;
};

}  // namespace kotai::ui

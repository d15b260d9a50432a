// Moves and variations of the current game, and a comment on the current move.
#pragma once

#include "ui/docks/game/tree_dock.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class MoveTreeView;

class GameDock : public TreeDock {
  Q_OBJECT

 public:
  GameDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  MoveTreeView* moves() const { return m_moves; }

 protected:
  QString title() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override;

 private:
  GameDocument* m_document;
  MoveTreeView* m_moves;
};

}  // namespace kotai::ui

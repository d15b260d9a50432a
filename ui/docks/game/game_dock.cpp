#include "ui/docks/game/game_dock.h"

#include "ui/docks/game/move_tree_view.h"

namespace kotai::ui {

GameDock::GameDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : TreeDock(document, hub, QStringLiteral("gameDock"), parent),
      m_document(document),
      m_moves(new MoveTreeView(document, MoveTreeView::Arrangement::Flowing, this)) {
  buildColumn(m_moves, m_moves);
}

QString GameDock::title() const { return tr("Game"); }

QString GameDock::commentHeading() const {
  return tr("Comment on %1").arg(m_document->tree().node(m_document->currentNode()).moveText);
}

CommentBox::Words GameDock::commentWords() const {
  return {tr("Delete from here"), tr("Deletes the current move and all moves after it"), tr("Write a comment on this move"),
          tr("Comment")};
}

}  // namespace kotai::ui

#include "moc_game_dock.cpp"

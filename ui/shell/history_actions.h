// Undo and redo of the game that is open: their actions, the words for them, and the way back after something was deleted.
#pragma once

#include <QObject>

namespace kotai::ui {

class Actions;
class MessageBar;
class TreeHistory;
class Workspace;

/// Made and owned by the main window. Every document keeps a history; the actions are those of the one that is open.
class HistoryActions : public QObject {
  Q_OBJECT

 public:
  HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent);
  /// Texts and whether there is anything to undo. \p shown: a game is on the screen.
  void refresh(bool shown);
  /// Says how many moves or turns were deleted, until the game changes again.
  void offerUndo(MessageBar* messages, int removed);

 public slots:
  void undo();
  void redo();

 signals:
  void changed();

 private:
  TreeHistory& history() const;

  Workspace* m_workspace;
  const Actions* m_actions;
};

}  // namespace kotai::ui

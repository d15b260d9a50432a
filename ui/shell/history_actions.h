// Undo and redo of the open game: actions, their texts, and an undo button after a deletion.
#pragma once

#include <QObject>

namespace kotai::ui {

class Actions;
class MessageBar;
class TreeHistory;
class Workspace;

/// Created and owned by the main window. Every document has a history. The actions use the history of the open document.
class HistoryActions : public QObject {
  Q_OBJECT

 public:
  HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent);
  /// Updates texts and enabled states. \p shown: a game is visible.
  void refresh(bool shown);
  /// Shows how many moves or turns were deleted, until the game changes again.
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

// Moves of a game with their variations, and a comment on the current one.
#pragma once

#include <QPointer>

#include "ui/docks/game/move_tree_view.h"
#include "ui/state/state_dock.h"

class QPlainTextEdit;
class QVBoxLayout;

namespace kotai::ui {

class GameDock : public StateDock {
  Q_OBJECT

 public:
  GameDock(GameWordsPtr game, StateHub* hub, const QString& objectName, MoveTreeView::Arrangement arrangement,
           QWidget* parent = nullptr);
  MoveTreeView* moves() const { return m_moves; }
  QPlainTextEdit* comment() const { return m_comment->edit(); }

  /// Sets the widget above the moves, replacing the previous one. Null removes it.
  void setCard(QWidget* card);
  void setClocks(QWidget* clocks);  ///< the same for the place above the card
  QWidget* card() const { return m_card; }

 protected:
  void retranslate() override;
  bool showContents() override;

 private:
  void replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place);
  void showComment();

  GameWordsPtr m_game;
  MoveTreeView* m_moves;
  CommentBox* m_comment = nullptr;
  QVBoxLayout* m_column = nullptr;
  QPointer<QWidget> m_card;
  QPointer<QWidget> m_clocks;
};

}  // namespace kotai::ui

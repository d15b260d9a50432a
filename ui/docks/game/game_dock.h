// The game so far: its moves and variations, and a comment on the current one.
#pragma once

#include <QDockWidget>

#include "ui/document/game_document.h"

class QPlainTextEdit;

namespace kotai::ui {

class CommentBox;
class MoveTreeView;

class GameDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit GameDock(GameDocument* document, QWidget* parent = nullptr);
  MoveTreeView* moves() const { return m_moves; }
  QPlainTextEdit* comment() const;

 public slots:
  void setValuesShown(bool shown);  ///< off while one plays without help

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void createWidgets();
  void connectSignals();
  void showComment();
  void retranslateUi();

  GameDocument* m_document;
  MoveTreeView* m_moves = nullptr;
  CommentBox* m_comment = nullptr;
};

}  // namespace kotai::ui

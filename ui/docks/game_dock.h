// The game so far: its moves and variations, and a comment on the current one.
#pragma once

#include <QDockWidget>

#include "ui/document/game_document.h"

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace kotai::ui {

class MoveTreeView;

class GameDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit GameDock(GameDocument* document, QWidget* parent = nullptr);
  MoveTreeView* moves() const { return m_moves; }
  QPlainTextEdit* comment() const { return m_comment; }

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
  QLabel* m_commentHeading = nullptr;
  QPlainTextEdit* m_comment = nullptr;
  QToolButton* m_takeBack = nullptr;
};

}  // namespace kotai::ui

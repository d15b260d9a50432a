// The middle of the window while a game of alternating moves is open: header, message bar, board.
#pragma once

#include "ui/play/page_frame.h"

class QLabel;

namespace kotai::ui {

class BoardView;
class GameDocument;
class Settings;

class BoardPage : public PageFrame {
  Q_OBJECT

 public:
  BoardPage(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  BoardView* board() const { return m_board; }

 protected:
  QRect boardRect() const override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refreshLegend();

  BoardView* m_board = nullptr;
  QLabel* m_legend = nullptr;  ///< shown below the board
};

}  // namespace kotai::ui

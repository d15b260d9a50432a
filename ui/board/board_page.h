// The middle of the window while a game of alternating moves is open: header, message bar, board.
#pragma once

#include "ui/play/page_frame.h"

namespace kotai::ui {

class BoardView;
class GameDocument;
class Settings;

class BoardPage : public PageFrame {
  Q_OBJECT

 public:
  BoardPage(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  BoardView* board() const { return m_board; }

 private:
  QString legend() const override;
  QRect boardRect() const override;
  BoardView* m_board = nullptr;
};

}  // namespace kotai::ui

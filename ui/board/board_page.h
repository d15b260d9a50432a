// The middle of the window while a game of alternating moves is open: header, message bar, board.
#pragma once

#include "ui/play/page_frame.h"

namespace kotai::ui {

class BoardView;
class GameDocument;
class HeaderStrip;
class Settings;

class BoardPage : public PageFrame {
  Q_OBJECT

 public:
  BoardPage(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  BoardView* board() const { return m_board; }
  HeaderStrip* header() const { return m_header; }
  void setPlayLayout(bool play) override;

 protected:
  QRect boardRect() const override;

 private:
  HeaderStrip* m_header;
  BoardView* m_board;
};

}  // namespace kotai::ui

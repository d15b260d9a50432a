// The middle of the window while a game is open: header, message bar, board.
#pragma once

#include <QWidget>

namespace kotai::ui {

class BoardView;
class GameDocument;
class HeaderStrip;
class MessageBar;
class Settings;

class BoardPage : public QWidget {
  Q_OBJECT

 public:
  BoardPage(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  BoardView* board() const { return m_board; }
  MessageBar* messages() const { return m_messages; }
  HeaderStrip* header() const { return m_header; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void placeMessages();  ///< where the board leaves room: beside it, or below it in a narrow window
  HeaderStrip* m_header;
  MessageBar* m_messages;
  BoardView* m_board;
};

}  // namespace kotai::ui

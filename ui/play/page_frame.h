// Central widget of a game of any kind: header and board. In the play layout also buttons above and a panel beside it. Places
// messages where they cover neither the board nor the hands.
#pragma once

#include <QWidget>
#include <memory>

class QHBoxLayout;
class QVBoxLayout;

namespace kotai::ui {

class BesideBoard;
class BoardHeader;
class MessageBar;
class PlayButtons;
class PlayPanel;

class PageFrame : public QWidget {
  Q_OBJECT

 public:
  BoardHeader* header() const { return m_header; }
  MessageBar* messages() const { return m_messages; }
  PlayPanel* playPanel() const { return m_panel; }
  PlayButtons* playButtons() const { return m_buttons; }
  void setPlayParts(PlayPanel* panel, PlayButtons* buttons);  ///< takes ownership; call once
  void setPlayLayout(bool play);
  bool isPlayLayout() const { return m_play; }

 protected:
  explicit PageFrame(QWidget* parent);
  ~PageFrame() override;
  /// Call this once in a subclass's constructor.
  void build(BoardHeader* header, QWidget* board, QWidget* below = nullptr);
  /// Rectangle of the board with everything that belongs to it, including hands. Invalid if there is no board.
  virtual QRect boardRect() const = 0;
  bool hasRoomForMessages() const;  ///< messages beside the board or in the panel
  void resizeEvent(QResizeEvent* event) override;

 private:
  void placeMessages();
  void fitParts();
  void fitHeader();

  MessageBar* m_messages;
  PlayPanel* m_panel = nullptr;
  PlayButtons* m_buttons = nullptr;
  QWidget* m_middle;  ///< contains everything except the panel
  QVBoxLayout* m_column;
  QHBoxLayout* m_top;
  BoardHeader* m_header = nullptr;
  std::unique_ptr<BesideBoard> m_place;
  bool m_play = false;
};

}  // namespace kotai::ui

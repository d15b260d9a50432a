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
class Label;
class MessageBar;
class PlayButtons;
class PlayPanel;
class Settings;
class TreeDocument;

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
  PageFrame(TreeDocument* document, Settings* settings, QWidget* parent);
  ~PageFrame() override;
  /// Call this once in a subclass's constructor. \p choices: below the legend of the board.
  void build(BoardHeader* header, QWidget* board, QWidget* choices = nullptr);
  virtual QString legend() const = 0;  ///< explains the values on the board; empty if there is nothing to explain
  /// Rectangle of the board with everything that belongs to it, including hands. Invalid if there is no board.
  virtual QRect boardRect() const = 0;
  bool hasRoomForMessages() const;  ///< messages beside the board or in the panel
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refreshLegend();
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
  Label* m_legend;
  std::unique_ptr<BesideBoard> m_place;
  bool m_play = false;
};

}  // namespace kotai::ui

// Central widget of the window while a game of alternating moves is open: header, message bar and board.
#pragma once

#include "core/game/game_end.h"
#include "core/game/value.h"
#include "ui/document/game_document.h"
#include "ui/play/board_header.h"
#include "ui/play/page_frame.h"

namespace kotai::ui {

class BoardView;
class Settings;

class HeaderStrip : public BoardHeader {
  Q_OBJECT

 public:
  HeaderStrip(GameDocument* document, Settings* settings, QWidget* parent = nullptr);

 private:
  void refresh() override;
  QString knownText() const;
  QString moveSummary() const;
  QString playSummary() const;
  Value shownValue() const;
  QString shownSentence() const;
  QString endSummary(const GameEnd& end) const;
  void showEnd(const GameEnd& end);

  GameDocument* m_document;
};

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

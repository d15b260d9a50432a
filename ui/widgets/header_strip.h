// Header of an alternating game: the side to move, and the outcomes of the legal moves.
#pragma once

#include "core/game/game_end.h"
#include "core/game/value.h"
#include "ui/document/game_document.h"
#include "ui/widgets/board_header.h"

namespace kotai::ui {

class HeaderStrip : public BoardHeader {
  Q_OBJECT

 public:
  HeaderStrip(GameDocument* document, Settings* settings, QWidget* parent = nullptr);

 private:
  void refresh() override;
  bool valuesKnown() const override;
  QString knownText() const;
  QString moveSummary() const;
  QString playSummary() const;
  Value shownValue() const;
  QString shownSentence() const;
  QString endSummary(const GameEnd& end) const;
  void showEnd(const GameEnd& end);

  GameDocument* m_document;
};

}  // namespace kotai::ui

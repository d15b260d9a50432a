// The cards of a game with simultaneous moves on the welcome page, and the way to the table of all outcomes.
#pragma once

#include "core/game/registry.h"
#include "ui/welcome/section_frame.h"

class QPushButton;

namespace kotai::ui {

class BoardCard;

class BoardSection : public SectionFrame {
  Q_OBJECT

 public:
  explicit BoardSection(const GameInfo& game, QWidget* parent = nullptr);
  const std::vector<BoardCard*>& cards() const { return m_cards; }
  QPushButton* outcomesButton() const { return m_outcomes; }

 signals:
  void outcomesRequested();

 protected:
  void retranslate() override;

 private:
  std::vector<BoardCard*> m_cards;
  QPushButton* m_outcomes;
};

}  // namespace kotai::ui

// The cards of one game's variants on the welcome page.
#pragma once

#include "core/game/registry.h"
#include "ui/welcome/section_frame.h"

namespace kotai::ui {

class VariantCard;

class GameSection : public SectionFrame {
  Q_OBJECT

 public:
  explicit GameSection(const GameInfo& game, QWidget* parent = nullptr);
  const std::vector<VariantCard*>& cards() const { return m_cards; }

 private:
  std::vector<VariantCard*> m_cards;
};

}  // namespace kotai::ui

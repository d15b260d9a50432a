#include "ui/welcome/game_section.h"

#include "ui/welcome/variant_card.h"

namespace kotai::ui {

GameSection::GameSection(const GameInfo& game, QWidget* parent) : SectionFrame(game.id, parent) {
  for (const std::string& id : game.knownVariants)
    if (const auto variant = parseVariant(id)) {
      m_cards.push_back(new VariantCard(*variant, this));
      addCard(m_cards.back());
    }
}

}  // namespace kotai::ui

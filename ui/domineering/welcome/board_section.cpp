#include "ui/domineering/welcome/board_section.h"

#include <QPushButton>

#include "core/simultaneous/registry.h"
#include "ui/domineering/welcome/board_card.h"

namespace kotai::ui {

BoardSection::BoardSection(const GameInfo& game, QWidget* parent)
    : SectionFrame(game.id, parent), m_outcomes(new QPushButton(this)) {
  for (const std::string& id : game.knownVariants)
    if (const auto variant = parseSimultaneousVariant(id)) {
      m_cards.push_back(new BoardCard(*variant, this));
      addCard(m_cards.back());
    }
  addBesideName(m_outcomes);
  connect(m_outcomes, &QPushButton::clicked, this, &BoardSection::outcomesRequested);
  BoardSection::retranslate();
}

void BoardSection::retranslate() {
  SectionFrame::retranslate();
  m_outcomes->setText(tr("Outcomes of all boards …"));
}

}  // namespace kotai::ui

#include "ui/welcome/game_section.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/texts.h"
#include "ui/welcome/variant_card.h"

namespace kotai::ui {

GameSection::GameSection(const GameInfo& game, QWidget* parent)
    : QWidget(parent), m_gameId(game.id), m_name(new QLabel(this)), m_sentence(new QLabel(this)), m_grid(new QGridLayout) {
  QFont font = m_name->font();
  font.setPointSizeF(font.pointSizeF() * 1.5);
  font.setWeight(QFont::DemiBold);
  m_name->setFont(font);
  m_sentence->setWordWrap(true);
  m_sentence->setProperty("muted", true);
  m_grid->setSpacing(16);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_name);
  column->addWidget(m_sentence);
  column->addSpacing(12);
  column->addLayout(m_grid);
  for (const std::string& id : game.knownVariants)
    if (const auto variant = parseVariant(id)) m_cards.push_back(new VariantCard(*variant, this));
  retranslate();
}

void GameSection::setColumns(int columns) {
  if (columns == m_columns) return;
  for (int i = 0; i < std::max(columns, m_columns); ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
  m_columns = columns;
  // A column without cards is as wide as the others: something has to be in it.
  for (QWidget* filler : m_fillers) delete filler;
  m_fillers.clear();
  for (int i = static_cast<int>(m_cards.size()); i < columns; ++i) {
    m_fillers.push_back(new QWidget(this));
    m_grid->addWidget(m_fillers.back(), 0, i);
  }
  for (std::size_t i = 0; i < m_cards.size(); ++i)
    m_grid->addWidget(m_cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

void GameSection::retranslate() {
  m_name->setText(gameName(m_gameId));
  m_sentence->setText(gameSentence(m_gameId));
}

void GameSection::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "ui/welcome/continue_row.h"

#include <QGridLayout>
#include <QPushButton>
#include <algorithm>

#include "ui/welcome/first_steps_offer.h"

namespace kotai::ui {

namespace {
constexpr int fewestCells = 2;
}

ContinueRow::ContinueRow(QWidget* parent)
    : QWidget(parent), m_newcomer(new FirstStepsOffer(FirstStepsOffer::Weight::Strong, this)), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  connect(m_newcomer, &FirstStepsOffer::accepted, this, &ContinueRow::firstStepsRequested);
  arrange();
}

void ContinueRow::setGames(std::vector<ContinuedGame> games) {
  m_games = std::move(games);
  arrange();
}

void ContinueRow::setNewcomer(bool newcomer) {
  m_isNewcomer = newcomer;
  arrange();
}

void ContinueRow::setColumns(int columns, int gap) {
  m_grid->setSpacing(gap);
  for (int i = 0; i < std::max(columns, m_columns); ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
  m_columns = columns;
  arrange();
}

QPushButton* ContinueRow::firstButton() const {
  if (!m_cards.empty()) return m_cards.front()->button();
  return m_isNewcomer ? m_newcomer->button() : nullptr;
}

void ContinueRow::arrange() {
  const std::size_t cells = static_cast<std::size_t>(std::max(m_columns, fewestCells)) - (m_isNewcomer ? 1 : 0);
  const std::size_t shown = std::min(m_games.size(), cells);
  for (; m_cards.size() > shown; m_cards.pop_back()) m_cards.back()->deleteLater();
  for (std::size_t i = m_cards.size(); i < shown; ++i) {
    m_cards.push_back(new ContinueCard(this));
    connect(m_cards.back(), &ContinueCard::continued, this, [this, i] { emit continued(static_cast<int>(i)); });
  }
  int place = 0;
  const auto add = [&](QWidget* card) {
    m_grid->addWidget(card, place / m_columns, place % m_columns);
    card->show();
    ++place;
  };
  for (std::size_t i = 0; i < shown; ++i) {
    m_cards[i]->showGame(m_games[i], i == 0);
    add(m_cards[i]);
  }
  m_newcomer->setVisible(m_isNewcomer);  // never hidden even for a moment: the focus would move on and scroll the page
  if (m_isNewcomer) add(m_newcomer);
  setVisible(place > 0);
  qDeleteAll(m_fillers);  // without them the other cards would be slightly wider than the cards below
  m_fillers.clear();
  while (place % m_columns != 0) add(m_fillers.emplace_back(new QWidget(this)));
}

}  // namespace kotai::ui

#include "moc_continue_row.cpp"

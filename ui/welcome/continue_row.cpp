#include "ui/welcome/continue_row.h"

#include <algorithm>

#include "ui/actions/action_button.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int fewestCells = 2;

constexpr QSize smallBoardSize(76, 68);
constexpr int narrowBelow = 370;

ContinueRow::ContinueRow(QWidget* parent) : QWidget(parent) {
  m_grid->setContentsMargins(0, 0, 0, 0);
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
    auto* card = new ContinueCard(this);
    connect(card, &ContinueCard::continued, this, [this, i] { emit continued(static_cast<int>(i)); });
    connect(card->reviewButton(), &QPushButton::clicked, this, &ContinueRow::reviewWanted);
    m_cards.push_back(card);
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
  m_newcomer->setVisible(m_isNewcomer);  // a hidden card would lose the focus, and the new focus would scroll the page
  if (m_isNewcomer) add(m_newcomer);
  setVisible(place > 0);
  qDeleteAll(m_fillers);  // without fillers, the cards would be slightly wider than the cards below
  m_fillers.clear();
  while (place % m_columns != 0) add(m_fillers.emplace_back(new QWidget(this)));
}

ContinueCard::ContinueCard(QWidget* parent) : QFrame(parent) {
  whenLanguageChanges(this, [this] { retranslate(); });
  setObjectName(QStringLiteral("card"));
  m_board->setFixedSize(smallBoardSize);
  m_board->setClickable(true);
  makeStrong(m_title);
  for (QLabel* label : {m_title, m_players, m_state}) label->setWordWrap(true);
  for (QLabel* label : {m_players, m_state}) label->setProperty("muted", true);
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  words->addStretch(1);
  addWidgets(words, {m_title, m_players, m_state});
  words->addStretch(1);
  m_grid->setContentsMargins(10, 7, 12, 7);
  m_grid->setSpacing(10);
  m_grid->setColumnStretch(1, 1);
  m_grid->addWidget(m_board, 0, 0);
  m_grid->addLayout(words, 0, 1);
  auto* row = new FlowLayout(6);
  addWidgets(row, {m_review, m_button});
  m_buttons->setLayout(row);
  placeButton();
  connect(m_button, &QPushButton::clicked, this, &ContinueCard::continued);
  connect(m_board, &LiveBoard::clicked, this, &ContinueCard::continued);
}

void ContinueCard::showGame(const ContinuedGame& game, bool first) {
  m_game = game;
  m_title->setText(game.title);
  m_players->setText(asSentence(game.players));
  m_state->setText(asSentence(game.state));
  m_board->showScene(game.board);
  makePrimary(*m_button, first && !game.isOver);
  retranslate();
  placeButton();
}

void ContinueCard::retranslate() {
  m_button->setText(m_game.isOver ? tr("View game", "that is over") : tr("Continue"));
  m_review->setText(tr("Review"));  // without the number, which arrives later and could break the line
  m_review->setToolTip(m_game.reviewText);
  m_review->setVisible(!m_game.reviewText.isEmpty());
  m_review->setEnabled(m_game.hasMistakes);
  m_button->setAccessibleName(QStringLiteral("%1: %2, %3, %4").arg(m_button->text(), m_game.title, m_game.players, m_game.state));
}

/// Places the buttons beside the texts, or below the texts if there is too little room.
void ContinueCard::placeButton() {
  const bool below = width() < narrowBelow || !m_game.reviewText.isEmpty();
  m_grid->addWidget(m_buttons, below ? 1 : 0, below ? 1 : 2, below ? Qt::Alignment() : Qt::AlignVCenter);
}

void ContinueCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  placeButton();
}

}  // namespace kotai::ui

#include "moc_continue_row.cpp"

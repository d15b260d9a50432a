#include "ui/welcome/game_card.h"

#include <algorithm>

#include "ui/actions/actions.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

static bool hasTournaments(const std::string& gameId) {
  return std::ranges::count(presentationOf(gameId).actions, ActionId::Tournament, &ActionDescription::id) > 0;
}

GameCard::GameCard(const GameInfo& game, const VariantStates* states, GameRequests* requests, QWidget* parent)
    : QFrame(parent), m_game(game), m_states(states), m_requests(requests), m_differInSize(differInSize(game.knownVariants)) {
  setObjectName(QStringLiteral("card"));
  m_board->showShowcase(game);
  m_board->setClickable(true);
  makeStrong(m_title, 1.42);
  m_title->setProperty("link", QStringLiteral("title"));
  m_sizes->setProperty("link", QStringLiteral("muted"));
  for (QPushButton* button : {m_lessons, m_puzzles, m_tournament}) button->setProperty("link", QStringLiteral("accent"));
  m_tournament->setVisible(hasTournaments(game.id));
  m_lessons->setVisible(!courseFileOf(game.id).isEmpty());
  m_play->setProperty("primary", true);
  for (QPushButton* button : {m_title, m_sizes, m_lessons, m_puzzles, m_tournament}) button->setCursor(Qt::PointingHandCursor);
  m_sentence->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
  m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  layOut();
  connectButtons();
  keepTranslated(this, [this] { retranslate(); });
}

void GameCard::layOut() {
  auto* buttons = new FlowLayout(8);
  addWidgets(buttons, {m_play, m_playTogether, m_explore});
  auto* links = new FlowLayout(8);
  addWidgets(links, {m_lessons, m_puzzles, m_tournament});
  auto* column = makeLayout<QVBoxLayout>(this, {14, 14, 14, 12}, 6);
  column->addWidget(m_board);
  column->addSpacing(4);
  auto* top = new FlowLayout(8);
  addWidgets(top, {m_title, m_sizes});
  column->addLayout(top);
  column->addWidget(m_sentence, 1);
  column->addSpacing(4);
  column->addLayout(buttons);
  column->addLayout(links);
}

void GameCard::connectButtons() {
  const auto id = [this] { return QString::fromStdString(m_board->variantId()); };
  const auto openPage = [this] { emit m_requests->game(QString::fromStdString(m_game.id)); };
  connect(m_play, &QPushButton::clicked, this, [this, id] { emit m_requests->play(id()); });
  connect(m_playTogether, &QPushButton::clicked, this, [this, id] { emit m_requests->playTogether(id()); });
  connect(m_explore, &QPushButton::clicked, this, [this, id] { emit m_requests->explore(id()); });
  connect(m_lessons, &QPushButton::clicked, this, [this] { emit m_requests->lessons(QString::fromStdString(m_game.id)); });
  connect(m_puzzles, &QPushButton::clicked, this,
          [this] { emit m_requests->puzzles(QString::fromStdString(puzzleVariantId())); });
  for (QPushButton* button : {m_title, m_sizes}) connect(button, &QPushButton::clicked, this, openPage);
  connect(m_board, &LiveBoard::clicked, this, openPage);
}

std::string GameCard::puzzleVariantId() const {
  if (m_states->isSolved(m_board->variantId())) return m_board->variantId();
  const auto solved =
      std::ranges::find_if(m_game.knownVariants, [this](const std::string& id) { return m_states->isSolved(id); });
  return solved == m_game.knownVariants.end() ? m_board->variantId() : *solved;
}

void GameCard::refresh() {
  m_sizes->setText(sizesText());
  m_sizes->setAccessibleName(QStringLiteral("%1, %2").arg(gameName(m_game.id), m_sizes->text()));
}

QString GameCard::sizesText() const {
  const int all = static_cast<int>(m_game.knownVariants.size());
  if (all > 1) return m_differInSize ? tr("%n variants ›", nullptr, all) : tr("%n rule sets ›", nullptr, all);
  return m_states->isSolved(m_game.knownVariants.front()) ? tr("Solved ›") : tr("Not solved yet ›");
}

void GameCard::retranslate() {
  const QString name = gameName(m_game.id);
  m_title->setText(name);
  m_sentence->setText(gameSentence(m_game.id));
  m_play->setText(tr("Play"));
  m_playTogether->setText(tr("Two players"));
  m_explore->setText(tr("Explore"));
  m_lessons->setText(tr("Lessons"));
  m_puzzles->setText(tr("Puzzles"));
  m_tournament->setText(tr("Tournament"));
  m_play->setToolTip(tr("Play against the computer"));
  m_playTogether->setToolTip(tr("Play with someone next to you, on one board"));
  m_explore->setToolTip(tr("Move the pieces of both sides and see what every move is worth"));
  m_lessons->setToolTip(tr("Learn the game step by step, with exercises on the board"));
  m_puzzles->setToolTip(tr("Find the right move in positions from the solution"));
  m_tournament->setToolTip(tr("Let computer players play against each other"));
  m_sizes->setToolTip(tr("All sizes of this game, their results, and the rules"));
  for (QPushButton* button : {m_play, m_playTogether, m_explore, m_lessons, m_puzzles, m_tournament})
    button->setAccessibleName(QStringLiteral("%1, %2").arg(name, button->text()));
  m_board->setAccessibleName(tr("%1 board").arg(name));
  refresh();
}

}  // namespace kotai::ui

#include "moc_game_card.cpp"

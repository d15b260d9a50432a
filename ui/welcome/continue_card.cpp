#include "ui/welcome/continue_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/strings/end_strings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/primary_button.h"

namespace kotai::ui {

namespace {
constexpr QSize smallBoardSize(76, 68);
constexpr int narrowBelow = 370;
}  // namespace

ContinueCard::ContinueCard(QWidget* parent)
    : QFrame(parent),
      m_grid(new QGridLayout(this)),
      m_board(new LiveBoard(this)),
      m_title(new Label(this)),
      m_players(new Label(this)),
      m_state(new Label(this)),
      m_button(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  setObjectName(QStringLiteral("card"));
  m_board->setFixedSize(smallBoardSize);
  m_board->setClickable(true);
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  m_title->setFont(strong);
  for (QLabel* label : {m_title, m_players, m_state}) label->setWordWrap(true);
  for (QLabel* label : {m_players, m_state}) label->setProperty("muted", true);
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  words->addStretch(1);
  for (QLabel* label : {m_title, m_players, m_state}) words->addWidget(label);
  words->addStretch(1);
  m_grid->setContentsMargins(10, 7, 12, 7);
  m_grid->setSpacing(10);
  m_grid->setColumnStretch(1, 1);
  m_grid->addWidget(m_board, 0, 0);
  m_grid->addLayout(words, 0, 1);
  placeButton();
  connect(m_button, &QPushButton::clicked, this, &ContinueCard::continued);
  connect(m_board, &LiveBoard::clicked, this, &ContinueCard::continued);
}

void ContinueCard::showGame(const ContinuedGame& game, bool first) {
  m_game = game;
  m_title->setText(game.title);
  m_players->setText(asSentence(game.players));
  m_state->setText(asSentence(game.state));
  m_board->showPicture(game.board);
  makePrimary(*m_button, first && !game.isOver);
  retranslate();
}

void ContinueCard::retranslate() {
  m_button->setText(m_game.isOver ? tr("View game", "that is over") : tr("Continue"));
  m_button->setAccessibleName(QStringLiteral("%1: %2, %3, %4").arg(m_button->text(), m_game.title, m_game.players, m_game.state));
}

/// Beside the texts, or below them if there is too little room.
void ContinueCard::placeButton() {
  const bool narrow = width() < narrowBelow;
  m_grid->addWidget(m_button, narrow ? 1 : 0, narrow ? 1 : 2, narrow ? Qt::AlignLeft : Qt::AlignVCenter);
}

void ContinueCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  placeButton();
}

}  // namespace kotai::ui

#include "moc_continue_card.cpp"

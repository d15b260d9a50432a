#include "ui/shell/coach.h"

#include <QStringList>

#include "ui/document/tree_document.h"
#include "ui/games/presentation.h"
#include "ui/play/play_panel.h"
#include "ui/settings/settings.h"
#include "ui/welcome/first_steps_card.h"

namespace kotai::ui {

namespace {
const auto explainedGames = QStringLiteral("explainedGames");
}

Coach::Coach(Settings* settings, QObject* parent) : QObject(parent), m_settings(settings) {}

int Coach::stepCount() const { return static_cast<int>(m_game->introduction.pictures.size()); }

/// A game whose cards were shown is not explained again, read or not. The button “Rules” remains above the board.
void Coach::enter(PlayPanel* panel, TreeDocument* document, const std::string& gameId) {
  leave();
  const auto id = QString::fromStdString(gameId);
  QStringList explained = m_settings->choice(explainedGames).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const Presentation& game = presentationOf(gameId);
  if (!game.introduction.start.empty() && m_settings->firstStepsDone()) return;  // they have the same cards
  if (!m_settings->explainsNewGames() || explained.contains(id) || game.introduction.pictures.empty() || panel->card()) return;
  m_settings->setChoice(explainedGames, (explained << id).join(QLatin1Char(' ')));
  m_game = &game;
  m_panel = panel;
  m_card = new FirstStepsCard(game.name());
  std::vector<FirstStepsCard::Step> steps;
  for (int step = 0; step < stepCount(); ++step) steps.push_back(stepAt(step));
  m_card->reserveFor(std::move(steps));
  panel->setCard(m_card);
  connect(m_card, &FirstStepsCard::nextRequested, this, &Coach::next);
  connect(m_card, &FirstStepsCard::backRequested, this, [this] { showStep(m_step - 1); });
  connect(m_card, &FirstStepsCard::skipRequested, this, &Coach::leave);
  connect(document, &TreeDocument::movePlayed, m_card, [this, document] {
    const auto person = m_settings->personSide();
    if (!person || !document->isToMove(*person) || document->isToMove(other(*person))) next();  // a move by the person
  });
  showStep(0);
}

void Coach::next() { m_step + 1 == stepCount() ? leave() : showStep(m_step + 1); }

void Coach::leave() {
  if (!m_card || !m_panel || m_panel->card() != m_card) return;
  m_panel->clearCard();
  m_card = nullptr;
}

void Coach::forget() { m_settings->setChoice(explainedGames, {}); }

void Coach::showStep(int step) {
  m_step = step;
  m_card->showStep(stepAt(step), step + 1, stepCount());
}

FirstStepsCard::Step Coach::stepAt(int step) const {
  const IntroductionPicture& shown = m_game->introduction.pictures[static_cast<std::size_t>(step)];
  return {shown.heading(), shown.text(), introductionPicture(*m_game, shown, *m_panel->window()),
          step + 1 == stepCount() ? tr("Got it") : tr("Next")};
}

}  // namespace kotai::ui

#include "moc_coach.cpp"

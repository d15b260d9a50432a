#include "ui/shell/first_steps.h"

#include <QPushButton>
#include <string>
#include <utility>

#include "core/game/registry.h"
#include "ui/play/play_panel.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Steps of the tutorial after the pictures.
enum Step { AskForValues, ExplainValues, AskForMove, PlayOn, stepsAfterPictures };

FirstSteps::FirstSteps(Workspace* workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_settings(workspace->settings()), m_game(tutorialGame()) {
  connect(m_settings, &Settings::valuesShownChanged, this, &FirstSteps::onValuesChanged);
  for (GameSession* session : workspace->sessions())
    connect(session->document(), &TreeDocument::gameEnded, this, [this] {
      if (std::exchange(m_isUnfinished, false)) finish();  // the end of the game also ends the tutorial
    });
}

bool FirstSteps::isThere() { return tutorialGame() != nullptr; }

int FirstSteps::pictureCount() const { return static_cast<int>(m_game->introduction.pictures.size()); }

int FirstSteps::stepCount() const { return pictureCount() + stepsAfterPictures; }

void FirstSteps::begin() {
  if (!m_game) return;
  if (!isRunning()) m_valuesBefore = m_settings->valuesShown();
  const auto variant = parseVariant(m_game->introduction.variant);
  const auto start = variant ? (*variant)->parsePosition(m_game->introduction.start) : tl::unexpected(variant.error());
  if (!start) return;
  m_workspace->open({m_game->introduction.variant, *start, Purpose::Play}, [this] {
    m_begun = true;
    m_settings->setValuesShown(false);
    m_settings->setOpponentSides(OpponentSides::Second);
    m_settings->setPlayLayout(true);
  });
}

void FirstSteps::enter(PlayPanel* panel, TreeDocument* document) {
  if (!std::exchange(m_begun, false)) {
    leave();
    return;
  }
  m_isUnfinished = true;
  m_panel = panel;
  m_document = document;
  m_card = new FirstStepsCard(tr("First steps"));
  m_step = 0;
  std::vector<FirstStepsCard::Step> pictures;
  for (int step = 0; step < pictureCount(); ++step) pictures.push_back(stepAt(step));
  m_card->reserveFor(std::move(pictures));
  panel->setCard(m_card);
  connect(m_card->nextButton(), &QPushButton::clicked, this, &FirstSteps::next);
  connect(m_card->backButton(), &QPushButton::clicked, this, &FirstSteps::back);
  connect(m_card->skipButton(), &QPushButton::clicked, this, &FirstSteps::finish);
  connect(document, &TreeDocument::movePlayed, m_card, [this] { onMovePlayed(); });
  showStep();
}

void FirstSteps::next() {
  ++m_step;
  if (m_step == stepCount()) return finish();
  showStep();
}

void FirstSteps::back() {
  --m_step;
  showStep();
}

void FirstSteps::finish() {
  const bool atValues = m_step > pictureCount() + AskForValues;
  if (m_panel && m_card && m_panel->card() == m_card) m_panel->clearCard();
  m_card = nullptr;
  m_isUnfinished = false;
  m_settings->firstStepsDone.set(true);
  if (!atValues) m_settings->setValuesShown(m_valuesBefore);
}

void FirstSteps::leave() {
  if (isRunning()) finish();
}

/// Goes to the last step after a move, even if the move comes before the step that asks for one. The skipped
/// steps would describe a position that is no longer shown.
void FirstSteps::onMovePlayed() {
  if (!isRunning() || m_step < pictureCount() || m_step == pictureCount() + PlayOn) return;
  m_step = pictureCount() + PlayOn;
  showStep();
}

void FirstSteps::onValuesChanged(bool shown) {
  if (isRunning() && shown && m_step == pictureCount() + AskForValues) next();
}

void FirstSteps::prepareBoard() {
  const int step = m_step - pictureCount();
  if (step != PlayOn && m_document->currentNode() != TreeDocument::root) m_document->selectNode(TreeDocument::root);
  if (step <= AskForValues) m_settings->setValuesShown(false);
}

/// Shows the current step. Moves the focus to the board when “Next” is hidden. Otherwise, “Back” would receive
/// the focus.
void FirstSteps::showStep() {
  prepareBoard();
  const FirstStepsCard::Step step = stepAt(m_step);
  const bool held = step.nextText.isEmpty() && m_card->isAncestorOf(m_card->window()->focusWidget());
  m_card->showStep(step, m_step + 1, stepCount());
  if (held) m_panel->parentWidget()->setFocus(Qt::OtherFocusReason);
}

FirstStepsCard::Step FirstSteps::stepAt(int step) const {
  if (step < pictureCount()) {
    const IntroductionPicture& shown = m_game->introduction.pictures[static_cast<std::size_t>(step)];
    return {shown.heading(), shown.text(), introductionPicture(*m_game, shown, *m_panel->window()), tr("Next")};
  }
  switch (step - pictureCount()) {
    case AskForValues:
      return {tr("How good is a move?"),
              tr("A game is nearly over, and it is your turn. Kotai has solved this game and knows what every move leads to. "
                 "Press “Values” above the board."),
              {},
              {}};
    case ExplainValues:
      return {tr("Win, draw, loss"),
              tr("“W” wins, “D” draws, “L” loses. The number counts the moves of both sides to the end of the game. %1",
                 "%1: about three moves")
                  .arg(m_game->introduction.explanation()),
              {},
              tr("Next")};
    case AskForMove:
      return {tr("Your first move"),
              tr("Click one of your pieces to see where it can go, then click a dot. The computer replies."),
              {},
              {}};
    default:
      return {tr("The computer replies"),
              tr("Play on with or without the values. You can also go back and try another move, or look at the other games."),
              {},
              tr("Play on")};
  }
}

/// Returns the size of the board in the name of a variant, such as "4x4". Empty if the game has only one size.
static std::string sizeOf(const std::string& variantId) {
  const std::size_t colon = variantId.find(':');
  if (colon == std::string::npos) return {};
  const std::string size = variantId.substr(colon + 1, variantId.find(',', colon) - colon - 1);
  return size.find('=') == std::string::npos ? size : std::string();
}

const auto explainedGames = QStringLiteral("explainedGames");

Coach::Coach(Settings* settings, QObject* parent) : QObject(parent), m_settings(settings) {}

/// Explains a game. Does so only once, even if the user does not read the cards. The button “Rules” remains
/// above the board.
void Coach::enter(PlayPanel* panel, TreeDocument* document, const std::string& gameId) {
  leave();
  const auto id = QString::fromStdString(gameId);
  QStringList explained = m_settings->choice(explainedGames).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const Presentation& game = presentationOf(gameId);
  if (!game.introduction.start.empty() && m_settings->firstStepsDone()) return;  // the first steps have shown the same cards
  if (!m_settings->explainsNewGames() || explained.contains(id) || game.introduction.pictures.empty() || panel->card()) return;
  m_settings->choice.set(explainedGames, (explained << id).join(QLatin1Char(' ')));
  explain(panel, document, gameId);
}

void Coach::explain(PlayPanel* panel, TreeDocument* document, const std::string& gameId) {
  leave();
  const Presentation& game = presentationOf(gameId);
  m_game = &game;
  m_hasOtherSize = sizeOf(document->variantId()) != sizeOf(game.introduction.variant);
  m_panel = panel;
  m_card = new FirstStepsCard(game.name());
  std::vector<FirstStepsCard::Step> steps;
  for (int step = 0; step < stepCount(); ++step) steps.push_back(stepAt(step));
  m_card->reserveFor(std::move(steps));
  panel->setCard(m_card);
  connect(m_card->nextButton(), &QPushButton::clicked, this, &Coach::next);
  connect(m_card->backButton(), &QPushButton::clicked, this, [this] { showStep(m_step - 1); });
  connect(m_card->skipButton(), &QPushButton::clicked, this, &Coach::leave);
  connect(document, &TreeDocument::movePlayed, m_card, [this, document] {
    if (m_settings->opponentSides() == OpponentSides::Both || !m_panel || !m_panel->isVisible()) return;
    const auto person = m_settings->personSide();
    if (!person || !document->isToMove(*person) || document->isToMove(other(*person))) next();  // the user made a move
  });
  showStep(0);
}

void Coach::leave() {
  if (!m_card || !m_panel || m_panel->card() != m_card) return;
  m_panel->clearCard();
  m_card = nullptr;
}

void Coach::forget() { m_settings->choice.set(explainedGames, {}); }

void Coach::showStep(int step) {
  m_step = step;
  m_card->showStep(stepAt(step), step + 1, stepCount());
}

FirstStepsCard::Step Coach::stepAt(int step) const {
  const IntroductionPicture& shown = m_game->introduction.pictures[static_cast<std::size_t>(step)];
  const bool isLast = step + 1 == stepCount();
  QString text = shown.text();
  if (m_hasOtherSize && step == 0) text += QLatin1Char(' ') + tr("The board in these pictures has a different size from yours.");
  if (isLast) text += QLatin1Char('\n') + moveHint(m_game->gameId);
  return {shown.heading(), text, introductionPicture(*m_game, shown, *m_panel->window()), isLast ? tr("Got it") : tr("Next")};
}

}  // namespace kotai::ui

#include "moc_first_steps.cpp"

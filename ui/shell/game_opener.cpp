#include "ui/shell/game_opener.h"

#include "core/game/registry.h"
#include "core/library/library_game.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/opponent/program_sides.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_panel.h"
#include "ui/session/session_view.h"
#include "ui/shell/continued_games.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/window_pages.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

GameOpener::GameOpener(Workspace* workspace, PageStack* pages, FirstSteps* firstSteps, Coach* coach, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_settings(workspace->settings()),
      m_pages(pages),
      m_firstSteps(firstSteps),
      m_coach(coach) {
  connect(workspace, &Workspace::gameOpened, this, &GameOpener::onGameOpened);
}

void GameOpener::onGameOpened() {
  m_pages->showBoard();
  m_firstSteps->enter(m_pages->openView()->playPanel(), m_workspace->session()->document());
  m_coach->leave();
  // The call is queued, so that this offer comes after, and thus appears above, the offer to return to the
  // previous game.
  QMetaObject::invokeMethod(this, &GameOpener::offerToResume, Qt::QueuedConnection);
}

void GameOpener::newGame() {
  const std::string open = m_workspace->session()->document()->variantId();
  NewGameDialog dialog(m_settings, parseVariant(open).value_or(nullptr), m_workspace->jobs()->dataDirectory(), m_pages->window());
  dialog.choose(open);
  if (dialog.exec() != QDialog::Accepted) return;
  m_firstSteps->leave();
  const bool isOpen = m_workspace->open({dialog.variantId(), dialog.start(), Purpose::Play, true}, [this] {
    if (m_settings->personSide()) m_settings->setValuesShown(false);  // hides the values, like beginPlay()
    m_settings->setPlayLayout(true);
  });
  if (!isOpen) return;
  m_pages->openView()->page()->setFocus();  // otherwise, the focus returns to the widget focused before the dialog
  greet();
}

void GameOpener::play(const QString& variantId) {
  beginPlay(variantId, [this] {
    if (!m_settings->personSide()) m_settings->setOpponentSides(m_settings->lastProgramSide());
  });
}

void GameOpener::playTogether(const QString& variantId) {
  beginPlay(variantId, [this] { m_settings->setOpponentSides(OpponentSides::None); });
}

/// Starts a game. Values stay hidden until a player shows them.
void GameOpener::beginPlay(const QString& variantId, const std::function<void()>& chooseSides) {
  m_firstSteps->leave();
  const bool isOpen = m_workspace->openVariant(variantId.toStdString(), [&] {
    m_settings->setValuesShown(false);
    chooseSides();
    m_settings->setPlayLayout(true);
  });
  if (isOpen) greet();
}

void GameOpener::explore(const QString& variantId) {
  m_firstSteps->leave();
  m_workspace->openVariant(variantId.toStdString(), [this] { setViewing(); });
}

void GameOpener::beginFirstSteps(const std::string& gameId) {
  const Introduction* introduction = gameId.empty() ? nullptr : &presentationOf(gameId).introduction;
  if (!introduction || introduction->pictures.empty() || !introduction->start.empty()) return m_firstSteps->begin();
  const SessionView* shown = m_pages->shownView();
  const bool hasOtherCard = shown && shown->playPanel()->card() && !m_coach->card();  // such as the result of a game
  if (!shown || hasOtherCard)
    play(QString::fromStdString(shown ? shown->session()->document()->variantId() : introduction->variant));
  shown = m_pages->shownView();
  if (!shown) return;  // the user has kept another game
  m_settings->setPlayLayout(true);
  m_coach->explain(shown->playPanel(), shown->session()->document(), gameId);
}

void GameOpener::setViewing() {
  m_settings->setValuesShown(true);
  m_settings->setOpponentSides(OpponentSides::None);
  m_settings->setPlayLayout(false);
}

void GameOpener::showVariant(const QString& variantId) {
  if (m_workspace->session()->document()->variantId() == variantId.toStdString())
    m_pages->showBoard();
  else
    openTexts(*m_workspace, variantId, {}, Purpose::Look);
}

/// Shows which side the user plays. This is the side of the previous game, and the user may expect another
/// side.
void GameOpener::greet() {
  m_coach->enter(m_pages->openView()->playPanel(), m_workspace->session()->document(),
                 gameIdOf(m_workspace->session()->document()->variantId()));
  const SessionView* view = m_pages->shownView();
  const QString note = view ? view->sidesNote() : QString();
  if (note.isEmpty()) return;
  MessageBar* bar = m_pages->messages();
  bar->addMessage(note);
  connect(
      m_settings, &Settings::opponentChanged, bar, [bar, note] { bar->withdrawMessage(note); }, Qt::SingleShotConnection);
}

/// Offers to continue a saved game against a level. Until the user accepts, the game is only for viewing.
void GameOpener::offerToResume() {
  const TreeDocument& document = *m_workspace->session()->document();
  const GameHeader& header = document.header();
  const QString level = levelPlayed(header);
  if (!m_pages->shownView() || !m_workspace->session()->opponent()->isOnlyViewing() || m_settings->personSide()) return;
  if (level.isEmpty() || header.result != GameResult::Open) return;
  const auto goOn = [this, header, variantId = document.variantId()] {
    choosePlayersOf(header, variantId, *m_settings);
    m_settings->setPlayLayout(true);
  };
  const QString text = tr("This game was played against %1.", "%1: Level 3").arg(shortStrengthName(level));
  MessageBar* bar = m_pages->messages();
  bar->showOfferBefore(text, tr("Continue playing"), goOn);
  connect(
      m_settings, &Settings::opponentChanged, bar, [bar, text] { bar->withdrawOffer(text); }, Qt::SingleShotConnection);
}

}  // namespace kotai::ui

#include "moc_game_opener.cpp"

// Connects actions, workspace, views, welcome page and jobs.
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QUrl>

#include "core/game/registry.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/document/tree_document.h"
#include "ui/help/help_dialog.h"
#include "ui/help/rules_key.h"
#include "ui/jobs/work_offer.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/session/session_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/coach.h"
#include "ui/shell/continued_games.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/game_before.h"
#include "ui/shell/history_actions.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/shortcuts/shortcuts_dialog.h"
#include "ui/sounds/game_sounds.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/welcome/continue_row.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void MainWindow::connectSignals() {
  connectActions();
  connectViews();
  connectWorkspace();
  connectFiles();
  connectLibrary();
  connectPuzzles();
  connectLessons();
  connectPapers();
  connectSolutions();
  connectWelcome();
  connectJobs();
  connect(m_settings, &Settings::languageChanged, m_language, &LanguageSwitch::setLanguage);
  connect(m_settings, &Settings::themeChanged, &Theme::instance(),
          [this] { Theme::instance().setChoices(m_settings->theme(), m_settings->vision()); });
  connect(m_settings, &Settings::pieceSetChanged, &Theme::instance(), &Theme::setPieceSet);
}

/// Each view connects the actions that differ between kinds of games.
void MainWindow::connectActions() {
  using enum ActionId;
  const auto on = [this](ActionId id, auto receiver) { connect((*m_actions)[id], &QAction::triggered, this, receiver); };
  on(NewGame, [this] { newGame(); });
  on(Welcome, [this] { showWelcome(); });
  on(ShowBoard, [this] { showBoard(); });
  on(OpenDataFolder, [this] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(m_workspace->jobs()->dataDirectory().string())));
  });
  on(Quit, [this] { close(); });
  on(CopyPosition, [this] {
    if (!showsBoard()) return;
    QApplication::clipboard()->setText(m_workspace->positionText());
    messages()->showMessage(tr("Position copied: %1").arg(m_workspace->positionText()), 3000);
  });
  on(CopyGame, [this] {
    QApplication::clipboard()->setText(m_workspace->gameText());
    messages()->showMessage(tr("Game copied"), 3000);
  });
  on(Paste, [this] {
    const QString failure = m_workspace->paste(QApplication::clipboard()->text(), showsBoard());
    if (!failure.isEmpty()) messages()->showMessage(failure);
  });
  on(ShowJobs, [this] {
    m_jobsDock->show();
    m_jobsDock->raise();
  });
  on(ShowValues, [this](bool checked) { m_settings->setValuesShown(checked); });
  on(FlipBoard, [this](bool checked) { m_settings->setBoardFlipped(checked); });
  on(OwnSideBelow, [this](bool checked) { m_settings->setOwnSideBelow(checked); });
  on(Sounds, [this](bool checked) { m_settings->setSoundsOn(checked); });
  on(SolveWhatIsPlayed, [this](bool checked) { m_settings->setSolvesWhatIsPlayed(checked); });
  on(ShowCoordinates, [this](bool checked) { m_settings->setCoordinatesShown(checked); });
  on(ShowPaths, [this](bool checked) { m_settings->setPathsShown(checked); });
  on(PlayLayout, [this](bool checked) { setPlayLayout(checked); });
  on(ResetLayout, [this] { resetLayout(); });
  on(HelpFirstSteps, [this] { m_firstSteps->begin(); });
  on(ExplainNewGames, [this](bool checked) {
    m_settings->setExplainsNewGames(checked);
    if (checked) m_coach->forget();
    if (!checked) m_coach->leave();
  });
  on(HelpRules, [this] { showRules(); });
  new RulesKey((*m_actions)[HelpRules], m_settings, this);
  on(HelpNumbers, [this] { help()->showPage(QStringLiteral("numbers"), tr("What the numbers mean"), m_language->language()); });
  on(HelpShortcuts, [this] { showShortcuts(); });
  on(About, [this] { help()->showAbout(); });
  (*m_actions)[ShowValues]->setChecked(m_settings->valuesShown());
  connect(m_settings, &Settings::valuesShownChanged, (*m_actions)[ShowValues], &QAction::setChecked);
  (*m_actions)[FlipBoard]->setChecked(m_settings->boardFlipped());
  connect(m_settings, &Settings::boardFlippedChanged, (*m_actions)[FlipBoard], &QAction::setChecked);
  (*m_actions)[OwnSideBelow]->setChecked(m_settings->ownSideBelow());
  (*m_actions)[Sounds]->setChecked(m_settings->soundsOn());
  (*m_actions)[SolveWhatIsPlayed]->setChecked(m_settings->solvesWhatIsPlayed());
  (*m_actions)[ExplainNewGames]->setChecked(m_settings->explainsNewGames());
  (*m_actions)[ShowCoordinates]->setChecked(m_settings->coordinatesShown());
  (*m_actions)[ShowPaths]->setChecked(m_settings->pathsShown());
}

void MainWindow::connectViews() {
  auto* sounds = new GameSounds(m_settings, this);
  for (SessionView* view : m_views) {
    sounds->follow(view->session());
    connect(view, &SessionView::statusChanged, this, [this, view] {
      if (view == shownView()) refresh();
    });
    connect(view, &SessionView::toolBarChanged, this, &MainWindow::fitToolBar);
    connect(view, &SessionView::warningOver, this, &MainWindow::withdrawWarning);
    connect(view, &SessionView::warningRaised, this, [this](const QString& text) { messages()->showWarning(text); });
    connect(view->session()->document(), &TreeDocument::nodesRemoved, this,
            [this](int count) { m_history->offerUndo(messages(), count); });
  }
  connect(m_pages, &QStackedWidget::currentChanged, this, [this] {
    for (SessionView* view : m_views) view->onPageShown(m_pages->currentWidget() == view->page());
    m_gameBefore->moveOfferTo(messages());
    m_files->setGameShown(showsBoard());
  });
  connect(m_history, &HistoryActions::changed, this, &MainWindow::refresh);
}

void MainWindow::connectWorkspace() {
  connect(m_workspace, &Workspace::gameOpened, this, [this] {
    showBoard();
    m_firstSteps->enter(openView()->playPanel(), m_workspace->session()->document());
    m_coach->leave();
    QMetaObject::invokeMethod(this, &MainWindow::offerToResume,
                              Qt::QueuedConnection);  // above the offer to return to the previous game
  });
  connect(m_workspace, &Workspace::messageRaised, this, [this](const QString& text) { messages()->showMessage(text, 12000); });
  connect(m_workspace, &Workspace::warningRaised, this, [this](const QString& text) { messages()->showWarning(text); });
  connect(m_workspace, &Workspace::warningOver, this, &MainWindow::withdrawWarning);
  connect(m_workspace, &Workspace::repairOffered, this,
          [this, offer = new WorkOffer(m_workspace->jobs(), this)](const QString& variantId, const QString& text) {
            offer->showInTurn(messages(), variantId.toStdString(), text, tr("Repair"),
                              [this, variantId] { m_workspace->repair(variantId); });
          });
  m_gameBefore->moveOfferTo(messages());
}

void MainWindow::connectWelcome() {
  const auto solveIfSmall = [this](const auto& facts) { m_workspace->solveIfSmall(facts); };
  const KnownVariants* states = m_welcome->states();
  connect(states, &KnownVariants::factsRead, this, solveIfSmall);
  connect(states, &KnownVariants::boardFactsRead, this, solveIfSmall);
  connect(m_workspace, &Workspace::filesChanged, states, &KnownVariants::onFilesChanged);
  connect(m_welcome, &WelcomePage::playRequested, this, &MainWindow::play);
  connect(m_welcome, &WelcomePage::playTogetherRequested, this, &MainWindow::playTogether);
  connect(m_welcome, &WelcomePage::exploreRequested, this, &MainWindow::explore);
  connect(m_welcome, &WelcomePage::solveRequested, this,
          [this](const QString& id) { m_workspace->startSolve(id.toStdString()); });
  connect(m_welcome, &WelcomePage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_welcome, &WelcomePage::rulesRequested, this, [this](const QString& game) { showRulesOf(game.toStdString()); });
  connect(m_welcome, &WelcomePage::tournamentRequested, (*m_actions)[ActionId::Tournament], &QAction::trigger);
  connect(m_welcome, &WelcomePage::outcomesRequested, (*m_actions)[ActionId::OutcomeTable], &QAction::trigger);
  connect(m_welcome, &WelcomePage::libraryRequested, this, &MainWindow::showLibrary);
  connect(m_welcome, &WelcomePage::solutionsRequested, this, &MainWindow::showSolutions);
  connect(m_welcome, &WelcomePage::pageChanged, this, &MainWindow::refreshEnabled);
  connectContinued();
  connect(m_welcome, &WelcomePage::firstStepsRequested, m_firstSteps, &FirstSteps::begin);
  const auto follow = [this] { m_welcome->setNewcomer(!m_settings->firstStepsDone()); };
  connect(m_settings, &Settings::firstStepsDoneChanged, this, follow);
  follow();
}

void MainWindow::play(const QString& variantId) {
  beginPlay(variantId, [this] {
    if (!m_settings->personSide()) m_settings->setOpponentSides(m_settings->lastProgramSide());
  });
}

void MainWindow::playTogether(const QString& variantId) {
  beginPlay(variantId, [this] { m_settings->setOpponentSides(OpponentSides::None); });
}

/// Values stay hidden until a player asks for them.
void MainWindow::beginPlay(const QString& variantId, const std::function<void()>& chooseSides) {
  m_firstSteps->leave();
  const bool isOpen = m_workspace->openVariant(variantId.toStdString(), [&] {
    m_settings->setValuesShown(false);
    chooseSides();
    setPlayLayout(true);
  });
  if (isOpen) greet();
}

void MainWindow::explore(const QString& variantId) {
  m_firstSteps->leave();
  m_workspace->openVariant(variantId.toStdString(), [this] { setViewing(); });
}

void MainWindow::setViewing() {
  m_settings->setValuesShown(true);
  m_settings->setOpponentSides(OpponentSides::None);
  setPlayLayout(false);
}

void MainWindow::connectContinued() {
  connect(m_continued, &ContinuedGames::changed, this, [this] { m_welcome->continueRow()->setGames(m_continued->cards()); });
  connect(m_continued, &ContinuedGames::openGameWanted, this, &MainWindow::showBoard);
  connect(m_welcome->puzzles(), &PuzzlesOffer::dayChanged, this, &MainWindow::refreshContinued);
  connect(m_welcome->continueRow(), &ContinueRow::continued, m_continued, &ContinuedGames::goOn);
  connect(m_workspace->keeper(), &GameKeeper::gameKept, this, [this] {
    if (m_welcome->isVisible()) refreshContinued();
  });
}

void MainWindow::refreshContinued() { m_continued->refresh(m_workspace->hasGame() ? openView() : nullptr); }

/// The person keeps the side of the previous game, so that it is always clear which one it is.
void MainWindow::greet() {
  m_coach->enter(openView()->playPanel(), m_workspace->session()->gameId());
  const SessionView* view = shownView();
  const QString note = view ? view->sidesNote() : QString();
  if (note.isEmpty()) return;
  messages()->addMessage(note);
  connect(
      m_settings, &Settings::opponentChanged, messages(), [bar = messages(), note] { bar->withdrawMessage(note); },
      Qt::SingleShotConnection);
}

void MainWindow::connectJobs() {
  connect(m_workspace, &Workspace::filesChanged, m_jobsDock->leftovers(), &LeftoverList::refresh);
  m_welcome->states()->setLeftovers(m_jobsDock->leftovers());
  connect(m_jobsDock, &JobsDock::openRequested, this, &MainWindow::openFromJob);
}

void MainWindow::openFromJob(const QString& variantId) {
  if (m_workspace->session()->document()->variantId() == variantId.toStdString())
    showBoard();
  else
    m_workspace->openTexts(variantId, {}, Purpose::Look);
}

void MainWindow::newGame() {
  const std::string open = m_workspace->session()->document()->variantId();
  NewGameDialog dialog(m_settings, parseVariant(open).value_or(nullptr), m_workspace->jobs()->dataDirectory(), this);
  dialog.choose(open);
  if (dialog.exec() != QDialog::Accepted) return;
  m_firstSteps->leave();
  const bool isOpen = m_workspace->open({dialog.variantId(), dialog.start(), Purpose::Play, true}, [this] {
    if (m_settings->personSide()) m_settings->setValuesShown(false);  // same as in beginPlay()
    setPlayLayout(true);
  });
  if (!isOpen) return;
  openView()->page()->setFocus();  // the dialog returns the keyboard focus
  greet();
}

/// On a page without a game, those of the game that is open.
void MainWindow::showRules() {
  std::string game = shownGame();
  if (game.empty() && m_workspace->hasGame()) game = m_workspace->session()->gameId();
  showRulesOf(game.empty() ? games().front().get().id : game);
}

void MainWindow::showShortcuts() {
  if (!m_shortcuts) m_shortcuts = new ShortcutsDialog(m_actions, m_settings, this);
  m_shortcuts->show();
  m_shortcuts->raise();
  m_shortcuts->activateWindow();
}

void MainWindow::showRulesOf(const std::string& gameId) { help()->showRules(gameId, m_language->language()); }

HelpDialog* MainWindow::help() {
  if (!m_help) m_help = new HelpDialog(this);
  return m_help;
}

}  // namespace kotai::ui

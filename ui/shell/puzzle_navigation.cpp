#include "ui/shell/puzzle_navigation.h"

#include <QDate>

#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "ui/actions/actions.h"
#include "ui/jobs/work_offer.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/game_opener.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_pages.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/game_requests.h"

namespace kotai::ui {

PuzzleNavigation::PuzzleNavigation(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome,
                                   const Actions* actions, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_pages(pages),
      m_opener(opener),
      m_welcome(welcome),
      m_page(new PuzzlesPage(workspace->library(), welcome->states(), workspace->settings(), actions, pages->puzzleBoards(),
                             pages)) {
  pages->addWidget(m_page);
  for (SessionView* view : pages->views()) {
    connect(view, &SessionView::trainingWanted, this, [this, view](const NumberedPositions& list, const QString& title) {
      m_pages->showPage(m_page);
      m_trainedList = view;
      m_trainsMistakes = false;
      m_page->trainList(view->session()->document()->variantId(), list, title);
    });
  }
  pages->openBy((*actions)[ActionId::ShowPuzzles], m_page, [this] { open(QString::fromStdString(variantToOpen())); });
  connectPage();
  connectWelcome();
}

void PuzzleNavigation::connectPage() {
  connect(m_page, &PuzzlesPage::statusChanged, this, &PuzzleNavigation::refreshActions);
  connect(m_page, &PuzzlesPage::solveRequested, this, &PuzzleNavigation::solve);
  auto* offer = new WorkOffer(m_workspace->jobs(), this);
  for (const SessionView* view : m_pages->views())
    connect(view->session(), &GameSession::solveOffered, this,
            [this, offer](const QString& variantId, const QString& text, const QString& label) {
              if (m_pages->currentWidget() != m_page) return;
              offer->show(m_page->messages(), variantId.toStdString(), text, label,
                          [this, variantId] { m_workspace->startSolve(variantId.toStdString()); });
            });
  connect(m_page, &PuzzlesPage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_page, &PuzzlesPage::exploreRequested, this, &PuzzleNavigation::explore);
  connect(m_page, &PuzzlesPage::listRequested, this, &PuzzleNavigation::showTrainedList);
}

void PuzzleNavigation::connectWelcome() {
  connect(m_welcome->requests(), &GameRequests::puzzles, this, &PuzzleNavigation::open);
  const PuzzlesOffer* offer = m_welcome->puzzles();
  connect(offer, &PuzzlesOffer::trainingRequested, this, [this](const QString& variantId, TrainingChoice::From from) {
    m_pages->showPage(m_page);
    m_page->train(variantId.toStdString(), from);
  });
  connect(offer, &PuzzlesOffer::puzzlesRequested, this, [this] { open(QString::fromStdString(variantToOpen())); });
  connect(offer, &PuzzlesOffer::pastRequested, this, [this](const QString& variantId) {
    open(variantId);
    m_page->showPast();
  });
}

void PuzzleNavigation::refreshActions() { m_page->refreshActions(m_pages->currentWidget() == m_page); }

/// The open game, otherwise the one trained last, otherwise the first solved one.
std::string PuzzleNavigation::variantToOpen() const {
  const std::string open = m_workspace->hasGame() ? m_workspace->session()->document()->variantId() : std::string();
  if (m_page->trainer()->plays(open)) return open;
  if (const std::string& trained = m_page->trainer()->variantId(); !trained.empty()) return trained;
  const std::string before = m_workspace->settings()->choice(PuzzlesPage::variantChoice()).toStdString();
  if (m_welcome->states()->isSolved(before)) return before;  // a puzzle may be in progress
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (m_welcome->states()->isSolved(id)) return id;
  return games().front().get().knownVariants.front();
}

void PuzzleNavigation::open(const QString& variantId) {
  m_pages->showPage(m_page);
  m_page->open(variantId.toStdString());
}

void PuzzleNavigation::trainMistakes(const QString& variantId, const NumberedPositions& list, const QString& title) {
  if (!m_page->trainer()->plays(variantId.toStdString())) return;
  m_pages->showPage(m_page);
  m_trainsMistakes = true;
  m_page->trainList(variantId.toStdString(), list, title);
}

/// The page shows the cost of a solve, but not where the sides move at once: there the session asks.
void PuzzleNavigation::solve(const QString& variantId) {
  const std::string id = variantId.toStdString();
  const auto play = parsePlay(id);
  if (!play || !(*play)->movesAtOnce()) return m_workspace->startSolve(id);
  for (const SessionView* view : m_pages->views())
    if (view->session()->plays(id)) view->session()->requestSolve(id);
}

/// Opens the positions in the open game, because the list of another game is gone.
void PuzzleNavigation::showTrainedList() {
  if (m_trainsMistakes) return emit mistakesWanted();
  if (!m_workspace->hasGame()) return;
  const bool listed = m_pages->openView() == m_trainedList;
  m_pages->showBoard();
  if (!listed) return;
  m_workspace->settings()->setPlayLayout(false);
  m_trainedList->showList();
}

/// Opens the puzzle as a game. The tried moves become variations at the end of its line.
void PuzzleNavigation::explore() {
  GameRecord record = m_page->trainer()->board()->record();
  record.header.date =
      QDate::currentDate().toString(Qt::ISODate).toStdString();  // the library shows it once another game is opened
  const SavedResult game = playRecord(record);
  if (!game) return;
  m_workspace->openKnownGame(*game, Purpose::Look, [this] { m_opener->setViewing(); });
}

}  // namespace kotai::ui

#include "moc_puzzle_navigation.cpp"

#include "ui/shell/puzzle_pages.h"

#include <QDate>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/actions/actions.h"
#include "ui/document/game_text.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/game_opener.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/game_requests.h"

namespace kotai::ui {

PuzzlePages::PuzzlePages(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome, const Actions* actions,
                         QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_pages(pages),
      m_opener(opener),
      m_welcome(welcome),
      m_common(new PuzzlesPage(workspace->library(), welcome->states(), workspace->settings(), actions, pages)) {
  pages->addWidget(m_common);
  for (SessionView* view : pages->views()) {
    m_own.push_back(view->makePuzzlesPage(workspace->library(), pages));
    if (m_own.back()) pages->addWidget(m_own.back());
    connect(view, &SessionView::trainingWanted, this, [this, view](const NumberedPositions& list, const QString& title) {
      m_pages->showPage(m_common);
      m_trainedList = view;
      m_common->trainList(view->session()->document()->variantId(), list, title);
    });
  }
  connect((*actions)[ActionId::ShowPuzzles], &QAction::triggered, this, &PuzzlePages::openByAction);
  connectCommon();
  connectWelcome();
}

void PuzzlePages::connectCommon() {
  connect(m_common, &PuzzlesPage::statusChanged, this, &PuzzlePages::refreshActions);
  connect(m_common, &PuzzlesPage::solveRequested, m_workspace,
          [this](const QString& id) { m_workspace->startSolve(id.toStdString()); });
  connect(m_common, &PuzzlesPage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_common, &PuzzlesPage::exploreRequested, this, &PuzzlePages::explore);
  connect(m_common, &PuzzlesPage::listRequested, this, &PuzzlePages::showTrainedList);
}

void PuzzlePages::connectWelcome() {
  connect(m_welcome->requests(), &GameRequests::puzzles, this, &PuzzlePages::open);
  const PuzzlesOffer* offer = m_welcome->puzzles();
  connect(offer, &PuzzlesOffer::trainingRequested, this, [this](const QString& variantId, TrainingChoice::From from) {
    if (!isTrainedHere(variantId.toStdString())) return openOwn(variantId);
    m_pages->showPage(m_common);
    m_common->train(variantId.toStdString(), from);
  });
  connect(offer, &PuzzlesOffer::puzzlesRequested, this, [this] { open(QString::fromStdString(variantToOpen())); });
  connect(offer, &PuzzlesOffer::pastRequested, this, [this](const QString& variantId) {
    open(variantId);
    m_common->showPast();
  });
}

bool PuzzlePages::isOwnPageShown() const { return own() && m_pages->currentWidget() == own(); }

void PuzzlePages::refreshActions() { m_common->refreshActions(m_pages->currentWidget() == m_common); }

/// The open game, otherwise the one trained last, otherwise the first solved one.
std::string PuzzlePages::variantToOpen() const {
  const std::string open = m_workspace->hasGame() ? m_workspace->session()->document()->variantId() : std::string();
  if (parseVariant(open)) return open;
  if (const VariantPtr& trained = m_common->trainer()->variant()) return trained->id();
  const std::string before = m_workspace->settings()->choice(PuzzlesPage::variantChoice()).toStdString();
  if (m_welcome->states()->isSolved(before)) return before;  // a puzzle may be in progress
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (m_welcome->states()->isSolved(id)) return id;
  return games().front().get().knownVariants.front();
}

QWidget* PuzzlePages::own() const {
  if (!m_workspace->hasGame()) return nullptr;
  const auto& views = m_pages->views();
  return m_own[static_cast<std::size_t>(std::ranges::find(views, m_pages->openView()) - views.begin())];
}

void PuzzlePages::openByAction() {
  QWidget* page = own() ? own() : m_common;
  if (m_pages->currentWidget() == page && m_workspace->hasGame()) return m_pages->showBoard();
  if (page == m_common) return open(QString::fromStdString(variantToOpen()));
  openOwn(QString::fromStdString(m_workspace->session()->document()->variantId()));
}

void PuzzlePages::open(const QString& variantId) {
  if (!isTrainedHere(variantId.toStdString())) return openOwn(variantId);
  m_pages->showPage(m_common);
  m_common->open(variantId.toStdString());
}

/// Shows the puzzles of a game with a separate puzzle page, which uses its board. Does nothing if the user keeps the open game.
void PuzzlePages::openOwn(const QString& variantId) {
  const auto isOpen = [&] {
    return m_workspace->hasGame() && m_workspace->session()->document()->variantId() == variantId.toStdString();
  };
  if (!isOpen()) m_opener->explore(variantId);
  QWidget* const page = isOpen() ? own() : nullptr;
  if (!page) return;
  m_pages->showPage(page);
  m_pages->openView()->openPuzzles();
}

/// Opens the positions in the open game, because the list of another game is gone.
void PuzzlePages::showTrainedList() {
  if (!m_workspace->hasGame()) return;
  const bool listed = m_pages->openView() == m_trainedList;
  m_pages->showBoard();
  if (!listed) return;
  m_workspace->settings()->setPlayLayout(false);
  m_trainedList->showList();
}

/// Opens the puzzle as a game. The tried moves become variations at the end of its line.
void PuzzlePages::explore() {
  GameRecord record = recordOf(*m_common->trainer()->document());
  record.header.date =
      QDate::currentDate().toString(Qt::ISODate).toStdString();  // the library shows it once another game is opened
  const SavedResult game = playRecord(record);
  if (!game) return;
  m_workspace->openKnownGame(*game, Purpose::Look, [this] { m_opener->setViewing(); });
}

}  // namespace kotai::ui

#include "moc_puzzle_pages.cpp"

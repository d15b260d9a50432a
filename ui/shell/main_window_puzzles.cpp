// Puzzle page in the window: how it is opened and left.
#include <QDate>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/document/game_text.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"

namespace kotai::ui {

void MainWindow::connectPuzzles() {
  connect((*m_actions)[ActionId::ShowPuzzles], &QAction::triggered, this, [this] {
    QWidget* own = ownPuzzles();
    const bool back = m_pages->currentWidget() == (own ? own : m_puzzles) && m_workspace->hasGame();
    if (back) return showBoard();
    if (!own) return showPuzzles(QString::fromStdString(puzzleVariant()));
    showOwnPuzzles(QString::fromStdString(m_workspace->session()->document()->variantId()));
  });
  connect(m_welcome, &WelcomePage::puzzlesRequested, this, &MainWindow::showPuzzles);
  connect(m_puzzles, &PuzzlesPage::statusChanged, this,
          [this] { m_puzzles->refreshActions(m_pages->currentWidget() == m_puzzles); });
  connect(m_puzzles, &PuzzlesPage::solveRequested, this,
          [this](const QString& id) { m_workspace->startSolve(id.toStdString()); });
  connect(m_puzzles, &PuzzlesPage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_puzzles, &PuzzlesPage::exploreRequested, this, &MainWindow::explorePuzzle);
  for (SessionView* view : m_views)
    connect(view, &SessionView::trainingWanted, this, [this, view](const NumberedPositions& list, const QString& title) {
      showPuzzlesPage(m_puzzles);
      m_trainedList = view;
      m_puzzles->trainList(view->session()->document()->variantId(), list, title);
    });
  connect(m_puzzles, &PuzzlesPage::listRequested, this, &MainWindow::showTrainedList);
  connect(m_welcome->puzzles(), &PuzzlesOffer::trainingRequested, this,
          [this](const QString& variantId, TrainingChoice::From from) {
            if (!isTrainedHere(variantId.toStdString())) return showOwnPuzzles(variantId);
            showPuzzlesPage(m_puzzles);
            m_puzzles->train(variantId.toStdString(), from);
          });
  connect(m_welcome->puzzles(), &PuzzlesOffer::puzzlesRequested, this,
          [this] { showPuzzles(QString::fromStdString(puzzleVariant())); });
  connect(m_welcome->puzzles(), &PuzzlesOffer::pastRequested, this, [this](const QString& variantId) {
    showPuzzles(variantId);
    m_puzzles->showPast();
  });
}

/// The open game, otherwise the one trained last, otherwise the first solved one.
std::string MainWindow::puzzleVariant() const {
  const std::string open = m_workspace->hasGame() ? m_workspace->session()->document()->variantId() : std::string();
  if (parseVariant(open)) return open;
  if (const VariantPtr& trained = m_puzzles->trainer()->variant()) return trained->id();
  const std::string before = m_settings->choice(PuzzlesPage::variantChoice()).toStdString();
  if (m_welcome->states()->isSolved(before)) return before;  // a puzzle may be in progress
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (m_welcome->states()->isSolved(id)) return id;
  return games().front().get().knownVariants.front();
}

/// Opens the positions in the open game, because the list of another game is gone.
void MainWindow::showTrainedList() {
  if (!m_workspace->hasGame()) return;
  const bool listed = openView() == m_trainedList;
  showBoard();
  if (!listed) return;
  setPlayLayout(false);
  m_trainedList->showList();
}

QWidget* MainWindow::ownPuzzles() const {
  if (!m_workspace->hasGame()) return nullptr;
  return m_ownPuzzles[static_cast<std::size_t>(std::ranges::find(m_views, openView()) - m_views.begin())];
}

/// Shows the puzzles of a game with a separate puzzle page, which uses its board. Does nothing if the user keeps the open game.
void MainWindow::showOwnPuzzles(const QString& variantId) {
  const auto isOpen = [&] {
    return m_workspace->hasGame() && m_workspace->session()->document()->variantId() == variantId.toStdString();
  };
  if (!isOpen()) explore(variantId);
  QWidget* const own = isOpen() ? ownPuzzles() : nullptr;
  if (!own) return;
  showPuzzlesPage(own);
  openView()->openPuzzles();
}

void MainWindow::showPuzzlesPage(QWidget* page) {
  m_layouts->leave();
  m_pages->setCurrentWidget(page);
  refreshBars();
  page->setFocus();
  refresh();
}

/// The tried moves become variations at the end of its line.
void MainWindow::explorePuzzle() {
  GameRecord record = recordOf(*m_puzzles->trainer()->document());
  record.header.date =
      QDate::currentDate().toString(Qt::ISODate).toStdString();  // the library shows it once another game is opened
  const SavedResult game = playRecord(record);
  if (!game) return;
  m_workspace->openKnownGame(*game, Purpose::Look, [this] { setViewing(); });
}

void MainWindow::showPuzzles(const QString& variantId) {
  if (!isTrainedHere(variantId.toStdString())) return showOwnPuzzles(variantId);
  showPuzzlesPage(m_puzzles);
  m_puzzles->open(variantId.toStdString());
}

}  // namespace kotai::ui

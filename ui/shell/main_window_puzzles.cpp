// Puzzle page in the window: how it is opened and left.
#include <QDate>

#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
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
    if (m_pages->currentWidget() == m_puzzles && m_workspace->hasGame()) return showBoard();
    showPuzzles(QString::fromStdString(puzzleVariant()));
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
      showPuzzlesPage();
      m_trainedList = view;
      m_puzzles->trainList(view->session()->document()->variantId(), list, title);
    });
  connect(m_puzzles, &PuzzlesPage::listRequested, this, &MainWindow::showTrainedList);
  connect(m_welcome->puzzles(), &PuzzlesOffer::trainingRequested, this,
          [this](const QString& variantId, TrainingChoice::From from) {
            showPuzzlesPage();
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
  if (m_puzzles->trainer()->plays(open)) return open;
  if (const std::string& trained = m_puzzles->trainer()->variantId(); !trained.empty()) return trained;
  const std::string before = m_settings->choice(PuzzlesPage::variantChoice()).toStdString();
  if (m_welcome->states()->isSolved(before)) return before;  // a puzzle may be in progress
  for (const GameInfo& game : allGames())
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

void MainWindow::showPuzzlesPage() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_puzzles);
  refreshBars();
  m_puzzles->setFocus();
  refresh();
}

/// The tried moves become variations at the end of its line.
void MainWindow::explorePuzzle() {
  GameRecord record = m_puzzles->trainer()->board()->record();
  record.header.date =
      QDate::currentDate().toString(Qt::ISODate).toStdString();  // the library shows it once another game is opened
  const SavedResult game = playRecord(record);
  if (!game) return;
  m_workspace->openKnownGame(*game, Purpose::Look, [this] { setViewing(); });
}

void MainWindow::showPuzzles(const QString& variantId) {
  showPuzzlesPage();
  m_puzzles->open(variantId.toStdString());
}

}  // namespace kotai::ui

// The page of puzzles in the window: how one comes to it, and back.
#include "core/game/registry.h"
#include "ui/puzzles/puzzle_trainer.h"
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
    const bool back = m_pages->currentWidget() == m_puzzles && m_workspace->hasGame();
    back ? showBoard() : showPuzzles(QString::fromStdString(puzzleVariant()));
  });
  connect(m_welcome, &WelcomePage::puzzlesRequested, this, &MainWindow::showPuzzles);
  connect(m_puzzles, &PuzzlesPage::statusChanged, this,
          [this] { m_puzzles->refreshActions(m_pages->currentWidget() == m_puzzles); });
  connect(m_puzzles, &PuzzlesPage::solveRequested, this,
          [this](const QString& id) { m_workspace->startSolve(id.toStdString()); });
  for (SessionView* view : m_views)
    connect(view, &SessionView::trainingWanted, this, [this, view](const NumberedPositions& list) {
      showPuzzlesPage();
      m_puzzles->trainList(view->session()->document()->variantId(), list);
    });
}

/// The game that is open, else the one that was trained last, else the first that is solved.
std::string MainWindow::puzzleVariant() const {
  const std::string open = m_workspace->hasGame() ? m_workspace->session()->document()->variantId() : std::string();
  if (parseVariant(open)) return open;
  if (const VariantPtr& trained = m_puzzles->trainer()->variant()) return trained->id();
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (m_welcome->states()->isSolved(id)) return id;
  return games().front().get().knownVariants.front();
}

void MainWindow::showPuzzlesPage() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_puzzles);
  refreshBars();
  m_puzzles->setFocus();
  refresh();
}

void MainWindow::showPuzzles(const QString& variantId) {
  showPuzzlesPage();
  m_puzzles->open(variantId.toStdString());
}

}  // namespace kotai::ui

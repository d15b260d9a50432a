// The page of the published works in the window.
#include "core/library/library_game.h"
#include "ui/lessons/lessons_page.h"
#include "ui/papers/papers_page.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/game_page.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void MainWindow::connectPapers() {
  connect((*m_actions)[ActionId::ShowPapers], &QAction::triggered, this, [this] {
    const bool back = m_pages->currentWidget() == m_papers && m_workspace->hasGame();
    back ? showBoard() : showPapers();
  });
  connect(m_papers, &PapersPage::openRequested, this, [this](const QString& variantId, const QString& position) {
    const QString failure = m_workspace->openTexts(variantId, position);
    if (!failure.isEmpty()) messages()->showWarning(failure);
  });
  connect(m_papers, &PapersPage::listRequested, this, [this](const QString& variantId, const QString& query) {
    const QString failure = m_workspace->openTexts(variantId, QString());
    if (!failure.isEmpty()) return messages()->showWarning(failure);
    openView()->showQuery(query);
  });
  connect(m_papers, &PapersPage::actionWanted, this,
          [this](int action) { (*m_actions)[static_cast<ActionId>(action)]->trigger(); });
}

/// The game on the screen (board, puzzles, lessons or game page). Empty on the page with all games.
std::string MainWindow::shownGame() const {
  const QWidget* page = m_pages->currentWidget();
  if (page == m_lessons) return m_lessons->gameId();
  if (page == m_puzzles) return gameIdOf(m_puzzles->trainer()->variantId());
  if (shownView()) return openView()->session()->gameId();
  const GamePage* welcome = page == m_welcome ? m_welcome->shownGame() : nullptr;
  return welcome ? welcome->gameId() : std::string();
}

void MainWindow::showPapers() {
  if (const std::string game = shownGame(); !game.empty()) m_papers->showGame(game);
  m_layouts->leave();
  m_pages->setCurrentWidget(m_papers);
  refreshBars();
  m_papers->setFocus();
  refresh();
}

}  // namespace kotai::ui

// The page of the published works in the window.
#include "ui/papers/papers_page.h"
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
  connect(m_papers, &PapersPage::actionWanted, this,
          [this](int action) { (*m_actions)[static_cast<ActionId>(action)]->trigger(); });
}

void MainWindow::showPapers() {
  if (const SessionView* view = shownView()) {
    m_papers->showGame(view->session()->gameId());
  } else if (const GamePage* page = m_welcome->shownGame()) {
    m_papers->showGame(page->gameId());
  }
  m_layouts->leave();
  m_pages->setCurrentWidget(m_papers);
  refreshBars();
  m_papers->setFocus();
  refresh();
}

}  // namespace kotai::ui

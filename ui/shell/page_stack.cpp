#include "ui/shell/page_stack.h"

#include <QAction>
#include <algorithm>

#include "ui/play/page_frame.h"
#include "ui/session/session_view.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

PageStack::PageStack(Workspace* workspace, QWidget* parent) : QStackedWidget(parent), m_workspace(workspace) {}

void PageStack::addView(SessionView* view) {
  m_views.push_back(view);
  addWidget(view->page());
}

std::vector<PuzzleBoard*> PageStack::puzzleBoards() {
  std::vector<PuzzleBoard*> boards;
  for (const SessionView* view : m_views) boards.push_back(view->makePuzzleBoard(this));
  return boards;
}

SessionView* PageStack::openView() const {
  const auto found = std::ranges::find(m_views, m_workspace->session(), &SessionView::session);
  return found == m_views.end() ? m_views.front() : *found;
}

SessionView* PageStack::shownView() const {
  const auto found = std::ranges::find(m_views, currentWidget(), &SessionView::page);
  return found == m_views.end() ? nullptr : *found;
}

MessageBar* PageStack::messages() const {
  const SessionView* shown = shownView();
  return shown ? shown->messages() : currentWidget()->findChild<MessageBar*>();  // each page has its own
}

void PageStack::showPage(QWidget* page, bool takesFocus) {
  m_layouts->leave();
  setCurrentWidget(page);
  if (takesFocus) page->setFocus();
  emit shown();
}

void PageStack::openBy(QAction* action, QWidget* page, const std::function<void()>& open) {
  connect(action, &QAction::triggered, this,
          [this, page, open] { currentWidget() == page && m_workspace->hasGame() ? showBoard() : open(); });
}

void PageStack::showBoard() {
  SessionView* view = openView();
  if (shownView() == view) return;
  setCurrentWidget(view->page());
  m_layouts->show(view);
  view->page()->setFocus();
  emit shown();
}

void PageStack::showMessage(const QString& text) { messages()->showMessage(text); }

void PageStack::showWarning(const QString& text) { messages()->showWarning(text); }

void PageStack::withdrawWarning(const QString& text) {
  for (MessageBar* bar : findChildren<MessageBar*>()) bar->withdrawWarning(text);
}

}  // namespace kotai::ui

#include "moc_page_stack.cpp"

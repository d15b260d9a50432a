#include "ui/shell/window_layouts.h"

#include <QDockWidget>
#include <QMainWindow>
#include <algorithm>
#include <utility>

#include "ui/play/page_frame.h"
#include "ui/session/session_view.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

constexpr int stateVersion = 3;

QString stateName(const SessionView& view, bool play, bool low) {
  return view.layoutName(play) + (low ? QStringLiteral("Low") : QString());
}

}  // namespace

WindowLayouts::WindowLayouts(QMainWindow* window, Settings* settings, std::vector<SessionView*> views, QDockWidget* jobs)
    : QObject(window),
      m_window(window),
      m_settings(settings),
      m_views(std::move(views)),
      m_jobs(jobs),
      m_against(settings->personSide().has_value()) {
  for (SessionView* view : m_views)
    for (const bool play : {false, true})
      for (const bool low : {false, true}) m_states[{view, play, low}] = settings->windowState(stateName(*view, play, low));
  connect(settings, &Settings::opponentChanged, this, &WindowLayouts::onSidesChanged);
  connect(settings, &Settings::playLayoutChanged, this, &WindowLayouts::onChoiceChanged);
}

void WindowLayouts::show(SessionView* view) {
  keep();
  m_shown = view;
  apply(m_settings->playLayout());
}

void WindowLayouts::leave() {
  keep();
  m_shown = nullptr;
  hideDocks();
}

/// Giving up a side does not switch to another page.
void WindowLayouts::onSidesChanged() {
  const bool before = std::exchange(m_against, m_settings->personSide().has_value());
  if (m_against && !before) m_settings->setPlayLayout(true);
}

void WindowLayouts::onChoiceChanged(bool play) {
  if (!m_shown || play == m_play) return;
  keep();
  apply(play);
}

void WindowLayouts::reset() {
  for (auto& [place, state] : m_states) state.clear();
  if (m_shown) arrange();
}

void WindowLayouts::restoreAgain() {
  if (m_shown) restore();
}

void WindowLayouts::hideDocksBelowBoard() {
  if (!m_shown || m_play) return;
  const int missing = m_window->height() / 2 - m_shown->page()->height();
  if (missing <= 0) return;
  std::vector<QDockWidget*> all = m_shown->docks();
  all.push_back(m_jobs);
  for (QDockWidget* dock : all)
    if (m_window->dockWidgetArea(dock) == Qt::BottomDockWidgetArea && !dock->isFloating() && dock->isVisible())
      return m_window->resizeDocks({dock}, {std::max(1, dock->height() - missing)}, Qt::Vertical);
}

void WindowLayouts::apply(bool play) {
  m_play = play;
  m_settings->setPlayLayout(play);  // from now on, the visible layout is the user's choice
  m_shown->setPlayLayout(play);
  restore();
  const std::vector<QDockWidget*> own = m_shown->docks();
  for (SessionView* view : m_views)
    for (QDockWidget* dock : view->docks()) dock->toggleViewAction()->setVisible(view == m_shown);
  emit changed();
}

void WindowLayouts::restore() {
  hideDocks();
  m_low = m_shown->isLow();
  const QByteArray state = m_states[shown()];
  if (state.isEmpty() || !m_window->restoreState(state, stateVersion)) return arrange();
  emit arranged();
}

void WindowLayouts::arrange() {
  hideDocks();
  m_low = m_shown->isLow();
  for (QDockWidget* dock : m_shown->docks()) dock->setFloating(false);
  m_jobs->setFloating(false);
  if (!m_play) m_shown->arrangeDocks(m_jobs);
  emit arranged();
}

void WindowLayouts::keep() {
  if (m_shown) m_states[shown()] = m_window->saveState(stateVersion);
}

void WindowLayouts::write() {
  keep();
  for (const auto& [place, state] : m_states) m_settings->setWindowState(stateName(*place.view, place.play, place.low), state);
}

void WindowLayouts::hideDocks() {
  for (SessionView* view : m_views)
    for (QDockWidget* dock : view->docks()) dock->hide();
  m_jobs->hide();
}

}  // namespace kotai::ui

#include "moc_window_layouts.cpp"

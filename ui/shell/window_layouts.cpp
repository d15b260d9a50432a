#include "ui/shell/window_layouts.h"

#include <QEvent>
#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QTabWidget>
#include <QToolButton>
#include <algorithm>

#include "ui/docks/game/game_dock.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/play/page_frame.h"
#include "ui/session/session_view.h"
#include "ui/theme/icons.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

/// Title of a dock in the style of tabs, with small capitals above a line. Takes no space while the dock is
/// tabbed.
class DockTitle : public QWidget {
  Q_OBJECT

 public:
  explicit DockTitle(QDockWidget* dock);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool inTabs() const;
  void updateDock();
  QDockWidget* m_dock;
  QToolButton* m_float;
  QToolButton* m_close;
};

/// Stores the width of each dock beside the board, and the height of each dock above or below it. Docks that
/// have shrunk in a small window grow again in a larger window.
class DockSizes : public QObject {
 public:
  DockSizes(QMainWindow* window, const std::vector<QDockWidget*>& docks);
  void learn();  ///< stores the sizes of all docks; call after a layout has set the sizes
  /// Restores sizes of docks that have shrunk. Call this function after a resize, when the layout has run.
  /// Returns true if docks above or below the board have grown.
  bool growWithWindow(QSize grown);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isPlaced(const QDockWidget& dock) const;
  bool isBeside(QDockWidget& dock) const;
  int sizeOf(QDockWidget& dock) const;
  bool restoreSizes(bool beside);

  QMainWindow* m_window;
  std::vector<QDockWidget*> m_docks;
  std::map<const QDockWidget*, int> m_given;  ///< sizes set by the user or a layout, in pixels
};

constexpr int stateVersion = 3;

static QString stateName(const SessionView& view, bool play, bool low) {
  return view.layoutName(play) + (low ? QStringLiteral("Low") : QString());
}

constexpr int leftMargin = 14;
constexpr int titleHeight = 34;

/// Returns the font of dock titles and dock tabs.
static QFont dockTitleFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(base.pointSizeF() * 0.84);
  font.setWeight(QFont::Bold);
  font.setCapitalization(QFont::AllUppercase);
  font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
  return font;
}

constexpr int lowWindowPx = 1000;
/// Maximum share of the window's height for the tables. The board has priority, but charts must be readable.
constexpr double maxBottomRowShare = 0.28;

/// Arranges the docks. In a window that is not tall, the docks for the tables and the graph are tabs.
static void arrangeDocks(QMainWindow& window, const SessionView::Docks& docks, QDockWidget* jobsDock, bool low) {
  const std::vector<QDockWidget*>& tabs = docks.tabs;
  QDockWidget* first = tabs.front();
  for (QDockWidget* dock : {first, static_cast<QDockWidget*>(docks.moves), docks.graph})
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
  for (std::size_t i = 1; i < tabs.size(); ++i) window.tabifyDockWidget(tabs[i - 1], tabs[i]);
  if (low) {
    window.tabifyDockWidget(tabs.back(), docks.tables);
    window.tabifyDockWidget(docks.moves, docks.graph);
  } else {
    window.addDockWidget(Qt::BottomDockWidgetArea, docks.tables);
  }
  window.tabifyDockWidget(docks.tables, docks.positions);
  window.tabifyDockWidget(docks.positions, jobsDock);
  for (QDockWidget* dock : docks.all()) dock->show();
  jobsDock->show();
  for (QDockWidget* dock : {static_cast<QDockWidget*>(docks.tables), static_cast<QDockWidget*>(docks.moves), first})
    dock->raise();
  const int column = std::min(docks.columnPx, window.width() * 2 / 5);
  const int least = low ? window.width() * docks.minPercent / 100 : 0;
  window.resizeDocks({first}, {std::max(column, least)}, Qt::Horizontal);
  const auto& high = docks.heights;
  if (low) return window.resizeDocks({first, docks.moves}, {docks.lowWindowHeights[0], docks.lowWindowHeights[1]}, Qt::Vertical);
  window.resizeDocks({first, docks.moves, docks.graph}, {high[0], high[1], high[2]}, Qt::Vertical);
  const int most = static_cast<int>(window.height() * maxBottomRowShare);
  window.resizeDocks({docks.tables}, {std::min(docks.bottomRowPx, most)}, Qt::Vertical);
}

WindowLayouts::WindowLayouts(QMainWindow* window, Settings* settings, std::vector<SessionView*> views, QDockWidget* jobs)
    : QObject(window),
      m_window(window),
      m_settings(settings),
      m_views(std::move(views)),
      m_jobs(jobs),
      m_sizes(new DockSizes(window, docks())),
      m_against(settings->personSide().has_value()) {
  for (SessionView* view : m_views)
    for (const bool play : {false, true})
      for (const bool low : {false, true}) m_states[{view, play, low}] = settings->windowState(stateName(*view, play, low));
  placeDocks();
  connect(this, &WindowLayouts::arranged, m_sizes, &DockSizes::learn, Qt::QueuedConnection);
  connect(settings, &Settings::opponentChanged, this, &WindowLayouts::onSidesChanged);
  connect(settings, &Settings::playLayoutChanged, this, &WindowLayouts::onChoiceChanged);
}

/// Places the docks. The docks scroll, because a window on a small screen cannot grow with its docks.
void WindowLayouts::placeDocks() {
  m_window->setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
  m_window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  m_window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  m_window->setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
  for (QDockWidget* dock : docks()) {
    dock->setTitleBarWidget(new DockTitle(dock));
    m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    dock->setWidget(makeScrollArea(dock->widget()));
  }
}

std::vector<QDockWidget*> WindowLayouts::docks() const {
  std::vector<QDockWidget*> all;
  for (const SessionView* view : m_views) {
    const std::vector<QDockWidget*> own = view->docks().all();
    all.insert(all.end(), own.begin(), own.end());
  }
  all.push_back(m_jobs);
  return all;
}

void WindowLayouts::show(SessionView* view) {
  storeState();
  m_shown = view;
  apply(m_settings->playLayout());
}

void WindowLayouts::leave() {
  storeState();
  m_shown = nullptr;
  hideDocks();
}

/// Switches to the play layout when the user chooses a side against the program. Does not switch back later.
void WindowLayouts::onSidesChanged() {
  const bool before = std::exchange(m_against, m_settings->personSide().has_value());
  if (m_against && !before) m_settings->setPlayLayout(true);
}

void WindowLayouts::onChoiceChanged(bool play) {
  if (!m_shown || play == m_play) return;
  storeState();
  apply(play);
}

void WindowLayouts::reset() {
  for (auto& [place, state] : m_states) state.clear();
  if (m_shown) arrange();
}

void WindowLayouts::restoreAgain() {
  if (m_shown) restore();
}

void WindowLayouts::resizeDocks(QSize grown) {
  const bool higherDocks = m_sizes->growWithWindow(grown);
  if (higherDocks || grown.height() < 0) shrinkBottomDock();
}

/// Shrinks the docks below the board if the page with the board takes up less than half of the window's height.
void WindowLayouts::shrinkBottomDock() {
  if (!m_shown || m_play) return;
  const int missing = m_window->height() / 2 - m_shown->page()->height();
  if (missing <= 0) return;
  std::vector<QDockWidget*> all = m_shown->docks().all();
  all.push_back(m_jobs);
  for (QDockWidget* dock : all)
    if (m_window->dockWidgetArea(dock) == Qt::BottomDockWidgetArea && !dock->isFloating() && dock->isVisible())
      return m_window->resizeDocks({dock}, {std::max(1, dock->height() - missing)}, Qt::Vertical);
}

void WindowLayouts::apply(bool play) {
  m_play = play;
  m_settings->setPlayLayout(play);  // the visible layout now counts as the user's choice
  m_shown->setPlayLayout(play);
  restore();
  const std::vector<QDockWidget*> own = m_shown->docks().all();
  for (SessionView* view : m_views)
    for (QDockWidget* dock : view->docks().all()) dock->toggleViewAction()->setVisible(view == m_shown);
  emit changed();
}

void WindowLayouts::restore() {
  hideDocks();
  m_low = m_window->height() < lowWindowPx;
  const QByteArray state = m_states[shown()];
  if (state.isEmpty() || !m_window->restoreState(state, stateVersion)) return arrange();
  emit arranged();
}

void WindowLayouts::arrange() {
  hideDocks();
  m_low = m_window->height() < lowWindowPx;
  for (QDockWidget* dock : m_shown->docks().all()) dock->setFloating(false);
  m_jobs->setFloating(false);
  if (!m_play) arrangeDocks(*m_window, m_shown->docks(), m_jobs, m_low);
  emit arranged();
}

void WindowLayouts::storeState() {
  if (m_shown) m_states[shown()] = m_window->saveState(stateVersion);
}

void WindowLayouts::write() {
  storeState();
  for (const auto& [place, state] : m_states) m_settings->windowState.set(stateName(*place.view, place.play, place.low), state);
}

void WindowLayouts::hideDocks() {
  for (QDockWidget* dock : docks()) dock->hide();
}

DockSizes::DockSizes(QMainWindow* window, const std::vector<QDockWidget*>& docks)
    : QObject(window), m_window(window), m_docks(docks) {
  for (QDockWidget* dock : m_docks) dock->installEventFilter(this);
}

bool DockSizes::isPlaced(const QDockWidget& dock) const { return dock.isVisible() && !dock.isFloating(); }

bool DockSizes::isBeside(QDockWidget& dock) const {
  const Qt::DockWidgetArea area = m_window->dockWidgetArea(&dock);
  return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

int DockSizes::sizeOf(QDockWidget& dock) const { return isBeside(dock) ? dock.width() : dock.height(); }

/// Stores the size of a dock whose edge the user drags. A smaller window does not change the stored size.
bool DockSizes::eventFilter(QObject* watched, QEvent* event) {
  auto* dock = static_cast<QDockWidget*>(watched);
  if (event->type() == QEvent::Resize && isPlaced(*dock)) {
    int& given = m_given[dock];
    const bool dragged = QGuiApplication::mouseButtons() != Qt::NoButton;
    given = dragged ? sizeOf(*dock) : std::max(given, sizeOf(*dock));
  }
  return QObject::eventFilter(watched, event);
}

void DockSizes::learn() {
  m_given.clear();
  for (QDockWidget* dock : m_docks)
    if (isPlaced(*dock)) m_given[dock] = sizeOf(*dock);
}

bool DockSizes::restoreSizes(bool beside) {
  QList<QDockWidget*> docks;
  QList<int> sizes;
  for (QDockWidget* dock : m_docks) {
    const auto given = m_given.find(dock);
    if (given == m_given.end() || !isPlaced(*dock) || isBeside(*dock) != beside || sizeOf(*dock) >= given->second) continue;
    docks << dock;
    sizes << given->second;
  }
  if (!docks.isEmpty()) m_window->resizeDocks(docks, sizes, beside ? Qt::Horizontal : Qt::Vertical);
  return !docks.isEmpty();
}

bool DockSizes::growWithWindow(QSize grown) {
  if (grown.width() > 0) restoreSizes(true);
  return grown.height() > 0 && restoreSizes(false);
}

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock), m_dock(dock), m_float(new QToolButton(this)), m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("dockTitle"));
  m_float->setIcon(themedIcon(QStringLiteral("float")));
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  for (QToolButton* button : {m_float, m_close}) {
    button->setIconSize(QSize(13, 13));
    button->setFixedSize(22, 22);
    button->setFocusPolicy(Qt::NoFocus);
    button->hide();
  }
  connect(m_float, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
  connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
  connect(dock, &QDockWidget::visibilityChanged, this, &DockTitle::updateDock);
  connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::updateDock);
  connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitle::updateDock);
  dock->installEventFilter(this);
}

bool DockTitle::inTabs() const {
  const auto* window = qobject_cast<QMainWindow*>(m_dock->parentWidget());
  if (!window || m_dock->isFloating()) return false;
  const auto together = window->tabifiedDockWidgets(m_dock);
  for (const QDockWidget* other : together)
    if (!other->isHidden() || other->toggleViewAction()->isChecked()) return true;
  return false;
}

void DockTitle::updateDock() {
  updateGeometry();
  update();
}

QSize DockTitle::sizeHint() const { return {120, inTabs() ? 0 : titleHeight}; }

void DockTitle::paintEvent(QPaintEvent*) {
  if (height() < 10) return;
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  painter.fillRect(rect(), palette.surface);
  painter.setFont(dockTitleFont(font()));
  const QString title = m_dock->windowTitle();
  const int width = painter.fontMetrics().horizontalAdvance(title);
  painter.setPen(palette.text);
  painter.drawText(QRect(leftMargin, 0, width + 4, height() - 4), Qt::AlignLeft | Qt::AlignVCenter, title);
  painter.fillRect(QRect(leftMargin + 1, height() - 6, width, 2), palette.accent);
}

void DockTitle::resizeEvent(QResizeEvent*) {
  m_close->move(width() - 28, (height() - 22) / 2);
  m_float->move(width() - 52, (height() - 22) / 2);
}

bool DockTitle::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_dock && (event->type() == QEvent::Enter || event->type() == QEvent::Leave)) {
    const bool inside = event->type() == QEvent::Enter && height() > 10;
    m_float->setVisible(inside);
    m_close->setVisible(inside);
  }
  if (watched == m_dock && event->type() == QEvent::WindowTitleChange) update();
  return QWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_window_layouts.cpp"
#include "window_layouts.moc"

#include "ui/shell/dock_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <algorithm>

namespace kotai::ui {

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

/// Only dragging the edge makes a dock smaller. A smaller window does not change its stored size.
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

bool DockSizes::growBack(bool beside) {
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
  if (grown.width() > 0) growBack(true);
  return grown.height() > 0 && growBack(false);
}

}  // namespace kotai::ui

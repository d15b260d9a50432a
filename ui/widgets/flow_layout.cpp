#include "ui/widgets/flow_layout.h"

#include <QWidget>
#include <algorithm>

#include "ui/widgets/layouts.h"

namespace kotai::ui {

FlowLayout::FlowLayout(int spacingPx) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacingPx);
}

FlowLayout::~FlowLayout() {
  for (const QLayoutItem* item : m_items) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) { m_items.push_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item) m_items.erase(m_items.begin() + index);
  return item;
}

int FlowLayout::count() const { return static_cast<int>(m_items.size()); }

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::sizeHint() const {
  QSize size(0, 0);
  for (const QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    size.setWidth(size.width() + (size.width() > 0 ? spacing() : 0) + item->sizeHint().width());
    size.setHeight(std::max(size.height(), item->sizeHint().height()));
  }
  return size;
}

QSize FlowLayout::minimumSize() const {
  QSize size(0, 0);
  for (const QLayoutItem* item : m_items)
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool apply) const {
  int y = rect.top();
  for (std::size_t first = 0; first < m_items.size();) {
    std::size_t end = first;
    int width = 0;
    int height = 0;
    for (; end < m_items.size(); ++end) {  // puts as many items into a line as fit, at least one
      if (m_items[end]->isEmpty()) continue;
      const QSize size = m_items[end]->sizeHint();
      const int wider = width + (width > 0 ? spacing() : 0) + size.width();
      if (width > 0 && wider > rect.width()) break;
      width = wider;
      height = std::max(height, size.height());
    }
    int x = rect.left();
    for (std::size_t i = first; apply && i < end; ++i) {
      if (m_items[i]->isEmpty()) continue;
      const QSize size = m_items[i]->sizeHint();
      m_items[i]->setGeometry(QRect(QPoint(x, y + (height - size.height()) / 2), size));
      x += size.width() + spacing();
    }
    y += height + (end < m_items.size() ? spacing() : 0);
    first = end;
  }
  return y - rect.top();
}

QWidget* groupedWidgets(const std::vector<QWidget*>& widgets) {
  auto* whole = new QWidget;
  auto* row = makeLayout<QHBoxLayout>(whole, {0, 0, 0, 0}, 4);
  for (QWidget* each : widgets) row->addWidget(each);
  return whole;
}

}  // namespace kotai::ui

#include "moc_flow_layout.cpp"

#include "ui/widgets/wrapped_text.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>
#include <algorithm>

namespace kotai::ui {

namespace {

constexpr int tallest = 10000;  ///< higher than any text
constexpr int betweenRows = 6;

int columnWidth(const QWidget* view, int column) {
  if (const auto* tree = qobject_cast<const QTreeView*>(view)) return tree->columnWidth(column);
  if (const auto* table = qobject_cast<const QTableView*>(view)) return table->columnWidth(column);
  return 0;
}

}  // namespace

void WrappedText::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->features |= QStyleOptionViewItem::WrapText;
}

QSize WrappedText::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QFontMetrics metrics(option.font);
  const QRect room(0, 0, std::max(1, columnWidth(option.widget, index.column()) - m_around), tallest);
  const int height = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString()).height();
  return {0, height + betweenRows};
}

}  // namespace kotai::ui

#include "moc_wrapped_text.cpp"

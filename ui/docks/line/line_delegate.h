// Paints a step of a perfect line: number, side, move, value, number of equally good moves.
#pragma once

#include <QStyledItemDelegate>

namespace kotai::ui {

class LineDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace kotai::ui

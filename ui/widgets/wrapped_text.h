// Cells of a tree or table whose text wraps instead of being cut off.
#pragma once

#include <QStyledItemDelegate>

namespace kotai::ui {

/// For one column. The rows are as high as its texts require in the current width.
class WrappedText : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// \p around: the style's margins of a cell, both sides together.
  WrappedText(int around, QObject* parent) : QStyledItemDelegate(parent), m_around(around) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  int m_around;
};

}  // namespace kotai::ui

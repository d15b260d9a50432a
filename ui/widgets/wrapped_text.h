// Cells of a tree or a table whose words go on in further lines instead of being cut off.
#pragma once

#include <QStyledItemDelegate>

namespace kotai::ui {

/// For one column; the rows are as high as its words need in the width that the column has now.
class WrappedText : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// \p around: what the style leaves free on both sides of a cell together.
  WrappedText(int around, QObject* parent) : QStyledItemDelegate(parent), m_around(around) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  int m_around;
};

}  // namespace kotai::ui

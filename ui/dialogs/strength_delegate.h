// A row in the list of strengths: the name, and below it a description.
#pragma once

#include <QStyledItemDelegate>

namespace kotai::ui {

class StrengthDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// The role of the line below the name.
  static constexpr int LineRole = Qt::UserRole + 1;

  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace kotai::ui

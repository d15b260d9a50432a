// Paints a row of the list of moves: the move, its value as a pill, its distance as a bar, and a note.
#pragma once

#include <QStyledItemDelegate>
#include <cstdint>

namespace kotai::ui {

class MovesDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Paints the background of a hovered or selected row. All lists of moves use this function.
void paintRowBackground(QPainter& painter, const QStyleOptionViewItem& option);
/// Returns a bold fixed-width font for moves, in the size of \p base.
QFont moveFont(const QFont& base);
/// Returns the width of the pill column in a list whose longest distance is \p mostPlies plies.
int pillColumnWidth(const QFont& base, std::uint32_t mostPlies);

}  // namespace kotai::ui

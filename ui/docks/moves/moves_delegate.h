// Paints a row of the moves list: move, value pill, bar by distance, note.
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

/// Paints the row's background if it is hovered or selected. Shared by the lists of moves.
void paintRowBackground(QPainter& painter, const QStyleOptionViewItem& option);
/// Returns a bold fixed-width font of the option's size, for moves.
QFont moveFont(const QFont& base);
/// Returns the width of the pill column in a list whose values are at most \p mostPlies plies.
int pillColumnWidth(const QFont& base, std::uint32_t mostPlies);

}  // namespace kotai::ui

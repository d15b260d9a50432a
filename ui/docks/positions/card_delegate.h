// Card of a position in a list of any game: a small board, its value, its number and its text.
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>
#include <functional>

#include "core/game/variant.h"

namespace kotai::ui {

/// Small board of a game. Null functions draw none.
struct CardBoard {
  static constexpr int usualPx = 76;
  std::string variantId = {};
  std::function<QPixmap(const AnyPosition& position, int sidePx, qreal devicePixelRatio)> draw = {};
  int sidePx = usualPx;
};
CardBoard cardBoard(VariantPtr variant);  ///< the variant may be null

/// Reads CardRoles. Thumbnails are drawn when first painted and kept in the pixmap cache.
class CardDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void setBoard(CardBoard board) { m_board = std::move(board); }
  void setCardWidth(int pixels) { m_cardWidth = pixels; }
  int cardHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;

  CardBoard m_board;
  int m_cardWidth = 250;
};

}  // namespace kotai::ui

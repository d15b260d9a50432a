// Card of a position in a list: a small board, and beside it text from a subclass.
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>

#include "core/game/types.h"

namespace kotai::ui {

/// Reads the roles of PositionWindowBase. Thumbnails are drawn when first painted and kept in the pixmap cache.
class CardDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  void setCardWidth(int pixels) { m_cardWidth = pixels; }
  int cardHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  using QStyledItemDelegate::QStyledItemDelegate;
  virtual int thumbnailPx() const { return usualThumbnailPx; }
  /// Key of the picture besides the position: variant, colours. No picture if empty.
  virtual QString pictureKey() const = 0;
  virtual QPixmap drawThumbnail(const AnyPosition& position, int sidePx, qreal devicePixelRatio) const = 0;
  /// Paints the value and the number above the text of the position. Returns their height.
  virtual int paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const = 0;

  static void paintNumber(QPainter& painter, const QRectF& area, const QFont& font, const QModelIndex& index);

 private:
  static constexpr int usualThumbnailPx = 76;
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;

  int m_cardWidth = 250;
};

}  // namespace kotai::ui

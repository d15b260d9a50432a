// Cards of positions in a list: thumbnail, value, number, text.
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>

#include "core/game/variant.h"

namespace kotai::ui {

/// Reads PositionsModel's roles. Thumbnails are drawn when first painted and kept in the pixmap cache.
class PositionDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit PositionDelegate(QObject* parent = nullptr);

  void setVariant(VariantPtr variant);
  void setCardWidth(int pixels);
  int cardHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  int thumbnailPx() const;
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;
  void paintTexts(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const;

  VariantPtr m_variant;
  int m_cardWidth = 250;
};

}  // namespace kotai::ui

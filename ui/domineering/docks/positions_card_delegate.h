// One position as a card: a small board, its class and value, its number and text.
#pragma once

#include <QStyledItemDelegate>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::ui {

class PositionsCardDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit PositionsCardDelegate(QObject* parent = nullptr);
  void setVariant(SimultaneousVariantPtr variant) { m_variant = std::move(variant); }
  void setCardWidth(int pixels) { m_cardWidth = pixels; }
  static int cardHeight();

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;
  void paintTexts(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const;

  SimultaneousVariantPtr m_variant;
  int m_cardWidth = 230;
};

}  // namespace kotai::ui

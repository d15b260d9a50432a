// Cards of positions of Synchronized Domineering: a small board, its class and value, its number and its text.
#pragma once

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/docks/positions/card_delegate.h"

namespace kotai::ui {

class PositionsCardDelegate : public CardDelegate {
  Q_OBJECT

 public:
  using CardDelegate::CardDelegate;
  void setVariant(SimultaneousVariantPtr variant) { m_variant = std::move(variant); }

 protected:
  QString pictureKey() const override;
  QPixmap drawThumbnail(const AnyPosition& position, int sidePx, qreal devicePixelRatio) const override;
  int paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const override;

 private:
  SimultaneousVariantPtr m_variant;
};

}  // namespace kotai::ui

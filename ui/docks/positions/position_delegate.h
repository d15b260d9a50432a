// Cards of positions of an alternating game: thumbnail, value, number, text.
#pragma once

#include "core/game/variant.h"
#include "ui/docks/positions/card_delegate.h"

namespace kotai::ui {

class PositionDelegate : public CardDelegate {
  Q_OBJECT

 public:
  using CardDelegate::CardDelegate;
  void setVariant(VariantPtr variant) { m_variant = std::move(variant); }

 protected:
  int thumbnailPx() const override;
  QString pictureKey() const override;
  QPixmap drawThumbnail(const AnyPosition& position, int sidePx, qreal devicePixelRatio) const override;
  int paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const override;

 private:
  VariantPtr m_variant;
};

}  // namespace kotai::ui

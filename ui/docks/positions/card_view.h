// View of positions as cards, in rows that fill the width of the view.
#pragma once

#include <QListView>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <string>

namespace kotai::ui {

/// Paints a position of any game as a card: a small board, the value, the number and the text. Reads CardRoles.
/// Thumbnails are rendered when first painted, then cached in QPixmapCache.
class CardDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void setVariant(const std::string& id);  ///< sets the variant of the boards; with an empty id, cards have no board
  void setCardWidth(int pixels) { m_cardWidth = pixels; }
  int cardHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  static constexpr int defaultBoardPx = 76;
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;

  std::string m_variantId;
  int m_boardPx = defaultBoardPx;
  int m_cardWidth = 250;
};

/// View of positions as cards. The model must have CardRoles.
class CardView : public QListView {
  Q_OBJECT

 public:
  explicit CardView(QWidget* parent = nullptr);
  void setVariant(const std::string& id);  ///< sets the variant whose boards the cards show

 private:
  void resizeEvent(QResizeEvent* event) override;
  void fitCards();

  CardDelegate* m_delegate = new CardDelegate(this);
};

}  // namespace kotai::ui

// Cards of positions in rows that fill the width of the view.
#pragma once

#include <QListView>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <string>

namespace kotai::ui {

/// Card of a position in a list of any game: a small board, its value, its number and its text. Reads CardRoles. Thumbnails are
/// drawn when first painted and then cached in QPixmapCache.
class CardDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void setVariant(const std::string& id);  ///< variant of the boards; without a variant, cards have no board
  void setCardWidth(int pixels) { m_cardWidth = pixels; }
  int cardHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  static constexpr int usualBoardPx = 76;
  QPixmap thumbnail(const QModelIndex& index, qreal devicePixelRatio) const;

  std::string m_variantId;
  int m_boardPx = usualBoardPx;
  int m_cardWidth = 250;
};

/// The model must have CardRoles.
class CardView : public QListView {
  Q_OBJECT

 public:
  explicit CardView(QWidget* parent = nullptr);
  void setVariant(const std::string& id);  ///< variant whose boards the cards show

 private:
  void resizeEvent(QResizeEvent* event) override;
  void fitCards();

  CardDelegate* m_delegate;
};

}  // namespace kotai::ui

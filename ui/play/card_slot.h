// Contains one card. As high as the card, with scrolling if there is less space.
#pragma once

#include <QPointer>
#include <QScrollArea>

namespace kotai::ui {

class CardSlot : public QScrollArea {
 public:
  explicit CardSlot(QWidget* parent = nullptr);
  void setCard(QWidget* card);  ///< takes ownership and deletes the previous card; null hides the slot
  QWidget* card() const { return m_card; }
  void setLeastHeight(int px) { m_leastHeight = px; }  ///< of a card that has to scroll
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showBarIfNeeded();
  QPointer<QWidget> m_card;
  int m_leastHeight = 96;
};

}  // namespace kotai::ui

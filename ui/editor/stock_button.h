// A piece in the stock of the position editor. The user selects it and clicks on the board, or drags it there.
#pragma once

#include <QToolButton>

#include "core/game/variant.h"

namespace kotai::ui {

class StockButton : public QToolButton {
  Q_OBJECT

 public:
  StockButton(VariantPtr variant, Side owner, int kind, QWidget* parent = nullptr);
  static QString mimeType();
  Side owner() const { return m_owner; }
  int kind() const { return m_kind; }
  void setLeft(int count);  ///< number of pieces that are not placed yet

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void refreshPicture();

  VariantPtr m_variant;
  Side m_owner;
  int m_kind;
  QPoint m_pressedAt;
};

}  // namespace kotai::ui

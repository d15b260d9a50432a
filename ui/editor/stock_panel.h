// Panel with all pieces of both sides that the user can place. Shows how many pieces of each kind are left.
#pragma once

#include <QButtonGroup>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "core/game/types.h"
#include "core/game/variant.h"

namespace kotai::ui {

class EditedPosition;

/// Button of a piece in the stock of the position editor. The user selects the piece and clicks on the board,
/// or drags the piece to the board.
class StockButton : public QToolButton {
  Q_OBJECT

 public:
  StockButton(VariantPtr variant, Side owner, int kind, QWidget* parent = nullptr);
  static QString mimeType();
  Side owner() const { return m_owner; }
  int kind() const { return m_kind; }
  void setLeft(int count);  ///< sets the number of pieces that are not placed yet

 private:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void refreshPicture();

  VariantPtr m_variant;
  Side m_owner;
  int m_kind;
  QPoint m_pressedAt;
};

class StockPanel : public QWidget {
  Q_OBJECT

 public:
  explicit StockPanel(const EditedPosition* position, QWidget* parent = nullptr);
  StockButton* button(Side owner, int kind) const;  ///< returns the button of a kind of piece; null if there is none
  void refresh();
  void release();  ///< clears the selection

 signals:
  void chosen(kotai::Side owner, int kind);
  void released();

 private:
  StockButton* addButton(Side side, int kind);

  const EditedPosition* m_position;
  QButtonGroup* m_group = new QButtonGroup(this);
  std::vector<StockButton*> m_buttons;
};

}  // namespace kotai::ui

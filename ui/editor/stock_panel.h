// All pieces that can be placed, for both sides, with the remaining numbers.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/types.h"

class QButtonGroup;

namespace kotai::ui {

class EditedPosition;
class StockButton;

class StockPanel : public QWidget {
  Q_OBJECT

 public:
  explicit StockPanel(const EditedPosition* position, QWidget* parent = nullptr);
  StockButton* button(Side owner, int kind) const;  ///< null if there is none

 public slots:
  void refresh();
  void release();  ///< removes the selection

 signals:
  void chosen(kotai::Side owner, int kind);
  void released();

 private:
  StockButton* addButton(Side side, int kind);

  const EditedPosition* m_position;
  QButtonGroup* m_group;
  std::vector<StockButton*> m_buttons;
};

}  // namespace kotai::ui

// Widget with the options of a Quoridor board: columns, rows, fences of each player, and the start of the
// second player.
#pragma once

#include <QCheckBox>
#include <QRadioButton>

#include "ui/games/variant_choice.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class QuoridorChoice : public VariantChoice {
  Q_OBJECT

 public:
  explicit QuoridorChoice(QWidget* parent = nullptr);
  void setVariantId(const std::string& id) override;
  std::string variantId() const override;

  QSpinBox* columnsBox() const { return m_columns; }
  QSpinBox* rowsBox() const { return m_rows; }

 private:
  void layOut();
  void updateControls();

  QSpinBox* m_columns;
  QSpinBox* m_rows;
  QSpinBox* m_first;
  QSpinBox* m_second;
  QCheckBox* m_sameForBoth;
  QLabel* m_startLabel;
  QRadioButton* m_facing;
  QRadioButton* m_diagonal;
};

}  // namespace kotai::ui
